// SPDX-License-Identifier: MIT

/// A view that turns touches into intentions, and tells targets about them.
///
/// It tracks one touch at a time: `beginTracking`, `continueTracking` for each movement, then `endTracking` or
/// `cancelTracking`, of which the last two must call super. An event of several kinds at once (a drag that leaves is also
/// a drag outside) is told to each target once.
open class UIControl: UIView {
  private struct Registration {
    let action: TargetAction
    let identifier: UIAction.Identifier?
    var events: Event
  }

  private var registrations: [Registration] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// - Parameter primaryAction: sent for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { self == UIControl.self || super.drawsNothing }

  // MARK: State

  /// A control that is not enabled takes no touches and looks faint.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTracking(with: nil) }
      stateDidChange()
    }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// True while a touch is inside, or close.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Called after `state` has changed; subclasses update their look. Lays out again by default.
  package func stateDidChange() { setNeedsLayout() }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  // MARK: Targets

  /// Calls the unapplied method `action` on `target`, which is kept weakly: `addTarget(self, action: Self.tapped, for: …)`.
  public func addTarget<Target: AnyObject>(
    _ target: AnyObject, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    register(TargetAction(target, action), for: controlEvents)
  }

  /// As above, with the control as the method's argument.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: AnyObject, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    register(TargetAction(target, action), for: controlEvents)
  }

  /// As above, with the control and the event.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: AnyObject, action: @escaping (Target) -> (Sender, UIEvent?) -> Void, for controlEvents: Event
  ) {
    register(TargetAction(target, action), for: controlEvents)
  }

  /// Takes `target`'s actions back for these events; nil takes back everybody's.
  ///
  /// Deviates from UIKit: Swift's methods cannot be compared, so all of a target's actions go.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    unregister(from: controlEvents) { $0.identifier == nil && (target == nil || $0.action.target === target) }
  }

  /// Replaces the action of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    let send = TargetAction { (sender: UIControl) in sender.sendAction(action) }
    registrations.append(Registration(action: send, identifier: action.identifier, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    unregister(from: controlEvents) { $0.identifier == identifier }
  }

  /// Tells everybody who asked for one of these events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  /// Performs an action as if it had been added.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// The events that somebody has asked for.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  private func register(_ action: TargetAction, for events: Event) {
    registrations.append(Registration(action: action, identifier: nil, events: events))
  }

  private func unregister(from events: Event, where matches: (Registration) -> Bool) {
    for index in registrations.indices where matches(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Tells everybody who asked for one of these events, each once, in the order in which they asked.
  package func send(_ events: Event, event: UIEvent?) {
    registrations.removeAll { !$0.action.isAlive }
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      registration.action.send(from: self, event: event)
    }
  }

  // MARK: Tracking

  private weak var trackedTouch: UITouch?
  /// True from the touch down to its end.
  public private(set) var isTracking = false
  /// Whether the tracked touch is over the control, or close. Still says where the touch was while its end is told.
  public private(set) var isTouchInside = false

  /// A touch began: return false to let it go.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved: return false to track no further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch is up, or `continueTracking` has returned false. Ends `isTracking` and `isHighlighted`.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isTracking = false
    isHighlighted = false
  }

  /// Stops tracking and sends `.touchCancel`: a recogniser took the touch, or the control was disabled or removed.
  open func cancelTracking(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    forgetTouch()
    send(.touchCancel, event: event)
  }

  /// The control has begun to track a touch and said so.
  package func trackingDidBegin(_ touch: UITouch, with event: UIEvent?) {}

  /// How far outside a touch still counts as inside, in points; from observation of UIKit's buttons.
  private static let touchSlop: CGFloat = 70

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    return bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(location)
      || point(inside: location, with: event)
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isTracking = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
    if isTracking { trackingDidBegin(touch, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    guard continueTracking(touch, with: event) else {
      finish(touch, with: event)
      isTouchInside = false
      return
    }
    guard isTracking else { return }
    isHighlighted = isTouchInside
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    send(events, event: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch, with: event)
    finish(touch, with: event)
    send(isTouchInside ? touchUpInsideEvents : .touchUpOutside, event: event)
    isTouchInside = false
  }

  /// Ends the tracking, also that of subclasses that do not call super.
  private func finish(_ touch: UITouch, with event: UIEvent?) {
    trackedTouch = nil
    endTracking(touch, with: event)
    isTracking = false
    isHighlighted = false
  }

  /// What a touch that ends inside means; buttons add their primary action.
  package var touchUpInsideEvents: Event { .touchUpInside }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    guard trackedTouch != nil else { return }
    forgetTouch()
    send(.touchCancel, event: event)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { cancelTracking(with: nil) }
  }

  /// A single tap on a control that is enabled is the control's: no tap recogniser of a view further up takes it.
  ///
  /// Deviates from UIKit, where that goes for buttons, switches and segmented controls only.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
