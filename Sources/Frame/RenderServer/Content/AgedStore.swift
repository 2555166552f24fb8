// SPDX-License-Identifier: MIT

/// Values that are made when they are first needed, and kept as long as they are used from time to time.
///
/// If there are too many, those that have not been used in this frame or the last one are freed, because an animated radius
/// makes many of them.
struct AgedStore<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    var lastUsed: Int
  }

  private let maximumCount: Int
  private var entries: [Key: Entry] = [:]
  private var frame = 0

  init(maximumCount: Int) { self.maximumCount = maximumCount }

  mutating func value(for key: Key, make: (Key) -> Value) -> Value {
    if let value = entries[key]?.value {
      entries[key]?.lastUsed = frame
      return value
    }
    if entries.count >= maximumCount { drop(unusedFrames: 1) }
    let value = make(key)
    entries[key] = Entry(value: value, lastUsed: frame)
    return value
  }

  mutating func endFrame() { frame += 1 }

  /// Frees the values that have not been used for so many frames.
  mutating func drop(unusedFrames: Int) { entries = entries.filter { frame - $0.value.lastUsed <= unusedFrames } }
}
