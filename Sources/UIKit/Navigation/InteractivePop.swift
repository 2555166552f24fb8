// SPDX-License-Identifier: MIT

/// The drag from the leading edge that goes back: translates the gesture into calls of the transition's driver.
///
/// It takes hold of any stock transition that runs: of a pop, which it goes on with, also when that was on its way back
/// after a cancelled drag; and of a push, which is completed in place and popped from where it was.
final class InteractivePop {
  private unowned let controller: UINavigationController
  private unowned let conductor: NavigationConductor
  /// The page stays 12 points behind the pointer, which is the recogniser's dead zone.
  private(set) lazy var recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: InteractivePop.drag)

  /// What the gesture drives, while it does.
  private weak var driver: TransitionDriver?
  /// The progress at which the gesture took hold.
  private var grip = 0.0
  /// Holds the page where the pop is a zoom.
  private var hand: ZoomHand?

  init(controller: UINavigationController, conductor: NavigationConductor) {
    self.controller = controller
    self.conductor = conductor
  }

  nonisolated deinit {}

  func attach(to view: NavigationRootView) {
    recognizer.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    view.addGestureRecognizer(recognizer)
    view.mayBegin = { [weak self] recognizer in
      guard let self, recognizer === self.recognizer else { return true }
      return self.canBegin && self.zoomAllows
    }
  }

  /// Looks, and changes nothing: a tap or a vertical drag near the edge leaves no trace.
  private var canBegin: Bool {
    guard controller.isShowingChildren else { return false }
    if let running = conductor.running { return running.canBeGrabbed && (running.operation == .pop || canPop) }
    return canPop && !hasCustomPop
  }

  /// What the client of a zoomed page says.
  private var zoomAllows: Bool {
    controller.zoomedPair?.shouldBegin(
      at: recognizer.location(in: controller.view), of: controller.view,
      velocity: recognizer.velocity(in: controller.view), willBegin: true) ?? true
  }

  private var canPop: Bool { controller.viewControllers.count > 1 }

  private var hasCustomPop: Bool {
    let pages = controller.viewControllers
    guard pages.count > 1 else { return false }
    return controller.customAnimator(.pop, from: pages[pages.count - 1], to: pages[pages.count - 2]) != nil
  }

  private func drag(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began: takeHold()
    case .changed: move()
    case .ended: letGo()
    case .cancelled, .failed: cancel()
    case .possible: break
    }
  }

  private func takeHold() {
    if let running = conductor.running, running.operation == .pop {
      running.driver.pause()
      driver = running.driver
    } else {
      driver = controller.popUnderHand()
    }
    grip = Double(driver?.percentComplete ?? 0)
    hand = driver.flatMap(makeHand)
    move()
  }

  private func makeHand(for driver: TransitionDriver) -> ZoomHand? {
    guard driver.animator is ZoomAnimator else { return nil }
    let (place, way) = (recognizer.location(in: driver.containerView), recognizer.translation(in: controller.view))
    return ZoomHand(driver, grip: .edge, anchor: CGPoint(x: place.x - way.x, y: place.y - way.y))
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
    let width = max(controller.view.bounds.width, 1)
    let velocity = Double(forward * recognizer.velocity(in: controller.view).x / width)
    driver?.update(progress)
    let projected = progress + velocity * StockFigures.projection
    settle(to: projected >= StockFigures.commitThreshold ? .finish : .start, velocity: velocity)
  }

  private func settle(to end: TransitionEnd, velocity: Double) {
    guard let driver, let stock = driver.animator as? any StockAnimator else { return }
    self.driver = nil
    driver.settle(
      to: end, timing: stock.settling(from: Double(driver.percentComplete), to: end.progress, velocity: velocity))
  }

  /// Of the drag now, not clamped.
  private var progress: Double {
    let width = max(controller.view.bounds.width, 1)
    return grip + Double(forward * recognizer.translation(in: controller.view).x / width)
  }

  /// 1 where pages leave to the right.
  private var forward: CGFloat {
    controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }
}
