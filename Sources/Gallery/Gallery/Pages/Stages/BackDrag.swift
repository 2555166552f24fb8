// SPDX-License-Identifier: MIT
import UIKit

/// Goes back from a page by a drag that drives the style's animator: from the left edge of a pushed page, or to the right
/// from anywhere on it, and from anywhere on a presented one in the style's own directions.
///
/// The system's own swipe does not begin if a delegate supplies the animator. A program with such a delegate uses a
/// gesture like this one instead.
final class BackDrag: NSObject, BackGesture {
  private weak var page: UIViewController?
  private var styleDelegate: StyleDelegate?
  private var kind = TransitionKind.push
  /// The direction of the current drag, as a unit vector.
  private var direction = CGVector(dx: 1, dy: 0)
  private var driver: (any StyleInteractor)?
  private var recognizers: [UIPanGestureRecognizer] = []

  func attach(to page: UIViewController, kind: TransitionKind, styleDelegate: StyleDelegate) {
    guard !styleDelegate.hasSystemGesture, styleDelegate.canDrive(Move(kind: kind, isForward: false)) else { return }
    self.page = page
    self.styleDelegate = styleDelegate
    self.kind = kind
    // An animator may remove the page's view during the transition, and the page's recognizers with it.
    let view: UIView = (kind == .push ? page.navigationController?.view : nil) ?? page.view
    let pan = UIPanGestureRecognizer(target: self, action: BackDrag.drag)
    add(pan, to: view)
    guard kind == .push else { return }
    let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: BackDrag.drag)
    edgePan.edges = .left
    add(edgePan, to: view)
    pan.require(toFail: edgePan)
  }

  private func add(_ recognizer: UIPanGestureRecognizer, to view: UIView) {
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  deinit {
    MainActor.assumeIsolated { for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) } }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: driver?.update(styleDelegate?.style.timing.percentage(progress(pan)) ?? 0)
    case .ended:
      let speed = component(of: pan.velocity(in: pan.view?.window), along: direction)
      let finishes = Release.finishes(at: progress(pan), velocity: speed, over: length(in: pan.view))
      finishes ? driver?.finish() : driver?.cancel()
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

  /// Returns how far the page has been dragged, as a fraction of its size in that direction.
  private func progress(_ pan: UIPanGestureRecognizer) -> CGFloat {
    let distance = component(of: pan.translation(in: pan.view?.window), along: direction)
    return min(max(distance / length(in: pan.view), 0), 1)
  }

  /// Returns the size of the page in the direction of the drag.
  private func length(in view: UIView?) -> CGFloat {
    let size = view?.bounds.size ?? .zero
    return max(abs(direction.dx) * size.width + abs(direction.dy) * size.height, 1)
  }

  private func component(of vector: CGPoint, along direction: CGVector) -> CGFloat {
    vector.x * direction.dx + vector.y * direction.dy
  }
}

extension BackDrag: UIGestureRecognizerDelegate {
  /// A drag begins in one of the page's directions, and only if no other is in progress.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view, driver == nil else {
      return false
    }
    if kind == .push, page == nil || page?.navigationController?.topViewController !== page { return false }
    // The recognizer of the edge has checked the direction.
    guard !(pan is UIScreenEdgePanGestureRecognizer) else { return true }
    let velocity = pan.velocity(in: view.window)
    let directions = kind == .push ? [.right] : styleDelegate?.style.interaction.backDirections
    let chosen = directions?.map { $0.vector(in: view) }.first {
      let across = CGVector(dx: $0.dy, dy: $0.dx)
      return component(of: velocity, along: $0) > abs(component(of: velocity, along: across))
    }
    guard let chosen else { return false }
    direction = chosen
    return true
  }
}
