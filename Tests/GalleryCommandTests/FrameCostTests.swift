// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKit
import XCTest

@testable import Gallery

/// What the frames of each style cost, in requests and bytes, and whether the caches that save them affect the pixels.
@MainActor
final class FrameCostTests: XCTestCase {
  /// The largest cost of a frame in the middle of a transition between two pages of thirty labels, each of which would
  /// be a request if the pages were not flattened.
  private struct Ceiling {
    let style: String
    let kind: TransitionKind
    let requests: Int
    let bytes: Int
  }

  private static let ceilings = [
    Ceiling(style: "system", kind: .push, requests: 14, bytes: 450),
    Ceiling(style: "slide", kind: .push, requests: 14, bytes: 450),
    Ceiling(style: "dissolve", kind: .push, requests: 14, bytes: 450),
    Ceiling(style: "sheet", kind: .present, requests: 14, bytes: 450),
    Ceiling(style: "cover", kind: .present, requests: 14, bytes: 450),
    Ceiling(style: "overlay", kind: .present, requests: 22, bytes: 750),
    Ceiling(style: "zoom-slide", kind: .push, requests: 14, bytes: 450),
    Ceiling(style: "flip", kind: .push, requests: 140, bytes: 5400),
    Ceiling(style: "cube", kind: .push, requests: 105, bytes: 3900),
    Ceiling(style: "album", kind: .push, requests: 80, bytes: 3000),
    Ceiling(style: "page-curl", kind: .push, requests: 62, bytes: 3300),
    Ceiling(style: "bubble", kind: .present, requests: 25, bytes: 850),
  ]

  private static let size = CGSize(width: 480, height: 320)
  /// The time in seconds between two frames.
  private static let interval = 1.0 / 60
  /// The frames from which the cost is taken. The first ones fill the caches.
  private static let frames = 6..<12

  func testFrameOfAStyleTakesFewRequestsAndBytes() async throws {
    for ceiling in Self.ceilings {
      let style = try XCTUnwrap(Catalog.style(ceiling.style))
      let cost = try cost(of: style, ceiling.kind)
      XCTAssertLessThanOrEqual(cost.requests, ceiling.requests, "requests of \(style.id)")
      XCTAssertLessThanOrEqual(cost.bytes, ceiling.bytes, "bytes of \(style.id)")
    }
  }

  /// Returns the median cost of the frames in the middle of a transition.
  private func cost(of style: TransitionStyle, _ kind: TransitionKind) throws -> (requests: Int, bytes: Int) {
    let camera = try OffscreenHost(size: Self.size)
    defer { camera.close() }
    let stage = Stage(style: style, kind: kind, labels: 30)
    camera.host.window.rootViewController = stage.rootViewController
    camera.host.advance(by: 1)
    stage.go {}
    let start = camera.host.time
    let costs = try (0..<Self.frames.upperBound).map { frame in
      camera.host.advance(to: start + Double(frame) * Self.interval)
      return try XCTUnwrap(camera.measureFrame())
    }[Self.frames]
    camera.host.advance(by: 2)
    camera.host.window.rootViewController = nil
    let (requests, bytes) = (costs.map(\.requests).sorted(), costs.map(\.bytes).sorted())
    return (requests[requests.count / 2], bytes[bytes.count / 2])
  }

  // MARK: Pixels

  private static let smallSize = CGSize(width: 240, height: 160)
  private static let instants = 10
  /// The largest difference of a channel, of 255. Each flattening of translucent layers rounds once more.
  private static let tolerance = 6

  func testCachesDoNotAffectThePixelsOfAnyStyle() async throws {
    for style in Catalog.styles {
      for kind in style.kinds.prefix(1) {
        let cached = try pictures(of: style, kind, usesCaches: true)
        let plain = try pictures(of: style, kind, usesCaches: false)
        for (instant, pair) in zip(cached, plain).enumerated() {
          if pair.0.pixels == pair.1.pixels { continue }
          let difference = zip(pair.0.pixels, pair.1.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
          XCTAssertLessThanOrEqual(difference, Self.tolerance, "\(style.id) as \(kind.rawValue), instant \(instant)")
        }
      }
    }
  }

  private func pictures(of style: TransitionStyle, _ kind: TransitionKind, usesCaches: Bool) throws -> [CGImage] {
    let camera = try OffscreenHost(size: Self.smallSize, usesCaches: usesCaches)
    defer { camera.close() }
    let stage = Stage(style: style, kind: kind, labels: 10)
    camera.host.window.rootViewController = stage.rootViewController
    camera.host.advance(by: 1)
    _ = camera.picture()
    stage.go {}
    let (start, duration) = (camera.host.time, stage.transitionDuration)
    let pictures = (0..<Self.instants).map { index in
      camera.host.advance(to: start + duration * Double(index) / Double(Self.instants))
      return camera.picture()
    }
    camera.host.advance(by: 2)
    camera.host.window.rootViewController = nil
    return pictures
  }
}
