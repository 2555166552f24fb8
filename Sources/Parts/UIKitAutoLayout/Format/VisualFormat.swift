// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKitCore

/// A description of views in a row or column, such as `H:|-20-[title(>=80)]-[button(==title)]-|`.
///
///     format     = [ ("H:" | "V:") ] [ "|" connection ] view { connection view } [ connection "|" ]
///     connection = "" | "-" | "-" numbers "-"
///     view       = "[" name [ "(" number { "," number } ")" ] "]"
///     numbers    = number | "(" number { "," number } ")"
///     number     = [ "==" | "<=" | ">=" ] (constant | metric | view) [ ("*" | "/") constant ] [ "@" priority ]
///
/// The grammar is that of Apple's "Auto Layout Guide", appendix "Visual Format Language".
struct VisualFormat {
  /// A length, or the relation of one to another view's.
  struct Length: Equatable {
    enum Value: Equatable {
      case constant(CGFloat)
      /// The dimension of a view, times a factor.
      case view(String, multiplier: CGFloat)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required
  }

  enum Element: Equatable {
    case superview
    case view(String, lengths: [Length])
  }

  /// The distance between two elements.
  enum Gap: Equatable {
    case none
    case standard
    case lengths([Length])
  }

  /// A mistake in a format, and the number of characters before it.
  struct ParseError: Error, Equatable {
    let message: String
    let position: Int
  }

  private(set) var axis = LayoutAxis.horizontal
  private(set) var elements: [Element] = []
  /// The gaps after the elements but the last.
  private(set) var gaps: [Gap] = []

  private let metrics: [String: CGFloat]
  private let text: [Character]
  private var position = 0

  init(_ format: String, metrics: [String: CGFloat]) throws(ParseError) {
    self.metrics = metrics
    text = Array(format)
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    elements.append(try element())
    while position < text.count {
      gaps.append(try gap())
      elements.append(try element())
    }
    let inner = elements.dropFirst().dropLast()
    if inner.contains(.superview) || !elements.contains(where: { $0 != .superview }) {
      throw error("'|' stands only at the ends, with views between")
    }
  }

  // MARK: Parts

  private mutating func element() throws(ParseError) -> Element {
    if take("|") { return .superview }
    guard take("[") else { throw error("'[' or '|' expected") }
    let name = try word("the name of a view")
    let lengths = take("(") ? try lengths() : []
    guard take("]") else { throw error("']' expected") }
    return .view(name, lengths: lengths)
  }

  private mutating func gap() throws(ParseError) -> Gap {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let lengths = take("(") ? try lengths() : [try length()]
    guard take("-") else { throw error("'-' expected") }
    return .lengths(lengths)
  }

  /// Reads lengths up to the closing parenthesis.
  private mutating func lengths() throws(ParseError) -> [Length] {
    var lengths = [try length()]
    while take(",") { lengths.append(try length()) }
    guard take(")") else { throw error("')' expected") }
    return lengths
  }

  private mutating func length() throws(ParseError) -> Length {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    var length = Length(relation: relation, value: try value())
    if take("@") {
      let priority = try number("a priority")
      length.priority = UILayoutPriority(Float(priority))
    }
    return length
  }

  private mutating func value() throws(ParseError) -> Length.Value {
    if let number = plainNumber() { return .constant(number) }
    let name = try word("a number, a metric or a view")
    if let metric = metrics[name] { return .constant(metric) }
    if take("*") { return .view(name, multiplier: try number("a factor")) }
    if take("/") { return .view(name, multiplier: 1 / (try number("a divisor"))) }
    return .view(name, multiplier: 1)
  }

  private mutating func number(_ what: String) throws(ParseError) -> CGFloat {
    if let number = plainNumber() { return number }
    guard let metric = metrics[try word(what)] else { throw error("\(what) expected") }
    return metric
  }

  // MARK: Characters

  private var next: Character? { position < text.count ? text[position] : nil }

  private func error(_ message: String) -> ParseError { ParseError(message: message, position: position) }

  private mutating func take(_ expected: String) -> Bool {
    let end = position + expected.count
    guard end <= text.count, String(text[position..<end]) == expected else { return false }
    position = end
    return true
  }

  private mutating func plainNumber() -> CGFloat? {
    var end = position
    if end < text.count, text[end] == "-" { end += 1 }
    while end < text.count, text[end].isASCII, text[end].isNumber || text[end] == "." { end += 1 }
    guard let number = Double(String(text[position..<end])), number.isFinite else { return nil }
    position = end
    return number
  }

  private mutating func word(_ what: String) throws(ParseError) -> String {
    let start = position
    while let next, next.isLetter || next == "_" || (position > start && next.isNumber) { position += 1 }
    guard position > start else { throw error("\(what) expected") }
    return String(text[start..<position])
  }
}
