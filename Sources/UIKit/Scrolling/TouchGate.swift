// SPDX-License-Identifier: MIT

/// Stands between a scroll view's touches and its content.
///
///     possible ─► failed    the content gets the touch: it has rested long enough, is up again, or no drag came of it
///        └──────► began ─► ended | cancelled    the content gets nothing: the touch has stopped a moving content, or
///                                               touchesShouldBegin said no
@MainActor
final class TouchGate: UIGestureRecognizer {
  /// Seconds for which touches are kept from the content, in case a drag comes of them. UIKit's.
  static let delay = 0.15

  private var opening: Deadline?
  /// The touch has stopped a moving content, so that it is no tap either.
  private var hasCaught = false
  /// The touch has come through to the content.
  private(set) var isOpen = false

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  nonisolated deinit {}

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let scrollView, let touch = touches.first, progress.touches.count == 1 else { return }
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
    if state == .possible, scrollView?.panGestureRecognizer.state == .failed { open(progress.touches, event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !progress.touches.contains(where: \.isActive) else { return }
    if state == .possible { open(progress.touches, event) } else { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

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

  /// A touch that stops a moving content is neither a tap nor a long press.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    hasCaught && (other is UITapGestureRecognizer || other is UILongPressGestureRecognizer)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
