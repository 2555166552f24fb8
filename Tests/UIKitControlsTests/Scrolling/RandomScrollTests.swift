import EffortTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Random touches, wheel and touchpad events, keys and calls. Each drag and deceleration reports its end, and the
/// content comes to rest within its range.
@MainActor
final class RandomScrollTests: UIKitTestCase {
  func testRandomScrollOperationsEndWithinTheRange() async {
    for seed in TestEffort.seeds(10, thoroughly: 20) {
      var random = Seeded(state: seed)
      let host = ManualHost(size: CGSize(width: 400, height: 600))
      let (outer, inner) = (UIScrollView(frame: host.window.bounds), UIScrollView())
      let logs = [BalanceLog(), BalanceLog()]
      outer.contentSize = CGSize(width: 400, height: 2400)
      inner.frame = CGRect(x: 50, y: 150, width: 300, height: 300)
      inner.contentSize = CGSize(width: 900, height: 700)
      outer.addSubview(inner)
      host.window.addSubview(outer)
      for (scroll, log) in zip([outer, inner], logs) {
        scroll.delegate = log
        scroll.isPagingEnabled = Int.random(in: 0..<5, using: &random) == 0
        scroll.bounces = Int.random(in: 0..<4, using: &random) > 0
      }
      host.flush()

      for _ in 0..<120 { Self.act(host, [outer, inner], &random) }
      host.touchEnded(at: CGPoint(x: 200, y: 300))
      host.advance(by: 12)

      XCTAssertFalse(DisplayLinks.needsTicks, "\(seed)")
      for (scroll, log) in zip([outer, inner], logs) {
        XCTAssertFalse(scroll.isDragging || scroll.isDecelerating || scroll.isScrollAnimating, "\(seed)")
        XCTAssertEqual(log.violations, [], "\(seed)")
        XCTAssertEqual(log.state, .idle, "\(seed)")
        XCTAssertEqual(scroll.clamped(scroll.contentOffset), scroll.contentOffset, "\(seed)")
      }
      host.window.close()
    }
  }

  private static func act(_ host: ManualHost, _ scrolls: [UIScrollView], _ random: inout Seeded) {
    func point() -> CGPoint {
      CGPoint(x: CGFloat.random(in: 5...395, using: &random), y: .random(in: 5...595, using: &random))
    }
    func size() -> CGFloat { CGFloat.random(in: 100...3000, using: &random).rounded() }
    guard let scroll = scrolls.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...2: host.drag(from: point(), to: point(), duration: .random(in: 0.03...0.3, using: &random))
    case 3: host.touchBegan(at: point())
    case 4: host.touchMoved(to: point())
    case 5: host.touchEnded(at: point())
    case 6:
      host.scroll(by: CGVector(dx: 0, dy: Bool.random(using: &random) ? 50 : -50), at: point(), isContinuous: false)
    case 7:
      let (position, delta) = (point(), CGVector(dx: .random(in: -9...9, using: &random), dy: -8))
      for _ in 0..<10 {
        host.scroll(by: delta, at: position)
        host.advance(by: 0.008)
      }
    case 8: host.key([0xff52, 0xff54, 0xff55, 0xff56, 0xff50, 0xff57].randomElement(using: &random) ?? 0xff52)
    case 9: scroll.setContentOffset(scroll.clamped(CGPoint(x: 0, y: size())), animated: Bool.random(using: &random))
    case 10: scroll.contentSize = CGSize(width: size(), height: size())
    case 11: scroll.contentInset.top = CGFloat.random(in: 0...80, using: &random).rounded()
    case 12: host.cancelTouches()
    default: break
    }
    host.advance(by: .random(in: 0...0.4, using: &random))
  }
}

/// Checks that the delegate calls for drags and decelerations come in the right order.
@MainActor
private final class BalanceLog: UIScrollViewDelegate {
  enum State { case idle, dragging, decelerating }
  private(set) var state = State.idle
  private(set) var violations: [String] = []
  /// Whether the end of the drag has been announced. That of a cancelled drag is not.
  private var willEnd = false

  nonisolated deinit {}

  private func go(from allowed: [State], to state: State, _ name: String) {
    if !allowed.contains(self.state) { violations.append("\(name) while \(self.state)") }
    self.state = state
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { go(from: [.idle], to: .dragging, "willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if state != .dragging || willEnd { violations.append("willEndDragging while \(state)") }
    willEnd = true
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    willEnd = false
    go(from: [.dragging], to: .idle, "didEndDragging")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    go(from: [.idle], to: .decelerating, "willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    go(from: [.decelerating], to: .idle, "didEndDecelerating")
  }
}
