// SPDX-License-Identifier: MIT
import CSwiftRuntime

/// A weak reference that leaves its object as quick to count as before.
///
/// An object to which Swift has made a `weak` reference keeps its counts in a table beside it, and each change of them takes
/// three times as long. Every view and layer would have such a table. This reference keeps the memory of the object, as
/// `unowned` does, but not the object, and is nil as soon as the object begins to be destroyed. The memory is free when the
/// reference has changed or is gone.
@usableFromInline package struct WeakLink<Object: AnyObject> {
  // A type of its own, because Swift 6.3 confuses the nil of an optional struct with that of an unowned optional in it.
  @usableFromInline struct Memory {
    @usableFromInline unowned let object: Object

    @inlinable init(_ object: Object) { self.object = object }
  }

  @usableFromInline let memory: Memory?
  @usableFromInline let address: UnsafeMutableRawPointer?

  @inlinable package init(_ object: Object? = nil) {
    if let object {
      (memory, address) = (Memory(object), Unmanaged.passUnretained(object).toOpaque())
    } else {
      (memory, address) = (nil, nil)
    }
  }

  /// The object, or nil if there is none, or none any more.
  @inlinable package var object: Object? {
    guard let address, let retained = runtime_try_retain(address) else { return nil }
    return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
  }
}

/// The counts of an object are changed atomically, so that any thread may read a reference while another one releases the
/// object.
extension WeakLink: @unchecked Sendable where Object: Sendable {}
