// SPDX-License-Identifier: MIT

import Diagnostics
import Synchronization

/// A log of the warnings that would be written to standard error. It receives them for as long as it exists.
package final class WarningLog: Sendable {
  private final class Storage: Sendable {
    let messages = Mutex<[String]>([])
  }

  private let storage = Storage()

  package init() {
    redirectWarnings(to: { [storage] message in storage.messages.withLock { $0.append(message) } })
  }

  deinit { redirectWarnings(to: nil) }

  package var messages: [String] { storage.messages.withLock { $0 } }
}
