// SPDX-License-Identifier: MIT
import UIKitCore

/// The text of a constraint in messages: its items, attributes and numbers.
struct ConstraintText {
  private let constraint: NSLayoutConstraint

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

  /// For example `<NSLayoutConstraint 'gap' UILabel:0x1.top == UIView:0x2.top + 20 @750>`.
  @MainActor var text: String {
    var words = ["<\(type(of: constraint))"]
    if let identifier = constraint.identifier { words.append("'\(identifier)'") }
    words.append(Self.side(constraint.firstItem, constraint.firstAttribute))
    words.append(symbol)
    words += rightSide
    if constraint.priority != .required { words.append("@\(number(CGFloat(constraint.priority.rawValue)))") }
    return words.joined(separator: " ") + ">"
  }

  @MainActor private var rightSide: [String] {
    guard constraint.secondAttribute != .notAnAttribute else { return [number(constraint.constant)] }
    var words: [String] = []
    if constraint.multiplier != 1 { words += [number(constraint.multiplier), "*"] }
    words.append(Self.side(constraint.secondItem, constraint.secondAttribute))
    let constant = constraint.constant
    if constant != 0 { words += [constant < 0 ? "-" : "+", number(abs(constant))] }
    return words
  }

  @MainActor private var symbol: String {
    switch constraint.relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let item else { return "(gone).\(attribute)" }
    if let distance = item as? AnchorDistance { return "(\(distance))" }
    let address = String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
    return "\(type(of: item)):0x\(address).\(attribute)"
  }

  private func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
