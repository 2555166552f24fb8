// SPDX-License-Identifier: MIT
import XCTest

@testable import QuartzCore

@MainActor
final class TimeQueueTests: XCTestCase {
  func testNumbersComeInTheOrderOfTheirTimes() async {
    var queue = TimeQueue()
    for (number, time) in [(1, 3.0), (2, 1), (3, 2), (4, 1)] { queue.set(time, of: number) }

    XCTAssertEqual(queue.nextTime, 1)
    XCTAssertEqual(queue.removeAll(through: 2), [2, 4, 3])
    XCTAssertEqual(queue.nextTime, 3)
    XCTAssertEqual(queue.removeAll(through: 2.9), [])
  }

  func testTheLastTimeOfANumberCounts() async {
    var queue = TimeQueue()
    queue.set(1, of: 1)
    queue.set(2, of: 2)
    queue.set(3, of: 1)
    XCTAssertEqual(queue.nextTime, 2)

    queue.set(nil, of: 2)
    XCTAssertEqual(queue.nextTime, 3)
    queue.set(1, of: 1)
    XCTAssertEqual(queue.removeAll(through: 3), [1])
    XCTAssertNil(queue.nextTime)
  }

  func testATimeThatIsNoNumberHidesNoOther() async {
    var queue = TimeQueue()
    queue.set(.nan, of: 1)
    queue.set(2, of: 2)
    queue.set(.nan, of: 2)
    queue.set(.infinity, of: 3)
    XCTAssertEqual(queue.nextTime, .infinity)
    XCTAssertEqual(queue.removeAll(through: 5), [])
  }

  func testRandomChangesAgreeWithAList() async {
    var random = SystemRandomNumberGenerator()
    var (queue, list) = (TimeQueue(), [Int: Double]())
    for step in 0..<5000 {
      let number = Int.random(in: 0..<60, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0...4:
        let time = Double(Int.random(in: 0..<40, using: &random))
        queue.set(time, of: number)
        list[number] = time
      case 5...6:
        queue.set(nil, of: number)
        list[number] = nil
      default:
        let limit = Double(Int.random(in: 0..<20, using: &random))
        let due = list.filter { $0.value <= limit }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        XCTAssertEqual(queue.removeAll(through: limit), due.map(\.key), "step \(step)")
        for (number, _) in due { list[number] = nil }
      }
      XCTAssertEqual(queue.nextTime, list.values.min(), "step \(step)")
    }
  }
}
