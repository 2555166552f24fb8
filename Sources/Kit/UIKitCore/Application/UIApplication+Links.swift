// SPDX-License-Identifier: MIT
import DesktopPortal
import Diagnostics
import Foundation

/// Links, which other programs open: those that the user has chosen on the desktop for a scheme, or for a kind of file.
extension UIApplication {
  /// The keys of the options with which a URL is opened.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A Boolean: whether the URL is opened only in a program that its site names, and not in a browser. A desktop knows no
    /// such programs, so that nothing is opened then.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens a URL in another program.
  ///
  /// ```swift
  /// @MainActor func showManual() {
  ///   guard let url = URL(string: "https://www.swift.org") else { return }
  ///   UIApplication.shared.open(url) { isOpen in
  ///     if !isOpen { print("There is no browser.") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL. That of a file is opened in the program for such files.
  ///   - options: Conditions for the program.
  ///   - completionHandler: Called on the main thread with whether a program was found and started. If not, the reason is
  ///     written to standard error.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isAllowed = options[.universalLinksOnly] as? Bool != true
    Task {
      let isOpen = isAllowed ? await Self.open(url.absoluteString) : false
      completionHandler?(isOpen)
    }
  }

  /// Opens a URL in another program.
  ///
  /// - Parameters:
  ///   - url: The URL. That of a file is opened in the program for such files.
  ///   - options: Conditions for the program.
  /// - Returns: Whether a program was found and started.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    guard options[.universalLinksOnly] as? Bool != true else { return false }
    return await Self.open(url.absoluteString)
  }

  @concurrent nonisolated private static func open(_ uri: String) async -> Bool {
    guard let reason = LinkOpener.open(uri) else { return true }
    warn("\(uri) cannot be opened: \(reason)")
    return false
  }

  /// Opens a URL in another program, as `open(_:options:completionHandler:)` does.
  ///
  /// - Returns: Whether there is a program for the URL's scheme.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  /// Returns whether there is a program for the scheme of a URL. For a file, it is not asked whether there is one for its
  /// kind.
  ///
  /// Schemes need not be declared, as on iOS.
  public func canOpenURL(_ url: URL) -> Bool {
    url.isFileURL || url.scheme.map { LinkOpener.hasProgram(forScheme: $0.lowercased()) } ?? false
  }
}
