// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class FilmStripSheetTests: XCTestCase {
  /// The largest side of a bitmap.
  private static let maximumSide: CGFloat = 32_767

  func testEverySizeAndCountThatTheCommandLineTakesGivesABitmap() async throws {
    let sides: [CGFloat] = [1, 2, 17, 340, 390, 844, 1180, 4096, 16_384]
    for width in sides {
      for height in sides {
        for count in [2, 3, 4, 5, 8, 91, 239, 240] {
          let size = CGSize(width: width, height: height)
          assertFits(FilmStripSheet(frameSize: size, count: count), "\(count) of \(size)")
        }
      }
    }
  }

  func testEightFramesFormTwoRowsOfFour() async throws {
    let sheet = FilmStripSheet(frameSize: CGSize(width: 640, height: 420), count: 8)

    XCTAssertEqual(Set((0..<8).map { sheet.frame(of: $0).minX }).count, 4)
    XCTAssertEqual(Set((0..<8).map { sheet.frame(of: $0).minY }).count, 2)
    XCTAssertEqual(sheet.frame(of: 0).size, CGSize(width: 340, height: 223))
  }

  func testASheetThatWouldBeTooHighGetsMoreColumns() async throws {
    let sheet = FilmStripSheet(frameSize: CGSize(width: 390, height: 844), count: 240)

    XCTAssertEqual(Set((0..<240).map { sheet.frame(of: $0).minX }).count, 6)
    XCTAssertEqual(sheet.frame(of: 0).size, CGSize(width: 340, height: 736))
  }

  func testFramesAreRequestedOneByOne() async throws {
    var asked: [Int] = []
    let pixel = CGImage(width: 1, height: 1, bytesPerRow: 4, isOpaque: true, pixels: [0, 0, 255, 255])

    let strip = FilmStripSheet(frameSize: CGSize(width: 1, height: 1), count: 3).draw { index in
      asked.append(index)
      return (pixel, 0)
    }

    XCTAssertEqual(asked, [0, 1, 2])
    XCTAssertEqual(strip.cgImage?.width, 1112)
  }

  private func assertFits(_ sheet: FilmStripSheet, _ what: String) {
    XCTAssertLessThanOrEqual(max(sheet.size.width, sheet.size.height), Self.maximumSide, what)
    let frames = (0..<sheet.count).map(sheet.frame)
    let bounds = CGRect(origin: .zero, size: sheet.size)
    XCTAssertTrue(frames.allSatisfy { bounds.contains($0) && $0.width >= 1 && $0.height >= 1 }, what)
    XCTAssertEqual(Set(frames.map { "\($0.origin)" }).count, sheet.count, what)
  }
}
