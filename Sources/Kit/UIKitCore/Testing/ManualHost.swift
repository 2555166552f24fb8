// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree
import X11

/// The host of a window without a display, on a manual clock, for tests and recordings.
///
/// Touches take the same path as on a display, from `WindowInput` through `UIApplication.sendEvent`. A step of the
/// clock is a ``Turn`` of the event loop. While a host exists, `CACurrentMediaTime()` returns its time. `Timer` and the
/// main queue measure real time, so that the clock does not fire them.
///
/// ```swift
/// let host = ManualHost(size: CGSize(width: 400, height: 800))
/// host.window.rootViewController = navigation
/// host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2)
/// host.advance(by: 0.5)
/// ```
@MainActor
package final class ManualHost: WindowHost {
  /// The time in seconds from one frame to the next.
  package static let frameDuration = 1.0 / 60
  /// The time in seconds between the samples of the pointing device that `drag` imitates: 125 Hz.
  package static let sampleInterval = 0.008
  /// The number of turns at one time. Each is bounded; layout that always invalidates itself must not stop the clock.
  private static let maximumTurns = 4

  /// The window with which the host was created.
  package let window: UIWindow
  package weak var stack: WindowStack?
  package var input: WindowInput {
    guard let stack else { preconditionFailure("the windows of the host are closed") }
    return stack.input
  }
  package let sink: any CommitSink
  /// The recorder of the commits, unless they go to another sink.
  package var recorder: CommitRecorder? { sink as? CommitRecorder }
  package var scale: CGFloat { didSet { if scale != oldValue { change() } } }
  package var appearance: DesktopAppearance { didSet { if appearance != oldValue { change() } } }
  package var title = ""
  package var minimumSize: CGSize?
  package var textInputClient: TextInputClient? {
    get { requests.textInputClient }
    set { requests.textInputClient = newValue }
  }
  package var cursor = CursorShape.arrow
  /// The number of times that the input method was told to discard the text that it is composing.
  package var textInputResets: Int { requests.textInputResets }
  /// The number of requests for the user's attention.
  package var attentionRequests: Int { requests.attention }
  private var requests: (textInputClient: TextInputClient?, textInputResets: Int, attention: Int) = (nil, 0, 0)
  package private(set) var isClosed = false
  private let clock: ManualClock
  private var pending: Pending

  /// The work that waits for a turn of the event loop.
  private struct Pending {
    /// The time of the next frame.
    var frame: Double
    var input: [(WindowInput) -> Void] = []
    /// The size for the windows.
    var size: CGSize?
  }

  /// - Parameters:
  ///   - sink: The receiver of the commits, or nil for a recorder.
  ///   - startTime: The initial time of the clock, in absolute seconds.
  ///   - other: A host whose clock this one shares, as the windows of one program do. Advance the clock by that host.
  package init(
    size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light, sink: (any CommitSink)? = nil,
    startTime: Double = 1000, clockOf other: ManualHost? = nil
  ) {
    self.scale = scale
    appearance = DesktopAppearance(style: style)
    self.sink = sink ?? CommitRecorder()
    clock = other?.clock ?? ManualClock(time: startTime)
    pending = Pending(frame: clock.time + Self.frameDuration)
    let clock = clock
    ManualClock.shown = clock
    MediaClock.now = { clock.time }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.frame = CGRect(origin: .zero, size: size)
    window.attach(self)
    window.makeKeyAndVisible()
    flush()
  }

  nonisolated deinit {
    if ManualClock.shown === clock {
      ManualClock.shown = nil
      MediaClock.now = MediaClock.monotonic
    }
  }

  package func show() {}
  package func resetTextInput() { requests.textInputResets += 1 }
  package func hide() {}
  package func activate() {}
  package func requestAttention() { requests.attention += 1 }
  package func close() { isClosed = true }

  package func resize(to size: CGSize) {
    pending.size = size
    flush()
  }

  private func change() {
    guard let stack else { return }
    stack.resize(to: stack.size)
    for window in stack.windows { window.traitsMayHaveChanged() }
    flush()
  }

  // MARK: The clock

  /// The time in absolute seconds.
  package var time: Double { clock.time }

  package func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Advances the clock frame by frame, and also stops at each time between frames at which an animation or a wait
  /// ends.
  package func advance(to end: Double) {
    require(end >= time, "the time to advance to is in the past; pass a later one")
    if end == time { flush() }
    while time < end {
      let event = CATransaction.nextCompletionTime.map { max($0, time) } ?? .infinity
      clock.time = min(pending.frame, end, event)
      flush()
    }
  }

  /// Advances until no animation, wait or display link is left, or for `limit` seconds. Returns whether none is left.
  @discardableResult
  package func advanceToRest(limit: Double = 10) -> Bool {
    let end = time + limit
    flush()
    while CATransaction.nextCompletionTime != nil || DisplayLinks.needsTicks {
      if time >= end { return false }
      advance(to: min(time + Self.frameDuration, end))
    }
    return true
  }

  /// Runs turns of the event loop at the present time until it would sleep.
  package func flush() {
    for _ in 0..<Self.maximumTurns {
      Turn(self).run()
      guard needsCommit else { return }
    }
  }

  /// The scene that is on the screen now.
  package var shown: SampledTree? { recorder?.tree.sample(at: time) }

  // MARK: Input

  /// Runs a turn that handles this input.
  private func deliver(_ event: @escaping (WindowInput) -> Void) {
    pending.input.append(event)
    flush()
  }

  package func touchBegan(
    at location: CGPoint, id: Int = 1, buttons: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []
  ) {
    deliver { [time] in
      $0.touchBegan(id: id, at: location, time: time, buttons: buttons, modifiers: modifiers)
    }
  }

  /// Moves a touch, without waiting for a frame.
  package func touchMoved(to location: CGPoint, id: Int = 1) {
    deliver { [time] in
      $0.touchMoved(id: id, to: location, time: time)
      $0.flush()
    }
  }

  package func touchEnded(at location: CGPoint, id: Int = 1) {
    deliver { [time] in $0.touchEnded(id: id, at: location, time: time) }
  }

  /// Moves the pointer without a button, or out of the window if the location is nil.
  package func movePointer(to location: CGPoint?) { deliver { $0.pointerMoved(to: location) } }

  package func cancelTouches() { deliver { [time] in $0.cancelAll(time: time) } }

  package func tap(at location: CGPoint) {
    touchBegan(at: location)
    advance(by: Self.frameDuration)
    touchEnded(at: location)
  }

  /// Moves a touch in a straight line at constant speed, with a device's samples.
  package func move(from start: CGPoint, to end: CGPoint, duration: Double, id: Int = 1) {
    let begin = time
    let count = max(Int((duration / Self.sampleInterval).rounded()), 1)
    for step in 1...count {
      let share = CGFloat(step) / CGFloat(count)
      let location = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      advance(to: max(begin + duration * Double(share), time))
      input.touchMoved(id: id, to: location, time: time)
    }
    deliver { $0.flush() }
  }

  /// Presses, moves and releases.
  package func drag(from start: CGPoint, to end: CGPoint, duration: Double) {
    touchBegan(at: start)
    move(from: start, to: end, duration: duration)
    touchEnded(at: end)
  }

  package func scroll(by delta: CGVector, at location: CGPoint, isContinuous: Bool = true) {
    deliver { [time] in $0.scrolled(by: delta, isContinuous: isContinuous, at: location, time: time) }
  }

  /// Presses and releases a key with an X keysym.
  package func key(_ keysym: UInt, text: String = "", modifiers: UIKeyModifierFlags = []) {
    let key = WindowInput.Key(
      code: Int(keysym), keysym: keysym, unmodifiedKeysym: keysym, text: text, modifiers: modifiers)
    deliver { [time] in
      $0.keyDown(key, isRepeat: false, time: time)
      $0.keyUp(key, time: time)
    }
  }
}

extension ManualHost: TurnHost {
  var now: Double { time }
  var needsCommit: Bool { stack?.context.needsCommit ?? false }

  func handleInput() {
    let arrived = pending.input
    pending.input = []
    for deliver in arrived { deliver(input) }
  }

  func handleFrame() {
    guard time >= pending.frame else { return }
    stack?.input.flush()
    pending.frame = time + Self.frameDuration
    DisplayLinks.fire(timestamp: time, target: pending.frame)
  }

  func fireTimers() {}

  func applyResizes() {
    guard let size = pending.size else { return }
    pending.size = nil
    stack?.resize(to: size)
  }

  func finishTurn() { stack?.updateHost() }
}

/// The time of a `ManualHost`. It is changed on the main thread only.
nonisolated private final class ManualClock: @unchecked Sendable {
  /// The clock of the last host, which `CACurrentMediaTime()` reads.
  nonisolated(unsafe) static var shown: ManualClock?

  var time: Double
  init(time: Double) { self.time = time }
}
