// SPDX-License-Identifier: MIT

extension Array where Element: Equatable {
  /// Returns the elements of this array and of another, without those that both begin or end with.
  func exchanged(for other: Self) -> (new: ArraySlice<Element>, old: ArraySlice<Element>) {
    let shorter = Swift.min(count, other.count)
    let prefix = (0..<shorter).first { self[$0] != other[$0] } ?? shorter
    let rest = shorter - prefix
    let suffix = (0..<rest).first { self[count - 1 - $0] != other[other.count - 1 - $0] } ?? rest
    return (self[prefix..<count - suffix], other[prefix..<other.count - suffix])
  }
}
