// SPDX-License-Identifier: MIT

/// Distributes the length of a stack view among its items.
nonisolated struct StackLayout {
  struct Item {
    /// The length that the item requests, and its size across the axis.
    var length: CGFloat
    var cross: CGFloat
    /// The spacing after the item, or 0 after the last one.
    var gap: CGFloat = 0
    /// The hugging priority from 0 to 1000, or a negative value for an item without a size of its own.
    var hugging: Float = 250
    var resistance: Float = 750
  }

  let distribution: UIStackView.Distribution
  let items: [Item]

  private var gaps: CGFloat { items.reduce(0) { $0 + $1.gap } }

  /// The length of the stack if all items have the lengths that they request.
  var naturalLength: CGFloat {
    let lengths = items.map(\.length)
    switch distribution {
    case .fillEqually: return (lengths.max() ?? 0) * CGFloat(items.count) + gaps
    case .equalCentering:
      guard items.count > 1 else { return lengths.first ?? 0 }
      let pitch = zip(items, items.dropFirst()).map { ($0.length + $1.length) / 2 + $0.gap }.max() ?? 0
      return pitch * CGFloat(items.count - 1) + (lengths[0] + lengths[lengths.count - 1]) / 2
    case .fill, .fillProportionally, .equalSpacing: return lengths.reduce(0, +) + gaps
    }
  }

  /// Returns the start and the length of each item.
  func spans(in available: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    switch distribution {
    case .fill: return row(of: filled(available - gaps), gaps: items.map(\.gap))
    case .fillEqually:
      let length = max(0, available - gaps) / CGFloat(max(items.count, 1))
      return row(of: items.map { _ in length }, gaps: items.map(\.gap))
    case .fillProportionally:
      let total = items.reduce(0) { $0 + $1.length }
      guard total > 0 else { return row(of: filled(available - gaps), gaps: items.map(\.gap)) }
      return row(of: items.map { max(0, available - gaps) * $0.length / total }, gaps: items.map(\.gap))
    case .equalSpacing: return equallySpaced(in: available)
    case .equalCentering: return equallyCentered(in: available)
    }
  }

  private func row(of lengths: [CGFloat], gaps: [CGFloat]) -> [(start: CGFloat, length: CGFloat)] {
    var start: CGFloat = 0
    return zip(lengths, gaps).map { length, gap in
      defer { start += length + gap }
      return (start, length)
    }
  }

  /// Returns the lengths with which the items fill the space. The items with the lowest hugging priority grow together.
  /// If there is too little space, the items with the lowest compression resistance shrink first, down to zero.
  private func filled(_ room: CGFloat) -> [CGFloat] {
    let total = items.reduce(0) { $0 + $1.length }
    if total < room, let loosest = items.map(\.hugging).min() {
      let growing = CGFloat(items.count { $0.hugging == loosest })
      return items.map { $0.hugging == loosest ? $0.length + (room - total) / growing : $0.length }
    }
    return compressed(to: room)
  }

  private func compressed(to room: CGFloat) -> [CGFloat] {
    var lengths = items.map(\.length)
    var excess = lengths.reduce(0, +) - max(0, room)
    for resistance in Set(items.map(\.resistance)).sorted() where excess > 0 {
      let group = items.indices.filter { items[$0].resistance == resistance }
      let soft = group.reduce(0) { $0 + lengths[$1] }
      guard soft > 0 else { continue }
      let kept = max(0, soft - excess) / soft
      excess -= min(soft, excess)
      for index in group { lengths[index] *= kept }
    }
    return lengths
  }

  private func equallySpaced(in available: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    let total = items.reduce(0) { $0 + $1.length }
    let smallest = items.dropLast().map(\.gap).max() ?? 0
    let count = CGFloat(items.count - 1)
    let gap = count > 0 ? max(smallest, (available - total) / count) : 0
    return row(of: compressed(to: available - gap * count), gaps: items.map { _ in gap })
  }

  private func equallyCentered(in available: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    guard items.count > 1, let first = items.first, let last = items.last else { return equallySpaced(in: available) }
    let pitch = (available - (first.length + last.length) / 2) / CGFloat(items.count - 1)
    let fits = zip(items, items.dropFirst()).allSatisfy { pitch >= ($0.length + $1.length) / 2 + $0.gap }
    guard fits else { return equallySpaced(in: available) }
    return items.enumerated().map { index, item in
      (first.length / 2 + pitch * CGFloat(index) - item.length / 2, item.length)
    }
  }
}
