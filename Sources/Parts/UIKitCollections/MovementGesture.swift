// SPDX-License-Identifier: MIT

/// The long press with which the items of a collection view controller are moved.
final class MovementGesture: NSObject, UIGestureRecognizerDelegate {
  let press = UILongPressGestureRecognizer()
  /// The distance from the finger to the centre of the item.
  private var distance = CGVector.zero

  override init() {
    super.init()
    press.delegate = self
    press.addTarget(self, action: MovementGesture.pressed)
  }

  nonisolated deinit {}

  private var view: UICollectionView? { press.view as? UICollectionView }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let path = view.indexPathForItem(at: press.location(in: view)) else { return false }
    return view.mayMove(path)
  }

  private func pressed() {
    guard let view else { return }
    let location = press.location(in: view)
    switch press.state {
    case .began: begin(at: location, in: view)
    case .changed:
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: location.x + distance.dx, y: location.y + distance.dy))
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    case .possible: break
    }
  }

  private func begin(at location: CGPoint, in view: UICollectionView) {
    guard let path = view.indexPathForItem(at: location), let cell = view.cellForItem(at: path) else { return }
    distance = CGVector(dx: cell.center.x - location.x, dy: cell.center.y - location.y)
    view.beginInteractiveMovementForItem(at: path)
  }
}
