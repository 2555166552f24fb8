// SPDX-License-Identifier: MIT

/// The interactive pop of a navigation controller: the drags from the leading edge and over the content, and those of a
/// zoomed page.
///
/// A drag takes over a running stock transition. A running pop continues under the drag, even if it was cancelled and is
/// returning. A running push is completed in place, and a pop starts from its present progress. `Refusal` lists the
/// reasons for which a drag does not begin.
final class InteractivePop {
  private unowned let controller: UINavigationController
  /// The page stays 12 points behind the pointer, which is the recognizer's dead zone.
  private(set) lazy var edge = UIScreenEdgePanGestureRecognizer(target: self, action: InteractivePop.drag)
  private(set) lazy var content = ContentPopPan(target: self, action: InteractivePop.drag)
  private lazy var zoomGestures = ZoomGestures(host: self)
  private let tracker = SwipeTracker()
  private lazy var press = CatchRecognizer(
    tracker: tracker, isWanted: { [weak self] in self?.mayCatch($0) ?? false },
    begin: { [weak self] in self?.catchPage(by: $0) })
  private lazy var handle = PopHandle { [weak self] in self?.canPopFromEdge ?? false }
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
    content.isWanted = { [weak self] in self.map { $0.refusal(of: .content) == nil } ?? false }
    view.addGestureRecognizer(edge)
    view.addGestureRecognizer(content)
    zoomGestures.attach(to: view)
    handle.attach(to: view)
    controller.transitions.containerView.addGestureRecognizer(press)
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

  /// The reasons for which a drag does not begin a pop.
  private enum Refusal {
    /// The pages are not in the window, or only the root is left.
    case nothingToPop
    /// Another drag moves the pop. Only one at a time can do so.
    case anotherDrag
    /// A scroll view under the pointer can still scroll in this direction.
    case scrollableContent
    /// The running transition is one that this drag cannot take over.
    case runningTransition
    /// The page was shown in another way: a zoomed page has gestures of its own, and others have none of a zoom's.
    case otherGesture
    /// The client refuses to dismiss the zoomed page, or provides the animator of the pop and with it the interaction.
    case client
  }

  /// Returns whether a drag that has been recognized begins a pop. Asks the client, if nothing else refuses the drag.
  private func mayBegin(_ drag: Drag) -> Bool { refusal(of: drag) == nil && clientRefusal(of: drag) == nil }

  /// Returns why the state of the controller does not let a drag begin. Touches that may never become a drag cause this
  /// call, so it has no side effects and does not ask the client.
  private func refusal(of drag: Drag) -> Refusal? {
    guard controller.isShowingChildren else { return .nothingToPop }
    guard driver == nil || !tracker.isSwiping else { return .anotherDrag }
    if case .content = drag, content.isOverScrollableContent { return .scrollableContent }
    if let running = controller.transitions.running { return refusal(of: drag, duringRun: running) }
    guard canPop else { return .nothingToPop }
    switch (drag, controller.zoomedPair != nil) {
    case (.edge, _), (.content, false), (.zoom, true): return nil
    case (.content, true), (.zoom, false): return .otherGesture
    }
  }

  /// A drag can take over a stock transition. A zoom can be taken over by its own drags and from the edge.
  private func refusal(of drag: Drag, duringRun running: TransitionDriver) -> Refusal? {
    guard running.canBecomeInteractive, controller.transition?.operation == .pop || canPop else {
      return .runningTransition
    }
    switch (drag, isZooming) {
    case (.edge, _), (.content, false), (.zoom, true): return nil
    case (.content, true), (.zoom, false): return .otherGesture
    }
  }

  private func clientRefusal(of drag: Drag) -> Refusal? {
    guard controller.transitions.running == nil else { return nil }
    guard !hasCustomPop else { return .client }
    guard let pair = controller.zoomedPair else { return nil }
    switch drag {
    case .edge:
      return pair.shouldBegin(ZoomRequest(edge, in: controller.view, isDismissal: true)) ? nil : .client
    case .content: return nil
    case .zoom(let request): return pair.shouldBegin(request) ? nil : .client
    }
  }

  /// Whether a drag from the edge could begin now, as far as can be told without asking the client.
  private var canPopFromEdge: Bool {
    let isDisabled = edge.delegate === delegate && controller.isNavigationBarHidden
    return edge.isEnabled && !isDisabled && controller.transitions.running == nil && refusal(of: .edge) == nil
  }

  private var canPop: Bool { controller.viewControllers.count > 1 }

  private var hasCustomPop: Bool {
    let pages = controller.viewControllers
    return controller.customAnimator(.pop, from: pages[pages.count - 1], to: pages[pages.count - 2]) != nil
  }

  // MARK: Dragging

  private func drag(_ pan: UIPanGestureRecognizer) {
    tracker.follow(pan, in: controller.view) {
      handle.hide()
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

  private func catchPage(by press: CatchRecognizer) -> (any Swipeable)? {
    guard let running = controller.transitions.running else { return nil }
    let isPop = controller.transition?.operation == .pop
    guard running.isStock, !isPop else {
      driver = running
      return running.caught(by: press, direction: isPop ? .trailing : .leading)
    }
    driver = beginPop()
    return driver?.makeSwipeable(startOf: press, direction: .trailing, heading: .start)
  }

  /// Makes the running pop interactive, or starts an interactive pop of the top page. Returns `nil` if neither is possible.
  private func beginPop() -> TransitionDriver? {
    guard let running = controller.transitions.running, controller.transition?.operation == .pop else {
      return controller.beginInteractivePop()
    }
    running.pause()
    return running
  }
}

extension InteractivePop: ZoomHost {
  var canZoom: Bool { isZooming || controller.zoomedPair != nil }

  private var isZooming: Bool { controller.transitions.running?.canBecomeInteractiveZoom ?? false }

  func mayBegin(_ request: ZoomRequest) -> Bool { mayBegin(.zoom(request)) }

  func beginZoom() -> TransitionDriver? { beginPop() }
}
