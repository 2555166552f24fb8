// SPDX-License-Identifier: MIT
import XCTest

@testable import CoreGraphics

final class GradientTests: XCTestCase {
  private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
    try XCTUnwrap(CGGradient(colors: colors, locations: locations))
  }

  func testColoursAreSpreadEvenlyWithoutLocations() throws {
    let gradient = try gradient([.red, .green, .blue])

    XCTAssertEqual(gradient.stops.map(\.location), [0, 0.5, 1])
  }

  func testLocationsAreSorted() throws {
    var locations: [CGFloat] = [1, 0]
    let gradient = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: &locations))

    XCTAssertEqual(gradient.stops.map(\.color), [.blue, .red])
  }

  func testAGradientNeedsColours() {
    XCTAssertNil(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [], locations: nil))
    XCTAssertNil(CGGradient(colors: [.red], locations: [0, 1]))
  }

  func testALinearGradientBlendsAlongItsLine() throws {
    let gradient = try gradient([.black, .white])
    let image = try drawing(100, 4) { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    }

    for x in [5, 50, 95] {
      let value = Int((Double(x) + 0.5) / 100 * 255)
      assertEqual(image.pixel(x, 2), Pixel(red: value, green: value, blue: value, alpha: 255), tolerance: 2)
    }
  }

  func testAGradientIsNotExtendedWithoutAnOption() throws {
    let gradient = try gradient([.red, .blue])
    func image(_ options: CGGradientDrawingOptions) throws -> CGImage {
      try drawing(90, 4) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 30, y: 0), end: CGPoint(x: 60, y: 0), options: options)
      }
    }

    let none = try image([])
    XCTAssertEqual([none.pixel(10, 1), none.pixel(80, 1)], [.clear, .clear])
    let before = try image(.drawsBeforeStartLocation)
    XCTAssertEqual([before.pixel(10, 1), before.pixel(80, 1)], [.red, .clear])
    let after = try image(.drawsAfterEndLocation)
    XCTAssertEqual([after.pixel(10, 1), after.pixel(80, 1)], [.clear, .blue])
    let both = try image([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    XCTAssertEqual([both.pixel(10, 1), both.pixel(80, 1)], [.red, .blue])
    assertEqual(before.pixel(45, 1), both.pixel(45, 1))
    assertEqual(after.pixel(45, 1), both.pixel(45, 1))
  }

  func testARadialGradientBlendsOutwards() throws {
    let gradient = try gradient([.white, .black])
    let image = try drawing(41, 41) { context in
      let center = CGPoint(x: 20.5, y: 20.5)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 20, options: [])
    }

    assertEqual(image.pixel(20, 20), .white, tolerance: 8)
    assertEqual(image.pixel(30, 20), Pixel(red: 128, green: 128, blue: 128, alpha: 255), tolerance: 3)
    XCTAssertEqual(image.pixel(0, 0), .clear)
  }

  func testGradientsFollowTheClip() throws {
    let gradient = try gradient([.red, .red])
    let image = try drawing(20, 20) { context in
      context.clip(to: CGRect(x: 5, y: 5, width: 5, height: 5))
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [.drawsAfterEndLocation])
    }

    XCTAssertEqual(image.ink, CGRect(x: 5, y: 5, width: 5, height: 5))
  }
}
