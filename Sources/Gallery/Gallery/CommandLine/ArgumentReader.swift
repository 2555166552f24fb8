// SPDX-License-Identifier: MIT
import UIKit

/// Takes the words of a command line one by one, and converts the values of options.
struct ArgumentReader {
  private var words: ArraySlice<String>
  private var options: Set<String> = []

  init(_ words: [String]) { self.words = words[...] }

  /// Returns the next option, or nil at the end. Throws if the option was given before, because only one of its values
  /// could apply.
  mutating func option() throws(UsageError) -> String? {
    guard let word = words.popFirst() else { return nil }
    guard options.insert(word).inserted else { throw UsageError("\(word.quoted) is given twice; give it once.") }
    return word
  }

  /// Whether the next word is the value of an option, and not another option.
  var hasValue: Bool { words.first.map { !$0.hasPrefix("--") } ?? false }

  mutating func string(for option: String) throws(UsageError) -> String {
    guard let word = words.popFirst(), !word.hasPrefix("--") else {
      throw UsageError("\(option) needs a value.")
    }
    return word
  }

  mutating func number(for option: String, in range: ClosedRange<Double>) throws(UsageError) -> Double {
    let word = try string(for: option)
    guard let number = Double(word), range.contains(number) else {
      let (low, high) = (range.lowerBound.formatted(), range.upperBound.formatted())
      throw UsageError("\(option) takes a number from \(low) to \(high), not \(word.quoted).")
    }
    return number
  }

  mutating func count(for option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    let word = try string(for: option)
    guard let count = Int(word), range.contains(count) else {
      throw UsageError(
        "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \(word.quoted).")
    }
    return count
  }

  mutating func size(for option: String) throws(UsageError) -> CGSize {
    let word = try string(for: option)
    let sides = word.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      Self.sideRange.contains(width), Self.sideRange.contains(height)
    else {
      throw UsageError("\(option) takes a size such as 1180x760, each side from 1 to 16384, not \(word.quoted).")
    }
    return CGSize(width: width, height: height)
  }

  mutating func kind(for option: String) throws(UsageError) -> TransitionKind {
    let word = try string(for: option)
    guard let kind = TransitionKind(rawValue: word) else {
      let kinds = TransitionKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(option) takes one of \(kinds), not \(word.quoted).")
    }
    return kind
  }

  mutating func curve(for option: String) throws(UsageError) -> MotionCurve {
    let word = try string(for: option)
    guard let curve = MotionCurve(address: word) else {
      throw UsageError(
        "\(option) takes cubic/X1/Y1/X2/Y2, with X from 0 to 1 and Y from -4 to 4, or spring/RESPONSE/DAMPING, "
          + "such as cubic/0.42/0/0.58/1 or spring/0.5/0.8, not \(word.quoted).")
    }
    return curve
  }

  /// Returns a duration in seconds, which is given in milliseconds: as 600 or 600ms.
  mutating func duration(for option: String) throws(UsageError) -> TimeInterval {
    let word = try string(for: option)
    let range = ComparedStyle.durationRange
    guard let number = Double(word.hasSuffix("ms") ? String(word.dropLast(2)) : word), range.contains(number) else {
      let (low, high) = (range.lowerBound.shortText, range.upperBound.shortText)
      throw UsageError("\(option) takes milliseconds from \(low) to \(high), such as 600ms, not \(word.quoted).")
    }
    return number / 1000
  }

  mutating func drag(for option: String) throws(UsageError) -> RecordedDrag {
    try RecordedDrag(address: string(for: option), saved: DragStore.user.drags)
  }

  mutating func format(for option: String) throws(UsageError) -> RecordingFormat {
    let word = try string(for: option)
    guard let format = RecordingFormat(rawValue: word) else {
      let formats = RecordingFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(option) takes one of \(formats), not \(word.quoted).")
    }
    return format
  }

  /// The sides that an X window can have. They are stored in 16 bits, and coordinates are signed.
  private static let sideRange = 1...16384
}
