// SPDX-License-Identifier: MIT

// Stand-ins so that windows build until the render server is there. Whoever brings one deletes it here.
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
