// SPDX-License-Identifier: MIT

/// The background of a navigation bar: the standard one, and the one for content that is scrolled to its start.
final class NavigationBarBackground: UIView {
  private let standard = BarBackground(isAtTop: true)
  /// The background at the start of the content, if it is not transparent.
  private var atEdge: BarBackground?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(standard)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Shows these looks. The one at the edge is transparent if it is `nil`.
  func show(_ look: BarLook, atEdge edgeLook: BarLook?) {
    standard.show(look)
    guard let edgeLook else {
      atEdge?.removeFromSuperview()
      atEdge = nil
      return
    }
    let background = atEdge ?? BarBackground(isAtTop: true)
    if atEdge == nil {
      background.frame = bounds
      background.alpha = 1 - standard.alpha
      insertSubview(background, at: 0)
    }
    background.show(edgeLook)
    atEdge = background
  }

  /// Mixes the two backgrounds.
  ///
  /// - Parameter edge: The visible fraction of the one at the start of the content.
  func show(edge: CGFloat) {
    standard.alpha = 1 - edge
    atEdge?.alpha = edge
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [standard, atEdge] { view?.frame = bounds }
  }
}
