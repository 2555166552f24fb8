// SPDX-License-Identifier: MIT

/// The end of the content that a bar at the bottom follows. A bar without a container follows none, and has its standard
/// look.
@MainActor
final class ContentEnd {
  private weak var scrollView: UIScrollView?

  nonisolated deinit {}

  /// Calls a closure with the visible fraction of the look at the end of the content of a scroll view, now and after each
  /// change. Without a scroll view, it is 1.
  func follow(_ scrollView: UIScrollView?, _ show: @escaping (CGFloat) -> Void) {
    let key = ObjectIdentifier(self)
    if scrollView !== self.scrollView {
      self.scrollView?.endFollowers[key] = nil
      self.scrollView = scrollView
      scrollView?.endFollowers[key] = { [weak scrollView] in
        if let scrollView { show(Self.edgeFraction(of: scrollView)) }
      }
    }
    show(scrollView.map(Self.edgeFraction) ?? 1)
  }

  /// Returns the visible fraction of the look at the end of the content.
  static func edgeFraction(of scrollView: UIScrollView) -> CGFloat {
    BarLooks.edgeFraction(at: scrollView.distanceFromEnd)
  }
}
