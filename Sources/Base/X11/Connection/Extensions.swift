// SPDX-License-Identifier: MIT

import CX11

/// The extensions of a server, with the versions that both sides support. nil for an extension that the server lacks.
package struct Extensions: Sendable {
  package struct Extension: Sendable, Equatable {
    /// The name that the protocol defines, for messages.
    package let name: String
    package let opcode: Int32
    package let eventBase: Int32
    package let errorBase: Int32
    package let major: Int32
    package let minor: Int32

    package func isAtLeast(_ major: Int32, _ minor: Int32) -> Bool {
      (self.major, self.minor) >= (major, minor)
    }
  }

  package let render: Extension?
  package let present: Extension?
  package let xinput: Extension?
  package let sync: Extension?
  package let fixes: Extension?
  package let randr: Extension?

  package var all: [Extension] { [render, present, xinput, sync, fixes, randr].compactMap(\.self) }

  /// The XInput version that this client supports: 2.4 has touchpad gestures, 2.2 touch, 2.1 smooth scrolling.
  static let xinputVersion: (major: Int32, minor: Int32) = (2, 4)

  init(display: OpaquePointer) {
    render = Self.query("RENDER", display) { XRenderQueryVersion(display, &$0, &$1) != 0 }
    present = Self.query("Present", display) { major, minor in
      var opcode: Int32 = 0
      var eventBase: Int32 = 0
      var errorBase: Int32 = 0
      guard XPresentQueryExtension(display, &opcode, &eventBase, &errorBase) != 0 else { return false }
      return XPresentQueryVersion(display, &major, &minor) != 0
    }
    xinput = Self.query("XInputExtension", display) { major, minor in
      (major, minor) = Self.xinputVersion
      return XIQueryVersion(display, &major, &minor) == Success && major >= 2
    }
    sync = Self.query("SYNC", display) { XSyncInitialize(display, &$0, &$1) != 0 }
    fixes = Self.query("XFIXES", display) { major, minor in
      (major, minor) = (5, 0)
      return XFixesQueryVersion(display, &major, &minor) != 0
    }
    randr = Self.query("RANDR", display) { XRRQueryVersion(display, &$0, &$1) != 0 }
  }

  private static func query(
    _ name: String, _ display: OpaquePointer, version: (inout Int32, inout Int32) -> Bool
  ) -> Extension? {
    var opcode: Int32 = 0
    var eventBase: Int32 = 0
    var errorBase: Int32 = 0
    guard XQueryExtension(display, name, &opcode, &eventBase, &errorBase) != 0 else { return nil }
    var major: Int32 = 0
    var minor: Int32 = 0
    guard ExtensionLibraries.entering({ version(&major, &minor) }) else { return nil }
    return Extension(
      name: name, opcode: opcode, eventBase: eventBase, errorBase: errorBase, major: major, minor: minor)
  }
}
