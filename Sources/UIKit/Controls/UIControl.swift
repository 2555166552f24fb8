// SPDX-License-Identifier: MIT

/// A view that turns touches into intentions, and tells targets about them.
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

  /// True while a touch is inside.
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
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    register(TargetAction(target, action), for: controlEvents)
  }

  /// As above, with the control as the method's argument.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    register(TargetAction(target, action), for: controlEvents)
  }

  /// As above, with the control and the event.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void, for controlEvents: Event
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
    let send = TargetAction { (sender: UIControl) in action.perform(sender: sender) }
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

  private func register(_ action: TargetAction, for events: Event) {
    registrations.append(Registration(action: action, identifier: nil, events: events))
  }

  private func unregister(from events: Event, where matches: (Registration) -> Bool) {
    for index in registrations.indices where matches(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  package func send(_ events: Event, event: UIEvent?) {
    registrations.removeAll { !$0.action.isAlive }
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      registration.action.send(from: self, event: event)
    }
  }

  // MARK: Tracking

  /// True from the touch down to its end.
  public private(set) var isTracking = false
  /// Whether the tracked touch is over the control, or close.
  public private(set) var isTouchInside = false

  /// A touch began: return false to let it go.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved: return false to track no further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { isHighlighted = false }

  open func cancelTracking(with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    send(.touchCancel, event: event)
  }

  /// How far outside a touch still counts as inside, in points; from observation of UIKit's buttons.
  private static let touchSlop: CGFloat = 70

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(touch.location(in: self))
    guard continueTracking(touch, with: event) else {
      isTracking = false
      return endTracking(touch, with: event)
    }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    endTracking(touches.first, with: event)
    send(isTouchInside ? touchUpInsideEvents : .touchUpOutside, event: event)
    isTouchInside = false
  }

  /// What a touch that ends inside means; buttons add their primary action.
  package var touchUpInsideEvents: Event { .touchUpInside }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTracking(with: event) }

  /// A tap recogniser of a view further up does not take a control's touch away.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view !== self, gestureRecognizer is UITapGestureRecognizer else { return true }
    return false
  }
}
