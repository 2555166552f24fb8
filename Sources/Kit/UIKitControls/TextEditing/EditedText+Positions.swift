// SPDX-License-Identifier: MIT

// Conversions between characters and the objects for positions and ranges that programs use.
extension EditedText {
  func position(_ offset: Int) -> UITextPosition { UITextPosition(units: utf16Offset(offset)) }

  func textRange(_ range: Range<Int>) -> UITextRange {
    UITextRange(position(range.lowerBound), position(range.upperBound))
  }

  func offset(of position: UITextPosition) -> Int { offset(utf16: position.units) }

  func characters(of range: UITextRange) -> Range<Int> {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return min(start, end)..<max(start, end)
  }

  func characters(of range: NSRange) -> Range<Int> {
    let start = offset(utf16: range.location)
    // A program may pass `NSNotFound`.
    let (end, overflows) = range.location.addingReportingOverflow(range.length)
    return start..<max(overflows ? count : offset(utf16: end), start)
  }
}
