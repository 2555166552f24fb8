// SPDX-License-Identifier: MIT

/// The base class of anchors.
@available(
  *, unavailable,
  message:
    "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
)
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {}

/// An anchor of a horizontal position.
@available(
  *, unavailable,
  message:
    "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
)
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSObject {}

/// An anchor of a vertical position.
@available(
  *, unavailable,
  message:
    "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
)
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSObject {}

/// An anchor of a size.
@available(
  *, unavailable,
  message:
    "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
)
@preconcurrency @MainActor open class NSLayoutDimension: NSObject {}

/// A rectangle that takes part in Auto Layout.
@available(
  *, unavailable,
  message:
    "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
)
@preconcurrency @MainActor open class UILayoutGuide: NSObject {}

nonisolated extension NSLayoutConstraint {
  /// Activates constraints.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public static func activate(_ constraints: [NSLayoutConstraint]) {}

  /// Deactivates constraints.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}

  /// Creates constraints from a description.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public static func constraints(
    withVisualFormat format: String, options: Int = 0, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }

  /// Creates a constraint.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public init(
    item view1: Any, attribute attr1: Any, relatedBy relation: Any, toItem view2: Any?, attribute attr2: Any,
    multiplier: CGFloat, constant c: CGFloat
  ) { fatalError("unavailable") }

  /// Whether the constraint is active.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var isActive: Bool {
    get { false }
    set {}
  }

  /// The constant of the constraint.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var constant: CGFloat {
    get { 0 }
    set {}
  }
}

extension UIView {
  /// The anchor of the leading edge.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// The anchor of the trailing edge.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// The anchor of the left edge.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var leftAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// The anchor of the right edge.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var rightAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// The anchor of the horizontal centre.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError("unavailable") }

  /// The anchor of the top edge.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var topAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// The anchor of the bottom edge.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// The anchor of the vertical centre.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// The anchor of the first baseline.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// The anchor of the last baseline.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError("unavailable") }

  /// The anchor of the width.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var widthAnchor: NSLayoutDimension { fatalError("unavailable") }

  /// The anchor of the height.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
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
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public var constraints: [NSLayoutConstraint] { [] }

  /// Adds a constraint.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public func addConstraint(_ constraint: NSLayoutConstraint) {}

  /// Adds constraints.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Removes a constraint.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public func removeConstraint(_ constraint: NSLayoutConstraint) {}

  /// Removes constraints.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Requests an update of the constraints.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public func setNeedsUpdateConstraints() {}

  /// Updates the constraints.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public func updateConstraintsIfNeeded() {}

  /// Adds a layout guide.
  @available(
    *, unavailable,
    message:
      "Auto Layout is not available; set frames in layoutSubviews() or viewDidLayoutSubviews(), or use UIStackView or autoresizingMask"
  )
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}

  /// The layout guide of the safe area.
  @available(
    *, unavailable, message: "Auto Layout is not available; use safeAreaInsets, or bounds.inset(by: safeAreaInsets)"
  )
  public var safeAreaLayoutGuide: UILayoutGuide { fatalError("unavailable") }

  /// The layout guide of the margins.
  @available(*, unavailable, message: "Auto Layout is not available; use layoutMargins")
  public var layoutMarginsGuide: UILayoutGuide { fatalError("unavailable") }

  /// The layout guide of readable content.
  @available(*, unavailable, message: "Auto Layout is not available; use layoutMargins")
  public var readableContentGuide: UILayoutGuide { fatalError("unavailable") }
}
