// SPDX-License-Identifier: MIT

/// The background of a bar over one page: a mix of that over content, and that at the edge of the content.
final class EdgeBackground: UIView {
  private(set) var looks = BarLooks()
  /// The fraction of the look at the edge that was requested last.
  private var fraction: CGFloat = 0
  /// The background over content. Made when it is first seen, because a bar at the edge of its content has no need of the
  /// blur.
  private var standard: BarBackground?
  /// The background at the edge, if it is neither transparent nor the same.
  private var atEdge: BarBackground?
  private let isAtTop: Bool

  /// - Parameter isAtTop: Whether the bar is above the page.
  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The visible fraction of the background at the edge.
  var edge: CGFloat { looks.changesAtEdge ? fraction : 0 }

  func show(_ looks: BarLooks) {
    self.looks = looks
    standard?.show(looks.standard)
    if !looks.changesAtEdge || looks.edge.isTransparent {
      atEdge?.removeFromSuperview()
      atEdge = nil
    } else if let atEdge {
      atEdge.show(looks.edge)
    } else {
      atEdge = makeBackground(looks.edge, alpha: edge, at: 0)
    }
    mix()
  }

  /// Mixes the two backgrounds.
  ///
  /// - Parameter edge: The visible fraction of the one at the edge of the content.
  func show(edge: CGFloat) {
    // Made with the opacity from which it fades in.
    if edge < 1 { makeStandard() }
    fraction = edge
    mix()
  }

  private func mix() {
    let edge = edge
    if edge < 1 { makeStandard() }
    if let standard, standard.alpha != 1 - edge { standard.alpha = 1 - edge }
    if let atEdge, atEdge.alpha != edge { atEdge.alpha = edge }
  }

  private func makeStandard() {
    if standard == nil { standard = makeBackground(looks.standard, alpha: 1 - edge, at: subviews.count) }
  }

  private func makeBackground(_ look: BarLook, alpha: CGFloat, at index: Int) -> BarBackground {
    let background = BarBackground(isAtTop: isAtTop)
    UIView.performWithoutAnimation {
      background.frame = bounds
      background.alpha = alpha
      background.show(look)
      background.layoutIfNeeded()
      insertSubview(background, at: index)
    }
    return background
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if edge < 1 { makeStandard() }
    for view in [standard, atEdge] { view?.frame = bounds }
  }
}
