// SPDX-License-Identifier: MIT
import Diagnostics

/// Watches the touches of a view and its subviews for one gesture, and tells its targets.
///
///     possible ─► began ─► changed ─► ended | cancelled        continuous gestures
///        │  └────────────────────────► ended                   discrete gestures
///        └───────────────────────────► failed
///
/// All but `possible` and `changed` are entered once; then `reset()` leads back to `possible`, when the touches are up.
/// Subclasses override the `touches…` methods and set `state`; the window's `GestureArena` decides whether they get
/// their way beside other recognisers.
@MainActor
open class UIGestureRecognizer: NSObject {
  #if DEBUG
    private let liveness = LiveObjects.Token(.gestureRecognizer)
  #endif
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What a discrete gesture enters.
    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Takes the touches away from the view when the gesture is recognised: the view gets `touchesCancelled`.
  open var cancelsTouchesInView = true
  /// Keeps touches from the view until the gesture has failed.
  open var delaysTouchesBegan = false
  /// Keeps the ends of touches from the view until the gesture has failed.
  open var delaysTouchesEnded = true
  /// The raw values of `UITouch.TouchType`; all at first.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var requiresExclusiveTouchType = true
  open var name: String?
  /// Of the event that is being recognised.
  open var modifierFlags: UIKeyModifierFlags { progress.modifierFlags }
  /// Of the event that is being recognised.
  open var buttonMask: UIEvent.ButtonMask { progress.buttonMask }

  /// Where this recogniser stands in the present gesture; the arena's to change.
  var progress = GestureProgress()
  private(set) var failureRequirements: [WeakRecognizer] = []
  private var actions: [TargetAction] = []

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// With a target, the closure is called for as long as the target is there.
  public init(target: AnyObject? = nil, action: ((UIGestureRecognizer) -> Void)? = nil) {
    super.init()
    guard let action else { return }
    if let target {
      actions.append(TargetAction(target) { (_: AnyObject) in { (sender: UIGestureRecognizer) in action(sender) } })
    } else {
      actions.append(TargetAction(action))
    }
  }

  public convenience init<Target: AnyObject>(target: AnyObject, action: @escaping (Target) -> () -> Void) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: AnyObject, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  nonisolated deinit {}

  /// The view whose touches are watched: `addGestureRecognizer` sets it.
  public package(set) weak var view: UIView? {
    didSet {
      guard view !== oldValue else { return }
      progress.arena?.withdraw(self)
    }
  }

  /// Setting it to false cancels what is under way.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      progress.arena?.withdraw(self)
    }
  }

  /// Set by subclasses only. What is asked for may be delayed or refused: see `GestureArena`.
  open var state: State {
    get { progress.stateInAction ?? progress.state }
    set {
      if let arena = progress.arena {
        arena.request(newValue, by: self)
      } else {
        progress.state = newValue
      }
    }
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets the gesture; called on the way back to `possible`.
  open func reset() {}

  /// Whether recognising this gesture keeps the other one from being recognised.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether touches that stand for scrolling or pinching, or that come from another button, are wanted.
  package func wants(_ touch: UITouch) -> Bool {
    touch.isContact && (touch.buttonMask.isEmpty || touch.buttonMask.contains(.primary))
  }

  /// True while no finger is down and yet the gesture may go on, as between the taps of a double tap.
  package var awaitsMoreTouches: Bool { false }
}

// MARK: - Targets

extension UIGestureRecognizer {
  public func addTarget<Target: AnyObject>(_ target: AnyObject, action: @escaping (Target) -> () -> Void) {
    actions.append(TargetAction(target, action))
  }

  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: AnyObject, action: @escaping (Target) -> (Sender) -> Void
  ) {
    actions.append(TargetAction(target, action))
  }

  /// Removes all actions of a target, or all actions. There is no telling one method from another in Swift.
  public func removeTarget(_ target: AnyObject?) {
    guard let target else { return actions.removeAll() }
    actions.removeAll { $0.target === target }
  }

  func sendActions() {
    actions.removeAll { !$0.isAlive }
    for action in actions { action.send(from: self) }
  }
}

/// Gives recognisers `addTarget { recognizer in … }` with the recogniser's own type.
@MainActor
public protocol GestureActionSender: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActionSender {}

extension GestureActionSender {
  /// Adds a closure, which lives as long as the recogniser does.
  public func addTarget(_ handler: @escaping (Self) -> Void) { addAction(TargetAction(handler)) }
}

// MARK: - Where, and with what

extension UIGestureRecognizer {
  func addAction(_ action: TargetAction) { actions.append(action) }

  /// This gesture is recognised only when `other` has failed.
  public func require(toFail other: UIGestureRecognizer) {
    Diagnostics.require(other !== self, "a recogniser cannot wait for its own failure; name another one")
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: other))
  }

  /// The touches of this gesture. 0 while it follows a scroll or a touchpad pinch.
  public var numberOfTouches: Int { progress.touches.count { $0.isContact } }

  /// The middle of the touches, in a view's coordinates; nil means the window's.
  public func location(in view: UIView?) -> CGPoint { convert(progress.location, to: view) }

  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = progress.touches
    Diagnostics.require(touches.indices.contains(touchIndex), "no such touch; ask for one below numberOfTouches")
    return touches[touchIndex].location(in: view)
  }

  /// Takes no more notice of a touch, and lets the view have it.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    guard let arena = progress.arena else { return }
    progress.seen.remove(touch)
    arena.ignore(touch, by: self)
  }

  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, !(view is UIWindow) else { return point }
    return view.convert(point, from: nil)
  }

  /// A movement in the window's coordinates, in those of a view.
  func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
    let origin = convert(CGPoint.zero, to: view)
    let end = convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
