// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import UIKit
import XCTest

/// A window on a manual clock with one view in it, and questions about what the screen shows of it.
@MainActor final class AnimationStage {
  let host: ManualHost
  let view: UIView

  /// - Parameter start: where the clock stands at first.
  init(_ view: UIView = UIView(), start: Double = 100) {
    host = ManualHost(size: CGSize(width: 400, height: 400), startTime: start)
    openHosts.append(host)
    self.view = view
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    host.window.addSubview(view)
    host.flush()
  }

  /// Ends this turn of the event loop, which begins what was added in it, and lets `seconds` pass.
  func advance(by seconds: Double) {
    host.flush()
    host.advance(by: seconds)
  }

  /// What the screen shows of the view now.
  var shown: LayerState { shown(view) }

  func shown(_ view: UIView) -> LayerState {
    guard let sampled = host.shown?[view.layer.id] else { preconditionFailure("AnimationStage: the view is not shown") }
    return sampled.state
  }

  var x: Double { Double(shown.position.x) }
  var opacity: Double { Double(shown.opacity) }
  var keys: [String] { view.layer.animationKeys() ?? [] }
}

extension CubicBezier {
  /// UIView's default curve, `fraction` of the duration after the start.
  static func eased(_ fraction: Double) -> Double { CubicBezier.easeInEaseOut.value(at: fraction) }
}

/// The hosts of the test that runs, to be closed after it.
@MainActor private var openHosts: [ManualHost] = []

extension XCTestCase {
  /// A host that is closed when the test is over.
  @MainActor func makeHost(
    size: CGSize = CGSize(width: 100, height: 100), style: UIUserInterfaceStyle = .light
  ) -> ManualHost {
    let host = ManualHost(size: size, style: style)
    openHosts.append(host)
    return host
  }

  /// Closes the test's windows, and holds that their hosts have gone then, with all that hung on them.
  @MainActor func closeHosts(file: StaticString = #filePath, line: UInt = #line) {
    for host in openHosts { host.window.close() }
    CATransaction.flush()
    openHosts = []
    XCTAssertEqual(
      MediaClock.now(), MediaClock.monotonic(), accuracy: 1, "a host outlives its test", file: file, line: line)
  }
}
