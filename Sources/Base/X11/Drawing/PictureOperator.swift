// SPDX-License-Identifier: MIT

/// The operation that combines a source with the pixels below it.
package enum PictureOperator: Int32, Sendable {
  case source = 1
  case over = 3
  case sourceIn = 5
  case destinationIn = 6
  case atop = 9
  case add = 12
}
