// SPDX-License-Identifier: MIT
import UIKit

/// How the pages of a book turn.
struct BookBinding {
  /// The distance between pages that scroll, in points.
  private static let spacing: CGFloat = 20

  let title: String
  let style: UIPageViewController.TransitionStyle
  /// Whether two pages are open at a time.
  let isSpread: Bool

  static let all = [
    BookBinding(title: "Scroll", style: .scroll, isSpread: false),
    BookBinding(title: "Curl", style: .pageCurl, isSpread: false),
    BookBinding(title: "Spread", style: .pageCurl, isSpread: true),
  ]

  /// The number of pages that are open.
  var openCount: Int { isSpread ? 2 : 1 }

  /// Makes a book without pages.
  func makeBook(_ direction: UIPageViewController.NavigationOrientation) -> UIPageViewController {
    let spine = UIPageViewController.SpineLocation.self
    return UIPageViewController(
      transitionStyle: style, navigationOrientation: direction,
      options: style == .scroll ? [.interPageSpacing: Self.spacing] : [.spineLocation: isSpread ? spine.mid : spine.min]
    )
  }

  /// Returns the pages that are open together with the page of a number, which is counted from 1.
  func open<Page>(_ number: Int, of pages: [Page]) -> [Page] {
    let first = (number - 1) / openCount * openCount
    return Array(pages[first..<first + openCount])
  }
}
