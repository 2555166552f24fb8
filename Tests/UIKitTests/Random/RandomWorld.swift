// SPDX-License-Identifier: MIT
import RenderTree
import UIKit

/// A window with tabs of navigation stacks, over which anything may be presented: the scene of random operations.
@MainActor
final class RandomWorld {
  let host: ManualHost
  let tabs = UITabBarController()
  private(set) var pages: [Weak<ProbePage>] = []
  private(set) var random: Seeded
  private(set) var finger: CGPoint?
  /// Rules that an operation has found broken.
  private(set) var broken: [String] = []
  private var lastNumber = 0

  struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  init(seed: UInt64) {
    random = Seeded(state: seed)
    host = ManualHost(size: CGSize(width: 400, height: 600), sink: TreeSink())
    tabs.setViewControllers((0..<3).map { _ in UINavigationController(rootViewController: newPage()) }, animated: false)
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
    UIViewController.unbalancedCallListener = { [weak self] in self?.broken.append($0) }
  }

  nonisolated deinit {}

  func close() {
    UIViewController.unbalancedCallListener = nil
    host.window.rootViewController = nil
    host.window.close()
  }

  // MARK: Looking around

  /// The controllers of the presentation chain, from the window's root to the top.
  var chain: [UIViewController] {
    var chain: [UIViewController] = [tabs]
    while let next = chain.last?.presentedViewController { chain.append(next) }
    return chain
  }

  /// Those that should be seen when nothing runs.
  var visible: [UIViewController] { visible(from: tabs) }

  private func visible(from controller: UIViewController) -> [UIViewController] {
    var seen: [UIViewController] = [controller]
    if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
      seen += visible(from: selected)
    }
    if let navigation = controller as? UINavigationController, let top = navigation.topViewController {
      seen += visible(from: top)
    }
    guard let presented = controller.presentedViewController, presented.presentingViewController === controller else {
      return seen
    }
    let removes = presented.presentationController?.shouldRemovePresentersView ?? false
    return (removes ? [] : seen) + visible(from: presented)
  }

  /// Everything that is somewhere in the model.
  var reachable: [UIViewController] {
    chain.flatMap { [$0] + descendants(of: $0) }
  }

  private func descendants(of controller: UIViewController) -> [UIViewController] {
    controller.children.flatMap { [$0] + descendants(of: $0) }
  }

  private var topNavigation: UINavigationController? {
    let top = chain.last
    return (top as? UITabBarController)?.selectedViewController as? UINavigationController ?? top
      as? UINavigationController
  }

  func newPage() -> ProbePage {
    lastNumber += 1
    let page = ProbePage(number: lastNumber)
    pages.removeAll { $0.object == nil }
    pages.append(Weak(object: page))
    return page
  }

  // MARK: Operations

  /// Does something, and says what.
  func perform() -> String {
    let operations: [(weight: Int, run: () -> String)] = [
      (6, push), (4, pop), (2, popTo), (1, popToRoot), (3, setStack), (4, present), (4, dismiss), (4, changeTab),
      (6, begin), (12, move), (6, lift), (2, loseFocus), (3, resize), (2, scroll), (2, goBack), (2, hideBar),
      (12, wait),
    ]
    var pick = Int.random(in: 0..<operations.reduce(0) { $0 + $1.weight }, using: &random)
    for operation in operations {
      if pick < operation.weight { return operation.run() }
      pick -= operation.weight
    }
    return ""
  }

  private func expect(_ holds: Bool, _ rule: String) {
    if !holds { broken.append("it does not hold that \(rule)") }
  }

  private var isAnimated: Bool { Int.random(in: 0..<4, using: &random) > 0 }

  private func push() -> String {
    guard let navigation = topNavigation else { return "no stack" }
    let (page, animated) = (newPage(), isAnimated)
    page.hidesBottomBarWhenPushed = Int.random(in: 0..<4, using: &random) == 0
    if Int.random(in: 0..<4, using: &random) == 0 { page.preferredTransition = zoom(out: navigation.topViewController) }
    navigation.pushViewController(page, animated: animated)
    expect(navigation.viewControllers.last === page, "a push is in the stack at once")
    return "push \(page.number) \(animated)"
  }

  private func pop() -> String {
    let animated = isAnimated
    topNavigation?.popViewController(animated: animated)
    return "pop \(animated)"
  }

  private func popTo() -> String {
    guard let navigation = topNavigation, let page = navigation.viewControllers.randomElement(using: &random) else {
      return "no stack"
    }
    navigation.popToViewController(page, animated: isAnimated)
    expect(navigation.viewControllers.last === page, "a pop is in the stack at once")
    return "popTo \(page.title ?? "")"
  }

  private func popToRoot() -> String {
    topNavigation?.popToRootViewController(animated: isAnimated)
    return "popToRoot"
  }

  private func setStack() -> String {
    guard let navigation = topNavigation else { return "no stack" }
    var stack = navigation.viewControllers.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    if stack.isEmpty || Bool.random(using: &random) { stack.append(newPage()) }
    navigation.setViewControllers(stack, animated: isAnimated)
    expect(navigation.viewControllers == stack, "a stack is set at once")
    return "setViewControllers \(stack.map { $0.title ?? "" })"
  }

  private func present() -> String {
    guard chain.count < Self.deepestChain, let presenter = chain.last else { return "deep enough" }
    let page = newPage()
    let presented = Bool.random(using: &random) ? page : UINavigationController(rootViewController: page)
    presented.modalPresentationStyle = Self.presentationStyles.randomElement(using: &random) ?? .fullScreen
    presented.modalTransitionStyle = Self.transitionStyles.randomElement(using: &random) ?? .coverVertical
    if presented.modalPresentationStyle == .fullScreen, Bool.random(using: &random) { dressUp(presented) }
    presenter.present(presented, animated: isAnimated)
    expect(presenter.presentedViewController === presented, "a presentation is in the model at once")
    return "present \(page.number) \(presented.modalPresentationStyle) \(presented.modalTransitionStyle)"
  }

  /// Gives a full-screen presentation one of the ways that need the whole screen.
  private func dressUp(_ presented: UIViewController) {
    if Bool.random(using: &random) {
      presented.modalTransitionStyle = .partialCurl
    } else {
      presented.preferredTransition = zoom(out: topNavigation?.topViewController)
    }
  }

  private func zoom(out page: UIViewController?) -> UIViewController.Transition {
    .zoom { [weak page] _ in (page as? ProbePage)?.button }
  }

  private func dismiss() -> String {
    guard let controller = chain.randomElement(using: &random) else { return "" }
    controller.dismiss(animated: isAnimated)
    return "dismiss at \(chain.count)"
  }

  private func changeTab() -> String {
    tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
    return "tab \(tabs.selectedIndex)"
  }

  private func begin() -> String {
    if finger != nil { return lift() }
    let size = host.window.bounds.size
    let x = Bool.random(using: &random) ? 5 : CGFloat.random(in: 0..<size.width, using: &random)
    let point = CGPoint(x: x, y: CGFloat.random(in: 0..<size.height, using: &random))
    finger = point
    host.touchBegan(at: point)
    return "touch began \(point)"
  }

  private func move() -> String {
    guard let start = finger else { return begin() }
    let size = host.window.bounds.size
    let end = CGPoint(
      x: CGFloat.random(in: 0..<size.width, using: &random), y: CGFloat.random(in: 0..<size.height, using: &random))
    finger = end
    host.move(from: start, to: end, duration: Double.random(in: 0.02..<0.3, using: &random))
    return "touch moved \(end)"
  }

  private func lift() -> String {
    guard let place = finger else { return "no touch" }
    finger = nil
    if Int.random(in: 0..<3, using: &random) == 0 {
      host.cancelTouches()
      return "touch cancelled"
    }
    host.touchEnded(at: place)
    return "touch ended"
  }

  /// Another window takes the keyboard and the pointer.
  private func loseFocus() -> String {
    host.cancelTouches()
    finger = nil
    return "focus lost"
  }

  private func resize() -> String {
    let size = CGSize(
      width: CGFloat([360, 400, 500, 900].randomElement(using: &random) ?? 400),
      height: CGFloat([480, 600, 700].randomElement(using: &random) ?? 600))
    host.resize(to: size)
    return "resize \(size)"
  }

  private func scroll() -> String {
    let place = CGPoint(x: host.window.bounds.midX, y: host.window.bounds.midY)
    let delta = CGVector(dx: .random(in: -80..<80, using: &random), dy: .random(in: -80..<80, using: &random))
    for _ in 0..<3 {
      host.scroll(by: delta, at: place)
      host.advance(by: 0.016)
    }
    return "scroll \(delta)"
  }

  private func goBack() -> String {
    _ = host.window.goBack()
    return "back"
  }

  private func hideBar() -> String {
    let hidden = Bool.random(using: &random)
    topNavigation?.setNavigationBarHidden(hidden, animated: isAnimated)
    return "bar hidden \(hidden)"
  }

  private func wait() -> String {
    let seconds = Double.random(in: 0..<0.3, using: &random)
    host.advance(by: seconds)
    return "wait \(seconds)"
  }

  /// Lets go and waits until nothing runs.
  func comeToRest() -> Bool {
    if let place = finger {
      finger = nil
      host.touchEnded(at: place)
    }
    return host.advanceToRest(limit: 20)
  }

  private static let deepestChain = 4
  private static let presentationStyles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet, .automatic,
  ]
  private static let transitionStyles: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve]
}

/// Keeps the tree as the screen has it, and no history.
nonisolated private final class TreeSink: CommitSink {
  private var tree = RenderTree()

  func commit(_ commit: Commit) {
    tree.apply(commit)
    tree._checkInvariants()
  }
}
