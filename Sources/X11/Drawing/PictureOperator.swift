// SPDX-License-Identifier: MIT

/// How a source is combined with what is there.
package enum PictureOperator: Int32, Sendable {
  case source = 1
  case over = 3
  case destinationIn = 6
  case atop = 9
  case add = 12
}
