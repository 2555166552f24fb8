// SPDX-License-Identifier: MIT

/// The gestures over a navigation controller's pages that hide and show its bars, and the height that does so.
///
/// They show only the bars that they have hidden: a toolbar that was hidden before stays hidden.
final class BarHiding {
  private unowned let controller: UINavigationController
  private(set) lazy var tap = UITapGestureRecognizer(target: self, action: BarHiding.tapped)
  private(set) lazy var swipe = makeSwipe()

  var hidesOnTap = false { didSet { if hidesOnTap != oldValue { attach() } } }
  var hidesOnSwipe = false { didSet { if hidesOnSwipe != oldValue { attach() } } }

  /// Whether the bars are hidden while the vertical size class is compact.
  var hidesWhenCompact = false { didSet { if hidesWhenCompact != oldValue { heightDidChange() } } }
  /// Whether the vertical size class is compact, and hides the bars.
  private var isCompact = false

  /// The bars that a gesture or the height has hidden.
  private var hiddenBars: (bar: Bool, toolbar: Bool) = (false, false)
  /// The farthest translation of the swipe in its present direction, in points.
  private var turningPoint: CGFloat = 0
  /// Whether the present direction of the swipe is upwards.
  private var isUpwards = false

  /// The distance in points that a swipe must move back before its direction counts as reversed. Chosen: larger than
  /// the trembling of a finger.
  private static let reversalDistance: CGFloat = 24

  init(controller: UINavigationController) { self.controller = controller }

  nonisolated deinit {}

  /// Adds the enabled recognizers to the controller's view, and removes the others.
  func attach() {
    guard let view = controller.viewIfLoaded else { return }
    let recognizers: [(UIGestureRecognizer, Bool)] = [(tap, hidesOnTap || isCompact), (swipe, hidesOnSwipe)]
    for (recognizer, isWanted) in recognizers {
      guard (recognizer.view != nil) != isWanted else { continue }
      if isWanted { view.addGestureRecognizer(recognizer) } else { view.removeGestureRecognizer(recognizer) }
    }
  }

  /// Hides the bars if there is little height now, and shows them again when there is more.
  func heightDidChange() {
    let traits = controller.viewIfLoaded?.traitCollection
    let isCompact = hidesWhenCompact && traits?.verticalSizeClass == .compact
    guard isCompact != self.isCompact else { return }
    self.isCompact = isCompact
    attach()
    if isCompact { hideBars() } else if hiddenBars != (false, false) { showBars() }
  }

  private func makeSwipe() -> BarHideSwipe {
    let swipe = BarHideSwipe(target: self, action: BarHiding.swiped)
    swipe.allowedScrollTypesMask = .all
    swipe.maximumNumberOfTouches = 1
    swipe.cancelsTouchesInView = false
    return swipe
  }

  /// Returns whether a recognizer of the controller's view may begin.
  ///
  /// Recognizers other than the two that hide bars always may. Those two ignore touches of the bars, and taps that select
  /// an item.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === tap || recognizer === swipe else { return true }
    let touched = sequence(first: recognizer.recognition.touches.first?.view, next: { $0?.superview })
      .prefix { $0 != nil && $0 !== controller.view }.compactMap { $0 }
    let bars = [controller.navigationBar, controller.toolbar] as [UIView]
    guard mayMove, !touched.contains(where: bars.contains) else { return false }
    return recognizer !== tap || !receiveTap(touched)
  }

  /// Returns whether one of these views, the innermost first, handles a tap itself.
  private func receiveTap(_ touched: [UIView]) -> Bool {
    guard let innermost = touched.first else { return false }
    return touched.contains { ($0 as? any TapReceiving)?.receivesTap(on: innermost) ?? false }
  }

  /// Whether the bars can move now. During a transition, the transition moves them.
  private var mayMove: Bool { controller.isShowingChildren && !controller.isInTransition }

  private var areBarsHidden: Bool { controller.isNavigationBarHidden && controller.isToolbarHidden }

  private func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, mayMove else { return }
    if areBarsHidden { showBars() } else { hideBars() }
  }

  private func swiped(_ swipe: UIPanGestureRecognizer) {
    let y = swipe.translation(in: controller.view).y
    switch swipe.state {
    case .began:
      isUpwards = self.swipe.beganUpwards
      turningPoint = y
      showOrHideBars()
    case .changed:
      turningPoint = isUpwards ? min(turningPoint, y) : max(turningPoint, y)
      guard abs(y - turningPoint) >= Self.reversalDistance else { return }
      isUpwards.toggle()
      turningPoint = y
      showOrHideBars()
    case .possible, .ended, .cancelled, .failed: break
    }
  }

  private func showOrHideBars() {
    guard mayMove, isUpwards != areBarsHidden else { return }
    if isUpwards { hideBars() } else { showBars() }
  }

  private func hideBars() {
    let shown = (bar: !controller.isNavigationBarHidden, toolbar: !controller.isToolbarHidden)
    hiddenBars = (hiddenBars.bar || shown.bar, hiddenBars.toolbar || shown.toolbar)
    controller.setBarsHidden(bar: true, toolbar: true)
  }

  /// Shows the bars that a gesture or the height has hidden. If the program has hidden them, shows the navigation bar.
  private func showBars() {
    let requested = hiddenBars.bar || hiddenBars.toolbar ? hiddenBars : (bar: true, toolbar: false)
    hiddenBars = (false, false)
    controller.setBarsHidden(bar: !requested.bar, toolbar: !requested.toolbar)
  }
}
