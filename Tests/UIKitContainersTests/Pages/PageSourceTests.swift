// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// When a page view controller asks its data source.
@MainActor
final class PageSourceTests: XCTestCase {
  func testTheDataSourceIsAskedForTheControlOnlyWhenThereArePages() async {
    @MainActor final class Source: NSObject, UIPageViewControllerDataSource {
      var asked: [[UIViewController]] = []
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { nil }
      func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
      func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        asked.append(pageViewController.viewControllers ?? [])
        return 0
      }
    }
    let (source, page) = (Source(), UIViewController())
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    book.dataSource = source
    XCTAssertEqual(source.asked, [])
    book.setViewControllers([page], direction: .forward, animated: false)

    XCTAssertEqual(source.asked, [[page]])
  }
}
