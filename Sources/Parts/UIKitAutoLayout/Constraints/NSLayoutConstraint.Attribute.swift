// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// A property of a view or guide that a constraint relates to another one.
  nonisolated public enum Attribute: Int, Sendable {
    /// No attribute: the constraint relates the first attribute to its constant.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge at which text begins.
    case leading
    /// The edge at which text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text, or the bottom edge without text.
    case lastBaseline
    /// The baseline of the first line of text, or the bottom edge without text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin at which text begins.
    case leadingMargin
    /// The margin at which text ends.
    case trailingMargin
    /// The middle between the left and right margins.
    case centerXWithinMargins
    /// The middle between the top and bottom margins.
    case centerYWithinMargins

    /// The baseline of the last line of text.
    public static let baseline = Attribute.lastBaseline
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The attribute of the rectangle within the margins that this attribute of the view stands for, if it is one.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The quantity that an attribute describes.
  enum Kind { case none, horizontal, text, vertical, size }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leftMargin, .rightMargin: .horizontal
    case .leading, .trailing, .leadingMargin, .trailingMargin: .text
    case .centerX, .centerXWithinMargins: .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    }
  }

  var isCenterX: Bool { self == .centerX || self == .centerXWithinMargins }
  var isCenter: Bool { isCenterX || self == .centerY || self == .centerYWithinMargins }
  var isSize: Bool { kind == .size }

  /// Whether a constraint can relate this attribute to another one: both are of one kind, or one is a left or right edge
  /// and the other one a top or bottom edge, which iOS accepts, too.
  func isComparable(to other: NSLayoutConstraint.Attribute) -> Bool {
    switch (kind, other.kind) {
    case (.horizontal, .vertical), (.vertical, .horizontal): true
    case (.text, .horizontal): other.isCenterX
    case (.horizontal, .text): isCenterX
    default: kind == other.kind
    }
  }
}
