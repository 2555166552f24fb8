// SPDX-License-Identifier: MIT
import UIKit

/// The area over the pages of a cell that is touched. A press holds the pages, and a drag moves those of all cells.
final class CellPad: UIView {
  /// Called when the pages are pressed, and when they are released: after a click, with true. The times are absolute
  /// seconds.
  var onGrab: ((_ time: TimeInterval) -> Void)?
  var onRelease: ((_ isTap: Bool, _ time: TimeInterval) -> Void)?
  /// Called while the page is dragged, with the distance in the points of the pages, in their direction.
  var onDrag: ((_ distance: CGFloat, _ time: TimeInterval) -> Void)?
  /// The size of a point of the pages in the points of the cell.
  var contentScale: CGFloat = 1

  private let pointer = DragPointerInteraction()
  /// The drag over the pages of this cell or another one, and whether the press in this cell has become one.
  private var drag: (edge: EdgeDrag, isOwn: Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(TouchDownRecognizer(target: self, action: Self.touch))
    addInteraction(pointer)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes hold of the pages, which are about to be dragged in this cell or another one.
  func begin(_ edge: EdgeDrag) { drag = (edge, false) }

  func end() { drag = nil }

  /// Returns the fraction of the animation to which the drag has moved the pages, or nil if there is no drag.
  func fraction(atDistance distance: CGFloat) -> CGFloat? { drag?.edge.fraction(atDistance: distance) }

  /// The drag begins with the press and not after some points, so that the edge stays exactly under the pointer.
  private func touch(_ touch: TouchDownRecognizer) {
    pointer.follow(touch)
    switch touch.state {
    case .began: onGrab?(touch.timestamp)
    case .changed: if drag?.isOwn == true || !touch.isTap { follow(touch) }
    case .ended, .cancelled: onRelease?(drag?.isOwn != true, touch.timestamp)
    case .failed, .possible: break
    }
  }

  private func follow(_ touch: TouchDownRecognizer) {
    guard let edge = drag?.edge else { return }
    drag?.isOwn = true
    let translation = CGPoint(x: touch.translation.x / contentScale, y: touch.translation.y / contentScale)
    onDrag?(edge.distance(of: translation), touch.timestamp)
  }
}
