// SPDX-License-Identifier: MIT
import RenderTree
import UIKit
import XCTest

@testable import Gallery

/// One style of the gallery on its two pages, in a window of 400 × 600 points on a clock moved by hand.
@MainActor
final class SeedStage {
  static let size = CGSize(width: 400, height: 600)
  static let bounds = CGRect(origin: .zero, size: size)

  let host = ManualHost(size: SeedStage.size)
  let stage: Stage
  let first: UIViewController
  let second: UIViewController
  private(set) var endings = 0
  /// When the last transition began, in absolute seconds.
  private(set) var start = 0.0

  init(
    _ style: TransitionStyle, _ kind: TransitionKind,
    pages: (first: UIViewController, second: UIViewController) = (UIViewController(), UIViewController())
  ) {
    (first, second) = pages
    stage = Stage(style: style, kind: kind, pages: pages)
    host.window.rootViewController = stage.rootViewController
    host.advance(by: 0.1)
  }

  nonisolated deinit {}

  /// Goes to the other page, or back; the transition stands at its first frame.
  func go() {
    stage.go { [weak self] in self?.endings += 1 }
    host.flush()
    start = host.time
  }

  /// Goes there and waits until nothing moves any more.
  func arrive() {
    go()
    host.advanceToRest()
  }

  /// Goes under a hand.
  func goUnderHand() throws -> any StyleInteractor {
    let interactor = try XCTUnwrap(stage.goUnderHand { [weak self] in self?.endings += 1 })
    host.flush()
    return interactor
  }

  /// Nothing runs any more, and the page is where it belongs, as itself.
  func assertAtRest(on page: UIViewController, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertNil(page.transitionCoordinator, "no transition", file: file, line: line)
    XCTAssertNotNil(page.view.window, "shown", file: file, line: line)
    XCTAssertTrue(page.view.transform.isIdentity, "untouched", file: file, line: line)
    XCTAssertEqual(page.view.alpha, 1, "untouched", file: file, line: line)
    XCTAssertEqual(shownFrame(page.view).origin, .zero, "in place", file: file, line: line)
  }
}

/// Where a view is on screen now, in the window.
@MainActor
func shownFrame(_ view: UIView) -> CGRect {
  let layer: CALayer = view.layer
  let shown = layer.presentation() ?? layer
  let windowLayer: CALayer? = view.window?.layer
  return shown.convert(shown.bounds, to: windowLayer?.presentation() ?? windowLayer)
}

/// The share of its way that an animation of UIView's blocks has gone, `time` seconds of `duration` after its start.
func eased(_ time: Double, of duration: Double) -> CGFloat {
  CGFloat(CubicBezier.easeInEaseOut.value(at: time / duration))
}

/// The page is at a place of the window now, to a twentieth of a point.
@MainActor
func assertShown(
  _ view: UIView, x: CGFloat? = nil, y: CGFloat? = nil, _ message: String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  let frame = shownFrame(view)
  if let x { XCTAssertEqual(frame.minX, x, accuracy: 0.05, "x \(message)", file: file, line: line) }
  if let y { XCTAssertEqual(frame.minY, y, accuracy: 0.05, "y \(message)", file: file, line: line) }
}

/// The view is a share of its way from one frame of the window to another.
@MainActor
func assertShown(
  _ view: UIView, _ start: CGRect, _ end: CGRect, _ share: CGFloat, _ message: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let frame = shownFrame(view)
  for (name, path) in [("x", \CGRect.minX), ("y", \.minY), ("width", \.width), ("height", \.height)] {
    let expected = start[keyPath: path] + (end[keyPath: path] - start[keyPath: path]) * share
    XCTAssertEqual(frame[keyPath: path], expected, accuracy: 0.05, "\(name) \(message)", file: file, line: line)
  }
}

extension ManualHost {
  /// Commits what has been asked for, and says when that was.
  func flushed() -> Double {
    flush()
    return time
  }
}

/// A page that keeps a delegate, which everybody else holds weakly.
final class KeepingPage: UIViewController {
  private let kept: AnyObject

  init(_ kept: AnyObject) {
    self.kept = kept
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}
