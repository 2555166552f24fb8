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
}

extension ServerLine {
  /// Sends a message of XDND to a window of another client, which may be gone.
  func send(_ message: DragMessage, type: UInt, about window: UInt, to destination: UInt) {
    let head = UInt(ClientMessage) | 32 << 8
    let data = (0..<5).map { message[$0] }
    send(Request(X_SendEvent, 0, [destination, 0, head, window, type] + data), ignoringErrors: true)
  }
}
