// SPDX-License-Identifier: MIT

/// A position between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The number of UTF-16 code units before it.
  let units: Int

  init(units: Int) { self.units = units }

  nonisolated deinit {}
}
