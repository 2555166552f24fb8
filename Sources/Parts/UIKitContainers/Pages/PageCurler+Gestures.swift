// SPDX-License-Identifier: MIT

/// The gestures that turn pages.
extension PageCurler {
  /// The part of the page's width at each side in which a tap turns the page, and its least width in points. Chosen.
  private static let (margin, leastMargin): (CGFloat, CGFloat) = (0.15, 44)

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard owner.appearanceState == .appeared, !current.isEmpty else { return false }
    if recognizer === tap {
      guard let isForward = direction(ofTapAt: tap.location(in: container)) else { return false }
      return neighbours(isForward: isForward) != nil
    }
    guard recognizer === pan else { return true }
    let way = pan.translation(in: container)
    let (along, across) = isHorizontal ? (way.x, way.y) : (way.y, way.x)
    guard abs(along) > abs(across) else { return false }
    isDragForward = isForward(along)
    return turn != nil || neighbours(isForward: isDragForward) != nil
  }

  /// Returns whether a drag goes on to later pages.
  private func isForward(_ along: CGFloat) -> Bool { (along < 0) != (owner.spineLocation == .max) }

  private func direction(ofTapAt point: CGPoint) -> Bool? {
    if container.hitTest(point, with: nil) is UIControl { return nil }
    let (place, length) =
      isHorizontal ? (point.x, container.bounds.width) : (point.y, container.bounds.height)
    let margin = max(length * Self.margin, Self.leastMargin)
    if place < margin { return owner.spineLocation == .max }
    return place > length - margin ? owner.spineLocation != .max : nil
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, let isForward = direction(ofTapAt: tap.location(in: container)) else { return }
    _ = turn(isForward: isForward)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    tracker.follow(pan, in: container) {
      if let turn {
        turn.pause()
        return turn
      }
      guard let spread = neighbours(isForward: isDragForward) else { return nil }
      let change = PageChange(of: owner, from: current, to: spread.pages, isForward: isDragForward, isByUser: true)
      return start(change, back: spread.back, below: pan.location(in: container))
    }
  }
}
