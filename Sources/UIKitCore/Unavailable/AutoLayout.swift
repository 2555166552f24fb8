// SPDX-License-Identifier: MIT

/// The base class of anchors.
@available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {}

/// An anchor of a horizontal position.
@available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSObject {
  /// A constraint that the anchor is equal to another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
    fatalError("unavailable")
  }

  /// A constraint that the anchor is at least another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError("unavailable") }

  /// A constraint that the anchor is at most another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
    fatalError("unavailable")
  }
}

/// An anchor of a vertical position.
@available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSObject {
  /// A constraint that the anchor is equal to another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
    fatalError("unavailable")
  }

  /// A constraint that the anchor is at least another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError("unavailable") }

  /// A constraint that the anchor is at most another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
    fatalError("unavailable")
  }
}

/// An anchor of a size.
@available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
@preconcurrency @MainActor open class NSLayoutDimension: NSObject {
  /// A constraint that the anchor is equal to another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(equalTo anchor: NSLayoutDimension, constant c: CGFloat = 0) -> NSLayoutConstraint {
    fatalError("unavailable")
  }

  /// A constraint that the size is equal to a number.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError("unavailable") }

  /// A constraint that the size is equal to a multiple of another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError("unavailable") }

  /// A constraint that the anchor is at least another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, constant c: CGFloat = 0) -> NSLayoutConstraint
  { fatalError("unavailable") }

  /// A constraint that the size is at least a number.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError("unavailable") }

  /// A constraint that the size is at least a multiple of another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError("unavailable") }

  /// A constraint that the anchor is at most another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, constant c: CGFloat = 0) -> NSLayoutConstraint {
    fatalError("unavailable")
  }

  /// A constraint that the size is at most a number.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError("unavailable") }

  /// A constraint that the size is at most a multiple of another one.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError("unavailable") }
}

extension UILayoutGuide {
  /// An anchor of the guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// An anchor of the guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// An anchor of the guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var leftAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// An anchor of the guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var rightAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// An anchor of the guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// An anchor of the guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var topAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// An anchor of the guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// An anchor of the guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// An anchor of the guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var widthAnchor: NSLayoutDimension { fatalError("unavailable") }

  /// An anchor of the guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var heightAnchor: NSLayoutDimension { fatalError("unavailable") }
}

nonisolated extension NSLayoutConstraint {
  /// Activates constraints.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public static func activate(_ constraints: [NSLayoutConstraint]) {}

  /// Deactivates constraints.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}

  /// Creates constraints from a description.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public static func constraints(
    withVisualFormat format: String, options: Int = 0, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }

  /// Creates a constraint.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) { fatalError("unavailable") }

  /// Whether the constraint is active.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var isActive: Bool {
    get { false }
    nonmutating set {}
  }

  /// The constant of the constraint.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var constant: CGFloat {
    get { 0 }
    nonmutating set {}
  }
}

extension UIView {
  /// The anchor of the leading edge.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// The anchor of the trailing edge.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// The anchor of the left edge.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var leftAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// The anchor of the right edge.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var rightAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// The anchor of the horizontal centre.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// The anchor of the top edge.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var topAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// The anchor of the bottom edge.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// The anchor of the vertical centre.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// The anchor of the first baseline.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// The anchor of the last baseline.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// The anchor of the width.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var widthAnchor: NSLayoutDimension { fatalError("unavailable") }

  /// The anchor of the height.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var heightAnchor: NSLayoutDimension { fatalError("unavailable") }

  /// Whether the autoresizing mask applies.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available, so the autoresizing mask always applies; remove this line, and set frames in layoutSubviews()"
  )
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }

  /// The constraints of the view.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public var constraints: [NSLayoutConstraint] { [] }

  /// Adds a constraint.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func addConstraint(_ constraint: NSLayoutConstraint) {}

  /// Adds constraints.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Removes a constraint.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func removeConstraint(_ constraint: NSLayoutConstraint) {}

  /// Removes constraints.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Requests an update of the constraints.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func setNeedsUpdateConstraints() {}

  /// Updates the constraints.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func updateConstraintsIfNeeded() {}

  /// Updates the constraints.
  @available(*, unavailable, message: "Auto Layout is not available; override layoutSubviews() and set frames")
  public func updateConstraints() {}

  /// Returns whether constraints wait to be updated.
  @available(*, unavailable, message: "Auto Layout is not available; see CALayer.needsLayout()")
  public func needsUpdateConstraints() -> Bool { false }

  /// Whether the view needs constraints.
  @available(*, unavailable, message: "Auto Layout is not available; remove this override, and set frames")
  public class var requiresConstraintBasedLayout: Bool { false }

  /// The insets of the rectangle that constraints align.
  @available(
    *, unavailable, message: "Auto Layout is not available; set frames, which are not adjusted by alignment insets"
  )
  public var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the size that satisfies the constraints.
  @available(
    *, unavailable, message: "Auto Layout is not available; use systemLayoutSizeFitting(_:) or sizeThatFits(_:)"
  )
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { .zero }

  /// Adds a layout guide.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}

  /// The layout guide of readable content.
  @available(*, unavailable, message: "Auto Layout is not available; use layoutMargins")
  public var readableContentGuide: UILayoutGuide { fatalError("unavailable") }
}

nonisolated extension NSLayoutConstraint {
  /// An attribute of a view.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public enum Attribute {
    /// An attribute of Auto Layout.
    case left
    /// An attribute of Auto Layout.
    case right
    /// An attribute of Auto Layout.
    case top
    /// An attribute of Auto Layout.
    case bottom
    /// An attribute of Auto Layout.
    case leading
    /// An attribute of Auto Layout.
    case trailing
    /// An attribute of Auto Layout.
    case width
    /// An attribute of Auto Layout.
    case height
    /// An attribute of Auto Layout.
    case centerX
    /// An attribute of Auto Layout.
    case centerY
    /// An attribute of Auto Layout.
    case lastBaseline
    /// An attribute of Auto Layout.
    case firstBaseline
    /// An attribute of Auto Layout.
    case leftMargin
    /// An attribute of Auto Layout.
    case rightMargin
    /// An attribute of Auto Layout.
    case topMargin
    /// An attribute of Auto Layout.
    case bottomMargin
    /// An attribute of Auto Layout.
    case leadingMargin
    /// An attribute of Auto Layout.
    case trailingMargin
    /// An attribute of Auto Layout.
    case centerXWithinMargins
    /// An attribute of Auto Layout.
    case centerYWithinMargins
    /// An attribute of Auto Layout.
    case notAnAttribute
  }

  /// A relation of two attributes.
  @available(*, unavailable, message: "Auto Layout is not available; set frames in layoutSubviews() or use UIStackView")
  public enum Relation {
    /// At most.
    case lessThanOrEqual
    /// Equal.
    case equal
    /// At least.
    case greaterThanOrEqual
  }
}
