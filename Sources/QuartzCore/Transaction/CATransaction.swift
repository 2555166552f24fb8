// SPDX-License-Identifier: MIT

/// Gathers changes of layers, and says how the animations that they cause run.
///
/// A change outside `begin()` and `commit()` opens an implicit transaction, which the event loop's `flush()` ends.
/// What is changed goes to the screen with `flush()`, all of it at once; a `commit()` only ends the grouping. (Apple's
/// outermost explicit transaction goes to the screen by itself.)
@MainActor
public final class CATransaction: NSObject {
  private static var stack: [Level] = []

  /// One `begin()`; what it does not set, it has from the level around it.
  private struct Level {
    var isImplicit: Bool
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disableActions: Bool?
    var values: [String: Any] = [:]
    var completion: CompletionGroup?
  }

  nonisolated deinit {}

  public class func begin() {
    stack.append(Level(isImplicit: false))
  }

  /// Ends what the last `begin()` opened.
  public class func commit() {
    precondition(stack.last?.isImplicit == false, "CATransaction: commit() without begin(); call begin() first")
    close(stack.removeLast())
  }

  /// Ends the implicit transaction, lays out and displays what needs it, and hands all changes to the screen.
  public class func flush() { flush(at: CACurrentMediaTime()) }

  /// Runs the layout and display passes of every context and commits them as of `time`, in absolute seconds.
  package static func flush(at time: Double) {
    for context in LayerContext.all { context.commit(at: time) }
    DetachedAnimations.finish()
    if stack.count == 1, stack[0].isImplicit { close(stack.removeLast()) }
    AnimationCallbacks.deliver()
  }

  private static func close(_ level: Level) { level.completion?.close() }

  /// Opens the implicit transaction where none is open.
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

  /// Apple's default for implicit animations.
  package static let defaultDuration: CFTimeInterval = 0.25

  /// How long animations without a duration of their own last, in seconds.
  public class func animationDuration() -> CFTimeInterval { innermost(\.duration) ?? defaultDuration }
  public class func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = duration } }

  /// The pacing of animations without a timing function of their own.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { innermost(\.timingFunction) }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// True where changes of properties cause no actions.
  public class func disableActions() -> Bool { innermost(\.disableActions) ?? false }
  public class func setDisableActions(_ flag: Bool) { change { $0.disableActions = flag } }

  /// Called when all animations that are added from here to the end of this transaction have ended or been removed;
  /// at once at its end where there are none.
  public class func completionBlock() -> (() -> Void)? { stack.last?.completion?.block }
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    change { level in
      if let group = level.completion {
        group.block = block
      } else if let block {
        level.completion = CompletionGroup(block: block)
      }
    }
  }

  /// The groups that an animation added now counts in.
  static var openCompletions: [CompletionGroup] { stack.compactMap(\.completion) }

  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: return animationDuration()
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    case kCATransactionDisableActions: return disableActions()
    case kCATransactionCompletionBlock: return completionBlock()
    default: return stack.reversed().lazy.compactMap { $0.values[key] }.first
    }
  }

  /// Sets one of the transaction's settings, or a value of the caller's own.
  public class func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: change { $0.duration = value.flatMap(double(from:)) }
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
    case kCATransactionDisableActions: change { $0.disableActions = value.flatMap(flag(from:)) }
    case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
    default: change { $0.values[key] = value }
    }
  }

  // MARK: Time

  /// When the next animation, timeline or deadline ends, in absolute seconds; nil where nothing will.
  package static var nextCompletionTime: Double? {
    (LayerContext.all.compactMap(\.nextEventTime) + [Deadline.nextTime].compactMap { $0 }).min()
  }

  /// Ends what has ended by `time`, in the order in which it ended, whichever window it is in.
  package static func advance(to time: Double) {
    AnimationCallbacks.advance(LayerContext.all, to: time)
  }
}

/// The keys of CATransaction's settings.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
nonisolated public let kCATransactionDisableActions = "disableActions"
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
