// SPDX-License-Identifier: MIT

import CX11

/// The questions of the core protocol.
extension ServerLine {
  /// The largest length of a property that is read, in 32-bit units. No property that this module reads is longer, unless
  /// another client has extended it.
  private static let propertyLimit: UInt = 1 << 16

  func atom(_ name: String) -> Question<UInt> {
    Question(Request(X_InternAtom, 0, [UInt(name.utf8.count)], text: name), on: self) { $0.card32(8) }
  }

  func name(ofAtom atom: UInt) -> Question<String> {
    Question(Request(X_GetAtomName, 0, [atom]), on: self) { $0.text(count: $0.card16(8)) }
  }

  /// Asks for the bytes of a property that has this type and items of 8 bits.
  func bytes(of property: UInt, type: UInt, window: UInt) -> Question<[UInt8]> {
    self.property(property, type: type, window: window, format: 8) { Array($0.rest(count: Int($0.card32(16)))) }
  }

  /// Asks for the items of a property that has this type and items of 32 bits.
  func longs(of property: UInt, type: UInt, window: UInt) -> Question<[UInt]> {
    self.property(property, type: type, window: window, format: 32) { answer in
      (0..<answer.itemCount(answer.card32(16), size: 4)).map { answer.card32(Answer.headSize + $0 * 4) }
    }
  }

  private func property<Value>(
    _ property: UInt, type: UInt, window: UInt, format: UInt8, value: @escaping (Answer) -> Value
  ) -> Question<Value> {
    Question(Request(X_GetProperty, 0, [window, property, type, 0, Self.propertyLimit]), on: self) { answer in
      answer.card8(1) == format && answer.card32(8) == type ? value(answer) : nil
    }
  }

  /// Asks for the window that owns a selection, which is 0 if there is none.
  func owner(ofSelection selection: UInt) -> Question<UInt> {
    Question(Request(X_GetSelectionOwner, 0, [selection]), on: self) { $0.card32(8) }
  }

  func size(ofWindow window: UInt) -> Question<PixelSize> {
    Question(Request(X_GetGeometry, 0, [window]), on: self) {
      PixelSize(width: $0.card16(16), height: $0.card16(18))
    }
  }

  /// Selects the events of another client's window, which may be gone.
  func selectEvents(_ mask: Int, ofForeignWindow window: UInt) {
    send(
      Request(X_ChangeWindowAttributes, 0, [window, UInt(CWEventMask), UInt(mask)]), ignoringErrors: true)
  }
}
