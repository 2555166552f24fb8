// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animator of sheets. The sheet slides by its whole extent, and the page behind it is dimmed.
final class SheetAnimator: NSObject, StockAnimator {
  private let isPresenting: Bool
  /// Whether the sheet dissolves instead of sliding, because motion is reduced.
  let dissolves: Bool
  private let dimming: UIView
  private let sheet: SheetView
  /// Updates the layout of the sheet for the container.
  private let prepare: () -> Void
  /// The distance in points by which the sheet slides.
  private(set) var distance: CGFloat = 0

  init(isPresenting: Bool, dissolves: Bool, sheet: SheetView, dimming: UIView, prepare: @escaping () -> Void) {
    self.isPresenting = isPresenting
    self.dissolves = dissolves
    self.sheet = sheet
    self.dimming = dimming
    self.prepare = prepare
  }

  nonisolated deinit {}

  var timing: any Timing {
    if dissolves { return LinearTiming().lasting(TransitionMetrics.reducedMotionDuration) }
    let omega = SheetMetrics.presentingFrequency
    return Spring(mass: 1, stiffness: omega * omega, damping: 2 * omega)
  }

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    let (sheet, dimming) = (sheet, dimming)
    let container = context.containerView
    var shown = CGPoint.zero
    UIView.performWithoutAnimation {
      context.installPresenter(below: isPresenting)
      prepare()
      if !sheet.isDescendant(of: container) { container.addSubview(sheet) }
      sheet.restore()
      sheet.layoutIfNeeded()
      shown = sheet.center
    }
    distance = max(sheet.extent, 1)
    let away = CGPoint(x: shown.x, y: shown.y + distance)
    let move = { [dissolves] (isShown: Bool) in
      if dissolves { sheet.alpha = isShown ? 1 : 0 } else { sheet.center = isShown ? shown : away }
      dimming.alpha = isShown ? 1 : 0
      sheet.shadowStrength = isShown ? 1 : 0
    }
    UIView.performWithoutAnimation { move(!isPresenting) }
    animator.addAnimations { [isPresenting] in move(isPresenting) }
    animator.addCompletion { position in
      UIView.performWithoutAnimation { move(true) }
      context.completeTransition(position == .end)
    }
    animator.pauseAnimation()
    return animator
  }

  /// Returns the distance in points of the sheet below its resting position at a progress.
  func slide(at progress: Double) -> CGFloat {
    dissolves ? 0 : distance * CGFloat(isPresenting ? 1 - progress : progress)
  }
}
