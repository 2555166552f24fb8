// SPDX-License-Identifier: MIT

/// The drags that go back, from the leading edge and over the content: translates them into calls of the transition's
/// driver.
///
/// Two fingers on a touchpad go `touchpadPage` points for a page. X does not tell when they leave it: a fast swipe is
/// let go when its reports cease, a slow one when scrolling has timed out.
///
/// It takes hold of any stock transition that runs: of a pop, which it goes on with, also when that was on its way back
/// after a cancelled drag; and of a push, which is completed in place and popped from where it was.
final class InteractivePop {
  private unowned let controller: UINavigationController
  /// The page stays 12 points behind the pointer, which is the recogniser's dead zone.
  private(set) lazy var edge = UIScreenEdgePanGestureRecognizer(target: self, action: InteractivePop.drag)
  private(set) lazy var content = ContentPopPan(target: self, action: InteractivePop.drag)
  /// The one that has hold.
  private var holder: UIPanGestureRecognizer?
  private var recognizer: UIPanGestureRecognizer { holder ?? edge }
  /// Lets a swipe of a touchpad go whose reports have ceased.
  private var release: Deadline?

  /// Points that two fingers on a touchpad go for a page. As libadwaita has it.
  private static let touchpadPage: CGFloat = 400
  /// Seconds without a report after which a fast swipe is let go, and the points per second that are fast; as scroll
  /// views have it.
  private static let silence = 0.024
  private static let throwingVelocity: CGFloat = 120

  /// The transition that the gesture drives.
  private weak var driver: TransitionDriver?
  /// The progress at which the gesture took hold.
  private var grip = 0.0
  /// Holds the page where the pop is a zoom.
  private var hand: ZoomInteraction?

  init(controller: UINavigationController) { self.controller = controller }

  nonisolated deinit {}

  func attach(to view: NavigationRootView) {
    followDirection(of: view)
    content.maximumNumberOfTouches = 1
    content.allowedScrollTypesMask = .continuous
    content.isWanted = { [weak self] in self?.contentMayBegin ?? false }
    view.addGestureRecognizer(edge)
    view.addGestureRecognizer(content)
    view.conditions.append { [weak self] recognizer in
      guard let self else { return true }
      if recognizer === edge { return canBegin && zoomAllows }
      return recognizer === content ? contentMayBegin && !content.yields : true
    }
  }

  /// The edge is the leading one, whichever that is now, and pages go the same way.
  func followDirection(of view: UIView) {
    edge.edges = view.isRightToLeft ? .right : .left
    controller.transitions.containerView.semanticContentAttribute = view.semanticContentAttribute
  }

  /// A zoomed page has drags of its own.
  private var contentMayBegin: Bool { canBegin && controller.zoomedPair == nil && !controller.isZooming }

  /// Looks, and changes nothing: a tap or a vertical drag near the edge leaves no trace.
  private var canBegin: Bool {
    guard controller.isShowingChildren, driver == nil else { return false }
    if let running = controller.transitions.running {
      return running.canBecomeInteractive && (controller.transition?.operation == .pop || canPop)
    }
    return canPop && !hasCustomPop
  }

  /// Whether the client of a zoomed page permits it.
  private var zoomAllows: Bool {
    controller.zoomedPair?.shouldBegin(
      at: edge.location(in: controller.view), of: controller.view, velocity: edge.velocity(in: controller.view),
      willBegin: true) ?? true
  }

  private var canPop: Bool { controller.viewControllers.count > 1 }

  private var hasCustomPop: Bool {
    let pages = controller.viewControllers
    guard pages.count > 1 else { return false }
    return controller.customAnimator(.pop, from: pages[pages.count - 1], to: pages[pages.count - 2]) != nil
  }

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .began || recognizer === holder else { return }
    release?.cancel()
    switch recognizer.state {
    case .began:
      holder = recognizer
      takeHold()
      awaitSilence()
    case .changed:
      move()
      awaitSilence()
    case .ended: letGo()
    case .cancelled, .failed: cancel()
    case .possible: break
    }
  }

  private func takeHold() {
    if let running = controller.transitions.running, controller.transition?.operation == .pop {
      running.driver.pause()
      driver = running.driver
    } else {
      driver = controller.beginInteractivePop()
    }
    grip = Double(driver?.percentComplete ?? 0)
    hand = driver.flatMap(makeHand)
    move()
  }

  private func makeHand(for driver: TransitionDriver) -> ZoomInteraction? {
    guard driver.animator is ZoomAnimator else { return nil }
    let (place, way) = (recognizer.location(in: driver.containerView), recognizer.translation(in: controller.view))
    return ZoomInteraction(driver, grip: .edge, anchor: CGPoint(x: place.x - way.x, y: place.y - way.y))
  }

  private func move() {
    guard let hand else {
      driver?.update(progress)
      return
    }
    let way = recognizer.translation(in: controller.view)
    hand.move(ZoomMovement(translation: CGVector(dx: way.x, dy: way.y)))
  }

  private func cancel() {
    guard let hand else { return settle(to: .start, velocity: 0) }
    hand.cancel()
    self.hand = nil
    driver = nil
  }

  private func letGo() {
    if let hand {
      move()
      let velocity = recognizer.velocity(in: controller.view)
      hand.letGo(speed: ZoomMovement(translation: CGVector(dx: velocity.x, dy: velocity.y), scale: 0))
      self.hand = nil
      driver = nil
      return
    }
    let velocity = Double(forward * recognizer.velocity(in: controller.view).x / page)
    driver?.update(progress)
    let projected = progress + velocity * TransitionMetrics.projection
    settle(to: projected >= TransitionMetrics.commitThreshold ? .finish : .start, velocity: velocity)
  }

  /// A fast swipe of a touchpad goes on when its reports cease.
  private func awaitSilence() {
    guard content === holder, content.isScroll, driver != nil else { return }
    release = Deadline.schedule(at: CACurrentMediaTime() + Self.silence) { [weak self] in
      guard let self, abs(content.velocity(in: controller.view).x) >= Self.throwingVelocity else { return }
      letGo()
    }
  }

  private func settle(to end: TransitionEnd, velocity: Double) {
    guard let driver, let stock = driver.animator as? any StockAnimator else { return }
    self.driver = nil
    driver.settle(
      to: end, timing: stock.settling(from: Double(driver.percentComplete), to: end.progress, velocity: velocity))
  }

  /// The progress of the drag, not clamped.
  private var progress: Double {
    grip + Double(forward * recognizer.translation(in: controller.view).x / page)
  }

  /// Points of the drag for a whole page.
  private var page: CGFloat {
    content === holder && content.isScroll ? Self.touchpadPage : max(controller.view.bounds.width, 1)
  }

  /// 1 where pages leave to the right.
  private var forward: CGFloat {
    controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }
}
