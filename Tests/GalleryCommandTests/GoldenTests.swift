// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKit
import XCTest

@testable import Gallery

/// Each style, in each supported kind and in both directions, compared with an inspected picture.
///
/// The pictures are Tests/Goldens/<style>-<kind>.png: six frames forward above six frames back. `BLESS=1` writes them
/// again. Inspect them before you commit them. A test that differs writes both pictures and their difference.
@MainActor
final class GoldenTests: XCTestCase {
  private static let size = CGSize(width: 300, height: 200)
  /// The number of pixels per point, which is large enough to see the movement and small enough for the repository.
  private static let scale: CGFloat = 0.2
  private static let instants = 6
  /// The largest difference of a channel, of 255, at which two pixels count as equal.
  private static let tolerance = 24
  /// The number of pixels in a thousand that may differ, because an edge may be rounded to another pixel.
  private static let allowedShare = 6

  func testEveryStyleMatchesItsGoldenPictures() async throws {
    for style in Catalog.styles {
      for kind in style.kinds { try compare(style, kind) }
    }
  }

  func testEveryGoldenPictureBelongsToAStyle() async throws {
    let known = Set(Catalog.styles.flatMap { style in style.kinds.map { "\(style.id)-\($0.rawValue).png" } })
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    XCTAssertEqual(Set(files.filter { $0.hasSuffix(".png") }), known)
  }

  private func compare(_ style: TransitionStyle, _ kind: TransitionKind) throws {
    let name = "\(style.id)-\(kind.rawValue)"
    let file = Self.folder.appendingPathComponent(name + ".png")
    let strip = try record(style, kind)
    if ProcessInfo.processInfo.environment["BLESS"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      return try XCTUnwrap(UIImage(cgImage: strip).pngData()).write(to: file)
    }
    let golden = try XCTUnwrap(UIImage(contentsOfFile: file.path)?.cgImage, "no picture \(name); write it with BLESS=1")
    let comparison = PictureComparison(expected: golden, actual: strip)
    let others = comparison.differences(above: Self.tolerance)
    if let others, others * 1000 <= strip.pixels.count * Self.allowedShare { return }
    let extent = others.map { "in \($0) of \(strip.pixels.count) values" } ?? "in size"
    XCTFail("\(name) differs \(extent); see \(try comparison.write(as: name))")
  }

  private func record(_ style: TransitionStyle, _ kind: TransitionKind) throws -> CGImage {
    let camera = try OffscreenHost(size: Self.size, scale: Self.scale)
    defer { camera.close() }
    let stage = Stage(style: style, kind: kind)
    camera.host.window.backgroundColor = .systemGray5
    camera.host.window.rootViewController = stage.rootViewController
    camera.host.advance(by: 1)
    var rows: [[CGImage]] = []
    for _ in 0..<2 {
      stage.go {}
      let (start, duration) = (camera.host.time, stage.transitionDuration)
      rows.append(
        (0..<Self.instants).map { index in
          camera.host.advance(to: start + duration * Double(index) / Double(Self.instants - 1))
          return camera.picture()
        })
      camera.host.advance(by: 1)
    }
    camera.host.window.rootViewController = nil
    return Self.sheet(rows)
  }

  private static func sheet(_ rows: [[CGImage]]) -> CGImage {
    PictureComparison.stack(rows.map(row))
  }

  /// Returns pictures of one size beside each other.
  private static func row(_ images: [CGImage]) -> CGImage {
    let (width, height) = (images[0].width, images[0].height)
    var pixels: [UInt8] = []
    for y in 0..<height {
      for image in images { pixels += image.pixels[y * image.bytesPerRow..<y * image.bytesPerRow + width * 4] }
    }
    return CGImage(
      width: images.count * width, height: height, bytesPerRow: images.count * width * 4, isOpaque: true, pixels: pixels
    )
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens")
}
