// SPDX-License-Identifier: MIT

/// The background of a navigation bar: the standard one, and the one for content that is scrolled to its start.
final class NavigationBarBackground: UIView {
  /// The look over content.
  private var look = BarLook()
  /// The background over content. Made when it is first seen, because a bar at the start of its content has no need of
  /// the blur.
  private var standard: BarBackground?
  /// The background at the start of the content, if it is not transparent.
  private var atEdge: BarBackground?
  /// The visible fraction of the background at the start of the content.
  private var edge: CGFloat = 0

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Shows these looks. The one at the edge is transparent if it is `nil`.
  func show(_ look: BarLook, atEdge edgeLook: BarLook?) {
    self.look = look
    standard?.show(look)
    setNeedsLayout()
    guard let edgeLook else {
      atEdge?.removeFromSuperview()
      atEdge = nil
      return
    }
    let background = atEdge ?? BarBackground(isAtTop: true)
    if atEdge == nil {
      background.frame = bounds
      background.alpha = edge
      insertSubview(background, at: 0)
    }
    background.show(edgeLook)
    atEdge = background
  }

  /// Mixes the two backgrounds.
  ///
  /// - Parameter edge: The visible fraction of the one at the start of the content.
  func show(edge: CGFloat) {
    if edge < 1 { makeStandard() }
    self.edge = edge
    standard?.alpha = 1 - edge
    atEdge?.alpha = edge
  }

  private func makeStandard() {
    guard standard == nil else { return }
    UIView.performWithoutAnimation {
      let background = BarBackground(isAtTop: true)
      background.frame = bounds
      background.alpha = 1 - edge
      background.show(look)
      addSubview(background)
      standard = background
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if edge < 1 { makeStandard() }
    for view in [standard, atEdge] { view?.frame = bounds }
  }
}
