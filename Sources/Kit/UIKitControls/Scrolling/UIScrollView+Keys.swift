// SPDX-License-Identifier: MIT

extension UIScrollView: KeyScrolling {
  /// The distance in points by which an arrow key scrolls. Chosen: two lines of text.
  private static let keyStep: CGFloat = 40
  /// The distance in points that remains visible when a page is turned. Chosen: two lines of text.
  private static let pageOverlap: CGFloat = 40

  package func scroll(for press: UIPress) -> Bool {
    guard isScrollEnabled, let key = press.key, let step = step(for: key), step != .zero else { return false }
    let goal = clamped(CGPoint(x: contentOffset.x + step.dx, y: contentOffset.y + step.dy))
    // A key that repeats at the end of the content remains with this view, so that the outer content does not scroll.
    guard goal != contentOffset || press.phase == .changed || engine.motion.animation != nil else { return false }
    engine.step(by: step)
    return true
  }

  /// The margin in points around a view that is scrolled into view with it. Chosen.
  private static let revealedMargin: CGFloat = 12

  package func reveal(_ view: UIView, isFirst: Bool) {
    let room = convert(view.bounds, from: view).insetBy(dx: -Self.revealedMargin, dy: -Self.revealedMargin)
    scrollRectToVisible(isFirst ? room.union(CGRect(x: 0, y: 0, width: 1, height: 1)) : room, animated: true)
  }

  private func step(for key: UIKey) -> CGVector? {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    guard modifiers == [] || modifiers == .shift && key.keyCode == .keyboardSpacebar else { return nil }
    let visible = bounds.inset(by: adjustedContentInset)
    func down(_ points: CGFloat) -> CGVector? { axis(.vertical).isMovable ? CGVector(dx: 0, dy: points) : nil }
    func across(_ points: CGFloat) -> CGVector? { axis(.horizontal).isMovable ? CGVector(dx: points, dy: 0) : nil }
    let page = isPagingEnabled ? bounds.height : max(visible.height - Self.pageOverlap, Self.keyStep)
    let (low, high) = offsetRange
    switch key.keyCode {
    case .keyboardUpArrow: return down(isPagingEnabled ? -bounds.height : -Self.keyStep)
    case .keyboardDownArrow: return down(isPagingEnabled ? bounds.height : Self.keyStep)
    case .keyboardLeftArrow: return across(isPagingEnabled ? -bounds.width : -Self.keyStep)
    case .keyboardRightArrow: return across(isPagingEnabled ? bounds.width : Self.keyStep)
    case .keyboardPageUp: return down(-page)
    case .keyboardPageDown: return down(page)
    case .keyboardSpacebar: return down(modifiers == .shift ? -page : page)
    case .keyboardHome: return down(low.y - high.y)
    case .keyboardEnd: return down(high.y - low.y)
    default: return nil
    }
  }
}
