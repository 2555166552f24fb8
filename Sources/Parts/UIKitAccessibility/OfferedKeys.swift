// SPDX-License-Identifier: MIT

/// The keys that assistive technology has been asked about, in their order. The program receives each that is not taken, but
/// only after those before it.
struct OfferedKeys {
  private struct Key {
    let number: Int
    let deliver: () -> Void
    var isTaken: Bool?
  }

  private var keys: [Key] = []
  private var lastNumber = 0

  /// Adds a key that waits for an answer, and returns its number.
  mutating func add(_ deliver: @escaping () -> Void) -> Int {
    lastNumber += 1
    keys.append(Key(number: lastNumber, deliver: deliver))
    return lastNumber
  }

  /// Notes the answer for a key, unless it has one.
  ///
  /// - Returns: The deliveries that no key stands in front of any more.
  mutating func answer(_ number: Int, isTaken: Bool) -> [() -> Void] {
    if let index = keys.firstIndex(where: { $0.number == number && $0.isTaken == nil }) {
      keys[index].isTaken = isTaken
    }
    let answered = keys.prefix { $0.isTaken != nil }
    keys.removeFirst(answered.count)
    return answered.filter { $0.isTaken == false }.map(\.deliver)
  }

  /// Returns the deliveries of all keys that wait, and forgets them.
  mutating func giveUp() -> [() -> Void] {
    defer { keys = [] }
    return keys.filter { $0.isTaken != true }.map(\.deliver)
  }
}
