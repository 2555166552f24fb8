// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A scroll view that fills a window of 400 × 600 points with a manual clock, and a log of its delegate's calls.
@MainActor
final class ScrollStage {
  let host: ManualHost
  let scroll: UIScrollView
  let log = ScrollLog()

  init(content: CGSize = CGSize(width: 400, height: 3000), make: () -> UIScrollView = { UIScrollView() }) {
    host = ManualHost(size: CGSize(width: 400, height: 600))
    scroll = make()
    scroll.frame = host.window.bounds
    scroll.contentSize = content
    scroll.delegate = log
    host.window.addSubview(scroll)
    host.flush()
    log.clear()
  }

  nonisolated deinit {}

  var y: CGFloat { scroll.contentOffset.y }
  var x: CGFloat { scroll.contentOffset.x }

  /// Drags up by `distance` points at a constant speed and keeps the finger down. The distance includes the dead zone.
  func pull(_ distance: CGFloat, from start: CGPoint = CGPoint(x: 200, y: 300), duration: Double = 0.1) {
    host.touchBegan(at: start)
    host.move(from: start, to: CGPoint(x: start.x, y: start.y - distance), duration: duration)
  }

  func release(at point: CGPoint) { host.touchEnded(at: point) }

  /// Advances the time by `seconds`, and returns the time and the offset of each frame.
  func frames(for seconds: Double) -> [(time: Double, y: CGFloat)] {
    var frames: [(Double, CGFloat)] = []
    let end = host.time + seconds
    while host.time < end {
      host.advance(by: ManualHost.frameDuration)
      frames.append((host.time, y))
    }
    return frames
  }

  func close() { host.window.close() }

  /// Waits until all motion has ended, and closes the window. Fails if something still moves or requests frames.
  func assertAtRest(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(host.advanceToRest(), "all motion ends", file: file, line: line)
    XCTAssertFalse(scroll.isDragging || scroll.isDecelerating || scroll.isTracking, file: file, line: line)
    XCTAssertFalse(scroll.isScrollAnimating || scroll.isZooming, file: file, line: line)
    XCTAssertFalse(DisplayLinks.needsTicks, "nothing requests frames", file: file, line: line)
    close()
  }
}

/// A delegate that logs its calls. Consecutive calls of `scrollViewDidScroll` are a single entry.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
  private(set) var lines: [String] = []
  private(set) var scrolls = 0
  private(set) var velocity = CGPoint.zero
  private(set) var proposed = CGPoint.zero
  var target: CGPoint?
  var onScroll: ((UIScrollView) -> Void)?
  var onWillEndDragging: ((UIScrollView, UnsafeMutablePointer<CGPoint>) -> Void)?
  var onDidEndDragging: ((UIScrollView) -> Void)?
  weak var zoomed: UIView?

  nonisolated deinit {}

  func clear() {
    lines = []
    scrolls = 0
  }

  private func add(_ line: String) { lines.append(line) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    if lines.last != "scroll" { add("scroll") }
    onScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
    add("willEndDragging")
    onWillEndDragging?(scrollView, targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    add("didEndDragging \(decelerate)")
    onDidEndDragging?(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("didEndScrollingAnimation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { add("didChangeAdjustedContentInset") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { add("willBeginZooming") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { if lines.last != "zoom" { add("zoom") } }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    add("didEndZooming \(scale)")
  }
}
