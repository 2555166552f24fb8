// SPDX-License-Identifier: MIT
import Diagnostics

extension UIViewController {
  /// The appearance state of a view controller, and how it changes.
  struct Appearance {
    private(set) var state = AppearanceState.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` has been sent since the view began to appear.
    var hasSentIsAppearing = false
    /// Whether the state changes when the view enters or leaves a window, not when a container requests it.
    var followsHierarchy = false
    /// The deadline, after the first layout, at which a view that follows the hierarchy has appeared.
    var arrival: Deadline?

    mutating func become(_ next: AppearanceState) {
      assert(state.canBecome(next), "appearance can't go from \(state) to \(next)")
      state = next
    }
  }

  package final var appearanceState: AppearanceState { appearance.state }

  final func startAppearance(_ isAppearing: Bool, animated: Bool, followsHierarchy: Bool = false) {
    appearance.followsHierarchy = followsHierarchy
    let next: AppearanceState = isAppearing ? .appearing : .disappearing
    guard appearance.state.canBecome(next) else {
      return reportUnbalanced("beginAppearanceTransition(\(isAppearing), …)")
    }
    appearance.isAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      appearance.hasSentIsAppearing = false
    }
    appearance.become(next)
    report("\(isAppearing ? "viewWillAppear" : "viewWillDisappear")(\(animated))")
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    forwardBegin(isAppearing, animated: animated)
  }

  final func endAppearance() {
    switch appearance.state {
    case .appearing:
      sendIsAppearing()
      appearance.become(.appeared)
      report("viewDidAppear(\(appearance.isAnimated))")
      viewDidAppear(appearance.isAnimated)
      showInputViews()
    case .disappearing:
      appearance.become(.disappeared)
      report("viewDidDisappear(\(appearance.isAnimated))")
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared:
      return reportUnbalanced("endAppearanceTransition()")
    }
    forwardEnd()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Sends `viewIsAppearing(_:)` once each time the view appears.
  package final func sendIsAppearing() {
    guard appearance.state == .appearing, !appearance.hasSentIsAppearing else { return }
    appearance.hasSentIsAppearing = true
    report("viewIsAppearing(\(appearance.isAnimated))")
    viewIsAppearing(appearance.isAnimated)
    for child in forwardedChildren { child.sendIsAppearing() }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// The children to which the callbacks are forwarded. Containers of the system choose them in `managedVisibleChildren`.
  /// Those that the children present in contexts of their own are among them.
  private var forwardedChildren: [UIViewController] {
    if let managed = managedVisibleChildren { return managed.flatMap(\.shownInArea) }
    guard shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded else { return [] }
    return children.flatMap(\.shownInArea).filter { $0.viewIfLoaded?.isDescendant(of: root) ?? false }
  }

  /// The controllers whose views are in the area of this one: this one, unless a presentation has removed its view, and the
  /// one that it presents in its own context.
  var shownInArea: [UIViewController] {
    guard let presentation = modal.current, presentation.isInContext else { return [self] }
    let isCovered = isCoveredInContext && presentation.phase == .presented
    return (isCovered ? [] : [self]) + presentation.presented.shownInArea
  }

  private func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    willForwardAppearance(isAppearing)
    // A running transition of a presentation by a child has begun the child's callbacks, and would end those that begin
    // here.
    for child in children { child.endPresentationTransitions() }
    let next: AppearanceState = isAppearing ? .appearing : .disappearing
    for child in forwardedChildren where child.appearance.state.canBecome(next) {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    didForwardAppearance()
  }

  private func forwardEnd() {
    for child in forwardedChildren where child.appearance.state.isInTransition { child.endAppearanceTransition() }
    didForwardAppearance()
  }

  private func reportUnbalanced(_ call: String) {
    warn(
      "unbalanced call of \(call) on \(type(of: self)), whose view is \(appearance.state); "
        + "answer each beginAppearanceTransition with one endAppearanceTransition")
  }
}

// MARK: - Following the view

/// The appearance of view controllers without a container: those whose view is a window's root, or has been added to a
/// window by the program.
extension UIViewController {
  /// Whether entering and leaving a window changes this controller's state.
  private var followsViewHierarchy: Bool {
    // During a transition the driver sends the callbacks, wherever the animator puts the view. A presentation that moves
    // the view from one style to another also sends them itself.
    if let activeTransition, activeTransition.sendsAppearance(to: self) { return false }
    if let below = modal.below, below.isSendingCallbacks { return false }
    guard let parent else { return true }
    return parent.managedVisibleChildren == nil && parent.shouldAutomaticallyForwardAppearanceMethods
      && (parent.appearance.state.isVisible || appearance.followsHierarchy)
  }

  /// Called before the root view enters or leaves a window.
  package func rootViewWillMove(to window: UIWindow?) {
    guard followsViewHierarchy else { return }
    if window != nil, appearance.state == .disappeared {
      startAppearance(true, animated: false, followsHierarchy: true)
    } else if window == nil, appearance.state.isVisible {
      startAppearance(false, animated: false, followsHierarchy: true)
    }
  }

  /// Called after the root view has entered or left a window.
  package func rootViewDidMove(to window: UIWindow?) {
    if window != nil {
      viewIfLoaded?.setNeedsLayout()
    } else if appearance.followsHierarchy, appearance.state == .disappearing {
      endAppearance()
    }
  }

  package func updateRootViewConstraints() { updateViewConstraints() }

  package func rootViewWillLayout() {
    // Containers of the system send the callbacks themselves, when they have placed the view.
    let isUpToTheView = appearance.followsHierarchy || parent.map { $0.managedVisibleChildren == nil } ?? false
    if isUpToTheView, viewIfLoaded?.window != nil { sendIsAppearing() }
    viewWillLayoutSubviews()
  }

  package func rootViewDidLayout() {
    viewDidLayoutSubviews()
    (parent as? any BarOwner)?.pageDidLayOut(self)
    guard isArriving, appearance.arrival == nil else { return }
    appearance.arrival = Deadline.schedule(at: CACurrentMediaTime()) { [weak self] in
      guard let self else { return }
      self.appearance.arrival = nil
      if self.isArriving { self.endAppearance() }
    }
  }

  /// Whether the view is in a window, so that after its layout it has appeared by the next turn of the event loop. A child
  /// of an appearing parent appears together with the parent instead.
  private var isArriving: Bool {
    appearance.followsHierarchy && appearance.state == .appearing && viewIfLoaded?.window != nil
      && parent?.appearance.state != .appearing
  }
}

extension UIViewController: ViewOwner {
  package var adjustsScrollViewInsets: Bool { automaticallyAdjustsScrollViewInsets }

  package var rootViewInsets: UIEdgeInsets {
    let (own, container) = (additionalSafeAreaInsets, containerSafeAreaInsets)
    return UIEdgeInsets(
      top: own.top + container.top, left: own.left + container.left, bottom: own.bottom + container.bottom,
      right: own.right + container.right)
  }

  package func minimumMargins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    viewRespectsSystemMinimumLayoutMargins ? Self.systemMargins(forWidth: width) : .zero
  }

  package func traitCollection(inheriting inherited: UITraitCollection) -> UITraitCollection {
    let around = (traitsWhileCovered ?? inherited).overridden(by: modal.below?.controller.ownTraits)
    return around.overridden(by: ownTraits)
  }
}
