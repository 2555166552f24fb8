// SPDX-License-Identifier: MIT

package import CGIO

/// A `GCancellable`, which any thread may cancel.
package final class Cancellable: @unchecked Sendable {
  package let pointer: UnsafeMutablePointer<GCancellable>

  package init() { pointer = g_cancellable_new() }

  deinit { g_object_unref(pointer) }

  package func cancel() { g_cancellable_cancel(pointer) }
}
