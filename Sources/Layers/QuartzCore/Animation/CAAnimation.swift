// SPDX-License-Identifier: MIT
import RenderTree
import TimingFunctions

/// The base class of animations.
///
/// Use one of the subclasses: ``CABasicAnimation``, ``CASpringAnimation``, ``CAKeyframeAnimation``,
/// ``CAAnimationGroup`` or ``CATransition``. A layer keeps a copy of an animation that is added to it, so later changes
/// of the original have no effect.
///
/// ```swift
/// func fadeIn(_ layer: CALayer) {
///   let animation = CABasicAnimation(keyPath: "opacity")
///   animation.fromValue = 0
///   animation.duration = 0.3
///   layer.add(animation, forKey: "fadeIn")
/// }
/// ```
@preconcurrency @MainActor open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction, RuntimeObject {
  package nonisolated(unsafe) final var attachments: ObjectAttachments?

  // MARK: CAMediaTiming

  /// The time at which the animation begins, in seconds of the layer's or group's time.
  ///
  /// The default is 0. On a layer, 0 means the time of the commit that first includes the animation.
  open var beginTime: CFTimeInterval = 0

  /// The length of one cycle in seconds. The default is 0, which stands for the duration of the transaction, or of the
  /// group.
  open var duration: CFTimeInterval = 0
  /// The seconds of animation per second of the layer's time. The default is 1.
  open var speed: Float = 1
  /// An offset that is added to the animation's own time, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of cycles, which can be fractional or infinite. The default is 0, which means one cycle.
  open var repeatCount: Float = 0
  /// The time for which cycles repeat, in seconds. The default is 0, which leaves it to ``repeatCount``.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every cycle also runs backward, which doubles its length. The default is `false`.
  open var autoreverses = false

  /// The values that apply before the animation begins and after it ends. The default is
  /// ``CAMediaTimingFillMode/removed``.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Pacing and end

  /// The pacing of a cycle. The default is `nil`, which stands for the transaction's function, or for linear pacing if
  /// it has none.
  open var timingFunction: CAMediaTimingFunction?

  /// The object that is told when the animation begins and ends.
  ///
  /// The animation and its copies hold it strongly, until the animation is removed from its layer.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation when it ends. The default is `true`.
  open var isRemovedOnCompletion = true

  /// The rates at which the animation should be shown. The default is no preference. Without effect: animations are shown
  /// at the rate of the screen, which is the highest that can be asked for.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// A clock that replaces the layer's own.
  ///
  /// Times are then in the timeline's unit, 0…1, and the animation remains until it is removed.
  package final var timeline: AnimationTimeline?
  /// Whether `beginTime` is a delay after the commit, so that the animation starts later if its commit does.
  package final var isDelayed = false
  private var values: [String: Any] = [:]

  /// Creates an animation with default values.
  public override init() { super.init() }

  nonisolated deinit {}

  /// Returns the property with a name, such as "duration", or the value that the program has stored under another key,
  /// or `nil`.
  open func value(forKey key: String) -> Any? {
    guard let property = Self.property(named: key) else { return values[key] }
    return property.value(of: self)
  }

  /// Sets the property with a name, such as "duration", or stores a value of the program's own under another key. Copies
  /// of the animation, such as the one that the delegate receives, keep it.
  ///
  /// A value of a type other than the property's stops the program.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = Self.property(named: key) else {
      values[key] = value
      return
    }
    property.set(value, of: self)
  }

  /// Returns the property with a name, or nil if the class has none.
  class func property(named name: String) -> AnimationProperty? { AnimationProperty.common[name] }

  /// Returns a copy of the same class. A subclass with stored properties calls `super` and copies them to the result.
  ///
  /// A layer keeps such a copy of an animation that is added to it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjectMaker.make(type(of: self))
    copyProperties(to: copy)
    return copy
  }

  /// Returns what ``copy(with:)`` returns.
  final func makeCopy() -> CAAnimation {
    guard let copy = copy(with: nil) as? CAAnimation else {
      fatalError("\(type(of: self)).copy(with:) has to return an animation; return the result of super.copy(with:)")
    }
    return copy
  }

  /// Copies this animation's properties to `copy`, which is of the same class.
  func copyProperties(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.timeline = timeline
    copy.isDelayed = isDelayed
    copy.values = values
  }

  // MARK: CAAction

  /// Adds the animation to the layer under the event's key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Encoding

  /// Returns the effect of the animation, or nil for one that does nothing.
  func makeEffect(duration: Double, in encoding: AnimationEncoding) -> LayerAnimation.Effect? { nil }

  /// Returns the pacing of a cycle of `duration` seconds, over a unit of time.
  func makePacing(duration: Double) -> any Timing { timingFunction?.curve ?? LinearTiming() }

  /// Returns the progress of a cycle after a fraction of its duration.
  package final func progress(after fraction: Double) -> Double { makePacing(duration: duration).value(at: fraction) }

  /// Returns the animation as a value that begins at `beginTime`, in its layer's or group's time.
  final func encoded(
    key: String, beginTime: Double, duration: Double, in encoding: AnimationEncoding
  )
    -> LayerAnimation?
  {
    guard let effect = makeEffect(duration: duration, in: encoding) else { return nil }
    var timing = AnimationTiming()
    timing.beginTime = beginTime
    timing.duration = duration
    timing.speed = Double(speed)
    timing.timeOffset = timeOffset
    timing.repeatCount = Double(repeatCount)
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    timing.fillMode = fillMode.encoded
    return LayerAnimation(
      key: key, timing: timing, pacing: makePacing(duration: duration), timeline: timeline?.id, effect: effect)
  }
}

/// The information about a layer that the encoding of its animations needs.
struct AnimationEncoding {
  /// Copies what the layer showed before this commit, and returns the copy's root.
  let snapshotPrevious: () -> LayerID
}

extension CAMediaTimingFillMode {
  fileprivate nonisolated var encoded: AnimationTiming.FillMode {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: []
    }
  }
}
