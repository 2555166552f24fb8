// SPDX-License-Identifier: MIT
import UIKit
import XCTest

final class HashTableTests: XCTestCase {
  private final class Plain {}

  private final class Named: NSObject {
    let name: String

    init(_ name: String) { self.name = name }

    override var hash: Int { name.count }
    override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
  }

  func testATableHasEachObjectOnce() {
    let table = NSHashTable<Named>()
    let (first, equal, other) = (Named("ab"), Named("ab"), Named("cd"))
    table.add(first)
    table.add(equal)
    table.add(other)
    table.add(nil)
    XCTAssertEqual(table.count, 2)
    XCTAssertTrue(table.member(equal) === first)
    XCTAssertFalse(table.contains(Named("ef")), "an equal hash is not enough")

    table.remove(equal)
    XCTAssertEqual(table.allObjects.map(\.name), ["cd"])
    XCTAssertTrue(table.anyObject === other)
    table.removeAllObjects()
    XCTAssertNil(table.anyObject)
  }

  func testObjectsThatAreNoNSObjectAreComparedByIdentity() {
    let table = NSHashTable<Plain>.weakObjects()
    let (first, second) = (Plain(), Plain())
    table.add(first)
    XCTAssertTrue(table.contains(first))
    XCTAssertFalse(table.contains(second))
  }

  func testAWeakTableForgetsObjectsThatAreGone() {
    let table = NSHashTable<Plain>.weakObjects()
    let kept = Plain()
    table.add(kept)
    for _ in 0..<100 { table.add(Plain()) }
    XCTAssertEqual(table.count, 1)
    XCTAssertTrue(table.anyObject === kept)
  }

  func testATableHoldsItsObjects() {
    let table = NSHashTable<Plain>()
    for _ in 0..<100 { table.add(Plain()) }
    XCTAssertEqual(table.count, 100)
  }
}
