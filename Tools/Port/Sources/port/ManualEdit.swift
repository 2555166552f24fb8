// SPDX-License-Identifier: MIT

/// What a person has to do, and where.
struct ManualEdit: Hashable {
  let file: Int
  var offset: Int
  let message: String
}
