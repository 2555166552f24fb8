// SPDX-License-Identifier: MIT
import Cassowary
import UIKitControls
@_spi(Framework) import UIKitCore

/// The constraints by which a stack view arranges its views.
///
/// The far edges are a little less than required, so that views that can't fill the stack, or are too large for it, break
/// no constraint of the program.
@MainActor struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute
  /// Returns an attribute of an item in the coordinates of the stack.
  typealias Values = (Attribute, any ConstraintItem) -> LinearExpression

  /// The attributes along an axis.
  private struct Axis {
    let start, end, middle, length: Attribute
    static let horizontal = Axis(start: .left, end: .right, middle: .centerX, length: .width)
    static let vertical = Axis(start: .top, end: .bottom, middle: .centerY, length: .height)
  }

  let stack: UIStackView
  /// The views from the left or the top.
  private let views: [UIView]
  private let gaps: [CGFloat]

  private static let almostRequired: Float = 999
  /// The priority at which a stack is not larger than its views. Weaker than the hugging of any content.
  private static let hugging: Float = 40

  init(_ stack: UIStackView) {
    self.stack = stack
    let views = stack.visibleSubviews
    let gaps = views.dropLast().map(stack.gap)
    let isReversed = stack.axis == .horizontal && stack.isRightToLeft
    self.views = isReversed ? views.reversed() : views
    self.gaps = isReversed ? gaps.reversed() : gaps
  }

  private var area: any ConstraintItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }
  private var along: Axis { stack.axis == .horizontal ? .horizontal : .vertical }
  private var across: Axis { stack.axis == .horizontal ? .vertical : .horizontal }

  func constraints(_ value: Values) -> [LinearConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    let area = area
    var all = [
      equal(value(along.start, first), value(along.start, area)),
      equal(value(along.end, last), value(along.end, area), Self.almostRequired),
    ]
    all += distributed(value) + views.flatMap { aligned($0, value) } + baselines(value)
    for axis in [along, across] {
      all.append(LinearConstraint(value(axis.length, area), .lessThanOrEqual, priority: Self.hugging))
    }
    return all
  }

  // MARK: Along the axis

  /// The gaps between neighbours, each as the distance from one view to the next.
  private func distances(_ value: Values) -> [LinearExpression] {
    zip(views, views.dropFirst()).map { upper, lower in
      guard stack.measuresBaselines else { return value(along.start, lower) - value(along.end, upper) }
      return value(hasText(lower) ? .firstBaseline : .top, lower) - value(.lastBaseline, upper)
    }
  }

  /// Whether the first baseline of a view is that of text. Without any, it is the bottom edge.
  private func hasText(_ view: UIView) -> Bool {
    let text = view.forFirstBaselineLayout
    return text.baseline(isLast: false, in: text.intrinsicContentSize) != nil
  }

  private func distributed(_ value: Values) -> [LinearConstraint] {
    let distances = distances(value)
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      return zip(distances, gaps).map { equal($0, .constant(Double($1))) } + lengths(value)
    case .equalSpacing:
      return atLeastGaps(distances) + zip(distances, distances.dropFirst()).map { equal($0, $1) }
    case .equalCentering:
      let steps = zip(views, views.dropFirst()).map { value(along.middle, $1) - value(along.middle, $0) }
      return atLeastGaps(distances)
        + zip(steps, steps.dropFirst()).map { equal($0, $1, Self.almostRequired) }
    }
  }

  private func atLeastGaps(_ distances: [LinearExpression]) -> [LinearConstraint] {
    zip(distances, gaps).map { LinearConstraint($0 - .constant(Double($1)), .greaterThanOrEqual) }
  }

  /// The relations between the lengths of the views.
  private func lengths(_ value: Values) -> [LinearConstraint] {
    guard let first = views.first, stack.distribution != .fill else { return [] }
    let isEqual = stack.distribution == .fillEqually
    return views.dropFirst().map { view in
      let factor = isEqual ? 1 : naturalLength(of: view) / naturalLength(of: first)
      return equal(
        value(along.length, view), value(along.length, first) * factor, isEqual ? nil : Self.almostRequired)
    }
  }

  /// The natural length in points; 1 if there is none.
  private func naturalLength(of view: UIView) -> Double {
    let size = view.intrinsicContentSize
    return max(Double(stack.axis == .horizontal ? size.width : size.height), 1)
  }

  // MARK: Across the axis

  private func aligned(_ view: UIView, _ value: Values) -> [LinearConstraint] {
    let area = area
    let (start, end) = (value(across.start, view), value(across.end, view))
    let (low, high) = (value(across.start, area), value(across.end, area))
    let inside = [LinearConstraint(start - low, .greaterThanOrEqual), LinearConstraint(end - high, .lessThanOrEqual)]
    let isRow = stack.axis == .horizontal
    // The leading edge of a column is at the right in a mirrored layout.
    let isMirrored = !isRow && stack.isRightToLeft
    switch stack.alignment {
    case .fill: return [equal(start, low), equal(end, high, Self.almostRequired)]
    case .center: return inside + [equal(value(across.middle, view), value(across.middle, area))]
    case .firstBaseline where isRow, .lastBaseline where isRow:
      return inside + [LinearConstraint(start - low, .equal, priority: Self.hugging)]
    case .leading, .firstBaseline: return inside + [isMirrored ? equal(end, high) : equal(start, low)]
    case .trailing, .lastBaseline: return inside + [isMirrored ? equal(start, low) : equal(end, high)]
    }
  }

  private func baselines(_ value: Values) -> [LinearConstraint] {
    guard stack.axis == .horizontal, let first = views.first else { return [] }
    let attribute: Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return []
    }
    return views.dropFirst().map { equal(value(attribute, $0), value(attribute, first)) }
  }

  private func equal(_ a: LinearExpression, _ b: LinearExpression, _ priority: Float? = nil) -> LinearConstraint {
    LinearConstraint(a - b, .equal, priority: priority)
  }
}

extension UIView {
  /// Makes the stack view in which this view is arranged use constraints, if any relates one of its views to others or
  /// gives it a size. A size that is required does not give way where others can.
  func superviewFollowsConstraints() {
    guard let stack = superview as? UIStackView else { return }
    stack.arrangesByConstraints = stack.arrangedSubviews.contains { $0.existingParticipant?.isConstrained == true }
  }
}
