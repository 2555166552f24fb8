// SPDX-License-Identifier: MIT
package import Diagnostics

/// The reason why there is no connection to an X server, with what was tried and what to do.
package struct ConnectionError: Error, Equatable, CustomStringConvertible {
  package enum Reason: Equatable, Sendable {
    /// Neither the caller nor the environment specifies a display.
    case noDisplayNamed
    /// No server answers, or it rejects this client.
    case cannotOpen
    /// The server lacks an extension that drawing requires.
    case missingExtension(String)
    /// The process cannot open as many files as a connection requires.
    case noDescriptorLeft
    /// The process cannot reserve as much memory as a window requires.
    case noMemory
    /// The system refuses a thread.
    case noThread(ProgramThread.StartError)
  }

  package let reason: Reason
  /// The display name that was tried. Empty if none was specified.
  package let displayName: String

  package init(reason: Reason, displayName: String) {
    self.reason = reason
    self.displayName = displayName
  }

  /// The exit status for a program that ends because of this error.
  package var exitStatus: Int32 {
    switch reason {
    case .noDisplayNamed, .cannotOpen, .missingExtension: 3
    case .noDescriptorLeft, .noMemory, .noThread: 1
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
      "too few file descriptors are left for a connection to the X server and the libraries that use it; "
        + "raise their limit (ulimit -n)"
    case .noMemory:
      "too little memory can be reserved for a window; raise its limit (ulimit -v)"
    case .noThread(let error):
      "\(error)"
    }
  }
}
