// SPDX-License-Identifier: MIT
import UIKit

/// A comparison as options of the command line:
///
///     --styles slide,flip:present,album:push:cubic/0.42/0/0.58/1:600ms --at 0.4 --speed 0.1 --direction forward
///
/// A style is followed by its kind, its curve (`cubic/x1/y1/x2/y2` or `spring/response/damping ratio`), its duration and
/// its device. Each of them may be left out.
extension Comparison {
  /// The options that a comparison has on the command line. Each takes a value.
  static let options =
    ["--styles", "--at", "--speed", "--direction", "--loop", "--pages", "--overlay", "--against", "--drag", "--device"]
    + OwnScreens.options

  /// The words that `set(_:to:)` reads.
  var address: [String] {
    var words = ["--styles", cells.map(\.address).joined(separator: ",")]
    if let position { words += ["--at", position.shortText] }
    words += ["--speed", speed.shortText, "--direction", direction.rawValue, "--loop", loops ? "on" : "off"]
    words += ["--pages", pages.rawValue, "--overlay", overlay.rawValue]
    if let device { words += ["--device", device.rawValue] }
    if let reference { words += ["--against", "\(reference)"] }
    return words + (drag.map { ["--drag", $0.address] } ?? []) + (screens?.address ?? [])
  }

  /// The address on one line, on which a shell reads it. Spaces and other characters with a meaning have a backslash.
  var line: String {
    address.map { word in
      String(word.flatMap { Self.isPlain($0) ? [$0] : ["\\", $0] })
    }.joined(separator: " ")
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_./:,+=@%".contains(character)
  }

  /// Creates a comparison from a `line`, or returns nil if it is not understood.
  init?(line: String) {
    var (words, word, isEscaped) = ([String](), "", false)
    for character in line {
      if isEscaped || !(character == "\\" || character.isWhitespace) {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    self.init(address: words + (word.isEmpty ? [] : [word]))
  }

  /// Creates a comparison from the words of `address`, or returns nil if they are not understood.
  init?(address: [String]) {
    self = .initial
    guard address.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: address.count, by: 2) {
      guard (try? set(address[index], to: address[index + 1])) != nil else { return nil }
    }
  }

  /// Sets what one of the `options` names.
  mutating func set(_ option: String, to word: String) throws(UsageError) {
    switch option {
    case "--styles": cells = try Self.cells(word)
    case "--at": position = try Self.number(word, for: option, in: 0...1)
    case "--speed": speed = try Self.number(word, for: option, in: 0.01...4)
    case "--direction": direction = try Self.choice(word, for: option)
    case "--loop":
      guard let isOn = ["on": true, "off": false][word] else {
        throw UsageError("--loop takes on or off, not \(word.quoted).")
      }
      loops = isOn
    case "--pages": pages = try Self.choice(word, for: option)
    case "--overlay": overlay = try Self.choice(word, for: option)
    case "--against": reference = Int(try Self.number(word, for: option, in: Self.referenceRange))
    case _ where OwnScreens.options.contains(option):
      var screens = self.screens ?? OwnScreens()
      try screens.set(option, to: word)
      self.screens = screens
    case "--device": device = try Self.choice(word, for: option)
    case "--drag": drag = try RecordedDrag(address: word, saved: DragStore.user.drags)
    default: throw UsageError("A comparison has no option \(option.quoted).")
    }
  }

  /// The numbers of cells.
  private static let referenceRange = 1.0...Double(cellLimits.upperBound)

  private static func cells(_ word: String) throws(UsageError) -> [ComparedStyle] {
    var cells: [ComparedStyle] = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      cells.append(try ComparedStyle(address: String(part)))
    }
    guard cellLimits.contains(cells.count) else {
      throw UsageError(
        "--styles takes \(cellLimits.lowerBound) to \(cellLimits.upperBound) styles, not \(cells.count).")
    }
    return cells
  }

  private static func number(
    _ word: String, for option: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard let number = Double(word), range.contains(number) else {
      throw UsageError(
        "\(option) takes a number from \(range.lowerBound.shortText) to \(range.upperBound.shortText), "
          + "not \(word.quoted).")
    }
    return number
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ word: String, for option: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: word) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(option) takes one of \(choices), not \(word.quoted).")
    }
    return choice
  }
}

extension ComparedStyle {
  var address: String {
    var parts = [style, kind.rawValue]
    if let curve { parts.append(curve.address) }
    if let duration { parts.append("\((duration * 1000).shortText)ms") }
    if let device { parts.append(device.rawValue) }
    return parts.joined(separator: ":")
  }

  init(address: String) throws(UsageError) {
    var parts = address.split(separator: ":", omittingEmptySubsequences: false).map(String.init)[...]
    let id = parts.popFirst() ?? ""
    guard let style = Catalog.style(id), let first = style.kinds.first else {
      throw UsageError("There is no style \(id.quoted). 'gallery --styles' prints the styles.")
    }
    self.init(style: id, kind: first)
    for part in parts {
      if let kind = TransitionKind(rawValue: part) {
        guard style.kinds.contains(kind) else {
          throw UsageError("The style '\(id)' supports \(style.kindList), not \(part).")
        }
        self.kind = kind
      } else if let device = Device(rawValue: part) {
        self.device = device
      } else if let curve = MotionCurve(address: part) {
        self.curve = curve
      } else if part.hasSuffix("ms"), let duration = Double(part.dropLast(2)), Self.durationRange.contains(duration) {
        self.duration = duration / 1000
      } else {
        throw UsageError(
          "\(part.quoted) is no kind, curve, duration or device. Examples: push, cubic/0.42/0/0.58/1, spring/0.5/0.8, "
            + "400ms, phone.")
      }
    }
  }

  /// The durations that can be chosen, in milliseconds.
  static let durationRange = 50.0...5000.0
}

extension MotionCurve {
  var address: String {
    switch self {
    case .cubic(let first, let second):
      (["cubic"] + [first.x, first.y, second.x, second.y].map { Double($0).shortText }).joined(separator: "/")
    case .spring(_, let ratio): "spring/\((response ?? 0).shortText)/\(ratio.shortText)"
    }
  }

  /// The values that the handles of a cubic curve can have.
  private static let heights = -4.0...4.0

  init?(address: String) {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == parts.count - 1 else { return nil }
    switch (parts.first, numbers.count) {
    case ("cubic", 4):
      guard [numbers[0], numbers[2]].allSatisfy((0...1).contains), numbers.allSatisfy(Self.heights.contains) else {
        return nil
      }
      self = .cubic(CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
    case ("spring", 2):
      guard (0.05...5).contains(numbers[0]), (Self.leastDampingRatio...4).contains(numbers[1]) else { return nil }
      self = .spring(response: numbers[0], dampingRatio: numbers[1])
    default: return nil
    }
  }
}

extension Double {
  /// The number with at most three decimals, without zeros at its end.
  var shortText: String {
    let text = String(format: "%.3f", self)
    let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(trimmed.reversed()) == "-0" ? "0" : String(trimmed.reversed())
  }
}
