// SPDX-License-Identifier: MIT

/// The interactive pop of a navigation controller: the drags from the leading edge and over the content, and those of a
/// zoomed page.
///
/// A drag continues any stock transition that runs: a pop, also one that is on its way back after a cancelled drag; and a
/// push, which is completed in place and popped from its present progress. `mayBegin(_:)` says which drag may.
final class InteractivePop {
  private unowned let controller: UINavigationController
  /// The page stays 12 points behind the pointer, which is the recognizer's dead zone.
  private(set) lazy var edge = UIScreenEdgePanGestureRecognizer(target: self, action: InteractivePop.drag)
  private(set) lazy var content = ContentPopPan(target: self, action: InteractivePop.drag)
  private lazy var zoomGestures = ZoomGestures(host: self)
  private let tracker = SwipeTracker()
  private let delegate: PopGestureDelegate
  /// The transition that the drag moves, which something else may end.
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
    view.conditions.append { [weak self] recognizer in
      guard let self else { return true }
      if recognizer === edge { return mayBegin(.edge) }
      return recognizer === content ? mayBegin(.content) : true
    }
  }

  /// The edge is the leading one, and pages leave away from it.
  func followDirection(of view: UIView) {
    edge.edges = view.isRightToLeft ? .right : .left
    controller.transitions.containerView.semanticContentAttribute = view.semanticContentAttribute
  }

  // MARK: Which drag may begin

  private enum Drag {
    case edge
    /// Over the content.
    case content
    /// One of a zoomed page's own.
    case zoom(ZoomRequest)
  }

  /// Returns whether a drag may begin to go back. It changes nothing, so that a tap or a vertical drag leaves no trace.
  private func mayBegin(_ drag: Drag) -> Bool {
    // The pages are not in the window.
    guard controller.isShowingChildren else { return false }
    // Another drag moves the pop.
    guard driver == nil || !tracker.isSwiping else { return false }
    // What can still scroll that way under the pointer goes first.
    if case .content = drag, content.isOverScrollableContent { return false }
    // A stock transition can be caught; a zoom by its own drags and from the edge.
    if let running = controller.transitions.running {
      guard running.canBecomeInteractive, controller.transition?.operation == .pop || canPop else { return false }
      return switch drag {
      case .edge: true
      case .content: !isZooming
      case .zoom: isZooming
      }
    }
    // The root stays.
    guard canPop else { return false }
    // A page that slides leaves by the edge and over the content. A client's own pop is the client's to drive.
    guard let pair = controller.zoomedPair else {
      if case .zoom = drag { return false }
      return !hasCustomPop
    }
    // A zoomed page leaves by the edge and by its own drags, if its client permits it.
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
      guard let driver else { return nil }
      return (driver.animator as? any SwipeableAnimator)?.makeSwipeable(of: driver, startOf: pan)
        ?? PopInteraction(driver)
    }
  }

  /// Makes a pop interactive: the one that runs, or one of the top page. Returns nil where that is impossible.
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
