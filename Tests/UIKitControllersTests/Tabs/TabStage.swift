// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A tab bar controller in a window of 400 × 600 points, whose pages log their callbacks.
@MainActor
final class TabStage {
  let host = ManualHost(size: CGSize(width: 400, height: 600))
  let log = CallLog()
  let tabs = UITabBarController()
  let delegate: Delegate
  let pages: [LoggingPage]
  /// The controllers of the tabs, each of them a page or a navigation controller with the page as its root.
  let contents: [UIViewController]

  init(_ names: String..., stacks: Set<String> = [], keepsLog: Bool = false) {
    let log = log
    let pages = names.map { LoggingPage(name: $0, log: log) }
    self.pages = pages
    contents = pages.map { stacks.contains($0.name) ? LoggingStack(root: $0, log: log) : $0 }
    delegate = Delegate(log: log)
    tabs.delegate = delegate
    tabs.viewControllers = contents
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
    if !keepsLog { log.clear() }
  }

  nonisolated deinit {}

  func press(_ index: Int) {
    let bar = tabs.tabBar.frame
    let width = bar.width / CGFloat(pages.count)
    host.tap(at: CGPoint(x: width * (CGFloat(index) + 0.5), y: bar.midY))
  }

  func shownX(of index: Int) -> CGFloat {
    let view: UIView = contents[index].view
    let layer = view.layer.presentation() ?? view.layer
    return layer.position.x - tabs.view.bounds.midX + layer.transform.m41
  }

  /// Fails unless the tab at `index` is selected and fully shown, and no transition runs.
  func assertAtRest(_ index: Int, file: StaticString = #filePath, line: UInt = #line) {
    let shown: UIView = contents[index].view
    XCTAssertEqual(tabs.selectedIndex, index, file: file, line: line)
    XCTAssertTrue(
      tabs.tabBar.selectedItem === contents[index].tabBarItem, "the bar's selected item", file: file, line: line)
    for (pageIndex, page) in pages.enumerated() {
      XCTAssertEqual(page.balance, pageIndex == index ? .appeared : .disappeared, page.name, file: file, line: line)
    }
    XCTAssertEqual(shown.superview?.subviews, [shown], file: file, line: line)
    XCTAssertEqual(shown.frame, tabs.view.bounds, file: file, line: line)
    XCTAssertEqual(shownX(of: index), 0, accuracy: 0.01, "the position of the page", file: file, line: line)
    XCTAssertNil(pages[index].transitionCoordinator, file: file, line: line)
  }

  final class Delegate: NSObject, UITabBarControllerDelegate {
    let log: CallLog
    var logs = false
    var allows = true
    var makesAnimators = false
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    init(log: CallLog) { self.log = log }

    nonisolated deinit {}

    private func note(_ line: String) { if logs { log.add(line) } }
    private func name(_ controller: UIViewController) -> String {
      (controller as? LoggingPage)?.name ?? (controller as? LoggingStack)?.name ?? "?"
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      note("shouldSelect \(name(viewController))")
      return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      note("didSelect \(name(viewController))")
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      note("interactionControllerFor")
      return interactor
    }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      note("animationControllerForTransition \(name(fromVC)) \(name(toVC))")
      guard makesAnimators else { return animator }
      let own = SlideAnimator()
      own.onStart = { [weak self] _ in self?.note("animateTransition") }
      return own
    }
  }
}

/// A navigation controller that logs its callbacks. Its name is the name of its root in brackets.
@MainActor
final class LoggingStack: UINavigationController {
  let name: String
  private let log: CallLog

  init(root: LoggingPage, log: CallLog) {
    name = "[\(root.name)]"
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = root.name
    setViewControllers([root], animated: false)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("\(name).viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("\(name).viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.add("\(name).viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("\(name).viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("\(name).viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("\(name).viewDidDisappear")
  }
}

extension TabStage {
  /// Returns a stage with three tabs, whose delegate also logs its calls.
  ///
  /// - Parameters:
  ///   - stacks: The names of the tabs that are navigation controllers.
  ///   - animates: Whether the delegate returns animators.
  static func logging(stacks: Set<String> = [], animates: Bool = false) -> TabStage {
    let stage = TabStage("A", "B", "C", stacks: stacks)
    stage.delegate.logs = true
    stage.delegate.makesAnimators = animates
    return stage
  }
}
