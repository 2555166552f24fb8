// SPDX-License-Identifier: MIT

/// A column of the tableau: a variable of the program, or one that a constraint adds.
struct Symbol: Hashable, Comparable, Sendable {
  let index: Int32

  enum Kind: UInt8, Sendable {
    /// A variable of the program: any number.
    case external
    /// The difference between the two sides of an inequality: at least zero.
    case slack
    /// The deviation of a constraint that need not hold, in one direction: at least zero, and as small as possible.
    case error
    /// The mark of a required equality: always zero. It never becomes basic in exchange for another symbol.
    case dummy
  }

  static func < (a: Symbol, b: Symbol) -> Bool { a.index < b.index }
}
