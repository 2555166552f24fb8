// SPDX-License-Identifier: MIT

import CX11

/// The parts of the client libraries that ask the server something when they are first used with a display, and then
/// know it.
enum ClientLibrary: Sendable {
  case render
  case fixes
  case present
  /// MIT-SHM, which cairo looks for on each display.
  case sharedMemory
  /// Xlib's map of the keyboard. A key that is held is reported without releases in between.
  case keyboard

  /// Returns whether the library would be used with these extensions of the server.
  func isNeeded(with extensions: Extensions) -> Bool {
    switch self {
    case .render: extensions.render != nil
    case .fixes: extensions.fixes != nil
    case .present: extensions.present != nil
    case .sharedMemory, .keyboard: true
    }
  }

  /// Has the library ask, and waits for the answers.
  func enter(_ display: OpaquePointer) {
    var (first, second): (Int32, Int32) = (0, 0)
    switch self {
    case .render: XRenderQueryFormats(display)
    case .fixes: XFixesQueryVersion(display, &first, &second)
    case .present:
      var opcode: Int32 = 0
      XPresentQueryExtension(display, &opcode, &first, &second)
    case .sharedMemory: XShmQueryExtension(display)
    case .keyboard:
      XkbSetDetectableAutoRepeat(display, True, nil)
      _ = ModifierMap(display: display)
    }
  }
}
