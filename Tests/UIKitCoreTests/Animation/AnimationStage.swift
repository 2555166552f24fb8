// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import TimingFunctions
import UIKit
import XCTest

/// A window on a manual clock with a single view, and helpers that read what the screen shows of it.
@MainActor final class AnimationStage {
  let host: ManualHost
  let view: UIView

  /// - Parameter start: The initial time of the clock, in seconds.
  init(_ view: UIView = UIView(), start: Double = 100) {
    host = ManualHost(size: CGSize(width: 400, height: 400), startTime: start)
    openHosts.append(host)
    self.view = view
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    host.window.addSubview(view)
    host.flush()
  }

  /// Ends this turn of the event loop, which begins the animations added in it, and advances the clock by `seconds`.
  func advance(by seconds: Double) {
    host.flush()
    host.advance(by: seconds)
  }

  /// The state of the view that is on the screen now.
  var shown: LayerState { shown(view) }

  func shown(_ view: UIView) -> LayerState {
    guard let sampled = host.shown?[view.layer.id] else { preconditionFailure("AnimationStage: the view is not shown") }
    return sampled.state
  }

  /// An animator that moves the view evenly from x = 50 to x = 150.
  func linearAnimator(duration: Double = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.center.x = 150 }
  }

  var x: Double { Double(shown.position.x) }
  var opacity: Double { Double(shown.opacity) }
  var keys: [String] { view.layer.animationKeys() ?? [] }
}

extension CubicBezier {
  /// Returns the value of UIView's default curve at a fraction of the duration.
  static func eased(_ fraction: Double) -> Double { CubicBezier.easeInEaseOut.value(at: fraction) }
}

/// The hosts of the current test, which are closed after it.
@MainActor private var openHosts: [ManualHost] = []

extension XCTestCase {
  /// Makes a host that is closed after the test.
  @MainActor func makeHost(
    size: CGSize = CGSize(width: 100, height: 100), style: UIUserInterfaceStyle = .light
  ) -> ManualHost {
    let host = ManualHost(size: size, style: style)
    openHosts.append(host)
    return host
  }

  /// Closes the test's windows, and fails if their hosts are still alive afterwards.
  @MainActor func closeHosts(file: StaticString = #filePath, line: UInt = #line) {
    for host in openHosts { host.window.close() }
    CATransaction.flush()
    openHosts = []
    XCTAssertEqual(
      MediaClock.now(), MediaClock.monotonic(), accuracy: 1, "a host outlives its test", file: file, line: line)
  }
}
