// SPDX-License-Identifier: MIT
import Foundation
import ObjectRuntime
import Synchronization
import XCTest

final class WeakLinkTests: XCTestCase {
  func testTheObjectIsThereAsLongAsItExists() {
    var object: Subject? = Subject()
    let link = WeakLink(object)
    XCTAssertTrue(link.object === object)
    XCTAssertTrue(link.object === object)

    object = nil
    XCTAssertNil(link.object)
    XCTAssertNil(WeakLink<Subject>().object)
  }

  func testAnObjectThatWasReadLastsUntilItIsReleased() {
    let ends = Mutex(0)
    var object: Subject? = Subject { ends.withLock { $0 += 1 } }
    let link = WeakLink(object)
    var read = link.object
    XCTAssertTrue(read === object)
    object = nil
    XCTAssertEqual(ends.withLock(\.self), 0)
    XCTAssertTrue(link.object === read)

    read = nil
    XCTAssertEqual(ends.withLock(\.self), 1)
    XCTAssertNil(link.object)
  }

  func testTheObjectIsGoneAsSoonAsItBeginsToBeDestroyed() {
    let link = Mutex(WeakLink<Subject>())
    let found = Mutex<[Bool]>([])
    var object: Subject? = Subject {
      let isThere = link.withLock { $0.object != nil }
      found.withLock { $0.append(isThere) }
    }
    link.withLock { $0 = WeakLink(object) }
    object = nil
    XCTAssertEqual(found.withLock(\.self), [false])
  }

  /// Another object in the place of one that is gone would have its address.
  func testTheMemoryIsNotUsedForAnotherObject() {
    for _ in 0..<1_000 {
      var object: Subject? = Subject()
      let link = WeakLink(object)
      object = nil
      let others = (0..<8).map { _ in Subject() }
      XCTAssertNil(link.object)
      withExtendedLifetime(others) {}
    }
  }

  func testLinksAreCopiedAndExchanged() {
    let (first, second) = (Subject(), Subject())
    var links = [WeakLink(first), WeakLink(second), WeakLink()]
    links.swapAt(0, 1)
    links[2] = links[0]
    links[0] = WeakLink()
    XCTAssertNil(links[0].object)
    XCTAssertTrue(links[1].object === first && links[2].object === second)
  }

  /// An optional struct that has an optional unowned reference is never nil in Swift 6.3.
  func testALinkIsAnElementAndAnOptional() {
    let object = Subject()
    let links = [WeakLink(object), WeakLink(), WeakLink(object)]
    var found: [Bool] = []
    for link in links where found.count < 4 { found.append(link.object === object) }
    XCTAssertEqual(found, [true, false, true])

    var byName = ["none": WeakLink<Subject>()]
    XCTAssertNil(byName["other"])
    XCTAssertNotNil(byName.removeValue(forKey: "none"))
    XCTAssertNil(byName["none"])
  }

  func testOtherThreadsReadTheObjectOrNothing() {
    for _ in 0..<500 {
      let ends = Mutex(0)
      let object = Mutex<Subject?>(Subject { ends.withLock { $0 += 1 } })
      let link = WeakLink(object.withLock(\.self))
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        if thread == 0 { return object.withLock { $0 = nil } }
        for _ in 0..<50 { if let read = link.object { XCTAssertEqual(read.mark, Subject.mark) } }
      }
      XCTAssertEqual(ends.withLock(\.self), 1)
      XCTAssertNil(link.object)
    }
  }
}

private final class Subject: Sendable {
  static let mark = 0x5eed
  let mark = Subject.mark
  private let onEnd: (@Sendable () -> Void)?

  init(onEnd: (@Sendable () -> Void)? = nil) { self.onEnd = onEnd }
  deinit { onEnd?() }
}
