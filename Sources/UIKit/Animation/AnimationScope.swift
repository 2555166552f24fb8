// SPDX-License-Identifier: MIT
import RenderTree

/// Handles the changes that are made while it is the innermost scope: of an animation block, of keyframes, or of an
/// animator's block.
class AnimationScope {
  /// How the animations run; what blocks inside this one inherit.
  var timing: BlockTiming
  /// Where non-additive animations of this scope began, so that a second change of one does not begin at the first's
  /// new value.
  private var beginnings: [Target: AnimatableValue] = [:]

  private struct Target: Hashable {
    let layer: ObjectIdentifier
    let keyPath: String
  }

  init(timing: BlockTiming) { self.timing = timing }

  nonisolated deinit {}

  /// Called for each change after it was made.
  func changed(_ change: PropertyChange) {
    fatalError("AnimationScope: \(type(of: self)) must say what becomes of a change")
  }

  /// Called with the keyframes that a block inside this scope has gathered.
  func add(_ keyframes: KeyframeScope) {
    fatalError("AnimationScope: \(type(of: self)) must say what becomes of keyframes")
  }

  /// Where a non-additive animation of the change begins.
  final func beginning(of change: PropertyChange) -> AnimatableValue {
    let target = Target(layer: ObjectIdentifier(change.layer), keyPath: change.keyPath)
    let value = beginnings[target] ?? change.shownOld
    beginnings[target] = value
    return value
  }

  // MARK: The stack

  /// nil: nothing animates in there.
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

  /// Whether pending layout is done before the scope is entered, before one inside it is, and before it is left.
  private var flushesUpdates: Bool { timing.options.contains(.flushUpdates) }
}

/// Passes one change of a layer's property on to the scope in which it is made.
final class ScopeAction: NSObject, CAAction {
  private let scope: AnimationScope
  private let view: UIView
  private let before: [(property: LayerProperty, value: AnimatableValue)]

  /// Made before the change, so that the old values can be taken.
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
