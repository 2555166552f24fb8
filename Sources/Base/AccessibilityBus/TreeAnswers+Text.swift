// SPDX-License-Identifier: MIT

/// The interfaces for text. Offsets count Unicode scalars. The main thread answers about the positions of characters, because
/// the tree does not contain layouts.
extension TreeAnswers {
  func textProperties(_ text: TextReader) -> [(String, BusValue)] {
    [("CharacterCount", .count(text.count)), ("CaretOffset", .count(text.caret))]
  }

  func answerText(_ call: BusCall, _ id: AccessibleID, _ text: TextReader) -> BusAnswer {
    switch call.member {
    case "GetText": answerRange(call) { .value(.string(text.substring(from: $0, to: $1))) }
    case "GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      answerUnit(call, text)
    case "GetCharacterAtOffset": .value(.int(Int32(bitPattern: text.scalar(at: call.int(0) ?? -1))))
    case "GetAttributes", "GetAttributeRun": .values([.dictionary([:]), .int(0), .count(text.count)])
    case "GetDefaultAttributes", "GetDefaultAttributeSet": .value(.dictionary([:]))
    case "GetAttributeValue": .value(.string(""))
    case "SetCaretOffset": answerSelecting(call.int(0), call.int(0), id, text)
    case "GetNSelections", "GetSelection", "AddSelection", "SetSelection", "RemoveSelection":
      answerTextSelection(call, id, text)
    case "GetCharacterExtents": answerExtents(call.int(0), call.int(0).map { $0 + 1 }, call.int(1), id, text)
    case "GetRangeExtents": answerExtents(call.int(0), call.int(1), call.int(2), id, text)
    case "GetOffsetAtPoint": answerOffset(call, id)
    default: .failure(.unknownMethod)
    }
  }

  private func answerRange(_ call: BusCall, _ result: (Int, Int) -> BusAnswer) -> BusAnswer {
    guard let start = call.int(0), let end = call.int(1) else { return .failure(.invalidArguments) }
    return result(start, end)
  }

  // MARK: Positions

  private func answerExtents(
    _ start: Int?, _ end: Int?, _ origin: Int?, _ id: AccessibleID, _ text: TextReader
  ) -> BusAnswer {
    guard let start, let end, origin.flatMap(Origin.init) != nil, (0...text.count).contains(start) else {
      return .failure(.invalidArguments)
    }
    return .command(.measure(text.utf16Range(from: start, to: end)), on: id)
  }

  private func answerOffset(_ call: BusCall, _ id: AccessibleID) -> BusAnswer {
    guard let x = call.int(0), let y = call.int(1), let origin = call.int(2).flatMap(Origin.init),
      let window = moved(AccessibleNode.Frame(), of: id, to: origin)
    else { return .failure(.invalidArguments) }
    return .command(.findCharacter(x: x - window.x, y: y - window.y), on: id)
  }

  // MARK: Units

  private func answerUnit(_ call: BusCall, _ text: TextReader) -> BusAnswer {
    guard let offset = call.int(0), let number = call.int(1),
      let unit = unit(number, isGranularity: call.member == "GetStringAtOffset")
    else { return .failure(.invalidArguments) }
    var range = text.range(of: unit, at: offset)
    if call.member == "GetTextBeforeOffset" { range = text.range(of: unit, nextTo: range, forward: false) }
    if call.member == "GetTextAfterOffset" { range = text.range(of: unit, nextTo: range, forward: true) }
    return .values([.string(text.substring(range)), .count(range.lowerBound), .count(range.upperBound)])
  }

  /// Returns the unit with a number of `AtspiTextGranularity`, or of the older `AtspiTextBoundaryType`, which has a number
  /// for the start and one for the end of each unit from the word on.
  private func unit(_ number: Int, isGranularity: Bool) -> TextReader.Unit? {
    UInt32(exactly: isGranularity ? number : (number + 1) / 2).flatMap(TextReader.Unit.init)
  }

  // MARK: Selection

  private func answerTextSelection(_ call: BusCall, _ id: AccessibleID, _ text: TextReader) -> BusAnswer {
    let selection = text.selection
    switch call.member {
    case "GetNSelections": return .value(.int(selection.isEmpty ? 0 : 1))
    case "GetSelection": return .values([.count(selection.lowerBound), .count(selection.upperBound)])
    case "AddSelection": return answerSelecting(call.int(0), call.int(1), id, text)
    case "SetSelection": return answerSelecting(call.int(1), call.int(2), id, text)
    default: return answerSelecting(text.caret, text.caret, id, text)
    }
  }

  private func answerSelecting(_ start: Int?, _ end: Int?, _ id: AccessibleID, _ text: TextReader) -> BusAnswer {
    guard let start, let end else { return .failure(.invalidArguments) }
    return .command(.select(text.utf16Range(from: min(start, end), to: max(start, end))), on: id)
  }

  // MARK: Editing

  func answerEditing(_ call: BusCall, _ id: AccessibleID, _ text: TextReader) -> BusAnswer {
    switch (call.member, call.int(0), call.int(1)) {
    case ("SetTextContents", _, _): replacing(0, -1, with: call.text(0), id, text)
    case ("InsertText", let start?, _): replacing(start, start, with: call.text(1), id, text)
    case ("DeleteText", let start?, let end?): replacing(start, end, with: "", id, text)
    default: .failure(.unknownMethod)
    }
  }

  private func replacing(
    _ start: Int, _ end: Int, with new: String?, _ id: AccessibleID, _ text: TextReader
  ) -> BusAnswer {
    guard let new else { return .failure(.invalidArguments) }
    return .command(.replace(text.utf16Range(from: start, to: end), with: new), on: id)
  }
}
