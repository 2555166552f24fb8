// SPDX-License-Identifier: MIT
import Diagnostics

/// An object that recognizes a gesture in the touches of a view and its subviews, and calls its targets.
///
/// ```text
/// possible ─► began ─► changed ─► ended | cancelled        continuous gestures
///    │  └────────────────────────► ended                   discrete gestures
///    └───────────────────────────► failed
/// ```
///
/// When all touches are up, ``reset()`` leads back to the state ``State/possible``.
///
/// Use a subclass such as ``UIPanGestureRecognizer``, or write one that overrides the `touches…` methods and sets
/// ``state``. A change of the state may be delayed or refused in favor of other recognizers.
///
/// ```swift
/// final class CardController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.pan))
///   }
///
///   private func pan(_ recognizer: UIPanGestureRecognizer) {
///     view.transform = CGAffineTransform(translationX: recognizer.translation(in: view.superview).x, y: 0)
///   }
/// }
/// ```
///
/// In place of a selector, pass the method itself, or a closure. The target is held weakly. A recognizer whose targets
/// no longer exist does not recognize its gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, RuntimeObject {
  package nonisolated(unsafe) final var attachments: ObjectAttachments?
  private let liveness = LiveObjects.Token(.gestureRecognizer)

  /// The state of a gesture recognizer.
  nonisolated public enum State: Int, Sendable {
    /// The gesture has not been recognized.
    case possible
    /// A continuous gesture has been recognized.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A continuous gesture has ended, or a discrete one has been recognized.
    case ended
    /// A continuous gesture has been cancelled, as when its view leaves the window.
    case cancelled
    /// The touches do not form the gesture.
    case failed

    /// The state of a discrete gesture that has been recognized, which is ``ended``.
    public static let recognized = State.ended
  }

  /// The object that decides whether the recognizer may begin and how it works together with others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the view receives `touchesCancelled(_:with:)` when the gesture is recognized. The default is `true`.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the gesture has failed. The default is `false`.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the gesture has failed. The default is `true`.
  open var delaysTouchesEnded = true
  /// The raw values of the types of touches that the recognizer receives. The default is all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether the touches of a gesture must be of the same type. The default is `true`.
  open var requiresExclusiveTouchType = true
  /// A name for the program's own use. The default is `nil`.
  open var name: String?
  /// The modifier keys that are down in the current gesture.
  open var modifierFlags: UIKeyModifierFlags { recognition.modifierFlags }

  /// The buttons of the pointer that are down in the current gesture.
  open var buttonMask: UIEvent.ButtonMask { recognition.buttonMask }

  /// The state of the recognizer in the current gesture. The arena changes it.
  package var recognition = Recognition() {
    willSet { willChangeObserved() }
    didSet { didChangeObserved() }
  }
  private(set) var failureRequirements: [WeakLink<UIGestureRecognizer>] = []
  fileprivate var actions: [TargetAction] = []

  /// Creates a recognizer that calls a method.
  ///
  /// - Parameters:
  ///   - target: The object to call, held weakly, or `nil` to search the responder chain for one that has the method.
  ///   - action: The method, or `nil` for none. It takes nothing, the recognizer, or the recognizer and an event.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { actions.append(TargetAction(target, action, sender: self)) }
  }

  /// Creates a recognizer that calls nothing.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that calls a method.
  ///
  /// - Parameters:
  ///   - target: The object to call, held weakly, or `nil` to search the responder chain for one that has the method.
  ///   - action: The method, such as `Self.pan`. It takes nothing, the recognizer, or the recognizer and an event.
  public convenience init<Target: AnyObject, each Argument>(
    target: Any?, action: @escaping (Target) -> (repeat each Argument) -> Void
  ) {
    self.init(target: target, action: Selector(action))
  }

  nonisolated deinit {}

  /// Makes this recognizer wait until another one has failed. It waits as long as the other one is in the state
  /// ``State/possible``, so a recognizer of your own has to fail at some time. A recognizer does not wait for
  /// itself.
  open func require(toFail other: UIGestureRecognizer) {
    guard expect(other !== self, "a recognizer cannot require its own failure; pass another one") else { return }
    failureRequirements.removeAll { $0.object == nil }
    failureRequirements.append(WeakLink(other))
  }

  /// The number of touches in the gesture; 0 for scrolling and for gestures on a touchpad.
  open var numberOfTouches: Int { recognition.touches.count { $0.isContact } }

  /// Returns the centre of the touches in a view's coordinates, or the window's if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(recognition.location, to: view) }

  /// Returns the location of one touch in a view's coordinates, or the window's if `view` is `nil`.
  ///
  /// - Precondition: `touchIndex` is less than ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = recognition.touches
    Diagnostics.require(touches.indices.contains(touchIndex), "the index of a touch must be below numberOfTouches")
    return touches[touchIndex].location(in: view)
  }

  /// Stops receiving a touch, which is then sent to the view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard let arena = recognition.arena else { return }
    recognition.seen.remove(touch)
    arena.ignore(touch, by: self)
  }

  /// The view whose touches the recognizer receives. Set by `addGestureRecognizer(_:)`.
  open package(set) weak var view: UIView? {
    didSet {
      guard view !== oldValue else { return }
      recognition.arena?.remove(self)
    }
  }

  /// Whether the recognizer receives touches. The default is `true`. Setting it to `false` cancels a gesture in
  /// progress.
  @ObservedProperty open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      recognition.arena?.remove(self)
    }
  }

  /// The state of the recognizer. Only subclasses set it.
  open var state: State {
    get { recognition.stateInAction ?? recognition.state }
    set {
      if let arena = recognition.arena {
        arena.request(newValue, by: self)
      } else {
        recognition.state = newValue
      }
    }
  }

  // MARK: For subclasses

  /// Called when touches begin. Does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches have moved. Does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches have ended. Does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches have been cancelled, before the recognizer is cancelled or fails. Does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer returns to the state `possible`. A subclass resets its own state here and calls
  /// `super`.
  open func reset() {}

  /// Returns whether recognizing this gesture prevents another recognizer. The default is `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer can prevent this one. The default is `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits until another one has failed. The default is `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits until this one has failed. The default is `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives an event. The default is `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether the recognizer follows touches that represent scrolling or pinching, or that come from another button.
  func accepts(_ touch: UITouch) -> Bool {
    touch.isContact && (touch.buttonMask.isEmpty || touch.buttonMask.contains(.primary))
  }

  /// Whether a view lists the recognizer in `gestureRecognizers`. The system's recognizers on a view that clients use,
  /// such as the container of a transition, are not listed.
  @_spi(Framework) open var isListed: Bool { true }

  // MARK: Targets

  /// Adds a method to call, as for ``init(target:action:)-(Any?,Selector?)``.
  open func addTarget(_ target: Any?, action: Selector) {
    actions.removeAll { !$0.isAlive }
    actions.append(TargetAction(target, action, sender: self))
  }

  /// Removes actions.
  ///
  /// - Parameters:
  ///   - target: The target whose actions are removed, or `nil` for all targets.
  ///   - action: The action, or `nil` for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target: target, action: action) }
  }
}

// MARK: - Targets and methods

extension UIGestureRecognizer {
  /// Adds a method to call, such as `Self.pan`. The target is held weakly.
  public func addTarget<Target: AnyObject, each Argument>(
    _ target: Any?, action: @escaping (Target) -> (repeat each Argument) -> Void
  ) {
    addTarget(target, action: Selector(action))
  }

  /// Removes an action, such as `Self.pan`.
  ///
  /// Swift cannot compare methods: of a target's actions, those with the same parameters are removed. To remove one of
  /// several such actions, add it as a ``/QuartzCore/Selector`` and remove that.
  public func removeTarget<Target: AnyObject, each Argument>(
    _ target: Any?, action: @escaping (Target) -> (repeat each Argument) -> Void
  ) {
    let method = Selector(action)
    actions.removeAll { $0.resembles(target: target, action: method) }
  }

  func sendActions() {
    for action in actions { action.send(from: self) }
  }

  /// Whether there were targets and none of them exists any more, so that recognizing the gesture would have no effect.
  var hasLostTargets: Bool { !actions.isEmpty && !actions.contains(where: \.isAlive) }
}

/// A protocol of all gesture recognizers, which lets closures receive the recognizer with its own type.
@preconcurrency @MainActor public protocol GestureActionSender: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActionSender {}

extension GestureActionSender {
  /// Adds a closure to call with the recognizer. It is held for as long as the recognizer exists.
  public func addTarget(_ handler: @escaping (Self) -> Void) { actions.append(TargetAction(handler)) }
}

// MARK: - Dependencies and touches

extension UIGestureRecognizer {
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, !(view is UIWindow) else { return point }
    return view.convert(point, from: nil)
  }

  /// Converts a movement from the window's coordinates to those of a view.
  package func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
    let origin = convert(CGPoint.zero, to: view)
    let end = convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
