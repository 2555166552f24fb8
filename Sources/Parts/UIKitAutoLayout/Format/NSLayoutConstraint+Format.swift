// SPDX-License-Identifier: MIT
import Diagnostics
import UIKitCore

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format describes, such as `V:|-[title]-20-[text(>=80)]-|`.
  ///
  /// - Parameters:
  ///   - format: The format, in Apple's visual format language.
  ///   - opts: Further attributes by which the views are aligned.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and guides that the format names.
  /// - Precondition: The format is valid and names nothing else.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues { number($0) }
    do throws(VisualFormat.ParseError) {
      return FormatConstraints(try VisualFormat(format, metrics: numbers), opts, views: views, text: format).constraints
    } catch {
      fatalError(
        "NSLayoutConstraint.constraints(withVisualFormat:): \(error.message) at character \(error.position + 1) of "
          + "\"\(format)\"")
    }
  }

  /// Returns a metric as a number, or nil if it is none.
  private class func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// The constraints of a parsed format.
@MainActor private struct FormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: Any]
  private let text: String

  init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, views: [String: Any], text: String) {
    (self.format, self.options, self.views, self.text) = (format, options, views, text)
  }

  var constraints: [NSLayoutConstraint] {
    format.elements.flatMap(sizes) + format.gaps.indices.flatMap(distances) + alignments
  }

  private var isVertical: Bool { format.axis == .vertical }

  /// The attributes of the edges at which a view begins and ends.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  private func item(_ name: String) -> any ConstraintItem {
    guard let item = constraintItem(views[name]) else {
      fatalError(
        "NSLayoutConstraint.constraints(withVisualFormat:): \"\(text)\" names \(name), which is no view or guide in "
          + "`views`")
    }
    return item
  }

  /// The superview of the views, which `|` means.
  private var superview: UIView {
    for case .view(let name, _) in format.elements {
      let item = item(name)
      if let view = item as? UIView ?? nil, let superview = view.superview { return superview }
      if let guide = item as? UILayoutGuide, let view = guide.owningView { return view }
    }
    fatalError(
      "NSLayoutConstraint.constraints(withVisualFormat:): the views of \"\(text)\" have no superview; add them first")
  }

  private func sizes(of element: VisualFormat.Element) -> [NSLayoutConstraint] {
    guard case .view(let name, let lengths) = element else { return [] }
    let dimension: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    return lengths.map { length in
      let constraint: NSLayoutConstraint =
        switch length.value {
        case .constant(let constant):
          NSLayoutConstraint(
            item: item(name), attribute: dimension, relatedBy: length.relation, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: constant)
        case .view(let other, let multiplier):
          NSLayoutConstraint(
            item: item(name), attribute: dimension, relatedBy: length.relation, toItem: item(other),
            attribute: dimension, multiplier: multiplier, constant: 0)
        }
      constraint.priority = length.priority
      return constraint
    }
  }

  /// The distances between an element and the next one.
  private func distances(after index: Int) -> [NSLayoutConstraint] {
    let (first, second) = (format.elements[index], format.elements[index + 1])
    let touchesSuperview = first == .superview || second == .superview
    let standard = touchesSuperview ? SystemSpacing.toSuperview : SystemSpacing.betweenSiblings
    let lengths: [VisualFormat.Length] =
      switch format.gaps[index] {
      case .none: [VisualFormat.Length(value: .constant(0))]
      case .standard: [VisualFormat.Length(value: .constant(standard))]
      case .lengths(let lengths): lengths
      }
    return lengths.map { distance(from: first, to: second, $0) }
  }

  private func distance(
    from first: VisualFormat.Element, to second: VisualFormat.Element, _ length: VisualFormat.Length
  ) -> NSLayoutConstraint {
    guard case .constant(let constant) = length.value else {
      fatalError(
        "NSLayoutConstraint.constraints(withVisualFormat:): a distance in \"\(text)\" is no number and no metric")
    }
    let (before, after) = (end(of: first, isBefore: true), end(of: second, isBefore: false))
    // From right to left, the next view has smaller coordinates.
    let isReversed = options.contains(.directionRightToLeft) && !isVertical
    let (from, to) = isReversed ? (after, before) : (before, after)
    let constraint = NSLayoutConstraint(
      item: to.item, attribute: to.attribute, relatedBy: length.relation, toItem: from.item, attribute: from.attribute,
      multiplier: 1, constant: constant)
    constraint.priority = length.priority
    return constraint
  }

  /// The edge of an element at a gap: its end before the gap, its start after it. Those of the superview are the other
  /// way round, because the views are inside it.
  private func end(
    of element: VisualFormat.Element, isBefore: Bool
  ) -> (item: any ConstraintItem, attribute: NSLayoutConstraint.Attribute) {
    switch element {
    case .superview: (superview, isBefore ? edges.start : edges.end)
    case .view(let name, _): (item(name), isBefore ? edges.end : edges.start)
    }
  }

  private var alignments: [NSLayoutConstraint] {
    let items = format.elements.compactMap { if case .view(let name, _) = $0 { item(name) } else { nil } }
    return options.attributes.flatMap { attribute in
      zip(items, items.dropFirst()).map { first, second in
        NSLayoutConstraint(
          item: second, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute, multiplier: 1,
          constant: 0)
      }
    }
  }
}
