// SPDX-License-Identifier: MIT

/// The background of a bar, which dissolves from that of one page to that of another.
final class BarBackdrop: UIView {
  private let isAtTop: Bool
  private var shown: EdgeBackground
  /// The background of the page that leaves, during a transition.
  private var leaving: EdgeBackground?

  /// - Parameter isAtTop: Whether the bar is above the pages.
  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    shown = EdgeBackground(isAtTop: isAtTop)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(shown)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Whether the bar looks different at the edge of the content.
  var changesAtEdge: Bool { shown.looks.changesAtEdge }

  func show(_ looks: BarLooks) { if !shown.looks.equals(looks) { shown.show(looks) } }

  /// Shows a fraction of the look at the edge of the content, and the rest of that over content.
  func show(edge: CGFloat) { shown.show(edge: edge) }

  /// Changes the looks in the animation block that calls this method. Looks that are the same stay as they are.
  ///
  /// An opaque background lies above the other one and fades, so that nothing behind both is seen in the middle. Otherwise
  /// both fade.
  func dissolve(to looks: BarLooks, edge: CGFloat) {
    finish()
    guard !shown.looks.equals(looks) else { return show(edge: edge) }
    let (old, new) = (shown, EdgeBackground(isAtTop: isAtTop))
    let (oldIsOpaque, newIsOpaque) = (old.looks.isOpaque(atEdge: old.edge), looks.isOpaque(atEdge: edge))
    UIView.performWithoutAnimation {
      new.frame = bounds
      new.show(looks)
      new.show(edge: edge)
      new.alpha = oldIsOpaque ? 1 : 0
      insertSubview(new, at: oldIsOpaque ? 0 : 1)
    }
    (shown, leaving) = (new, old)
    new.alpha = 1
    if oldIsOpaque || !newIsOpaque { old.alpha = 0 }
  }

  /// Ends a dissolve: only the new background remains.
  func finish() {
    guard let leaving else { return }
    leaving.removeFromSuperview()
    self.leaving = nil
    UIView.performWithoutAnimation {
      shown.layer.removeAllAnimations()
      shown.alpha = 1
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [shown, leaving] { view?.frame = bounds }
  }
}
