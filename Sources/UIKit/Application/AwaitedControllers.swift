// SPDX-License-Identifier: MIT

// Stand-ins so that windows build until controllers and the render server are there. Whoever brings one deletes it here.
@MainActor open class UIViewController: UIResponder {
  open var title: String?
  open var children: [UIViewController] { [] }
  open var view: UIView! = UIView()
  open var viewIfLoaded: UIView? { view }
  func changeSize(to size: CGSize, _ change: () -> Void) { change() }
  nonisolated deinit {}
}

@MainActor package final class Desktop {
  package private(set) var isRunning = true
  package private(set) var exitStatus: Int32 = 0
  package init() throws {}
  nonisolated deinit {}
  func open(_ window: UIWindow) {}
  func run() {}
  package func stop(status: Int32) {
    isRunning = false
    exitStatus = status
  }
}
