// SPDX-License-Identifier: MIT

/// The keyboard of a window, as far as a desktop has one: the input views of the first responder, and the notifications
/// that forms wait for.
///
/// The keyboard is shown while the first responder accepts text or there are input views for it. Its frame is that of the
/// input views, and empty at the bottom edge without any.
///
///     hidden ─► rising ─► shown ─┐
///       ▲        ▲ │       │  ▲  │ other views
///       │        │ ▼       │  └──┴─► rising
///       └────── falling ◄──┘
///
/// The views move by additive animations, so that a keyboard that turns round continues from where it is.
@MainActor package final class Keyboard {
  enum Phase {
    case hidden, rising, shown, falling
  }

  private struct Follower {
    weak var object: (any KeyboardFollower)?
  }

  private unowned let window: UIWindow
  private var phase = Phase.hidden
  /// The height of the views that are shown, in points.
  private var height: CGFloat = 0
  /// The responder whose input views were asked for last. It is nil while the first responder is covered.
  private weak var responder: UIResponder?
  private var host: InputViewHost?
  private var followers: [Follower] = []
  /// The number of changes in progress, during which the first responder may change several times.
  private var changes = 0
  private var arrival: Deadline?

  /// The duration of the keyboard's movement in seconds. As in UIKit.
  private static let duration = 0.25

  init(_ window: UIWindow) { self.window = window }

  nonisolated deinit {}

  /// The frame of what is shown, at the end of its movement, in the window's coordinates.
  package var frame: CGRect {
    let bounds = window.bounds
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// The view with the input views, or nil if none are shown.
  package var inputViewHost: UIView? { isPresent ? host : nil }

  private var isPresent: Bool { phase == .rising || phase == .shown }

  // MARK: The first responder

  /// The first responder, unless something is presented over it or its page is leaving.
  private var responderInFront: UIResponder? {
    guard let first = window.firstResponder else { return nil }
    let isInFront = sequence(first: first, next: \.next).allSatisfy { responder in
      (responder as? any ViewOwner)?.showsInputViews ?? true
    }
    return isInFront ? first : nil
  }

  /// Shows the input views of another first responder. Called when it has changed and, because pages leave and come back,
  /// in every turn.
  func update() {
    guard changes == 0 else { return }
    removeUnusedHost()
    let current = responderInFront
    guard current !== responder else { return }
    responder = current
    showViews()
  }

  /// Calls a closure in which the first responder changes, perhaps several times, and shows what has changed at its end.
  func replacing<Result>(_ change: () -> Result) -> Result {
    changes += 1
    let result = change()
    changes -= 1
    update()
    return result
  }

  /// Removes the first responder. If it does not make way for another one, the page around it that has input views takes its
  /// place. A view around it may be one that passes first responder status on to it, such as a search bar.
  func resign(_ responder: UIResponder) {
    let others = sequence(first: responder, next: \.next).dropFirst()
    let heir = changes == 0 ? others.first { $0 is any ViewOwner && $0.wantsInputViews } : nil
    replacing {
      window.firstResponder = nil
      heir?.becomeFirstResponder()
    }
  }

  /// Asks a responder for the views again, if they are shown for it.
  func reload(for responder: UIResponder) {
    guard changes == 0, responder === self.responder else { return }
    showViews()
  }

  /// Returns the responder that has provided the input view around a responder, or nil outside of the input views.
  func provider(of responder: UIResponder) -> UIResponder? { host?.provider(of: responder) }

  // MARK: Showing and hiding

  private func showViews() {
    let views = responder.map(InputViews.init(for:)) ?? .none
    let isNeeded = !views.parts.isEmpty || responder?.needsKeyboard == true
    guard isNeeded || isPresent else { return }
    let former = frame
    if isNeeded { adopt(views) } else { height = 0 }
    let duration = UIView.areAnimationsEnabled ? Self.duration : 0
    change(to: isNeeded ? .rising : .falling, from: former, duration: duration)
    move(over: duration)
    update()
  }

  private func adopt(_ views: InputViews) {
    guard host != nil || !views.parts.isEmpty else { return }
    changes += 1
    UIView.performWithoutAnimation {
      let host = host ?? makeHost()
      host.adopt(views)
      height = host.contentHeight
      host.arrange()
    }
    changes -= 1
  }

  private func makeHost() -> InputViewHost {
    let host = InputViewHost(self)
    self.host = host
    host.frame = CGRect(x: window.bounds.minX, y: window.bounds.maxY, width: window.bounds.width, height: 0)
    if let overlay = window.keyOverlay, overlay.superview === window {
      window.insertSubview(host, belowSubview: overlay)
    } else {
      window.addSubview(host)
    }
    return host
  }

  /// Called in the layout of the input views, which may have other heights than before.
  func contentDidResize(to newHeight: CGFloat) {
    guard changes == 0, isPresent, newHeight != height else { return }
    let former = frame
    height = newHeight
    change(to: .rising, from: former, duration: UIView.inheritedAnimationDuration)
    place()
  }

  /// Begins a phase that lasts for a duration at least, and posts its notifications.
  private func change(to next: Phase, from former: CGRect, duration: Double) {
    phase = next
    let change = KeyboardChange(begin: former, end: frame, duration: duration)
    let end = max(CACurrentMediaTime() + duration, arrival.map { $0.isPending ? $0.time : 0 } ?? 0)
    arrival?.cancel()
    arrival = Deadline.schedule(at: end) { [weak self] in self?.arrive(change) }
    let event = isPresent ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    change.post(UIResponder.keyboardWillChangeFrameNotification, event, in: window)
  }

  private func arrive(_ change: KeyboardChange) {
    phase = isPresent ? .shown : .hidden
    host?.removeLeaving()
    removeUnusedHost()
    let event = isPresent ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
    change.post(UIResponder.keyboardDidChangeFrameNotification, event, in: window)
  }

  /// Removes the input views when they are out of sight. Those around a first responder that is covered stay, so that it
  /// remains in the window.
  private func removeUnusedHost() {
    guard let host, phase == .hidden || phase == .shown && host.isEmpty else { return }
    if let first = window.firstResponder, host.provider(of: first) != nil { return }
    removeHost()
  }

  /// Removes the input views at once, because the window closes.
  func removeHost() {
    let former = host
    host = nil
    former?.close()
  }

  // MARK: Movement

  /// Moves the views and what is placed by them to the frame that the keyboard has now.
  private func move(over duration: Double) {
    let followers = followers.compactMap(\.object)
    guard host != nil || !followers.isEmpty else { return }
    // Pending layout does not move with the keyboard.
    for follower in followers { follower.owningView?.layoutIfNeeded() }
    let timing = BlockTiming(duration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction])
    BlockScope.run(timing, animations: place, completion: nil)
  }

  private func place() {
    if let host {
      let size = isPresent ? frame.size : host.bounds.size
      host.frame = CGRect(origin: frame.origin, size: size)
    }
    for follower in followers.compactMap(\.object) {
      follower.keyboardMayHaveMoved()
      follower.owningView?.layoutIfNeeded()
    }
  }

  /// Adds an object that is placed by the keyboard, as long as it exists.
  package func add(_ follower: any KeyboardFollower) {
    followers.removeAll { $0.object == nil || $0.object === follower }
    followers.append(Follower(object: follower))
    window.addLayoutFollower(self)
  }
}

extension Keyboard: LayoutFollower {
  package func layersWereLaidOut() {
    for follower in followers { follower.object?.keyboardMayHaveMoved() }
  }
}
