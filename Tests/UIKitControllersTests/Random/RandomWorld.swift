import Diagnostics
// SPDX-License-Identifier: MIT
import EffortTesting
import RenderTree
import UIKit

/// A window with tabs, navigation stacks and presentations, to which the random operations are applied.
@MainActor
final class RandomWorld {
  let host: ManualHost
  let tabs = UITabBarController()
  private(set) var pages: [Weak<ProbePage>] = []
  var random: Seeded
  var finger: CGPoint?
  /// The custom transitions of the program, and the interactions that drive them.
  let client = RandomClient()
  /// The rules that an operation has violated.
  var violatedRules: [String] = []
  private var lastNumber = 0
  /// The completions that have not been called yet.
  private(set) var awaited: Set<Int> = []
  private var lastCompletion = 0

  struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  init(seed: UInt64) {
    random = Seeded(state: seed)
    host = ManualHost(size: CGSize(width: 400, height: 600), sink: TreeSink())
    tabs.setViewControllers((0..<3).map { _ in newStack(of: newPage()) }, animated: false)
    tabs.delegate = client
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
    redirectWarnings { [weak self] message in
      guard message.hasPrefix("unbalanced call") else { return }
      MainActor.assumeIsolated { self?.violatedRules.append(message) }
    }
  }

  nonisolated deinit {}

  func close() {
    redirectWarnings(to: nil)
    host.window.rootViewController = nil
    _ = comeToRest()
    host.window.close()
  }

  // MARK: Queries

  /// The controllers of the presentation chain, from the window's root to the top.
  var chain: [UIViewController] {
    var chain: [UIViewController] = [tabs]
    while let next = chain.last?.presentedViewController { chain.append(next) }
    return chain
  }

  /// The controllers that should be visible at rest.
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
    let removes = presented.activePresentationController?.shouldRemovePresentersView ?? false
    return (removes ? [] : seen) + visible(from: presented)
  }

  /// All controllers in the model.
  var reachable: [UIViewController] {
    chain.flatMap { [$0] + descendants(of: $0) }
  }

  private func descendants(of controller: UIViewController) -> [UIViewController] {
    controller.children.flatMap { [$0] + descendants(of: $0) }
  }

  var topNavigation: UINavigationController? {
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

  func newStack(of page: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    navigation.delegate = client
    return navigation
  }

  /// Returns a completion that has to be called exactly once.
  func awaitCompletion() -> () -> Void {
    lastCompletion += 1
    let number = lastCompletion
    awaited.insert(number)
    return { [weak self] in
      guard let self, awaited.remove(number) == nil else { return }
      violatedRules.append("completion \(number) is called again")
    }
  }

  // MARK: Operations

  /// Performs an operation and returns its description.
  func perform() -> String {
    let operations: [(weight: Int, run: () -> String)] = [
      (6, push), (4, pop), (2, popTo), (1, popToRoot), (3, setStack), (4, present), (4, dismiss), (4, changeTab),
      (6, begin), (12, move), (6, lift), (2, loseFocus), (3, resize), (2, scroll), (2, goBack), (2, hideBar),
      (2, hideToolbar), (2, alert), (2, chooseDetent), (3, chooseClientStyle), (6, driveClientTransition), (12, wait),
    ]
    var pick = Int.random(in: 0..<operations.reduce(0) { $0 + $1.weight }, using: &random)
    for operation in operations {
      if pick < operation.weight { return operation.run() }
      pick -= operation.weight
    }
    return ""
  }

  /// Ends all interactions, and advances the clock until nothing runs. Returns false if something still runs after 20
  /// s.
  func comeToRest() -> Bool {
    if let point = finger {
      finger = nil
      host.touchEnded(at: point)
    }
    client.release()
    return host.advanceToRest(limit: 20)
  }
}

/// A commit sink that keeps only the current tree, and checks its invariants.
nonisolated private final class TreeSink: CommitSink {
  private var tree = RenderTree()

  func commit(_ commit: Commit) {
    tree.apply(commit)
    tree._checkInvariants()
  }
}
