// SPDX-License-Identifier: MIT
import RenderTree

/// The abstract superclass of animations. A layer keeps a copy of what is added to it.
@MainActor open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  // MARK: CAMediaTiming

  /// In the layer's local time, or in the group's; 0 stands for the moment at which the animation is committed.
  open var beginTime: CFTimeInterval = 0
  /// In seconds; 0 takes the transaction's duration, or within a group the group's.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Pacing and end

  /// nil takes the transaction's, and where that has none, is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Held strongly, as Apple's is: until the animation is removed.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it has ended.
  open var isRemovedOnCompletion = true

  /// A clock that takes the place of the layer's own; the times are then in its unit, 0…1, and the animation stays until it
  /// is removed.
  package final var timeline: AnimationTimeline?
  private var values: [String: Any] = [:]

  public required override init() { super.init() }

  nonisolated deinit {}

  /// Values of the caller's own, kept with the animation and its copies.
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  public final func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copyProperties(to: copy)
    return copy
  }

  /// Gives `copy`, of the same class, this animation's properties.
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
    copy.timeline = timeline
    copy.values = values
  }

  // MARK: CAAction

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Encoding

  /// What the animation does, or nil for one that does nothing.
  func makeEffect(duration: Double, in encoding: AnimationEncoding) -> LayerAnimation.Effect? { nil }

  /// Progress over the unit time of `duration` seconds.
  func makePacing(duration: Double) -> any Timing { timingFunction?.curve ?? LinearTiming() }

  /// The animation as a value that begins at `beginTime`, in its layer's or group's time.
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

/// What animations need of the layer that they are encoded for.
struct AnimationEncoding {
  let layer: CALayer
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
