// SPDX-License-Identifier: MIT

/// Why there is no connection to an X server: what was tried, and what to do about it.
package struct ConnectionError: Error, Equatable, CustomStringConvertible {
  package enum Reason: Equatable, Sendable {
    /// Neither the caller nor the environment named a display.
    case noDisplayNamed
    /// Nothing answers there, or it refuses this client.
    case cannotOpen
    /// The server lacks an extension that nothing can be drawn without.
    case missingExtension(String)
    /// The process may not open as many files as a connection and what goes with it need.
    case noDescriptorLeft
  }

  package let reason: Reason
  /// The display name that was tried; empty when none was named.
  package let displayName: String

  package init(reason: Reason, displayName: String) {
    self.reason = reason
    self.displayName = displayName
  }

  /// For a program that ends because of this.
  package var exitStatus: Int32 {
    switch reason {
    case .noDisplayNamed, .cannotOpen, .missingExtension: 3
    case .noDescriptorLeft: 1
    }
  }

  package var description: String {
    switch reason {
    case .noDisplayNamed:
      "no X display: DISPLAY is not set; start this from a desktop session, set DISPLAY, "
        + "or run it under a virtual server (xvfb-run)"
    case .cannotOpen:
      "cannot open the X display \"\(displayName)\": no server answers there, or it refuses this client; "
        + "check DISPLAY and, for another user's or machine's display, XAUTHORITY"
    case .missingExtension(let name):
      "the X server at \"\(displayName)\" has no \(name) extension, which drawing needs; use another server"
    case .noDescriptorLeft:
      "too few file descriptors are left for a connection to the X server and what goes with it; "
        + "raise their limit (ulimit -n)"
    }
  }
}
