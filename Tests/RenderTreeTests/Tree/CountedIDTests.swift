// SPDX-License-Identifier: MIT
import XCTest

@testable import RenderTree

final class CountedIDTests: XCTestCase {
  func testIdentifiersAtRegularDistancesAreSpreadOverATable() {
    for size in [64, 1024, 65_536] {
      for distance in [1, 2, 3, 1024] as [UInt64] {
        let places = Set(
          (1...UInt64(size)).map { LayerID(rawValue: $0 * distance)._rawHashValue(seed: size) & (size - 1) })

        // At random, about 0.63 of all places would be taken.
        XCTAssertGreaterThan(places.count, size / 2, "\(distance) in \(size)")
      }
    }
  }

  func testHashDependsOnTheSeedAsThatOfATableMust() {
    let id = LayerID(rawValue: 7)

    XCTAssertNotEqual(id._rawHashValue(seed: 1), id._rawHashValue(seed: 2))
    XCTAssertEqual(id._rawHashValue(seed: 1), LayerID(rawValue: 7)._rawHashValue(seed: 1))
  }

  func testTablesFindIdentifiers() {
    let numbers = Dictionary(uniqueKeysWithValues: (0..<5000).map { (TimelineID(rawValue: $0 * 3), $0) })

    for number: UInt64 in 0..<5000 { XCTAssertEqual(numbers[TimelineID(rawValue: number * 3)], number) }
    XCTAssertNil(numbers[TimelineID(rawValue: 1)])
    XCTAssertEqual(Set([LayerID(rawValue: 1), LayerID(rawValue: 1), LayerID(rawValue: 2)]).count, 2)
  }
}
