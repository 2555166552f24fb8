// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import XCTest

/// A context with a root layer of 400 × 300 points, a recorder and a manual clock.
@MainActor
final class Stage {
  let recorder: CommitRecorder
  let context: LayerContext
  let root = CALayer()
  private(set) var time = 100.0

  init(reportsStarts: Bool = false) {
    recorder = CommitRecorder(reportsStarts: reportsStarts)
    CATransaction.flush()
    context = LayerContext(sink: recorder)
    MediaClock.now = { [unowned self] in MainActor.assumeIsolated { time } }
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    context.rootLayer = root
    CATransaction.flush()
  }

  nonisolated deinit { MediaClock.now = MediaClock.monotonic }

  var lastCommit: Commit { recorder.commits[recorder.commits.count - 1] }

  /// Adds a layer to the root, and commits it.
  func addLayer(_ layer: CALayer = CALayer(), frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50)) -> CALayer {
    layer.frame = frame
    root.addSublayer(layer)
    CATransaction.flush()
    return layer
  }

  /// Runs one turn of an event loop at `time`.
  func advance(to time: Double) {
    self.time = time
    CATransaction.advance(to: time)
    CATransaction.flush()
    context._checkInvariants()
  }

  /// Returns the state of the layer that is on the screen at `time`.
  func state(of layer: CALayer, at time: Double) -> LayerState {
    guard let state = recorder.tree.sampleLayer(layer.id, at: time)?.state else {
      XCTFail("the layer was not committed")
      return LayerState()
    }
    return state
  }

  /// Fails unless the object that `make` returns is freed when the test no longer references it.
  static func assertFreed<Object: AnyObject>(
    _ make: () -> Object, file: StaticString = #filePath, line: UInt = #line
  ) {
    weak var object: Object?
    do { object = make() }
    XCTAssertNil(object, "leaked", file: file, line: line)
  }
}

/// Records the calls of an animation's delegate.
@MainActor
final class DelegateLog: CAAnimationDelegate {
  private(set) var events: [String] = []
  let name: String
  private let log: ((String) -> Void)?

  init(_ name: String = "", log: ((String) -> Void)? = nil) {
    self.name = name
    self.log = log
  }

  nonisolated deinit {}

  func animationDidStart(_ anim: CAAnimation) { note("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note(flag ? "finished" : "cancelled") }

  private func note(_ event: String) {
    events.append(event)
    log?(name + " " + event)
  }
}

/// Returns a fade from 0 to 1.
@MainActor
func makeFade(_ duration: Double = 1, delegate: (any CAAnimationDelegate)? = nil) -> CABasicAnimation {
  let fade = CABasicAnimation(keyPath: "opacity")
  fade.fromValue = 0
  fade.toValue = 1
  fade.duration = duration
  fade.delegate = delegate
  return fade
}
