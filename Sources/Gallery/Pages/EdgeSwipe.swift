// SPDX-License-Identifier: MIT
import UIKit

/// Goes back from a page by a drag from the edge, with the style's animator under the hand.
///
/// The system's own swipe steps aside for an animator of a delegate's; this is what such a delegate brings instead.
final class EdgeSwipe {
  private weak var page: UIViewController?
  private var dress: StyleDelegate?
  private var driver: (any StyleInteractor)?
  /// Where a release finishes: a part of the width, or a speed in points per second.
  private static let threshold: CGFloat = 0.5
  private static let flick: CGFloat = 600

  func attach(to page: UIViewController, dress: StyleDelegate) {
    self.page = page
    self.dress = dress
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: EdgeSwipe.drag)
    pan.edges = .left
    page.view.addGestureRecognizer(pan)
  }

  private func drag(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = pan.view, let dress else { return }
    let width = max(view.window?.bounds.width ?? view.bounds.width, 1)
    let progress = min(max(pan.translation(in: view.window).x / width, 0), 1)
    switch pan.state {
    case .began:
      let driver = dress.makeInteractor(for: Move(kind: .push, isForward: false))
      self.driver = driver
      dress.interactor = driver
      page?.navigationController?.popViewController(animated: true)
      dress.interactor = nil
    case .changed: driver?.update(progress)
    case .ended:
      let isFinished = progress > Self.threshold || pan.velocity(in: view.window).x > Self.flick
      isFinished ? driver?.finish() : driver?.cancel()
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    case .possible: break
    }
  }
}
