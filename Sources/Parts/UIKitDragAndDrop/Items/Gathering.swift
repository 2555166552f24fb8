// SPDX-License-Identifier: MIT

/// Values that are loaded one by one, in any order.
final class Gathering<Value> {
  private var values: [Value?]
  private var missing: Int
  private let completion: ([Value?]) -> Void

  /// - Parameter completion: Called with the values when the last one is there. If there are none, it is called at once.
  init(count: Int, _ completion: @escaping ([Value?]) -> Void) {
    values = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
    if count == 0 { completion([]) }
  }

  nonisolated deinit {}

  /// Stores a value, or nil if it could not be loaded.
  func set(_ value: Value?, at index: Int) {
    values[index] = value
    missing -= 1
    if missing == 0 { completion(values) }
  }
}
