// SPDX-License-Identifier: MIT
import Diagnostics
import UIKitCore

/// The demand that an attribute of a view or guide equals, or is at most or at least, a multiple of another attribute
/// plus a constant.
///
/// ```swift
/// @MainActor func addTitle(_ title: UILabel, to page: UIView) {
///   title.translatesAutoresizingMaskIntoConstraints = false
///   page.addSubview(title)
///   NSLayoutConstraint.activate([
///     title.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor, constant: 20),
///     title.centerXAnchor.constraint(equalTo: page.centerXAnchor),
///   ])
/// }
/// ```
///
/// An active constraint belongs to the nearest view that contains both items. It ends when one of the items leaves that
/// view. Constraints of a lower priority hold as far as those of higher ones leave them room. If required constraints
/// contradict each other, one is broken and the program writes which ones they are.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The direction of a priority against growing or shrinking, and of a stack view's arrangement.
  public typealias Axis = LayoutAxis

  /// The view or guide on the left side.
  open var firstItem: AnyObject? { first }
  /// The view or guide on the right side, or `nil`.
  open var secondItem: AnyObject? { second }
  /// The anchor on the left side, which is identical with that of the view or guide.
  ///
  /// In contrast to UIKit, the type is `NSObject`: an `NSLayoutXAxisAnchor` is no `NSLayoutAnchor<AnyObject>` in Swift
  /// alone.
  ///
  /// - Precondition: The view or guide still exists.
  open var firstAnchor: NSObject {
    guard let first else { fatalError("the view or guide of the constraint does not exist any more; keep it") }
    return first.anyAnchor(firstAttribute)
  }
  /// The anchor on the right side, or `nil`. See ``firstAnchor``.
  open var secondAnchor: NSObject? { second?.anyAnchor(secondAttribute) }
  /// The attribute on the left side.
  public let firstAttribute: Attribute
  /// The attribute on the right side.
  public let secondAttribute: Attribute
  /// The relation between the two sides. The default is `.equal`.
  public let relation: Relation
  /// The factor of the second attribute. The default is 1.
  public let multiplier: CGFloat
  /// A name that is written when the constraint is broken.
  open var identifier: String?

  private let firstLink: ConstraintItemLink
  private let secondLink: ConstraintItemLink
  /// The distances among the items, which nothing else keeps.
  private let distances: [AnchorDistance]
  private var holderLink = WeakLink<ViewParticipant>()
  /// The number of the last activation. Later ones have larger numbers.
  private(set) var activation = 0
  private static var lastActivation = 0

  /// Creates a constraint. It is not active.
  ///
  /// - Parameters:
  ///   - view1: The view or `UILayoutGuide` on the left side.
  ///   - attr1: Its attribute.
  ///   - relation: The relation between the two sides.
  ///   - view2: The view or `UILayoutGuide` on the right side, or `nil` if the right side is a constant.
  ///   - attr2: Its attribute, or `.notAnAttribute`.
  ///   - multiplier: The factor of the right side's attribute.
  ///   - c: The constant that is added to the right side, in points.
  /// - Precondition: Both attributes are positions, or both are sizes. `left` and `right` do not go with `leading` and
  ///   `trailing`, nor these with vertical positions.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let (first, second) = (constraintItem(view1), constraintItem(view2))
    require(
      first != nil && (view2 == nil || second != nil), "NSLayoutConstraint: an item must be a view or a layout guide")
    require(
      attr1 != .notAnAttribute && (view2 == nil || attr1.isComparable(to: attr2)) && (view2 != nil || attr1.isSize),
      "NSLayoutConstraint: .\(attr1) cannot be related to "
        + (view2 == nil ? "a constant; only .width and .height can" : ".\(attr2)"))
    require(multiplier.isFinite && c.isFinite, "NSLayoutConstraint: the multiplier and the constant must be finite")
    var distances: [AnchorDistance] = []
    if let distance = first as? AnchorDistance { distances.append(distance) }
    if let distance = second as? AnchorDistance { distances.append(distance) }
    self.distances = distances
    firstLink = ConstraintItemLink(first)
    secondLink = ConstraintItemLink(second)
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  /// Creates a constraint without items, which cannot be activated.
  public override init() {
    (firstAttribute, secondAttribute, relation, multiplier) = (.notAnAttribute, .notAnAttribute, .equal, 1)
    (constant, distances) = (0, [])
    (firstLink, secondLink) = (ConstraintItemLink(), ConstraintItemLink())
  }

  nonisolated deinit {}

  var first: (any ConstraintItem)? { firstLink.item }
  var second: (any ConstraintItem)? { secondLink.item }
  /// The view that contains both items, while the constraint is active.
  var holder: ViewParticipant? {
    get { holderLink.object }
    set { holderLink = WeakLink(newValue) }
  }

  /// The constant that is added to the second side, in points. It can be changed at any time, and animated by a layout
  /// in an animation block.
  @ObservedProperty open var constant: CGFloat {
    didSet {
      require(constant.isFinite, "NSLayoutConstraint.constant must be finite")
      if constant != oldValue { holder?.constantDidChange(of: self) }
    }
  }

  /// The priority. The default is `.required`.
  @ObservedProperty open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      holder?.priorityDidChange(of: self)
    }
  }

  /// Whether the constraint is considered.
  ///
  /// - Precondition: A constraint can be activated when both items are in one hierarchy.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The views and guides that are concerned.
  var items: [any ConstraintItem] { (first?.parts ?? []) + (second?.parts ?? []) }

  /// The views that are concerned, each once, or whose guides are.
  var views: [UIView] {
    var views: [UIView] = []
    first?.collectViews(into: &views)
    second?.collectViews(into: &views)
    return views
  }

  /// Whether the constraint gives a size of a view a value, or relates it to the view's other one.
  func isSize(of view: UIView) -> Bool {
    firstAttribute.isSize && first === view && (secondAttribute == .notAnAttribute || second === view)
  }

  /// Whether both sides are there, in views.
  private var isComplete: Bool {
    first?.isInViews == true && (secondAttribute == .notAnAttribute || second?.isInViews == true)
  }

  private func activate() {
    require(
      isComplete,
      "a constraint cannot be activated before its guides have been added to views, or after its views have gone: \(self)"
    )
    let views = views
    var common: UIView? = views[0]
    for view in views.dropFirst() { common = common?.nearestCommonSuperview(with: view) }
    guard let view = common else {
      fatalError(
        "a constraint can be activated only when its views are in one hierarchy; add them first: \(self)")
    }
    Self.lastActivation += 1
    activation = Self.lastActivation
    view.participant.add(self, views)
  }

  private func deactivate() { holder?.remove(self) }

  open nonisolated override var description: String { MainActor.assumeIsolated { ConstraintText(self).text } }
}

extension UIView {
  /// Returns the nearest view that contains both views, or nil if they are in different hierarchies.
  func nearestCommonSuperview(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let candidate = view, !other.isDescendant(of: candidate) { view = candidate.superview }
    return view
  }
}
