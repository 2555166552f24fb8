// SPDX-License-Identifier: MIT
import RenderTree

/// Animates the changes that are made while it is the innermost of the ``AnimationScopes``. A scope belongs to an
/// animation block, to keyframes, or to an animator's block.
@MainActor
protocol AnimationScope: AnyObject {
  /// The timing of the animations. Nested blocks inherit it unless they override it.
  var timing: BlockTiming { get set }
  /// The property animator in whose block the scope is; nil in a view animation block.
  var animator: UIViewPropertyAnimator? { get }

  /// Called for each change after it was made.
  func changed(_ change: PropertyChange)

  /// Called with the keyframes that a nested block has collected.
  func add(_ keyframes: KeyframeScope)

  /// Makes changes that belong to `group`.
  func perform(_ group: LayoutDependentAnimations, _ changes: () -> Void)

  /// Makes the changes of a keyframe. The times are fractions of the duration. Outside of keyframe animations it only
  /// makes the changes.
  func performKeyframe(start: Double, duration: Double, _ body: () -> Void)

  /// Runs a view animation block inside this scope.
  func perform(nested: BlockTiming, animations: () -> Void, completion: ((Bool) -> Void)?)
}

extension AnimationScope {
  var animator: UIViewPropertyAnimator? { nil }

  func perform(_ group: LayoutDependentAnimations, _ changes: () -> Void) { changes() }

  func performKeyframe(start: Double, duration: Double, _ body: () -> Void) { body() }

  func perform(nested: BlockTiming, animations: () -> Void, completion: ((Bool) -> Void)?) {
    BlockScope.run(nested.inheriting(from: timing), animations: animations, completion: completion)
  }

  /// Whether pending layout is done before the scope is entered, before a nested one is entered, and before it is left.
  fileprivate var flushesUpdates: Bool { timing.options.contains(.flushUpdates) }
}

/// The animation scopes that are active.
@MainActor
enum AnimationScopes {
  /// The active scopes, innermost last. A nil element disables animations.
  private static var stack: [(any AnimationScope)?] = []
  private(set) static var areEnabled = true

  static var current: (any AnimationScope)? { areEnabled ? stack.last ?? nil : nil }

  static func setEnabled(_ enabled: Bool) { areEnabled = enabled }

  /// Makes the changes of `body` with `scope` as the innermost scope; without animations if it is nil.
  static func perform(in scope: (any AnimationScope)?, _ body: () -> Void) {
    let flushes = scope?.flushesUpdates ?? false
    if flushes || current?.flushesUpdates ?? false { LayerContext.layOutAll() }
    stack.append(scope)
    body()
    if flushes { LayerContext.layOutAll() }
    stack.removeLast()
  }
}

/// The values at which the non-additive animations of a scope began, so that a second change of the same property does
/// not begin at the new value of the first.
struct AnimationStartValues {
  private var values: [Target: AnimatableValue] = [:]

  private struct Target: Hashable {
    let layer: ObjectIdentifier
    let keyPath: String
  }

  /// Returns the value at which a non-additive animation of the change begins.
  @MainActor
  mutating func value(for change: PropertyChange) -> AnimatableValue {
    let target = Target(layer: ObjectIdentifier(change.layer), keyPath: change.keyPath)
    let value = values[target] ?? change.shownOld
    values[target] = value
    return value
  }
}

/// Passes a change of a layer's property on to the scope in which it is made.
final class ScopeAction: NSObject, CAAction {
  private let scope: any AnimationScope
  private let view: UIView
  private let before: [(property: LayerProperty, value: AnimatableValue)]

  /// Creates the action before the change, so that it can read the old values.
  init(scope: any AnimationScope, view: UIView, properties: [LayerProperty]) {
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
  /// Records how to undo a change that this block has made to a value that is not a property of a layer. A property
  /// animator calls it if it ends at its start; other animations have no such end.
  @_spi(Framework) public class func whenAnimationEndsAtItsStart(_ undo: @escaping () -> Void) {
    AnimationScopes.current?.animator?.changes.track(undoing: undo)
  }

  func blockAction(for layer: CALayer, key: String) -> (any CAAction)? {
    guard layer === self.layer, let scope = AnimationScopes.current,
      let properties = PropertyTable.property(at: key)?.animatedInBlocks, !properties.isEmpty
    else { return NSNull() }
    return ScopeAction(scope: scope, view: self, properties: properties)
  }
}
