// SPDX-License-Identifier: MIT

/// Some successive sublayers of a layer, with the version of their last change. If one of thousands changes, the others
/// need not be examined.
package struct SublayerBlock: Equatable, Sendable {
  /// The indices among the sublayers, from the back, without regard to `zPosition`.
  package let range: Range<Int>
  /// The sequence number of the last commit that changed anything in the block: which layers there are, one of them,
  /// including its placement, or anything below one. If a layer has only one block, it is the version of its subtree.
  package let version: UInt64

  /// The number of sublayers in each block of a layer but the last. A change costs the render thread the listing of one
  /// block, and a comparison of the versions of all.
  package static let size = 32

  static func index(of place: Int) -> Int { place / size }

  static func range(_ index: Int, count: Int) -> Range<Int> {
    min(index * size, count)..<min((index + 1) * size, count)
  }

  /// Returns the indices in each of the blocks of a number of sublayers.
  static func ranges(count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: size).map { range(index(of: $0), count: count) }
  }
}
