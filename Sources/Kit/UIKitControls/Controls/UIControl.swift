// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The base class of views that turn touches into events and send these to targets.
///
/// A control tracks one touch at a time with ``beginTracking(_:with:)``, ``continueTracking(_:with:)``, and
/// ``endTracking(_:with:)`` or ``cancelTracking(with:)``. Overrides of the last two must call `super`. A target that is
/// registered for several events that occur together is called once.
///
/// ```swift
/// final class VolumeController: UIViewController {
///   private let slider = UISlider()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     slider.addTarget(self, action: Self.volumeChanged, for: .valueChanged)
///     view.addSubview(slider)
///   }
///
///   private func volumeChanged(_ slider: UISlider) { print(slider.value) }
/// }
/// ```
@preconcurrency @MainActor open class UIControl: UIView {
  private struct Registration {
    let action: TargetAction
    let identifier: UIAction.Identifier?
    var events: Event
  }

  private var registrations: [Registration] = []
  /// The menu of the control, and the press that opens it.
  var ownMenu: ControlMenu?

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control. There are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UIControl.self || super.drawsNothing }

  // MARK: State

  /// Whether the control responds to touches. The default is `true`. A disabled control looks faint.
  @ObservedProperty open var isEnabled = true {
    willSet { willChangeObserved() }
    didSet {
      defer { didChangeObserved() }
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTracking(with: nil) }
      stateDidChange()
    }
  }

  /// Whether the control is selected. The default is `false`.
  @ObservedProperty open var isSelected = false {
    willSet { willChangeObserved() }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      didChangeObserved()
    }
  }

  /// Whether a press is inside the control.
  @ObservedProperty open var isHighlighted = false {
    willSet { willChangeObserved() }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      didChangeObserved()
    }
  }

  /// The state of the control.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Called after `state` has changed. Subclasses update their appearance. The default implementation lays out again.
  func stateDidChange() { setNeedsLayout() }

  /// The horizontal position of the content. The default is `.center`.
  @ObservedProperty open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The vertical position of the content. The default is `.center`.
  @ObservedProperty open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  // MARK: Targets

  /// Adds a method to call for events.
  ///
  /// - Parameters:
  ///   - target: The object to call, held weakly, or `nil` to search the responder chain for one that has the method.
  ///   - action: The method. It takes nothing, the control, or the control and the event.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    registrations.append(
      Registration(action: TargetAction(target, action, sender: self), identifier: nil, events: controlEvents))
  }

  /// Adds a method to call for events.
  ///
  /// - Parameters:
  ///   - target: The object to call, held weakly, or `nil` to search the responder chain for one that has the method.
  ///   - action: The method, such as `Self.volumeChanged`. It takes nothing, the control, or the control and the event.
  ///   - controlEvents: The events.
  public func addTarget<Target: AnyObject, each Argument>(
    _ target: Any?, action: @escaping (Target) -> (repeat each Argument) -> Void, for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }

  /// Removes methods for events.
  ///
  /// - Parameters:
  ///   - target: The target whose methods are removed, or `nil` for all targets.
  ///   - action: The method, or `nil` for all methods.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    unregister(from: controlEvents) { $0.identifier == nil && $0.action.matches(target: target, action: action) }
  }

  /// Removes a method, such as `Self.volumeChanged`, for events.
  ///
  /// Swift cannot compare methods: of a target's methods, those with the same parameters are removed. To remove one of
  /// several such methods, add it as a `Selector` and remove that.
  public func removeTarget<Target: AnyObject, each Argument>(
    _ target: Any?, action: @escaping (Target) -> (repeat each Argument) -> Void, for controlEvents: Event
  ) {
    unregister(from: controlEvents) { $0.action.resembles(target: target, action: Selector(action)) }
  }

  /// The objects whose methods are called, without those that are searched for in the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.action.target as? AnyHashable })
  }

  /// Adds an action to perform for events, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    let send = TargetAction { (sender: UIControl) in sender.sendAction(action) }
    registrations.append(Registration(action: send, identifier: action.identifier, events: controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    unregister(from: controlEvents) { $0.identifier == identifier }
  }

  /// Calls the targets for events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  /// Calls a method for an event. The control calls all its targets with this method.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object to call, or `nil` to search the responder chain for one that has the method.
  ///   - event: The event that caused the call.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// The events for which there are targets.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  private func unregister(from events: Event, where matches: (Registration) -> Bool) {
    for index in registrations.indices where matches(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Sends the action of every target for one of these events, once each, in the order in which they were added.
  package func send(_ events: Event, event: UIEvent?) {
    registrations.removeAll { !$0.action.isAlive }
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      registration.action.send(from: self) { sendAction($0, to: $1, for: event) }
    }
  }

  // MARK: Tracking

  private weak var trackedTouch: UITouch?

  /// Whether the control tracks a touch.
  open private(set) var isTracking = false

  /// Whether the tracked touch is inside the control or at most 70 points outside. In the calls at the end of the touch,
  /// it is the last value.
  open private(set) var isTouchInside = false

  /// Called when a touch begins. Return `false` not to track it. The default is `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has moved. Return `false` to stop tracking. The default is `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has ended, or ``continueTracking(_:with:)`` has returned `false`. An override calls `super`.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isTracking = false
    isHighlighted = false
  }

  /// Stops tracking and sends `.touchCancel`. Called when a recognizer takes the touch, or the control is disabled or
  /// removed. An override calls `super`.
  open func cancelTracking(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    forgetTouch()
    send(.touchCancel, event: event)
  }

  /// Called when the control has begun to track a touch and has sent its events.
  func trackingDidBegin(_ touch: UITouch, with event: UIEvent?) {}

  /// The distance in points outside the control at which a touch still counts as inside. Estimated from UIKit's
  /// buttons.
  private static let touchSlop: CGFloat = 70

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    return bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(location)
      || point(inside: location, with: event)
  }

  private func forgetTouch() {
    ownMenu?.pressCancelled()
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
    if isTracking { ownMenu?.pressBegan(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    ownMenu?.pressMoved(touch)
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
    let end: Event = isTouchInside ? touchUpInsideEvents : .touchUpOutside
    send(ownMenu?.pressEnded(touch) == true ? .touchCancel : end, event: event)
    isTouchInside = false
  }

  /// Ends tracking, also in subclasses that do not call super.
  private func finish(_ touch: UITouch, with event: UIEvent?) {
    trackedTouch = nil
    endTracking(touch, with: event)
    isTracking = false
    isHighlighted = false
  }

  /// The events for a touch that ends inside. Buttons add their primary action.
  var touchUpInsideEvents: Event { .touchUpInside }

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

  /// Returns `false` for a single tap with one finger that a recognizer of a superview is about to recognize, because an
  /// enabled control handles the tap itself.
  ///
  /// In UIKit only buttons, switches and segmented controls prevent it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer.view !== self, ownMenu?.isTracking == true { return false }
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Keys and pointer

  /// Whether the control can have the focus of the keyboard: if it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  @_spi(Framework) open override var effectCornerRadius: CGFloat? { isEnabled ? super.effectCornerRadius : nil }

  /// Does what a click does. In this class it opens the menu or sends the events of a click.
  open func performPrimaryAction() {
    if ownMenu?.openByKey() == true { return }
    if !accessibilityActivate() { sendActions(for: touchUpInsideEvents) }
  }

  /// Changes the value by steps, for the arrow keys. Returns false if the control has no value to change.
  func changeValue(by steps: Int) -> Bool {
    guard accessibilityTraits.contains(.adjustable) else { return false }
    if steps > 0 { accessibilityIncrement() } else { accessibilityDecrement() }
    return true
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handleKey) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handleKey) { super.pressesChanged(presses, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !isTracking { isHighlighted = false }
    super.pressesEnded(presses, with: event)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !isTracking { isHighlighted = false }
    super.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility

  /// The traits of the control without those of its state, or `nil` if assistive technology cannot reach it.
  package var accessibilityKind: UIAccessibilityTraits? { nil }

  open override var isAccessibilityElement: Bool {
    get { isAccessibilityElement(default: accessibilityKind != nil) }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = accessibilityKind ?? .none
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return accessibilityTraits(default: traits)
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Whether a press opens the control's menu, in place of sending `.primaryActionTriggered`. The default is `false`: a long
  /// press and the secondary button open the menu.
  ///
  /// Buttons have a menu (``UIButton/menu``). In contrast to UIKit, other controls have none.
  open var showsMenuAsPrimaryAction: Bool {
    get { ownMenu?.isPrimary ?? false }
    set { if newValue != showsMenuAsPrimaryAction { controlMenu.isPrimary = newValue } }
  }

  /// The interaction that shows the control's menu, or `nil` if it has none.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    ownMenu?.menu == nil ? nil : ownMenu?.interaction
  }

  /// The text that is shown when the pointer rests over the control, or `nil` for none. The default is `nil`.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set { setToolTip(newValue) }
  }

  /// The interaction that shows the control's tooltip, or `nil` if it has none.
  open var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }

  /// The horizontal position of the content in the direction of the layout: never `.leading` or `.trailing`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    resolvedEffectiveContentHorizontalAlignment
  }
}
