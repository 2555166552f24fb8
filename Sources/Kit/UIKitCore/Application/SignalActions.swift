// SPDX-License-Identifier: MIT
import Glibc

/// Whether nothing handles or ignores a signal.
nonisolated func hasDefaultAction(_ number: Int32) -> Bool {
  var current = sigaction()
  return sigaction(number, nil, &current) == 0 && current.__sigaction_handler.sa_handler == nil
}

/// Handles a signal. System calls that it interrupts are continued.
nonisolated func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
  var action = sigaction()
  action.__sigaction_handler.sa_handler = handler
  action.sa_flags = SA_RESTART
  sigaction(number, &action, nil)
}
