// SPDX-License-Identifier: MIT
import TimingFunctions
import UIKit
import XCTest

@testable import Gallery

/// One of the gallery's styles with its two pages, in a window of 400 × 600 points on a manual clock.
@MainActor
final class SeedStage {
  static let size = CGSize(width: 400, height: 600)
  static let bounds = CGRect(origin: .zero, size: size)

  let host = ManualHost(size: SeedStage.size)
  let stage: Stage
  let first: UIViewController
  let second: UIViewController
  private(set) var endings = 0
  /// The host's time in seconds at which the last transition started.
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

  /// Starts a transition to the other page, and commits its first frame.
  func go() {
    stage.go { [weak self] in self?.endings += 1 }
    host.flush()
    start = host.time
  }

  /// Starts a transition and advances the clock until it has ended.
  func arrive() {
    go()
    host.advanceToRest()
  }

  /// Starts an interactive transition.
  func startInteractively() throws -> any StyleInteractor {
    let interactor = try XCTUnwrap(stage.startInteractively { [weak self] in self?.endings += 1 })
    host.flush()
    return interactor
  }

  /// Fails unless no transition runs and the page is at the window's origin, opaque and without a transform.
  func assertAtRest(on page: UIViewController, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertNil(page.transitionCoordinator, "no transition", file: file, line: line)
    XCTAssertNotNil(page.view.window, "in a window", file: file, line: line)
    XCTAssertTrue(page.view.transform.isIdentity, "not transformed", file: file, line: line)
    XCTAssertEqual(page.view.alpha, 1, "opaque", file: file, line: line)
    XCTAssertEqual(shownFrame(page.view).origin, .zero, "at the origin", file: file, line: line)
  }
}

/// Returns the frame of a view on the screen, in the window.
@MainActor
func shownFrame(_ view: UIView) -> CGRect {
  let layer: CALayer = view.layer
  let shown = layer.presentation() ?? layer
  let windowLayer: CALayer? = view.window?.layer
  return shown.convert(shown.bounds, to: windowLayer?.presentation() ?? windowLayer)
}

/// Returns the progress, from 0 to 1, of a view animation of `duration` seconds, `time` seconds after its start.
func eased(_ time: Double, of duration: Double) -> CGFloat {
  CGFloat(CubicBezier.easeInEaseOut.value(at: time / duration))
}

/// Fails unless the view is shown at a position in the window, to within 0.05 points.
@MainActor
func assertShown(
  _ view: UIView, x: CGFloat? = nil, y: CGFloat? = nil, _ message: String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  let frame = shownFrame(view)
  if let x { XCTAssertEqual(frame.minX, x, accuracy: 0.05, "x \(message)", file: file, line: line) }
  if let y { XCTAssertEqual(frame.minY, y, accuracy: 0.05, "y \(message)", file: file, line: line) }
}

/// Fails unless the view is shown at the fraction `share` between two frames in the window, to within 0.05 points.
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
  /// Commits the changes, and returns the time of the commit.
  func flushed() -> Double {
    flush()
    return time
  }
}

/// A page that retains a delegate, because the containers hold delegates weakly.
final class KeepingPage: UIViewController {
  private let kept: AnyObject

  init(_ kept: AnyObject) {
    self.kept = kept
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}
