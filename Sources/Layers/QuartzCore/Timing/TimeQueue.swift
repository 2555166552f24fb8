// SPDX-License-Identifier: MIT

/// The times of numbered items: a binary heap, which finds the earliest one without looking at all others.
struct TimeQueue {
  private struct Entry {
    let time: Double
    let number: Int

    func isBefore(_ other: Entry) -> Bool { (time, number) < (other.time, other.number) }
  }

  private var times: [Int: Double] = [:]
  /// Each entry is before those at twice its index plus one and two. One whose number no longer has its time is void, and
  /// is removed when it becomes the first.
  private var heap: [Entry] = []

  /// The number of void entries beyond that of the others at which all are removed.
  private static let maximumVoid = 32

  /// The earliest time.
  var nextTime: Double? {
    mutating get {
      while let first = heap.first, !isValid(first) { removeFirst() }
      return heap.first?.time
    }
  }

  /// Sets the time of a number, or removes the number. A time that is not a number counts as nil.
  mutating func set(_ time: Double?, of number: Int) {
    let time = time.flatMap { $0.isNaN ? nil : $0 }
    guard times[number] != time else { return }
    times[number] = time
    if let time { insert(Entry(time: time, number: number)) }
    if heap.count > 2 * times.count + Self.maximumVoid { rebuild() }
  }

  /// Removes and returns the numbers whose times are not after `time`, by time and number.
  mutating func removeAll(through time: Double) -> [Int] {
    var numbers: [Int] = []
    while let next = nextTime, next <= time {
      let number = heap[0].number
      removeFirst()
      times[number] = nil
      numbers.append(number)
    }
    return numbers
  }

  private func isValid(_ entry: Entry) -> Bool { times[entry.number] == entry.time }

  private mutating func rebuild() {
    heap = times.map { Entry(time: $0.value, number: $0.key) }.sorted { $0.isBefore($1) }
  }

  private mutating func insert(_ entry: Entry) {
    var index = heap.count
    heap.append(entry)
    while index > 0, entry.isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while let child = firstChild(of: index), heap[child].isBefore(heap[index]) {
      heap.swapAt(index, child)
      index = child
    }
  }

  private func firstChild(of index: Int) -> Int? {
    let (left, right) = (2 * index + 1, 2 * index + 2)
    guard right < heap.count else { return left < heap.count ? left : nil }
    return heap[right].isBefore(heap[left]) ? right : left
  }
}
