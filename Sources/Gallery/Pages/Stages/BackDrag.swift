// SPDX-License-Identifier: MIT
import UIKit

/// Goes back from a page by a drag that drives the style's animator: from the left edge of a pushed page, and to the
/// right or down from anywhere on a presented one.
///
/// The system's own swipe does not begin if a delegate supplies the animator. A program with such a delegate uses a
/// gesture like this one instead.
final class BackDrag: NSObject {
  private weak var page: UIViewController?
  private var styleDelegate: StyleDelegate?
  private var kind = TransitionKind.push
  private var isUpright = false
  private var driver: (any StyleInteractor)?
  /// The thresholds from which a release finishes: a fraction of the width or height, or a velocity in points per
  /// second.
  private static let threshold: CGFloat = 0.5
  private static let flick: CGFloat = 600

  func attach(to page: UIViewController, kind: TransitionKind, styleDelegate: StyleDelegate) {
    guard styleDelegate.canDrive(Move(kind: kind, isForward: false)) else { return }
    self.page = page
    self.styleDelegate = styleDelegate
    self.kind = kind
    let pan: UIPanGestureRecognizer
    if kind == .push {
      let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: BackDrag.drag)
      edgePan.edges = .left
      pan = edgePan
    } else {
      pan = UIPanGestureRecognizer(target: self, action: BackDrag.drag)
    }
    pan.delegate = self
    page.view.addGestureRecognizer(pan)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: driver?.update(styleDelegate?.style.timing.percentage(progress(pan)) ?? 0)
    case .ended:
      let velocity = pan.velocity(in: pan.view?.window)
      let speed = isUpright ? velocity.y : velocity.x
      let isFinished = abs(speed) > Self.flick ? speed > 0 : progress(pan) > Self.threshold
      isFinished ? driver?.finish() : driver?.cancel()
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    case .possible: break
    }
  }

  private func begin() {
    guard let styleDelegate, let page else { return }
    let driver = styleDelegate.makeInteractor(for: Move(kind: kind, isForward: false))
    self.driver = driver
    styleDelegate.interactor = driver
    if kind == .push {
      page.navigationController?.popViewController(animated: true)
    } else {
      page.dismiss(animated: true)
    }
    styleDelegate.interactor = nil
  }

  private func progress(_ pan: UIPanGestureRecognizer) -> CGFloat {
    guard let window = pan.view?.window else { return 0 }
    let translation = pan.translation(in: window)
    let share = isUpright ? translation.y / max(window.bounds.height, 1) : translation.x / max(window.bounds.width, 1)
    return min(max(share, 0), 1)
  }
}

extension BackDrag: UIGestureRecognizerDelegate {
  /// A drag begins to the right, or downward if the page was presented, and only if no other is in progress.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, driver == nil else { return false }
    let velocity = pan.velocity(in: pan.view?.window)
    isUpright = kind != .push && abs(velocity.y) > abs(velocity.x)
    return kind == .push || (isUpright ? velocity.y : velocity.x) > 0
  }
}
