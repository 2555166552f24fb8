// SPDX-License-Identifier: MIT

import CX11

/// The client libraries that ask the server about their extension when they are first used with a display.
enum ClientLibrary: Sendable {
  case render
  case fixes
  case present
  /// MIT-SHM, which cairo looks for on each display.
  case sharedMemory

  /// Returns whether the library would be used with these extensions of the server.
  func isNeeded(with extensions: Extensions) -> Bool {
    switch self {
    case .render: extensions.render != nil
    case .fixes: extensions.fixes != nil
    case .present: extensions.present != nil
    case .sharedMemory: true
    }
  }

  /// Has the library ask, and waits for the answers.
  func enter(_ display: OpaquePointer) {
    var (first, second): (Int32, Int32) = (0, 0)
    switch self {
    case .render: XRenderQueryVersion(display, &first, &second)
    case .fixes: XFixesQueryVersion(display, &first, &second)
    case .present:
      var opcode: Int32 = 0
      XPresentQueryExtension(display, &opcode, &first, &second)
    case .sharedMemory: XShmQueryExtension(display)
    }
  }
}
