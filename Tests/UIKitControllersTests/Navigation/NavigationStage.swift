// SPDX-License-Identifier: MIT
import RenderTree
import UIKit
import XCTest

/// A navigation controller in a window of 400 × 600 points on a manual clock, whose pages log their callbacks.
@MainActor
final class NavigationStage {
  let host: ManualHost
  let log = CallLog()
  let navigation = UINavigationController()
  let delegate: RecordingNavigationDelegate

  /// Shows a stack of pages with these names.
  convenience init(_ names: String...) { self.init(names, sink: nil) }

  /// Shows a stack of pages with these names, and commits it to a sink, or to a recorder if it is nil.
  init(_ names: [String], sink: (any CommitSink)?) {
    host = ManualHost(size: CGSize(width: 400, height: 600), sink: sink)
    delegate = RecordingNavigationDelegate(log: log)
    navigation.delegate = delegate
    navigation.setViewControllers(names.map(page), animated: false)
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    log.clear()
  }

  nonisolated deinit {}

  func page(_ name: String) -> LoggingPage { LoggingPage(name: name, log: log) }

  /// The names of the pages in the stack.
  var names: [String] { navigation.viewControllers.compactMap { ($0 as? LoggingPage)?.name } }

  func page(at index: Int) -> LoggingPage { navigation.viewControllers[index] as! LoggingPage }

  /// Pushes a page and waits for the end of the transition.
  @discardableResult
  func pushed(_ name: String) -> LoggingPage {
    let page = page(name)
    navigation.pushViewController(page, animated: true)
    host.advance(by: 1)
    log.clear()
    return page
  }

  /// Returns the position on screen of the left edge of a controller's view, in the window.
  func shownX(of controller: UIViewController) -> CGFloat {
    let layer: CALayer = controller.view.layer
    let shown = layer.presentation() ?? layer
    return shown.position.x - shown.bounds.width / 2
  }

  /// Fails unless stack, bar, views and callbacks have the expected state after all transitions.
  func assertAtRest(
    _ expected: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(names, expected, "the stack", file: file, line: line)
    guard let top = navigation.topViewController as? LoggingPage else {
      return XCTFail("no top", file: file, line: line)
    }
    XCTAssertEqual(navigation.navigationBar.topItem?.title, top.name, "the bar", file: file, line: line)
    XCTAssertEqual(navigation.navigationBar.items?.count, expected.count, "the bar's items", file: file, line: line)
    XCTAssertEqual(shownX(of: top), 0, accuracy: 0.01, "the top page's position", file: file, line: line)
    XCTAssertEqual(top.view.superview?.subviews, [top.view], "only the page is left", file: file, line: line)
    XCTAssertNil(top.transitionCoordinator, "no transition", file: file, line: line)
    XCTAssertEqual(top.balance, .appeared, "appeared", file: file, line: line)
    for page in navigation.viewControllers.dropLast() {
      XCTAssertEqual((page as? LoggingPage)?.balance, .disappeared, "covered pages", file: file, line: line)
      XCTAssertTrue(page.parent === navigation, "containment", file: file, line: line)
    }
  }
}

/// A log of calls, one per line.
@MainActor
final class CallLog {
  private(set) var lines: [String] = []
  nonisolated deinit {}
  func add(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

/// A page that logs its callbacks.
@MainActor
final class LoggingPage: UIViewController {
  /// The state according to the appearance callbacks that the page has received.
  enum Balance { case disappeared, appearing, appeared, disappearing }

  let name: String
  private let log: CallLog
  private(set) var balance = Balance.disappeared
  var logsLayout = false
  var onLoad: (() -> Void)?
  var onWillAppear: ((LoggingPage) -> Void)?
  var onWillDisappear: ((LoggingPage) -> Void)?
  var onDidAppear: ((LoggingPage) -> Void)?

  init(name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("\(name).viewDidLoad")
    onLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    XCTAssertTrue([.disappeared, .disappearing].contains(balance), "\(name) was \(balance)")
    balance = .appearing
    log.add("\(name).viewWillAppear")
    onWillAppear?(self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.add("\(name).viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    XCTAssertEqual(balance, .appearing, name)
    balance = .appeared
    log.add("\(name).viewDidAppear")
    onDidAppear?(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    XCTAssertTrue([.appeared, .appearing].contains(balance), "\(name) was \(balance)")
    balance = .disappearing
    log.add("\(name).viewWillDisappear")
    onWillDisappear?(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    XCTAssertEqual(balance, .disappearing, name)
    balance = .disappeared
    log.add("\(name).viewDidDisappear")
  }

  override func viewWillLayoutSubviews() { if logsLayout { log.add("\(name).viewWillLayoutSubviews") } }
  override func viewDidLayoutSubviews() { if logsLayout { log.add("\(name).viewDidLayoutSubviews") } }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.add("\(name).willMove(\(parent == nil ? "nil" : "nav"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.add("\(name).didMove(\(parent == nil ? "nil" : "nav"))")
  }
}

/// A delegate that logs its calls and returns the values it was given.
@MainActor
final class RecordingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var logsQueries = false

  init(log: CallLog) { self.log = log }

  nonisolated deinit {}

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.add("willShow \((viewController as? LoggingPage)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    log.add("didShow \((viewController as? LoggingPage)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if logsQueries { log.add("animationControllerFor \(operation)") }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if logsQueries { log.add("interactionControllerFor") }
    return interactor
  }
}
