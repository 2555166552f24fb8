// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// Scrolls towards what the user drags beyond the visible part of a scroll view, for as long as it is there, whether or not
/// the pointer moves.
package final class EdgeScroller: DragScroller {
  private weak var scrollView: UIScrollView?
  /// The rectangle that is to be visible, in the coordinates of the content.
  private let wantedRect: () -> CGRect
  private let didScroll: () -> Void
  private var link: CADisplayLink?

  /// The speed in points per second for each point of the distance, and the largest one. Chosen by eye.
  private static let speedPerPoint: CGFloat = 12
  private static let maximumSpeed: CGFloat = 1600

  /// - Parameters:
  ///   - scrollView: The scroll view, which is not kept. The closures are only called while it exists.
  ///   - wantedRect: Returns the rectangle that is to be visible, in the coordinates of the content.
  ///   - didScroll: Called after each step.
  package init(
    _ scrollView: UIScrollView, showing wantedRect: @escaping () -> CGRect, didScroll: @escaping () -> Void = {}
  ) {
    self.scrollView = scrollView
    self.wantedRect = wantedRect
    self.didScroll = didScroll
  }

  nonisolated deinit {}

  /// Begins to scroll if the rectangle is not visible.
  package func update() {
    guard link == nil, distance != nil else { return }
    let link = CADisplayLink { [weak self] in self?.advance($0) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  package func stop() {
    link?.invalidate()
    link = nil
  }

  /// The distance to the offset at which the rectangle is visible, or nil if it is, or cannot come nearer.
  private var distance: CGVector? {
    guard let scrollView else { return nil }
    let (offset, target) = (scrollView.contentOffset, scrollView.offset(showing: wantedRect()))
    return target == offset ? nil : CGVector(dx: target.x - offset.x, dy: target.y - offset.y)
  }

  private func advance(_ link: CADisplayLink) {
    guard let scrollView, let distance else { return stop() }
    func step(_ distance: CGFloat) -> CGFloat {
      let speed = min(abs(distance) * Self.speedPerPoint, Self.maximumSpeed)
      let length = min(max(speed * link.duration, 1 / scrollView.traitCollection.displayScale), abs(distance))
      return distance < 0 ? -length : length
    }
    let offset = scrollView.contentOffset
    scrollView.setContentOffset(
      CGPoint(x: offset.x + step(distance.dx), y: offset.y + step(distance.dy)), animated: false)
    didScroll()
  }
}
