// SPDX-License-Identifier: MIT

/// The pages that the data source has beside the current ones: one, or two with a spine in the middle.
struct PageSpread {
  private(set) var pages: [UIViewController] = []
  /// The page on the back of the leaf between, of a container of double-sided pages that shows one at a time.
  private(set) var back: UIViewController?

  /// Asks the data source. The result has no pages where it has none, or too few.
  init(beside current: [UIViewController], isForward: Bool, of owner: UIPageViewController) {
    guard let dataSource = owner.dataSource, let edge = isForward ? current.last : current.first else { return }
    func next(_ page: UIViewController) -> UIViewController? {
      isForward
        ? dataSource.pageViewController(owner, viewControllerAfter: page)
        : dataSource.pageViewController(owner, viewControllerBefore: page)
    }
    guard let first = next(edge) else { return }
    if current.count == 2 {
      guard let second = next(first) else { return }
      pages = isForward ? [first, second] : [second, first]
    } else if owner.isDoubleSided {
      guard let second = next(first) else { return }
      pages = [second]
      back = first
    } else {
      pages = [first]
    }
  }
}
