// SPDX-License-Identifier: MIT

/// How a source is combined with what is there.
package enum PictureOperator: Int32, Sendable {
  case clear = 0
  case source = 1
  case over = 3
  case overReverse = 4
  case sourceIn = 5
  case destinationIn = 6
  case destinationOut = 8
  case atop = 9
  case xor = 11
  case add = 12
}
