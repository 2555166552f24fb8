// SPDX-License-Identifier: MIT
import Foundation

/// The attachments of objects that do not store them themselves.
///
/// Swift does not report the deallocation of such an object. The entry of a deallocated object is recognized by its
/// weak reference, which has become nil. These entries are removed when the table has twice the size that it had after
/// the last removal, so that it contains at most about as many entries of deallocated objects as of existing ones.
enum AttachmentTable {
  private struct Entry {
    weak var owner: AnyObject?
    let attachments: ObjectAttachments
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = smallestLimit
  private static let smallestLimit = 32

  /// Calls a closure with the attachments of an object, or with `nil` if it has none and `creates` is `false`. Calls from
  /// several threads wait for each other.
  static func withAttachments<Result>(
    of object: AnyObject, creates: Bool, _ body: (ObjectAttachments?) -> Result
  ) -> Result {
    lock.withLock { body(attachments(of: object, creates: creates)) }
  }

  private static func attachments(of object: AnyObject, creates: Bool) -> ObjectAttachments? {
    if let object = object as? any RuntimeObject {
      if object.attachments == nil, creates { object.attachments = ObjectAttachments() }
      return object.attachments
    }
    let key = ObjectIdentifier(object)
    // Another object may have had the same address.
    if let entry = entries[key], entry.owner === object { return entry.attachments }
    guard creates else { return nil }
    if entries.count >= limit { removeEntriesOfGoneObjects() }
    let attachments = ObjectAttachments()
    entries[key] = Entry(owner: object, attachments: attachments)
    return attachments
  }

  private static func removeEntriesOfGoneObjects() {
    entries = entries.filter { $0.value.owner != nil }
    limit = max(smallestLimit, entries.count * 2)
  }
}
