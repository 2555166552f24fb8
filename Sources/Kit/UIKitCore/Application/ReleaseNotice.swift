// SPDX-License-Identifier: MIT

/// Calls a closure on the main actor when it is released, which it is with the object that keeps it.
package final class ReleaseNotice: Sendable {
  private let action: @MainActor @Sendable () -> Void

  package init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  deinit {
    if Thread.isMainThread {
      MainActor.assumeIsolated { action() }
    } else {
      DispatchQueue.main.async { [action] in action() }
    }
  }
}
