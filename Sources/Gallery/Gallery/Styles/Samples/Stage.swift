// SPDX-License-Identifier: MIT
import UIKit

/// Two pages in a container, and the transition between them in one style.
final class Stage {
  let rootViewController: UIViewController
  private let kind: TransitionKind
  private let delegate: StyleDelegate
  private let first: UIViewController
  private let second: UIViewController

  /// - Parameters:
  ///   - pages: The pages, unless the style needs pages of its own. The default is the sample pages.
  ///   - isInContext: Whether a presented page stays within the first page instead of covering the window.
  init(
    style: TransitionStyle, kind: TransitionKind, pages: (first: UIViewController, second: UIViewController)? = nil,
    isInContext: Bool = false
  ) {
    let pages = style.pages?() ?? pages ?? SamplePages.make()
    precondition(style.kinds.contains(kind), "Stage: the style does not support this kind; check style.kinds first")
    self.kind = kind
    (first, second) = pages
    delegate = StyleDelegate(style: style)
    delegate.isInContext = isInContext
    rootViewController =
      switch kind {
      case .push: Self.navigation(pages.first, delegate)
      case .tab: Self.tabs([pages.first, pages.second], delegate)
      case .present: pages.first
      }
    switch kind {
    case .present: delegate.configure(presented: second, over: first)
    case .push: delegate.configure(pushed: second, over: first)
    case .tab: break
    }
  }

  private static func navigation(_ page: UIViewController, _ delegate: StyleDelegate) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    navigation.delegate = delegate
    delegate.style.configureBar(of: page)
    return navigation
  }

  private static func tabs(_ pages: [UIViewController], _ delegate: StyleDelegate) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    tabs.delegate = delegate
    // The pages change below the bar, which stays.
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    tabs.tabBar.scrollEdgeAppearance = appearance
    for (page, symbol) in zip(pages, ["house", "star"]) { page.tabBarItem.image = UIImage(systemName: symbol) }
    return tabs
  }

  /// Whether the second page is shown, or is the one that the running transition leads to.
  ///
  /// It is read from the pages' containers, because the user can change them as well: with a back button, a tab or a
  /// drag.
  var isForward: Bool {
    switch kind {
    case .push: (rootViewController as? UINavigationController)?.topViewController === second
    case .tab: (rootViewController as? UITabBarController)?.selectedViewController === second
    case .present: first.presentedViewController === second
    }
  }

  /// The duration in seconds of the running transition, or 0 if there is none.
  var transitionDuration: TimeInterval { coordinator?.transitionDuration ?? 0 }

  /// The animator of the running interactive transition.
  var animator: (any UIViewControllerAnimatedTransitioning)? { delegate.animator }

  /// The coordinator of the running transition.
  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    rootViewController.transitionCoordinator ?? second.transitionCoordinator
  }

  /// Goes to the other page, and runs `completion` when the transition has ended.
  func go(completion: @escaping () -> Void) {
    let goesForward = !isForward
    switch kind {
    case .push: navigate(forward: goesForward)
    case .tab: (rootViewController as? UITabBarController)?.selectedViewController = goesForward ? second : first
    case .present:
      if goesForward { first.present(second, animated: true) } else { first.dismiss(animated: true) }
    }
    guard let coordinator else { return completion() }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }

  /// Begins an interactive transition to the other page and returns the object that drives it. If the style has no
  /// animator to drive, it does nothing and returns nil.
  ///
  /// - Parameter interactor: The object that drives the transition, or nil for the one that the style provides.
  func startInteractively(
    with interactor: (any StyleInteractor)? = nil, completion: @escaping () -> Void
  ) -> (any StyleInteractor)? {
    let move = Move(kind: kind, isForward: !isForward)
    guard delegate.canDrive(move) else { return nil }
    let interactor = interactor ?? delegate.makeInteractor(for: move)
    delegate.interactor = interactor
    go { [delegate] in
      delegate.interactor = nil
      completion()
    }
    return interactor
  }

  private func navigate(forward: Bool) {
    guard let navigation = rootViewController as? UINavigationController else { return }
    if forward {
      navigation.pushViewController(second, animated: true)
    } else {
      navigation.popViewController(animated: true)
    }
  }
}

extension Stage {
  /// Creates a stage whose pages are labels, for measurements.
  convenience init(style: TransitionStyle, kind: TransitionKind, labels: Int) {
    let first = LabelsController(name: "First", count: labels, background: UIColor(rgb: 0xf0f0f5))
    let second = LabelsController(name: "Second", count: labels, background: UIColor(rgb: 0xdce6f0))
    self.init(style: style, kind: kind, pages: (first, second))
  }
}

extension UIColor {
  /// Creates a colour from 0xRRGGBB.
  fileprivate convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xff) / 255, green: CGFloat(rgb >> 8 & 0xff) / 255, blue: CGFloat(rgb & 0xff) / 255,
      alpha: 1)
  }
}
