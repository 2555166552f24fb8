// SPDX-License-Identifier: MIT

/// An edit that a person has to make, and its location.
struct ManualEdit: Hashable {
  let file: Int
  var offset: Int
  let message: String
}
