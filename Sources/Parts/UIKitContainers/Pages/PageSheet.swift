// SPDX-License-Identifier: MIT
import RenderTree

/// The sheet of a curled page. It fills the container, so that the page can be turned over to the other side, and has the
/// page in the part that it takes.
final class PageSheet: UIView {
  /// The view of the page, or its picture.
  let page: UIView

  init(_ page: UIView) {
    self.page = page
    super.init(frame: .zero)
    addSubview(page)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Lets touches beside the page through.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { page.frame.contains(point) }

  /// Places the sheet flat, with the page in a part of it.
  func lay(in bounds: CGRect, page frame: CGRect) {
    layer.pageCurl = .flat
    clipsToBounds = false
    setPlacement(bounds)
    page.setPlacement(frame)
  }
}
