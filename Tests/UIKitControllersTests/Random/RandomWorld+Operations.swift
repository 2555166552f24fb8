// SPDX-License-Identifier: MIT
import UIKit

/// The operations. Each performs a change and returns its description.
extension RandomWorld {
  private func expect(_ holds: Bool, _ rule: String) {
    if !holds { violatedRules.append("this does not hold: \(rule)") }
  }

  var isAnimated: Bool { Int.random(in: 0..<4, using: &random) > 0 }

  func push() -> String {
    guard let navigation = topNavigation else { return "no stack" }
    let (page, animated) = (newPage(), isAnimated)
    page.hidesBottomBarWhenPushed = Int.random(in: 0..<4, using: &random) == 0
    if Int.random(in: 0..<4, using: &random) == 0 { page.preferredTransition = zoom(out: navigation.topViewController) }
    navigation.pushViewController(page, animated: animated)
    expect(navigation.viewControllers.last === page, "a pushed page is in the stack immediately")
    return "push \(page.number) \(animated)"
  }

  func pop() -> String {
    let animated = isAnimated
    topNavigation?.popViewController(animated: animated)
    return "pop \(animated)"
  }

  func popTo() -> String {
    guard let navigation = topNavigation, let page = navigation.viewControllers.randomElement(using: &random) else {
      return "no stack"
    }
    navigation.popToViewController(page, animated: isAnimated)
    let isThere = navigation.viewControllers.contains(page)
    expect(!isThere || navigation.viewControllers.last === page, "a pop changes the stack immediately")
    return "popTo \(page.title ?? "")"
  }

  func popToRoot() -> String {
    topNavigation?.popToRootViewController(animated: isAnimated)
    return "popToRoot"
  }

  func setStack() -> String {
    guard let navigation = topNavigation else { return "no stack" }
    var stack = navigation.viewControllers.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    if stack.isEmpty || Bool.random(using: &random) { stack.append(newPage()) }
    navigation.setViewControllers(stack, animated: isAnimated)
    expect(navigation.viewControllers == stack, "setViewControllers changes the stack immediately")
    return "setViewControllers \(stack.map { $0.title ?? "" })"
  }

  func present() -> String {
    guard chain.count < Self.deepestChain, let presenter = chain.last else { return "the chain is too deep" }
    let page = newPage()
    let presented = Bool.random(using: &random) ? page : newStack(of: page)
    presented.modalPresentationStyle = Self.presentationStyles.randomElement(using: &random) ?? .fullScreen
    presented.modalTransitionStyle = Self.transitionStyles.randomElement(using: &random) ?? .coverVertical
    if presented.modalPresentationStyle == .fullScreen, Bool.random(using: &random) {
      chooseFullScreenTransition(presented)
    }
    if presented.modalPresentationStyle == .custom || Int.random(in: 0..<4, using: &random) == 0 {
      presented.transitioningDelegate = client
    }
    if Int.random(in: 0..<3, using: &random) == 0 { presented.presentationController?.delegate = client }
    if let sheet = presented.sheetPresentationController {
      sheet.detents = Bool.random(using: &random) ? [.large()] : [.medium(), .large()]
      sheet.prefersGrabberVisible = Bool.random(using: &random)
    }
    present(presented, over: presenter)
    return "present \(page.number) \(presented.modalPresentationStyle) \(presented.modalTransitionStyle)"
  }

  func present(_ presented: UIViewController, over presenter: UIViewController) {
    presenter.present(presented, animated: isAnimated, completion: awaitCompletion())
    // A controller whose presentation has been cancelled and runs backward cannot present, because it will be removed.
    let isBeingRemoved = presenter.presentingViewController == nil && presenter !== tabs
    expect(
      isBeingRemoved || presenter.presentedViewController === presented, "a presentation is in the model immediately")
  }

  /// Gives a full-screen presentation one of the transitions that need the whole screen.
  private func chooseFullScreenTransition(_ presented: UIViewController) {
    if Bool.random(using: &random) {
      presented.modalTransitionStyle = .partialCurl
    } else {
      presented.preferredTransition = zoom(out: topNavigation?.topViewController)
    }
  }

  private func zoom(out page: UIViewController?) -> UIViewController.Transition {
    .zoom { [weak page] _ in (page as? ProbePage)?.button }
  }

  func dismiss() -> String {
    guard let controller = chain.randomElement(using: &random) else { return "" }
    controller.dismiss(animated: isAnimated, completion: awaitCompletion())
    return "dismiss at \(chain.count)"
  }

  func changeTab() -> String {
    tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
    return "tab \(tabs.selectedIndex)"
  }

  func begin() -> String {
    if finger != nil { return lift() }
    let size = host.window.bounds.size
    let x = Bool.random(using: &random) ? 5 : CGFloat.random(in: 0..<size.width, using: &random)
    let point = CGPoint(x: x, y: CGFloat.random(in: 0..<size.height, using: &random))
    finger = point
    host.touchBegan(at: point)
    return "touch began \(point)"
  }

  func move() -> String {
    guard let start = finger else { return begin() }
    let size = host.window.bounds.size
    let end = CGPoint(
      x: CGFloat.random(in: 0..<size.width, using: &random), y: CGFloat.random(in: 0..<size.height, using: &random))
    finger = end
    host.move(from: start, to: end, duration: Double.random(in: 0.02..<0.3, using: &random))
    return "touch moved \(end)"
  }

  func lift() -> String {
    guard let point = finger else { return "no touch" }
    finger = nil
    if Int.random(in: 0..<3, using: &random) == 0 {
      host.cancelTouches()
      return "touch cancelled"
    }
    host.touchEnded(at: point)
    return "touch ended"
  }

  /// Simulates that another window takes the keyboard and the pointer.
  func loseFocus() -> String {
    host.cancelTouches()
    finger = nil
    return "focus lost"
  }

  func resize() -> String {
    let size = CGSize(
      width: CGFloat([360, 400, 500, 900].randomElement(using: &random) ?? 400),
      height: CGFloat([480, 600, 700].randomElement(using: &random) ?? 600))
    host.resize(to: size)
    return "resize \(size)"
  }

  func scroll() -> String {
    let point = CGPoint(x: host.window.bounds.midX, y: host.window.bounds.midY)
    let delta = CGVector(dx: .random(in: -80..<80, using: &random), dy: .random(in: -80..<80, using: &random))
    for _ in 0..<3 {
      host.scroll(by: delta, at: point)
      host.advance(by: 0.016)
    }
    return "scroll \(delta)"
  }

  func goBack() -> String {
    _ = host.window.goBack()
    return "back"
  }

  func hideBar() -> String {
    let hidden = Bool.random(using: &random)
    topNavigation?.setNavigationBarHidden(hidden, animated: isAnimated)
    return "bar hidden \(hidden)"
  }

  func wait() -> String {
    let seconds = Double.random(in: 0..<0.3, using: &random)
    host.advance(by: seconds)
    return "wait \(seconds)"
  }

  static let deepestChain = 4
  private static let presentationStyles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet, .automatic, .custom,
  ]
  private static let transitionStyles: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve]
}
