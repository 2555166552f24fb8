// SPDX-License-Identifier: MIT
import UIKit

/// A drag to the left, anywhere on the album, that pushes the picture under the pointer. It drives the animator of the
/// chosen style.
final class ForwardDrag: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: NavigateController?
  private weak var album: UICollectionView?
  private var driver: (any StyleInteractor)?
  private var timing = StyleTiming()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: ForwardDrag.drag)

  /// Adds the recognizer to the navigation controller's view, because an animator may remove that of the album during
  /// the push, and its recognizers with it.
  func attach(to album: UICollectionView, controller: NavigateController) {
    guard let view = controller.navigationController?.view, pan.view !== view else { return }
    self.album = album
    self.controller = controller
    pan.delegate = self
    view.addGestureRecognizer(pan)
    album.panGestureRecognizer.require(toFail: pan)
  }

  deinit {
    MainActor.assumeIsolated { pan.view?.removeGestureRecognizer(pan) }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let width = max(pan.view?.bounds.width ?? 1, 1)
    let progress = min(max(-pan.translation(in: pan.view?.window).x / width, 0), 1)
    switch pan.state {
    case .began: begin(pan)
    case .changed: driver?.update(timing.percentage(progress))
    case .ended:
      let speed = -pan.velocity(in: pan.view?.window).x
      end(finishing: Release.finishes(at: progress, velocity: speed, over: width))
    case .cancelled, .failed: end(finishing: false)
    case .possible: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    guard let item = item(under: pan) else { return }
    controller?.push(item) { styleDelegate in
      self.timing = styleDelegate.style.timing
      self.driver = styleDelegate.makeInteractor(for: Move(kind: .push, isForward: true))
      return self.driver
    }
  }

  private func end(finishing: Bool) {
    finishing ? driver?.finish() : driver?.cancel()
    driver = nil
  }

  private func item(under pan: UIPanGestureRecognizer) -> Int? {
    guard let album else { return nil }
    let (location, translation) = (pan.location(in: album), pan.translation(in: album))
    return album.indexPathForItem(at: CGPoint(x: location.x - translation.x, y: location.y - translation.y))?.item
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = pan.velocity(in: pan.view?.window)
    return velocity.x < 0 && abs(velocity.x) > abs(velocity.y) && driver == nil && controller?.canDragForward == true
      && item(under: pan) != nil
  }
}
