// SPDX-License-Identifier: MIT

/// Keys of a page, and what they do, as the legend of the keys shows them.
struct KeyHint: Equatable {
  /// The names of the keys.
  let keys: String
  let action: String

  init(_ keys: String, _ action: String) {
    self.keys = keys
    self.action = action
  }
}
