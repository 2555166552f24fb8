// SPDX-License-Identifier: MIT
import CX11

/// The five numbers of 32 bits in a message of XDND.
struct DragMessage: Equatable {
  private let values: [UInt]

  init(_ values: [UInt]) { self.values = values }

  init(_ event: XClientMessageEvent) {
    let data = event.data.l
    values = [data.0, data.1, data.2, data.3, data.4].map { UInt(UInt32(truncatingIfNeeded: $0)) }
  }

  subscript(index: Int) -> UInt { index < values.count ? values[index] : 0 }

  /// The two signed numbers of 16 bits in a value, which is a position on the screen.
  func high(_ index: Int) -> Int16 { Int16(truncatingIfNeeded: self[index] >> 16) }
  func low(_ index: Int) -> Int16 { Int16(truncatingIfNeeded: self[index]) }

  /// The rectangle of the screen for which a Status holds, unless the target wants all positions.
  var quietArea: PixelRect? {
    guard self[1] & 2 == 0 else { return nil }
    return PixelRect(
      x: Int(high(2)), y: Int(low(2)), width: Int(self[3] >> 16 & 0xffff), height: Int(self[3] & 0xffff))
  }
}

extension PixelRect {
  func contains(_ point: PixelPoint) -> Bool { (x..<maxX).contains(point.x) && (y..<maxY).contains(point.y) }
}

extension ServerLine {
  /// Sends a message of XDND to a window of another client, which may be gone.
  func send(_ message: DragMessage, type: UInt, about window: UInt, to destination: UInt) {
    let head = UInt(ClientMessage) | 32 << 8
    let data = (0..<5).map { message[$0] }
    send(Request(X_SendEvent, 0, [destination, 0, head, window, type] + data), ignoringErrors: true)
  }
}
