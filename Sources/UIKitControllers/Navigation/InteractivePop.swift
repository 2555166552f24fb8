// SPDX-License-Identifier: MIT

/// The interactive pop of a navigation controller: the drags from the leading edge and over the content, and those of a
/// zoomed page.
///
/// A drag takes over a running stock transition. A running pop continues under the drag, even if it was cancelled and is
/// returning. A running push is completed in place, and a pop starts from its present progress. `mayBegin(_:)` decides
/// which drags may begin.
final class InteractivePop {
  private unowned let controller: UINavigationController
  /// The page stays 12 points behind the pointer, which is the recognizer's dead zone.
  private(set) lazy var edge = UIScreenEdgePanGestureRecognizer(target: self, action: InteractivePop.drag)
  private(set) lazy var content = ContentPopPan(target: self, action: InteractivePop.drag)
  private lazy var zoomGestures = ZoomGestures(host: self)
  private let tracker = SwipeTracker()
  private lazy var catching = TransitionCatch(
    tracker: tracker, isPossible: { [weak self] in self?.mayCatch($0) ?? false },
    begin: { [weak self] in self?.catchPage() })
  private let delegate: PopGestureDelegate
  /// The transition that the drag moves. Something else may end it during the drag.
  private weak var driver: TransitionDriver?

  init(controller: UINavigationController) {
    self.controller = controller
    delegate = PopGestureDelegate(controller: controller)
    for recognizer in [edge, content] { recognizer.delegate = delegate }
  }

  nonisolated deinit {}

  func attach(to view: NavigationRootView) {
    followDirection(of: view)
    content.maximumNumberOfTouches = 1
    content.allowedScrollTypesMask = .continuous
    content.isWanted = { [weak self] in self?.mayBegin(.content) ?? false }
    view.addGestureRecognizer(edge)
    view.addGestureRecognizer(content)
    zoomGestures.attach(to: view)
    catching.attach(to: controller.transitions.containerView)
    view.conditions.append { [weak self] recognizer in
      guard let self else { return true }
      if recognizer === edge { return mayBegin(.edge) }
      return recognizer === content ? mayBegin(.content) : true
    }
  }

  /// Sets the edge from which a drag pops to the leading edge, and the direction in which pages leave to the opposite one.
  func followDirection(of view: UIView) {
    edge.edges = view.isRightToLeft ? .right : .left
    controller.transitions.containerView.semanticContentAttribute = view.semanticContentAttribute
  }

  // MARK: Which drag may begin

  private enum Drag {
    case edge
    /// A drag over the content.
    case content
    /// A drag or pinch of a page that was shown with a zoom.
    case zoom(ZoomRequest)
  }

  /// Returns whether a drag may begin a pop. The call has no side effects, because taps and vertical drags also cause it.
  private func mayBegin(_ drag: Drag) -> Bool {
    // Nothing can be popped while the pages are not in the window.
    guard controller.isShowingChildren else { return false }
    // Only one drag at a time can move the pop.
    guard driver == nil || !tracker.isSwiping else { return false }
    // A scroll view under the pointer that can still scroll in this direction takes precedence.
    if case .content = drag, content.isOverScrollableContent { return false }
    // A drag can take over a stock transition. A zoom can be taken over by its own drags and from the edge.
    if let running = controller.transitions.running {
      guard running.canBecomeInteractive, controller.transition?.operation == .pop || canPop else { return false }
      return switch drag {
      case .edge: true
      case .content: !isZooming
      case .zoom: isZooming
      }
    }
    // The root cannot be popped.
    guard canPop else { return false }
    // A page that slides can be dragged from the edge and over the content. A client that provides its own animator for
    // the pop also provides its interaction.
    guard let pair = controller.zoomedPair else {
      if case .zoom = drag { return false }
      return !hasCustomPop
    }
    // A page shown with a zoom can be dragged from the edge and by its own gestures, if its client permits it.
    return switch drag {
    case .edge: pair.shouldBegin(ZoomRequest(edge, in: controller.view, isDismissal: true))
    case .content: false
    case .zoom(let request): pair.shouldBegin(request)
    }
  }

  private var canPop: Bool { controller.viewControllers.count > 1 }

  private var hasCustomPop: Bool {
    let pages = controller.viewControllers
    return controller.customAnimator(.pop, from: pages[pages.count - 1], to: pages[pages.count - 2]) != nil
  }

  // MARK: Dragging

  private func drag(_ pan: UIPanGestureRecognizer) {
    tracker.follow(pan, in: controller.view, isTouchpad: pan === content && content.isScroll) {
      driver = beginPop()
      return driver?.makeSwipeable(startOf: pan, direction: .trailing)
    }
  }

  // MARK: Catching

  private func mayCatch(_ touch: UITouch) -> Bool {
    guard controller.isShowingChildren, let running = controller.transitions.running else { return false }
    return running.canBeCaught(by: touch) && !isInBar(touch)
      && (!running.isStock || controller.transition?.operation == .pop || canPop)
  }

  /// Whether a touch is on a button or a title of the bar, which a zoom moves onto the page, where the buttons still act.
  private func isInBar(_ touch: UITouch) -> Bool {
    touch.view.map { sequence(first: $0, next: \.superview).contains { $0 is NavigationBarContent } } ?? false
  }

  private func catchPage() -> TransitionCatch.Caught? {
    guard let running = controller.transitions.running else { return nil }
    let isPop = controller.transition?.operation == .pop
    let heading = running.driver.phase.destination ?? .finish
    guard running.isStock, !isPop else {
      running.driver.pause()
      driver = running.driver
      return .init(driver: running.driver, heading: heading, direction: isPop ? .trailing : .leading)
    }
    driver = beginPop()
    return driver.map { .init(driver: $0, heading: .start, direction: .trailing) }
  }

  /// Makes the running pop interactive, or starts an interactive pop of the top page. Returns `nil` if neither is possible.
  private func beginPop() -> TransitionDriver? {
    guard let running = controller.transitions.running, controller.transition?.operation == .pop else {
      return controller.beginInteractivePop()
    }
    running.driver.pause()
    return running.driver
  }
}

extension InteractivePop: ZoomHost {
  var canZoom: Bool { isZooming || controller.zoomedPair != nil }

  private var isZooming: Bool { controller.transitions.running?.canBecomeInteractiveZoom ?? false }

  func mayBegin(_ request: ZoomRequest) -> Bool { mayBegin(.zoom(request)) }

  func beginZoom() -> TransitionDriver? { beginPop() }
}
