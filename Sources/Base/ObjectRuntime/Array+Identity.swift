// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  // A closure that compares objects would retain and release each of them, and in a module that lives on the main actor
  // also check the thread. In an array of a thousand views that takes a tenth of a millisecond.

  /// Returns the index of the first element that is `object`, or nil if there is none.
  @inlinable package func firstIndex(identicalTo object: AnyObject?) -> Int? {
    guard let object else { return nil }
    let identifier = ObjectIdentifier(object)
    return withUnsafeBufferPointer { elements in
      for index in elements.indices where ObjectIdentifier(elements[index]) == identifier { return index }
      return nil
    }
  }

  /// Returns whether `object` is one of the elements.
  @inlinable package func contains(identicalTo object: AnyObject?) -> Bool { firstIndex(identicalTo: object) != nil }

  /// Removes the first element that is `object`, if there is one.
  @inlinable package mutating func remove(identicalTo object: AnyObject?) {
    if let index = firstIndex(identicalTo: object) { remove(at: index) }
  }
}
