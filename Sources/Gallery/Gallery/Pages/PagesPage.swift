// SPDX-License-Identifier: MIT
import UIKit

/// Pages
///
/// A book of landscapes whose pages scroll or curl.
/// Try: Drag a page and let it go. Catch it while it moves, and throw it back. Choose Curl or Spread, and turn a page by
/// dragging its corner or by clicking near an edge; turn several in a row. Choose Down.
/// The arrow keys turn pages, the keys 1 to 3 choose how pages turn, D changes the direction.
/// Watch: The page stays under the pointer, and goes on with its velocity. A second turn begins while the first leaf is
/// still in the air. Past the first and last page, the book gives way and comes back.
/// From: Apple's documentation of UIPageViewController.
enum PagesPage {
  static let entry = Page(
    id: "pages", title: "Pages", blurb: "A book whose pages scroll, curl, and lie side by side.", symbol: "book",
    section: .buildingBlocks, make: { PagesController() })
}

final class PagesController: KeyController {
  private static let (margin, barHeight): (CGFloat, CGFloat) = (16, 52)

  private let pages = AlbumItem.all.enumerated().map { LeafController($1, number: $0 + 1) }
  private let manner = UISegmentedControl(items: BookBinding.all.map(\.title))
  private let direction = UISegmentedControl(items: ["Across", "Down"])
  private let place = UILabel()
  private let cover = UIView()
  private var book: UIPageViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pages"
    view.backgroundColor = .systemGroupedBackground
    cover.backgroundColor = .systemGroupedBackground
    cover.layer.shadowOpacity = 0.2
    cover.layer.shadowRadius = 12
    cover.layer.shadowOffset = CGSize(width: 0, height: 4)
    for (control, label) in [(manner, "How pages turn"), (direction, "Direction")] {
      control.selectedSegmentIndex = 0
      control.accessibilityLabel = label
      control.addTarget(self, action: Self.bind, for: .valueChanged)
    }
    place.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    place.textColor = Palette.secondaryText
    place.textAlignment = .right
    for part in [cover, manner, direction, place] { view.addSubview(part) }
    bind()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.shrunk(by: view.safeAreaInsets)
    cover.frame = CGRect(
      x: safe.minX + Self.margin, y: safe.minY + Self.margin / 2, width: max(safe.width - 2 * Self.margin, 1),
      height: max(safe.height - Self.barHeight - Self.margin / 2, 1))
    cover.layer.shadowPath = CGPath(rect: cover.bounds, transform: nil)
    book?.view.frame = cover.bounds
    let y = safe.maxY - Self.barHeight + 10
    let room = safe.width - 2 * Self.margin
    manner.frame = CGRect(x: safe.minX + Self.margin, y: y, width: min(room * 0.46, 270), height: 32)
    direction.frame = CGRect(x: manner.frame.maxX + 12, y: y, width: min(room * 0.32, 170), height: 32)
    let start = direction.frame.maxX + 12
    place.frame = CGRect(x: start, y: y, width: max(safe.maxX - Self.margin - start, 0), height: 32)
  }

  // MARK: The book

  /// Makes a new book that is open at the page that the old one shows.
  private func bind() {
    let shown = shownNumber
    let book = binding.makeBook(direction.selectedSegmentIndex == 1 ? .vertical : .horizontal)
    remove(self.book)
    self.book = book
    book.setViewControllers(binding.open(shown, of: pages), direction: .forward, animated: false)
    book.dataSource = self
    book.delegate = self
    addChild(book)
    book.view.frame = cover.bounds
    book.view.clipsToBounds = true
    cover.addSubview(book.view)
    book.didMove(toParent: self)
    showPlace()
  }

  private func remove(_ book: UIPageViewController?) {
    guard let book else { return }
    book.willMove(toParent: nil)
    book.view.removeFromSuperview()
    book.removeFromParent()
  }

  /// The number of the first page that is shown, counted from 1.
  private var shownNumber: Int { (book?.viewControllers?.first as? LeafController)?.number ?? 1 }

  private var binding: BookBinding { BookBinding.all[max(manner.selectedSegmentIndex, 0)] }

  private func turn(by step: Int) {
    let number = shownNumber + step * binding.openCount
    guard (1...pages.count).contains(number) else { return }
    book?.setViewControllers(binding.open(number, of: pages), direction: step > 0 ? .forward : .reverse, animated: true)
    showPlace()
  }

  private func showPlace() { place.text = "\(shownNumber) of \(pages.count)" }

  // MARK: Keys

  override func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboardLeftArrow, .keyboardUpArrow, .keyboardPageUp: turn(by: -1)
    case .keyboardRightArrow, .keyboardDownArrow, .keyboardPageDown, .keyboardSpacebar: turn(by: 1)
    case .keyboard1, .keyboard2, .keyboard3:
      choose((press.plainKey?.rawValue ?? 0) - UIKeyboardHIDUsage.keyboard1.rawValue)
    case .keyboardD:
      direction.selectedSegmentIndex = 1 - direction.selectedSegmentIndex
      bind()
    default: return false
    }
    return true
  }

  private func choose(_ index: Int) {
    manner.selectedSegmentIndex = index
    bind()
  }
}

extension PagesController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private func leaf(beside page: UIViewController, by step: Int) -> UIViewController? {
    guard let leaf = page as? LeafController, (1...pages.count).contains(leaf.number + step) else { return nil }
    return pages[leaf.number - 1 + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { leaf(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { leaf(beside: viewController, by: 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { showPlace() }
}
