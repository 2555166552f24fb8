// SPDX-License-Identifier: MIT
import XCTest

@testable import CoreGraphics

/// Numbers that no drawing can use: NaN, infinity, or beyond the range of an integer.
final class HostileNumberTests: XCTestCase {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300,
    9.3e18, 1e10, -1e10,
  ]

  func testClampingKeepsIntegersInRange() {
    XCTAssertEqual(Int(clamping: Double.nan), 0)
    XCTAssertEqual(Int(clamping: Double.infinity), .max)
    XCTAssertEqual(Int(clamping: -Double.infinity), .min)
    XCTAssertEqual(Int(clamping: 9.3e18), .max)
    XCTAssertEqual(Int(clamping: -7.9), -7)
    XCTAssertEqual(Int32(clamping: 2_147_483_648.0), .max)
    XCTAssertEqual(UInt16(clamping: -1.0), 0)
    XCTAssertEqual(UInt16(clamping: 65535.9), 65535)
  }

  func testPathsOfHostileNumbersAreMeasuredStrokedAndPainted() throws {
    for number in Self.numbers {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: number))
      path.addCurve(to: CGPoint(x: number, y: 3), control1: CGPoint(x: number, y: number), control2: .zero)
      path.addQuadCurve(to: .zero, control: CGPoint(x: 4, y: number))
      path.addArc(center: .zero, radius: number, startAngle: 0, endAngle: number, clockwise: false)
      path.addEllipse(in: CGRect(x: 0, y: number, width: number, height: 2))

      _ = path.boundingBoxOfPath
      _ = path.contains(CGPoint(x: number, y: 1))
      _ = path.copy(strokingWithWidth: number, lineCap: .round, lineJoin: .miter, miterLimit: number)
      _ = try drawing(8, 8) { context in
        context.addPath(path)
        context.fillPath()
      }
    }
  }

  func testVeryFineDashesAreDrawnAsASolidLine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1000, y: 0))

    for length in [CGFloat.leastNonzeroMagnitude, 1e-30, 1e-6] {
      let dashed = path.copy(dashingWithPhase: 0, lengths: [length])
      XCTAssertEqual(dashed.boundingBox, CGRect(x: 0, y: 0, width: 1000, height: 0))
    }
  }

  func testTextWithHostileSizesIsLaidOut() {
    for number in Self.numbers {
      let run = TextRun(string: "abc", font: FontDescriptor(size: 12), kern: number, baselineOffset: number)
      let layout = TextLayout(runs: [run], style: TextStyle(lineSpacing: number))
      _ = layout.size(constrainedTo: CGSize(width: number, height: number))
      _ = FontDescriptor(size: number, weight: number).metrics
    }
  }

  func testShadowsOfHostileBlurAreDrawnOrLeftOut() throws {
    for number in Self.numbers {
      _ = try drawing(8, 8) { context in
        context.setShadow(offset: CGSize(width: number, height: 1), blur: number)
        context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
      }
    }
  }

  func testCroppingToAHostileRectangleStaysWithinTheImage() {
    let image = CGImage(
      width: 2, height: 2, bytesPerRow: 8, isOpaque: true, pixels: [UInt8](repeating: 255, count: 16))

    for number in Self.numbers {
      let cropped = image.cropping(to: CGRect(x: number, y: 0, width: number, height: 1))
      XCTAssertTrue(cropped.map { $0.width <= 2 && $0.height <= 2 } ?? true)
    }
  }
}
