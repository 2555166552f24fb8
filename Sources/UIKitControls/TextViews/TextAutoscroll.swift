// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// Extends the selection of a text view to the pointer, and scrolls while that is beyond the top or the bottom.
final class TextAutoscroll {
  /// The speed in points per second for each point between the edge and the pointer. Chosen.
  private static let speedPerPoint: CGFloat = 12
  /// The largest speed in points per second. Chosen.
  private static let largestSpeed: CGFloat = 2_000

  private weak var view: UITextView?
  private weak var recognizer: TextSelectionRecognizer?
  private var link: CADisplayLink?

  init(_ view: UITextView, _ recognizer: TextSelectionRecognizer) { (self.view, self.recognizer) = (view, recognizer) }

  nonisolated deinit {}

  /// Extends the selection, and starts or stops scrolling.
  func pointerMoved() {
    extend()
    guard speed != 0 else { return stop() }
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Self.step)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func step(_ link: CADisplayLink) {
    guard let view, view.window != nil, speed != 0 else { return stop() }
    let offset = view.contentOffset
    let seconds = link.targetTimestamp - link.timestamp
    let goal = view.clamped(CGPoint(x: offset.x, y: offset.y + speed * seconds))
    guard goal != offset else { return }
    view.setContentOffset(goal, animated: false)
    extend()
  }

  private func extend() {
    guard let view, let recognizer else { return }
    view.extendSelection(to: view.offset(nearestTo: recognizer.location(in: view)))
  }

  /// The speed at which the text scrolls downwards, in points per second.
  private var speed: CGFloat {
    guard let view, let recognizer, view.isScrollEnabled else { return 0 }
    let y = recognizer.location(in: view).y
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let distance = y < visible.minY ? y - visible.minY : max(y - visible.maxY, 0)
    return min(max(distance * Self.speedPerPoint, -Self.largestSpeed), Self.largestSpeed)
  }
}
