// SPDX-License-Identifier: MIT

/// A timer that fires once for each frame of the screen.
///
/// ```swift
/// @MainActor final class FrameCounter {
///   private(set) var frames = 0
///   private var link: CADisplayLink?
///
///   func start() {
///     link = CADisplayLink(target: self, selector: Self.step)
///     link?.add(to: .main, forMode: .common)
///   }
///
///   private func step(_ link: CADisplayLink) { frames += 1 }
/// }
/// ```
///
/// The link fires in the turn of the event loop that prepares the frame, whatever run loop mode it is added for.
/// Instead of a selector, it also takes the method itself or a closure. It holds its target until it is invalidated.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  /// The time at which the current frame was shown, in seconds of `CACurrentMediaTime()`. 0 before the link has fired.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The time at which the frame in preparation will be shown, in seconds of `CACurrentMediaTime()`.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// The time between two refreshes of the screen in seconds. 0 before the link has fired.
  public private(set) var duration: CFTimeInterval = 0

  /// Whether the link does not fire. The default is `false`.
  @ObservedProperty public var isPaused = false { didSet { if isPaused != oldValue { DisplayLinks.changed() } } }

  /// The rate at which to fire, rounded to a whole number of refreshes.
  ///
  /// Only ``CAFrameRateRange/preferred`` has an effect. The default fires with each refresh.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// The rate at which to fire, in frames per second. The default is 0, which fires with each refresh.
  public var preferredFramesPerSecond: Int {
    get { Int(clamping: Double(preferredFrameRateRange.preferred ?? 0)) }
    set {
      preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: Float(newValue), preferred: Float(newValue))
    }
  }

  /// The screen or window whose frames the link follows. If it is nil or has been freed, the event loop decides.
  package weak var frameSource: AnyObject?
  /// The closure to call, or nil if the link has been invalidated.
  private var call: ((CADisplayLink) -> Void)?
  private var modes: Set<RunLoop.Mode> = []
  private var lastFired: CFTimeInterval?

  /// Creates a link that calls a closure, which it holds until it is invalidated.
  public init(_ handler: @escaping (CADisplayLink) -> Void) {
    call = handler
  }

  /// Creates a link that calls a method.
  ///
  /// - Parameters:
  ///   - target: The object to call, which the link holds until it is invalidated.
  ///   - sel: The method, with no parameter or the link as its parameter.
  public init(target: Any, selector sel: Selector) {
    let object = target as AnyObject
    call = { sel.call(on: object, with: [$0]) }
    super.init()
    sel.check(target: object, arguments: [self])
  }

  /// Creates a link that calls a method.
  ///
  /// - Parameters:
  ///   - target: The object to call, which the link holds until it is invalidated.
  ///   - method: The method, such as `Self.step`, with no parameter or the link as its parameter.
  public convenience init<Target: AnyObject, each Argument>(
    target: Any, selector method: @escaping (Target) -> (repeat each Argument) -> Void
  ) {
    self.init(target: target, selector: Selector(method))
  }

  nonisolated deinit {}

  /// Starts the link. There is one event loop, so `runLoop` has no effect.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    DisplayLinks.add(self)
  }

  /// Stops the link for a mode. It stops firing when no mode is left; it can be added again.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { DisplayLinks.remove(self) }
  }

  /// Stops the link for good and releases its target or closure.
  public func invalidate() {
    modes = []
    call = nil
    DisplayLinks.remove(self)
  }

  /// A link fires in this frame if its next time is less than this fraction of a refresh away, instead of one refresh
  /// late.
  private static let slack = 0.5

  func fire(timestamp: Double, target: Double) {
    guard !isPaused else { return }
    let refresh = target - timestamp
    if let lastFired, let rate = preferredFrameRateRange.preferred, rate > 0 {
      let interval = 1 / Double(rate)
      guard timestamp - lastFired >= interval - refresh * Self.slack else { return }
    }
    lastFired = timestamp
    self.timestamp = timestamp
    targetTimestamp = target
    duration = refresh
    call?(self)
  }
}
