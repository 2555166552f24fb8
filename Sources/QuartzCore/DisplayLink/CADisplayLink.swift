// SPDX-License-Identifier: MIT

/// Calls once for each frame of the screen.
///
/// Deviates from Apple's: it takes a typed method (`CADisplayLink(target: self, action: Self.tick)`) or a closure in
/// place of a selector, and holds the target weakly; a link whose target has gone invalidates itself.
///
/// It fires in the turn of the event loop in which the frame is drawn, whatever run loop mode it is added for.
@MainActor
public final class CADisplayLink: NSObject {
  /// When the frame that is on the screen was shown, in absolute seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the frame that is being prepared will be shown.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between two refreshes of the screen.
  public private(set) var duration: CFTimeInterval = 0

  /// A paused link stays added and does not fire.
  public var isPaused = false { didSet { if isPaused != oldValue { DisplayLinks.changed() } } }

  /// How often to fire; the link rounds to a whole number of refreshes. Deviation: `preferred` alone counts.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// In frames per second; 0 fires with each refresh.
  public var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred) }
    set {
      preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: Float(newValue), preferred: Float(newValue))
    }
  }

  /// Returns false when the target has gone.
  private let call: (CADisplayLink) -> Bool
  private var modes: Set<RunLoop.Mode> = []
  private var lastFired: CFTimeInterval?

  /// A link that calls a closure, and keeps it until it is invalidated.
  public init(_ handler: @escaping (CADisplayLink) -> Void) {
    call = {
      handler($0)
      return true
    }
  }

  /// Calls the unapplied method `action` on `target`, which is kept weakly: `CADisplayLink(target: self, action: Self.step)`.
  public init<Target: AnyObject>(target: AnyObject, action: @escaping (Target) -> (CADisplayLink) -> Void) {
    call = { [weak target] link in
      guard let target else { return false }
      action(Self.expect(target))(link)
      return true
    }
  }

  public init<Target: AnyObject>(target: AnyObject, action: @escaping (Target) -> () -> Void) {
    call = { [weak target] _ in
      guard let target else { return false }
      action(Self.expect(target))()
      return true
    }
  }

  private static func expect<T>(_ target: AnyObject) -> T {
    guard let typed = target as? T else {
      preconditionFailure("CADisplayLink: the action is \(T.self)'s, and the target is no such object")
    }
    return typed
  }

  nonisolated deinit {}

  /// Starts the link. Deviation: there is one event loop, whatever `runLoop` is given.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    DisplayLinks.add(self)
  }

  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { DisplayLinks.remove(self) }
  }

  /// Stops the link for good; nothing but the caller keeps it alive any longer.
  public func invalidate() {
    modes = []
    DisplayLinks.remove(self)
  }

  /// Half a refresh: nearer than this to its turn, a link fires now rather than a whole refresh late.
  private static let slack = 0.5

  func fire(timestamp: Double, target: Double) {
    guard !isPaused else { return }
    let refresh = target - timestamp
    if let lastFired, preferredFrameRateRange.preferred > 0 {
      let interval = 1 / Double(preferredFrameRateRange.preferred)
      guard timestamp - lastFired >= interval - refresh * Self.slack else { return }
    }
    lastFired = timestamp
    self.timestamp = timestamp
    targetTimestamp = target
    duration = refresh
    if !call(self) { invalidate() }
  }
}
