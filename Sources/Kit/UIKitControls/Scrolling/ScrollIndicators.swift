// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The two indicators of a scroll view. They are shown while the content moves or the pointer is over them, and the mouse
/// can drag them.
@MainActor
final class ScrollIndicators {
  /// The time in seconds for which the indicators stay visible after the content has stopped. Estimated.
  private static let visibleDuration = 0.5
  /// The time in seconds for which the indicators are visible when they are flashed. Estimated.
  private static let flash = 1.0

  private unowned let view: UIScrollView
  private let vertical = ScrollIndicator(axis: .vertical)
  private let horizontal = ScrollIndicator(axis: .horizontal)
  private var hiding: Deadline?
  /// The indicator that is dragged, with the offset and the location in the window at the start of the drag.
  private var dragStart: (indicator: ScrollIndicator, offset: CGPoint, location: CGPoint)?

  init(view: UIScrollView) {
    self.view = view
    updateColors()
  }

  nonisolated deinit {}

  private var all: [ScrollIndicator] { [vertical, horizontal].filter(isUseful) }

  private func isUseful(_ indicator: ScrollIndicator) -> Bool {
    let isVertical = indicator.axis == .vertical
    guard isVertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator else { return false }
    let range = view.axis(indicator.axis).range
    return range.lowerBound < range.upperBound
  }

  /// Called when the content, its offset or its insets have changed.
  func update() {
    let all = all
    for indicator in [vertical, horizontal] where indicator.isShown {
      if all.contains(identicalTo: indicator) {
        indicator.layOut(in: view, besideOther: all.count == 2)
      } else {
        indicator.setShown(false)
        indicator.remove()
      }
    }
    raise()
  }

  func show(only one: ScrollIndicator? = nil) {
    hiding?.cancel()
    let all = all
    for indicator in all where !indicator.isShown && (one == nil || one === indicator) {
      indicator.layOut(in: view, besideOther: all.count == 2)
      indicator.setShown(true)
    }
    raise()
  }

  /// Brings the bars to the front. A `zPosition` would cause all content to be sorted in each frame.
  func raise() {
    let shown = [vertical, horizontal].filter(\.isShown)
    let front = view.layer.sublayers?.suffix(shown.count) ?? []
    let isInFront = front.count == shown.count && front.allSatisfy { layer in shown.contains { $0.isBar(layer) } }
    if !isInFront { for indicator in shown { indicator.bringToFront(in: view) } }
  }

  func hideLater(after seconds: Double = visibleDuration) {
    hiding?.cancel()
    hiding = Deadline.schedule(at: CACurrentMediaTime() + seconds) { [weak self] in self?.hide() }
  }

  private func hide() {
    guard view.engine.motion.isIdle, !vertical.isGrabbed, !horizontal.isGrabbed else { return }
    vertical.setShown(false)
    horizontal.setShown(false)
  }

  func flash() {
    show()
    hideLater(after: Self.flash)
  }

  func updateColors() {
    let color = view.indicatorColor
    vertical.setColor(color)
    horizontal.setColor(color)
  }

  // MARK: The pointer

  func hover(_ recognizer: UIHoverGestureRecognizer) {
    guard dragStart == nil else { return }
    let isOver = recognizer.state == .began || recognizer.state == .changed
    let hovered = isOver ? all.first { $0.isHit(at: recognizer.location(in: view), in: view, loosely: true) } : nil
    let was = vertical.isGrabbed || horizontal.isGrabbed
    for indicator in [vertical, horizontal] { indicator.isGrabbed = indicator === hovered }
    if let hovered { show(only: hovered) } else if was { hideLater() }
  }

  /// Returns whether a press at a point of the view drags an indicator.
  func grab(at point: CGPoint, location: CGPoint) -> Bool {
    guard let hit = all.first(where: { $0.isShown && $0.isHit(at: point, in: view, loosely: false) }) else {
      return false
    }
    dragStart = (hit, view.contentOffset, location)
    return true
  }

  func drag(_ recognizer: IndicatorDrag) {
    guard let dragStart else { return }
    switch recognizer.state {
    case .began:
      dragStart.indicator.isGrabbed = true
      view.engine.beginDrag()
    case .changed:
      view.engine.drag(to: offset(of: recognizer, dragStart.indicator, dragStart.offset, dragStart.location))
    case .ended, .cancelled, .failed:
      self.dragStart = nil
      dragStart.indicator.isGrabbed = false
      view.engine.endDrag(velocity: .zero)
    case .possible: break
    }
  }

  private func offset(
    of recognizer: IndicatorDrag, _ indicator: ScrollIndicator, _ start: CGPoint, _ location: CGPoint
  ) -> CGPoint {
    let now = recognizer.location(in: nil)
    let (from, to) = (view.convert(location, from: nil), view.convert(now, from: nil))
    return indicator.axis == .vertical
      ? CGPoint(x: start.x, y: indicator.offset(movedBy: to.y - from.y, from: start.y, in: view))
      : CGPoint(x: indicator.offset(movedBy: to.x - from.x, from: start.x, in: view), y: start.y)
  }
}

/// The recognizer of drags of a scroll view's indicators.
@MainActor
final class IndicatorDrag: UIGestureRecognizer {
  nonisolated deinit {}

  override var isListed: Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let view = view as? UIScrollView, let touch = touches.first, recognition.touches.count == 1 else {
      state = .failed
      return
    }
    let isGrabbed = view.indicators.grab(at: touch.location(in: view), location: touch.location(in: nil))
    state = isGrabbed ? .began : .failed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !recognition.touches.contains(where: \.isActive) { state = .ended }
  }
}
