// SPDX-License-Identifier: MIT

/// Random numbers that are the same in each run: a linear congruential generator with the multiplier and the increment of
/// Knuth's MMIX.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
