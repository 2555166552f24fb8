// SPDX-License-Identifier: MIT

import CX11

/// The extensions that this module uses, under the names that the protocol defines.
enum ExtensionName: String, CaseIterable {
  case render = "RENDER"
  case present = "Present"
  case xinput = "XInputExtension"
  case sync = "SYNC"
  case fixes = "XFIXES"
  case randr = "RANDR"

  /// The XInput version that this client supports: 2.4 has touchpad gestures, 2.2 touch, 2.1 smooth scrolling.
  static let xinputVersion: (major: Int32, minor: Int32) = (2, 4)

  /// The oldest version that is of use.
  var leastMajorVersion: Int { self == .xinput ? 2 : 0 }

  /// Asks for the version that both sides support.
  func version(_ opcode: Int32, on line: ServerLine) -> Question<(major: Int, minor: Int)> {
    switch self {
    case .sync:
      Question(Request(opcode, X_SyncInitialize, [3 | 1 << 8]), on: line) { (Int($0.card8(8)), Int($0.card8(9))) }
    case .xinput:
      Question(Request(opcode, X_XIQueryVersion, [2 | 4 << 16]), on: line) { ($0.card16(8), $0.card16(10)) }
    case .render: plainVersion(opcode, X_RenderQueryVersion, [0, 11], on: line)
    case .present: plainVersion(opcode, X_PresentQueryVersion, [1, 2], on: line)
    case .fixes: plainVersion(opcode, X_XFixesQueryVersion, [5, 0], on: line)
    case .randr: plainVersion(opcode, X_RRQueryVersion, [1, 5], on: line)
    }
  }

  /// Most extensions have the same request.
  private func plainVersion(
    _ opcode: Int32, _ request: Int32, _ version: [UInt], on line: ServerLine
  ) -> Question<(major: Int, minor: Int)> {
    Question(Request(opcode, request, version), on: line) { (Int($0.card32(8)), Int($0.card32(12))) }
  }
}
