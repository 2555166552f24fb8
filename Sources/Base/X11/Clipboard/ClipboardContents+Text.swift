// SPDX-License-Identifier: MIT

extension ClipboardContents {
  /// The formats in which text is read, the best first.
  package static let textTargets = ["UTF8_STRING", "text/plain;charset=utf-8", "STRING", "text/plain", "TEXT"]

  /// Returns the representations of a text. `STRING` is Latin-1 and is left out if the text has other characters.
  package static func text(_ text: String) -> [Representation] {
    let utf8 = Array(text.utf8)
    let scalars = text.unicodeScalars
    let latin1 = scalars.allSatisfy { $0.value < 256 } ? scalars.map { UInt8($0.value) } : nil
    return [
      Representation(target: "UTF8_STRING", bytes: utf8),
      Representation(target: "text/plain;charset=utf-8", bytes: utf8),
      Representation(target: "text/plain", bytes: utf8),
      Representation(target: "TEXT", type: "UTF8_STRING", bytes: utf8),
    ] + (latin1.map { [Representation(target: "STRING", bytes: $0)] } ?? [])
  }
}

extension ClipboardContents.Representation {
  /// The text of one of the ``ClipboardContents/textTargets``. Invalid bytes become replacement characters.
  package var text: String {
    // Some programs end the text with a zero, as in C.
    let bytes = bytes.last == 0 ? bytes.dropLast() : bytes[...]
    guard type == "STRING" else { return String(decoding: bytes, as: UTF8.self) }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
