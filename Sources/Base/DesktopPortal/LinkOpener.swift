// SPDX-License-Identifier: MIT

import CGIO

/// Opens URIs in the programs that the user has chosen for them, as GIO finds them: in a sandbox through the portal, and
/// otherwise in the desktop's list of programs and what they open.
package enum LinkOpener {
  /// Returns whether there is a program for a scheme, such as “https”.
  package static func hasProgram(forScheme scheme: String) -> Bool {
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Starts the program for a URI, or passes it to one that runs. It may take a while, so it is not for the main thread.
  ///
  /// - Returns: nil, or why nothing was opened.
  package static func open(_ uri: String) -> String? {
    let scheme = uri.prefix { $0 != ":" }.lowercased()
    guard scheme == "file" || hasProgram(forScheme: scheme) else {
      return "no program opens the scheme \(scheme); choose one in the desktop's settings"
    }
    var error: UnsafeMutablePointer<GError>?
    if g_app_info_launch_default_for_uri(uri, nil, &error) != 0 { return nil }
    defer { g_clear_error(&error) }
    return error.map { String(cString: $0.pointee.message) } ?? "no reason was given"
  }
}
