// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

/// A window with a page view controller whose data source has numbered pages, and which records what its delegate is told.
@MainActor
final class BookStage: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  typealias Options = [UIPageViewController.OptionsKey: Any]

  static let size = CGSize(width: 400, height: 600)

  let book: UIPageViewController
  let stage: TestStage
  var pages = (0..<6).map { RecordingPage("\($0)") }
  private(set) var log: [String] = []
  private(set) var asked: [String] = []
  var spine: UIPageViewController.SpineLocation?
  /// The delegate's action when it is asked for the spine.
  var onSpineQuestion: (() -> Void)?
  var showsControl = false

  init(
    _ style: UIPageViewController.TransitionStyle,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, options: Options? = nil,
    start: Int = 2, showsControl: Bool = false, hasSource: Bool = true
  ) {
    book = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
    stage = TestStage(book, size: Self.size)
    self.showsControl = showsControl
    super.init()
    if hasSource { book.dataSource = self }
    book.delegate = self
    let count = book.spineLocation == .mid ? 2 : 1
    book.setViewControllers(Array(pages[start..<start + count]), direction: .forward, animated: false)
    stage.advanceToRest()
  }

  nonisolated deinit {}

  /// The titles of the pages that are shown.
  var shown: String { (book.viewControllers ?? []).map { $0.title ?? "" }.joined() }

  func frame(_ index: Int) -> CGRect { stage.shown(pages[index].view).frame }

  func show(_ indexes: Int..., forward: Bool = true, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    book.setViewControllers(
      indexes.map { pages[$0] }, direction: forward ? .forward : .reverse, animated: animated, completion: completion)
  }

  /// Drags horizontally in the middle of the window, with a rest before the release.
  func drag(from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3) {
    press(at: start, to: end, duration: duration)
    stage.advance(by: 0.2)
    stage.touchEnded(at: CGPoint(x: end, y: 300))
  }

  /// Drags, and leaves the finger where it is.
  func press(at start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3) {
    stage.touchBegan(at: CGPoint(x: start, y: 300))
    stage.move(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), duration: duration)
  }

  func clear() {
    (log, asked) = ([], [])
    for page in pages { page.clear() }
  }

  var errors: [String] { pages.flatMap(\.errors) }

  // MARK: Data source

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    asked.append("\(step > 0 ? "after" : "before") \(index)")
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { showsControl ? pages.count : 0 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 2 }

  // MARK: Delegate

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.append("will " + pendingViewControllers.map { $0.title ?? "" }.joined())
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let titles = previousViewControllers.map { $0.title ?? "" }.joined()
    log.append("did from \(titles) \(completed ? "completed" : "cancelled")")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    onSpineQuestion?()
    return spine ?? pageViewController.spineLocation
  }
}
