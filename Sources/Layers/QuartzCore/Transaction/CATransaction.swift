// SPDX-License-Identifier: MIT

/// A group of changes of layers, with settings for the animations that they cause.
///
/// A change outside of ``begin()`` and ``commit()`` opens an implicit transaction, which the event loop ends. All
/// changes reach the screen together with ``flush()``; ``commit()`` only ends the group. In Core Animation, committing
/// the outermost transaction sends its changes.
///
/// ```swift
/// @MainActor func move(_ layer: CALayer, to point: CGPoint) {
///   CATransaction.begin()
///   CATransaction.setDisableActions(true)
///   layer.position = point
///   CATransaction.commit()
/// }
/// ```
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var stack: [Level] = []

  /// The settings of one `begin()`. Values that are not set come from the enclosing level.
  private struct Level {
    var isImplicit: Bool
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disableActions: Bool?
    var values: [String: Any] = [:]
    var completion: CompletionGroup?
  }

  nonisolated deinit {}

  /// Starts a transaction inside the current one. Balance each call with ``commit()``.
  open class func begin() {
    stack.append(Level(isImplicit: false))
  }

  /// Ends the transaction that the latest ``begin()`` started, or the implicit one if there is no such.
  ///
  /// Does nothing if no transaction is open.
  open class func commit() {
    if let level = stack.popLast() { close(level) }
  }

  /// Ends the implicit transaction, performs pending layout and display, and sends all changes to the render server.
  ///
  /// The event loop calls this once per turn.
  open class func flush() { flush(at: CACurrentMediaTime()) }

  /// Runs the layout and display passes of every context, and commits their changes as of `time`, in absolute seconds.
  package static func flush(at time: Double) {
    for context in LayerContext.all { context.commit(at: time) }
    DetachedAnimations.finish()
    if stack.count == 1, stack[0].isImplicit { close(stack.removeLast()) }
    AnimationCallbacks.deliver()
  }

  private static func close(_ level: Level) { level.completion?.close() }

  /// Opens an implicit transaction if no transaction is open.
  static func ensureOpen() {
    if stack.isEmpty { stack.append(Level(isImplicit: true)) }
  }

  private static func change(_ body: (inout Level) -> Void) {
    ensureOpen()
    body(&stack[stack.count - 1])
  }

  private static func innermost<Value>(_ path: KeyPath<Level, Value?>) -> Value? {
    for level in stack.reversed() {
      if let value = level[keyPath: path] { return value }
    }
    return nil
  }

  // MARK: Settings

  /// Apple's default for implicit animations, in seconds.
  static let defaultDuration: CFTimeInterval = 0.25

  /// Returns the duration of animations that have none of their own, in seconds. The default is 0.25.
  open class func animationDuration() -> CFTimeInterval { innermost(\.duration) ?? defaultDuration }

  /// Sets the duration of animations that have none of their own, in seconds.
  open class func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = duration } }

  /// Returns the pacing of animations that have none of their own, or `nil`, which is the default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost(\.timingFunction) }

  /// Sets the pacing of animations that have none of their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Returns whether changes of properties run no actions. The default is `false`.
  open class func disableActions() -> Bool { innermost(\.disableActions) ?? false }

  /// Sets whether changes of properties run no actions, so that they take effect without an animation.
  open class func setDisableActions(_ flag: Bool) { change { $0.disableActions = flag } }

  /// Returns the completion block of the current transaction.
  open class func completionBlock() -> (() -> Void)? { stack.last?.completion?.block }

  /// Sets a closure that is called when all animations added from here to the end of the transaction have ended or have
  /// been removed.
  ///
  /// Without any such animation it is called when the transaction ends. Set it before adding the animations.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change { level in
      if let group = level.completion {
        group.block = block
      } else if let block {
        level.completion = CompletionGroup(block: block)
      }
    }
  }

  /// The completion groups that an animation joins if it is added now.
  static var openCompletions: [CompletionGroup] { stack.compactMap(\.completion) }

  /// Returns a setting of the transaction by its key, or a value of the program's own, or `nil`.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: return animationDuration()
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    case kCATransactionDisableActions: return disableActions()
    case kCATransactionCompletionBlock: return completionBlock()
    default: return stack.reversed().lazy.compactMap { $0.values[key] }.first
    }
  }

  /// Sets a setting of the transaction by its key, or a value of the program's own.
  open class func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: change { $0.duration = CGFloat.converting(value).map(Double.init) }
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
    case kCATransactionDisableActions: change { $0.disableActions = Bool.converting(value) }
    case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
    default: change { $0.values[key] = value }
    }
  }

  // MARK: Time

  /// The time at which the next animation, timeline or deadline ends, in absolute seconds, or nil if there is none.
  package static var nextCompletionTime: Double? {
    (LayerContext.all.compactMap(\.nextEventTime) + [Deadline.nextTime].compactMap { $0 }).min()
  }

  /// Ends the animations, timelines and deadlines of all windows whose end is at or before `time`, in chronological
  /// order.
  package static func advance(to time: Double) {
    AnimationCallbacks.advance(LayerContext.all, to: time)
  }
}

/// The key of the duration of animations, in seconds.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"

/// The key of the flag that disables actions.
nonisolated public let kCATransactionDisableActions = "disableActions"

/// The key of the pacing of animations.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// The key of the completion block.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
