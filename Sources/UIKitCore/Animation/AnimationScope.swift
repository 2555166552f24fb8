// SPDX-License-Identifier: MIT
import RenderTree

/// Animates the changes that are made while it is the innermost scope. A scope belongs to an animation block, to
/// keyframes, or to an animator's block.
class AnimationScope {
  /// The timing of the animations. Nested blocks take it over unless they override it.
  var timing: BlockTiming
  /// The values at which non-additive animations of this scope began, so that a second change of the same property does
  /// not begin at the new value of the first.
  private var beginnings: [Target: AnimatableValue] = [:]

  private struct Target: Hashable {
    let layer: ObjectIdentifier
    let keyPath: String
  }

  init(timing: BlockTiming) { self.timing = timing }

  nonisolated deinit {}

  /// Called for each change after it was made.
  func changed(_ change: PropertyChange) {
    fatalError("AnimationScope: \(type(of: self)) must override changed(_:)")
  }

  /// Called with the keyframes that a nested block has collected.
  func add(_ keyframes: KeyframeScope) {
    fatalError("AnimationScope: \(type(of: self)) must override add(_:)")
  }

  /// The property animator in whose block the scope is; nil in a view animation block.
  var animator: UIViewPropertyAnimator? { nil }

  /// Makes changes that belong to `group`.
  func perform(_ group: LayoutDependentAnimations, _ changes: () -> Void) { changes() }

  /// Makes the changes of a keyframe. The times are fractions of the duration. Outside of keyframe animations it only
  /// makes the changes.
  func performKeyframe(start: Double, duration: Double, _ body: () -> Void) { body() }

  /// Runs a view animation block inside this scope.
  func perform(nested: BlockTiming, animations: () -> Void, completion: ((Bool) -> Void)?) {
    BlockScope.run(nested.inheriting(from: timing), animations: animations, completion: completion)
  }

  /// Returns the value at which a non-additive animation of the change begins.
  final func beginning(of change: PropertyChange) -> AnimatableValue {
    let target = Target(layer: ObjectIdentifier(change.layer), keyPath: change.keyPath)
    let value = beginnings[target] ?? change.shownOld
    beginnings[target] = value
    return value
  }

  // MARK: The stack

  /// The active scopes, innermost last. A nil element disables animations.
  private static var stack: [AnimationScope?] = []
  private(set) static var isEnabled = true

  static var current: AnimationScope? { isEnabled ? stack.last ?? nil : nil }

  static func setEnabled(_ enabled: Bool) { isEnabled = enabled }

  static func perform(in scope: AnimationScope?, _ body: () -> Void) {
    let flushes = scope?.flushesUpdates ?? false
    if flushes || current?.flushesUpdates ?? false { LayerContext.layOutAll() }
    stack.append(scope)
    body()
    if flushes { LayerContext.layOutAll() }
    stack.removeLast()
  }

  /// Whether pending layout is done before the scope is entered, before a nested one is entered, and before it is left.
  private var flushesUpdates: Bool { timing.options.contains(.flushUpdates) }
}

/// Passes a change of a layer's property on to the scope in which it is made.
final class ScopeAction: NSObject, CAAction {
  private let scope: AnimationScope
  private let view: UIView
  private let before: [(property: LayerProperty, value: AnimatableValue)]

  /// Creates the action before the change, so that it can read the old values.
  init(scope: AnimationScope, view: UIView, properties: [LayerProperty]) {
    self.scope = scope
    self.view = view
    let state = view.layer.state
    before = properties.map { ($0, $0.value(in: state)) }
    super.init()
  }

  nonisolated deinit {}

  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    let state = view.layer.state
    for (property, old) in before {
      let change = PropertyChange(view: view, property: property, old: old, new: property.value(in: state))
      if change.isVisible { scope.changed(change) }
    }
  }
}

extension UIView {
  func blockAction(for layer: CALayer, key: String) -> (any CAAction)? {
    guard layer === self.layer, let scope = AnimationScope.current,
      let properties = PropertyTable.property(at: key)?.animatedInBlocks, !properties.isEmpty
    else { return NSNull() }
    return ScopeAction(scope: scope, view: self, properties: properties)
  }
}
