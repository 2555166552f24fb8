// SPDX-License-Identifier: MIT
import RenderTree

/// The system's coming and going of a sheet: it slides by all of its reach, and the page behind darkens.
final class SheetAnimator: NSObject, StockAnimator {
  private let isPresenting: Bool
  /// Whether it fades in its place, for those who want less motion.
  let dissolves: Bool
  private let dimming: UIView
  private let sheet: SheetView
  /// Brings the sheet's layout up to date with the container.
  private let prepare: () -> Void
  /// Points from the sheet's place to where it is gone.
  private(set) var travel: CGFloat = 0

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

  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
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
    travel = max(sheet.reach, 1)
    let away = CGPoint(x: shown.x, y: shown.y + travel)
    let move = { [dissolves] (isShown: Bool) in
      if dissolves { sheet.alpha = isShown ? 1 : 0 } else { sheet.center = isShown ? shown : away }
      dimming.alpha = isShown ? 1 : 0
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

  /// How much of the sheet's way up is still to go at a progress, in points.
  func slide(at progress: Double) -> CGFloat {
    dissolves ? 0 : travel * CGFloat(isPresenting ? 1 - progress : progress)
  }
}
