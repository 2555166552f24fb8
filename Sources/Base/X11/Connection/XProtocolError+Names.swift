// SPDX-License-Identifier: MIT

import CX11

extension XProtocolError {
  /// The number of the first request that belongs to an extension.
  private static let firstExtensionOpcode = 128

  init(event: XErrorEvent, display: OpaquePointer, extensions: Extensions) {
    self.init(
      code: event.error_code,
      summary: Self.summary(code: Int32(event.error_code), display: display),
      request: Self.requestName(major: Int(event.request_code), minor: Int(event.minor_code), display, extensions),
      resource: event.resourceid,
      serial: event.serial)
  }

  private static func summary(code: Int32, display: OpaquePointer) -> String {
    text { XGetErrorText(display, code, $0, $1) }
  }

  private static func requestName(
    major: Int, minor: Int, _ display: OpaquePointer, _ extensions: Extensions
  ) -> String {
    if major < firstExtensionOpcode {
      return text { XGetErrorDatabaseText(display, "XRequest", "\(major)", "request \(major)", $0, $1) }
    }
    guard let owner = extensions.all.first(where: { Int($0.opcode) == major }) else {
      return "extension \(major) request \(minor)"
    }
    let key = "\(owner.name).\(minor)"
    return text { XGetErrorDatabaseText(display, "XRequest", key, "\(owner.name) request \(minor)", $0, $1) }
  }

  private static func text(_ fill: (UnsafeMutablePointer<CChar>, Int32) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      buffer.initialize(repeating: 0)
      fill(buffer.baseAddress!, Int32(buffer.count))
      return String(cString: buffer.baseAddress!)
    }
  }
}
