// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitCore

/// The numbers of the objects in the tree. An object keeps its number for as long as it exists, and numbers are not used
/// again. Objects are held weakly.
final class ElementIdentities {
  private struct Entry {
    weak var object: AnyObject?
    let id: AccessibleID
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var addresses: [AccessibleID: ObjectIdentifier] = [:]
  private var lastID = AccessibleTree.root

  nonisolated deinit {}

  /// Returns the number of an object, which is a new one for an object that has none.
  func id(of object: AnyObject) -> AccessibleID {
    let address = ObjectIdentifier(object)
    // A new object may be at the address of one that has gone.
    if let entry = entries[address], entry.object === object { return entry.id }
    lastID += 1
    if let former = entries[address] { addresses[former.id] = nil }
    entries[address] = Entry(object: object, id: lastID)
    addresses[lastID] = address
    return lastID
  }

  /// Returns the object with a number, or nil if it has gone.
  func object(_ id: AccessibleID) -> AnyObject? {
    guard let address = addresses[id], let entry = entries[address], entry.id == id else { return nil }
    return entry.object
  }

  /// Forgets the objects that have gone.
  func prune() {
    for (address, entry) in entries where entry.object == nil {
      entries[address] = nil
      addresses[entry.id] = nil
    }
  }
}
