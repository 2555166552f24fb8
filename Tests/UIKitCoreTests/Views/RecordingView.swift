// SPDX-License-Identifier: MIT
import UIKit

/// A subclass of a program that overrides the members of `UIView`.
@MainActor final class RecordingView: UIView {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var layer: CALayer { log(super.layer) }
  override var subviews: [UIView] { log(super.subviews) }
  override var superview: UIView? { log(super.superview) }
  override var frame: CGRect {
    get { log(super.frame) }
    set { super.frame = newValue }
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    log(
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority))
  }
  override var autoresizingMask: AutoresizingMask {
    get { log(super.autoresizingMask) }
    set { super.autoresizingMask = newValue }
  }
  override var autoresizesSubviews: Bool {
    get { log(super.autoresizesSubviews) }
    set { super.autoresizesSubviews = newValue }
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { log(super.semanticContentAttribute) }
    set { super.semanticContentAttribute = newValue }
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    log(super.effectiveUserInterfaceLayoutDirection)
  }
  override class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { log(super.userInterfaceLayoutDirection(for: attribute)) }
  override class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    log(super.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: layoutDirection))
  }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { log(super.alignmentRect(forFrame: frame)) }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    log(super.frame(forAlignmentRect: alignmentRect))
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { log(super.translatesAutoresizingMaskIntoConstraints) }
    set { super.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {
    log(super.setContentHuggingPriority(priority, for: axis))
  }
  override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {
    log(super.setContentCompressionResistancePriority(priority, for: axis))
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    log(super.systemLayoutSizeFitting(targetSize))
  }
  override func setNeedsUpdateConstraints() { log(super.setNeedsUpdateConstraints()) }
  override func needsUpdateConstraints() -> Bool { log(super.needsUpdateConstraints()) }
  override func updateConstraintsIfNeeded() { log(super.updateConstraintsIfNeeded()) }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { log(super.directionalLayoutMargins) }
    set { super.directionalLayoutMargins = newValue }
  }
  override var preservesSuperviewLayoutMargins: Bool {
    get { log(super.preservesSuperviewLayoutMargins) }
    set { super.preservesSuperviewLayoutMargins = newValue }
  }
  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { log(super.insetsLayoutMarginsFromSafeArea) }
    set { super.insetsLayoutMarginsFromSafeArea = newValue }
  }
  override func insertSubview(_ view: UIView, at index: Int) { log(super.insertSubview(view, at: index)) }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    log(super.insertSubview(view, belowSubview: sibling))
  }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    log(super.insertSubview(view, aboveSubview: sibling))
  }
  override func bringSubviewToFront(_ view: UIView) { log(super.bringSubviewToFront(view)) }
  override func sendSubviewToBack(_ view: UIView) { log(super.sendSubviewToBack(view)) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    log(super.exchangeSubview(at: index1, withSubviewAt: index2))
  }
  override func isDescendant(of view: UIView) -> Bool { log(super.isDescendant(of: view)) }
  override func viewWithTag(_ tag: Int) -> UIView? { log(super.viewWithTag(tag)) }
  @discardableResult override func endEditing(_ force: Bool) -> Bool { log(super.endEditing(force)) }
  override var motionEffects: [UIMotionEffect] {
    get { log(super.motionEffects) }
    set { super.motionEffects = newValue }
  }
  override func addMotionEffect(_ effect: UIMotionEffect) { log(super.addMotionEffect(effect)) }
  override func removeMotionEffect(_ effect: UIMotionEffect) { log(super.removeMotionEffect(effect)) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { log(super.convert(point, to: view)) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { log(super.convert(point, from: view)) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { log(super.convert(rect, to: view)) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { log(super.convert(rect, from: view)) }
  override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    log(super.convert(point, to: coordinateSpace))
  }
  override func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    log(super.convert(point, from: coordinateSpace))
  }
  override func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    log(super.convert(rect, to: coordinateSpace))
  }
  override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    log(super.convert(rect, from: coordinateSpace))
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    log(super.snapshotView(afterScreenUpdates: afterUpdates))
  }
  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    log(super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets))
  }
  @discardableResult override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    log(super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates))
  }
  override var interactions: [any UIInteraction] {
    get { log(super.interactions) }
    set { super.interactions = newValue }
  }
  override func addInteraction(_ interaction: any UIInteraction) { log(super.addInteraction(interaction)) }
  override func removeInteraction(_ interaction: any UIInteraction) { log(super.removeInteraction(interaction)) }
  override var hoverStyle: UIHoverStyle? {
    get { log(super.hoverStyle) }
    set { super.hoverStyle = newValue }
  }
  override var isFocused: Bool { log(super.isFocused) }
  override var focusEffect: UIFocusEffect? {
    get { log(super.focusEffect) }
    set { super.focusEffect = newValue }
  }
  override class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { log(super.animate(withDuration: duration, animations: animations, completion: completion)) }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    log(
      super.animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: completion))
  }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    log(
      super.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
        options: options, animations: animations, completion: completion))
  }
  override class func animate(
    springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity velocity: CGFloat,
    delay: TimeInterval, options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    log(
      super.animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, delay: delay, options: options,
        animations: animations, completion: completion))
  }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    log(super.performWithoutAnimation(actionsWithoutAnimation))
  }
  override class var areAnimationsEnabled: Bool { log(super.areAnimationsEnabled) }
  override class func setAnimationsEnabled(_ enabled: Bool) { log(super.setAnimationsEnabled(enabled)) }
  override class var inheritedAnimationDuration: TimeInterval { log(super.inheritedAnimationDuration) }
  override class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    log(super.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations))
  }
  override class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    log(
      super.animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: completion))
  }
  override class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) {
    log(
      super.addKeyframe(withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations))
  }
  override class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    log(
      super.transition(with: view, duration: duration, options: options, animations: animations, completion: completion)
    )
  }
  override class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)? = nil
  ) { log(super.transition(from: fromView, to: toView, duration: duration, options: options, completion: completion)) }
}
