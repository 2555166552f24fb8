// SPDX-License-Identifier: MIT
import QuartzCore
import RigidBodies
import UIKitCollections

/// Moves items as physical bodies: with gravity, collisions, springs and forces.
///
/// ```swift
/// final class FallingController: UIViewController {
///   private let box = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
///   private var animator: UIDynamicAnimator?
///
///   override func viewDidAppear(_ animated: Bool) {
///     super.viewDidAppear(animated)
///     view.addSubview(box)
///     let animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [box]))
///     let collision = UICollisionBehavior(items: [box])
///     collision.translatesReferenceBoundsIntoBoundary = true
///     animator.addBehavior(collision)
///     self.animator = animator
///   }
/// }
/// ```
///
/// An animator reads the centre and the rotation of an item when it first moves it, and from then on sets them with each
/// frame. After a change of them elsewhere, call ``updateItem(usingCurrentState:)``.
///
/// Time passes in steps of 1/240 s, so the motion does not depend on the rate of the frames, and the same input leads to
/// the same motion. When all items have been at rest for half a second, the animator pauses, and costs nothing until a
/// behaviour changes.
///
/// Unlike on iOS, a change of a behaviour takes effect with the next frame.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// Longer times between two frames count as this, in seconds.
  private static let longestFrame = 0.25

  /// The view whose coordinates the behaviours use, or nil. Items that are views are below it.
  public let referenceView: UIView?
  /// Told when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours that have been added, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The time for which the animator has moved its items, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  /// The layout whose attributes are the items, or nil.
  private(set) weak var collectionLayout: UICollectionViewLayout?
  private var simulation = Simulation()
  private var plan: DynamicsPlan?
  private var link: CADisplayLink?
  /// The time that has been simulated, in seconds of `CACurrentMediaTime()`.
  private var latestTime: CFTimeInterval = 0

  /// Creates an animator whose items are views below a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator whose items are the attributes of a layout, which is invalidated with each frame.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    collectionLayout = layout
    super.init()
  }

  /// Creates an animator for items that are not views. Its behaviours use their coordinates.
  public override init() {
    referenceView = nil
    super.init()
  }

  nonisolated deinit {}

  // MARK: Behaviours

  /// Adds a behaviour, and starts the animator.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorChanged()
  }

  /// Removes a behaviour. Items that no other behaviour has stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorChanged()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Whether the animator moves its items. If not, all are at rest.
  open var isRunning: Bool { link != nil }

  /// Makes a new plan before the next step.
  func behaviorChanged() {
    plan = nil
    wake()
  }

  /// The bounds of the coordinates, for boundaries.
  private var referenceBounds: CGRect? {
    referenceView?.bounds ?? collectionLayout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  private var space: DynamicsSpace { DynamicsSpace(view: referenceView) }

  private var tree: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

  private func updatePlan() {
    let bounds = referenceBounds
    guard plan == nil || plan?.isVolatile == true || plan?.referenceBounds != bounds else { return }
    let current = simulation
    var plan = DynamicsPlan(referenceBounds: bounds) { current.angle($0) }
    for behavior in tree { behavior.contribute(to: &plan) }
    self.plan = plan
    simulation.apply(plan, space: space)
  }

  // MARK: Items

  /// Reads the centre, the rotation and the shape of an item again. It keeps its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    updatePlan()
    simulation.update(item, space)
    wake()
  }

  /// Returns the items whose bounds intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    updatePlan()
    return simulation.items(in: rect)
  }

  /// The velocity of an item, or nil if no behaviour has it.
  func motion(of item: any UIDynamicItem) -> Motion? {
    updatePlan()
    return simulation.body(item)?.motion
  }

  /// Returns the attributes of a cell among the items, or nil.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view among the items, or nil.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes of a decoration view among the items, or nil.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    updatePlan()
    return plan?.parts.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: matches)
  }

  // MARK: Frames

  private func wake() {
    simulation.wake()
    guard link == nil else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [weak self] in self?.tick($0) ?? $0.invalidate() }
    link.frameSource = referenceView?.window ?? collectionLayout?.collectionView?.window
    link.add(to: .main, forMode: .common)
    self.link = link
    latestTime = CACurrentMediaTime()
  }

  private func pause() {
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func tick(_ link: CADisplayLink) {
    updatePlan()
    let time = min(max(link.targetTimestamp - latestTime, 0), Self.longestFrame)
    latestTime = max(link.targetTimestamp, latestTime)
    elapsedTime += time
    let touches = simulation.advance(by: time)
    if simulation.show(space: space) { collectionLayout?.invalidateLayout() }
    for touch in touches { report(touch) }
    for behavior in tree { behavior.action?() }
    if plan != nil, simulation.isAtRest || simulation.isEmpty { pause() }
  }

  private func report(_ touch: Touch) {
    guard let item = simulation.item(touch.body) else { return }
    let point = touch.point.map { CGPoint($0) }
    switch touch.other {
    case .body(let number):
      guard let other = simulation.item(number) else { return }
      for collision in plan?.collisions ?? [] { collision.report(item, other, at: point) }
    case .boundary(let number):
      for collision in plan?.collisions ?? [] { collision.report(item, boundary: number, at: point) }
    }
  }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
