// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The recognizer that decides whether a scroll view's content receives a touch.
///
///     possible ─► failed    the content receives the touch: it has rested long enough, has ended, or is no drag
///        └──────► began ─► ended | cancelled    the content receives nothing: the touch has stopped moving content,
///                                               or touchesShouldBegin returned false
@MainActor
final class ContentTouchRecognizer: UIGestureRecognizer {
  /// The time in seconds for which touches are withheld from the content, in case they become a drag. As in UIKit.
  static let delay = 0.15

  private var opening: Deadline?
  /// Whether the touch has stopped moving content. Such a touch is not a tap.
  private var hasCaught = false
  /// Whether the content has received the touch.
  private(set) var isOpen = false

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  nonisolated deinit {}

  override var isListed: Bool { false }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let scrollView, let touch = touches.first, recognition.touches.count == 1 else { return }
    if scrollView.catchContent() {
      hasCaught = true
      state = .began
    } else if scrollView.delaysContentTouches, scrollView.canBeDragged, touch.view !== scrollView {
      opening = Deadline.schedule(at: touch.timestamp + Self.delay) { [weak self] in self?.open(touches, event) }
    } else {
      open(touches, event)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, scrollView?.panGestureRecognizer.state == .failed { open(recognition.touches, event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !recognition.touches.contains(where: \.isActive) else { return }
    if state == .possible { open(recognition.touches, event) } else { state = .ended }
  }

  override func reset() {
    super.reset()
    opening?.cancel()
    opening = nil
    if hasCaught { scrollView?.contentReleased() }
    hasCaught = false
    isOpen = false
  }

  private func open(_ touches: some Collection<UITouch>, _ event: UIEvent) {
    opening?.cancel()
    guard let scrollView, let view = touches.first?.view, view !== scrollView else {
      state = .failed
      return
    }
    if scrollView.touchesShouldBegin(Set(touches), with: event, in: view) {
      isOpen = true
      state = .failed
    } else {
      state = .began
    }
  }

  /// A touch that stops moving content is neither a tap nor a long press.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    hasCaught && (other is UITapGestureRecognizer || other is UILongPressGestureRecognizer)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
