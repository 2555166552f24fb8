// SPDX-License-Identifier: MIT
import UIKit

/// A log of the states of recognizers and the touches of views, in order.
@MainActor
final class GestureLog {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func clear() { lines = [] }

  /// Adds a recognizer under a name, and logs its states.
  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, on view: UIView, as name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget { [weak self] (recognizer: Recognizer) in self?.note("\(name) \(recognizer.state)") }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Returns the log's lines for a name, without the name.
  func states(of name: String) -> [String] {
    lines.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
  }
}

/// A view that logs its touches, one per line.
@MainActor
final class TouchView: UIView {
  private let log: GestureLog
  private let name: String

  init(frame: CGRect, name: String = "view", log: GestureLog) {
    self.log = log
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, .began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, .moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, .cancelled)
  }

  private func note(_ word: String, _ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    for touch in touches {
      let isConsistent = touch.phase == phase && touch.view === self
      log.note("\(name) \(word)\(isConsistent ? "" : " inconsistently")")
    }
  }
}

/// A window of 400 × 600 points with a touch-logging view that fills it.
@MainActor
struct Stage {
  let host: ManualHost
  let log = GestureLog()
  let view: TouchView

  init() {
    host = ManualHost(size: CGSize(width: 400, height: 600))
    view = TouchView(frame: host.window.bounds, log: log)
    host.window.addSubview(view)
    host.flush()
  }

  /// Adds a touch-logging subview to `view`.
  func subview(_ frame: CGRect, _ name: String) -> TouchView {
    let subview = TouchView(frame: frame, name: name, log: log)
    view.addSubview(subview)
    return subview
  }

  func close() { host.window.close() }
}

/// A recognizer's delegate whose answers are set by the test.
final class Arbiter: UIGestureRecognizerDelegate {
  var shouldBegin = true
  var simultaneous = false
  var requiredFailure: UIGestureRecognizer?
  var shouldReceive = true
  private(set) var questions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return shouldBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === requiredFailure }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    shouldReceive
  }
}
