// SPDX-License-Identifier: MIT
import CoreGraphics
import EffortTesting
import UIKit
import XCTest

@testable import Gallery

/// The cost of the frames of each style in requests and bytes, and the pixels with and without caches.
@MainActor
final class FrameCostTests: XCTestCase {
  /// The largest cost of a frame in the middle of a transition between two pages of thirty labels. Each label would be
  /// a request if the pages were not flattened.
  private struct Ceiling {
    let style: String
    let kind: TransitionKind
    let requests: Int
    let bytes: Int
  }

  private static let ceilings = [
    Ceiling(style: "system", kind: .push, requests: 13, bytes: 450),
    Ceiling(style: "slide", kind: .push, requests: 15, bytes: 500),
    Ceiling(style: "dissolve", kind: .push, requests: 11, bytes: 350),
    Ceiling(style: "sheet", kind: .present, requests: 8, bytes: 250),
    Ceiling(style: "cover", kind: .present, requests: 5, bytes: 150),
    Ceiling(style: "overlay", kind: .present, requests: 22, bytes: 850),
    Ceiling(style: "zoom-slide", kind: .push, requests: 14, bytes: 450),
    Ceiling(style: "flip", kind: .push, requests: 108, bytes: 4350),
    Ceiling(style: "cube", kind: .push, requests: 105, bytes: 4100),
    Ceiling(style: "album", kind: .push, requests: 74, bytes: 2900),
    Ceiling(style: "page-curl", kind: .push, requests: 62, bytes: 3300),
    Ceiling(style: "bubble", kind: .present, requests: 25, bytes: 850),
    // Measured, and a fifth more.
    Ceiling(style: "curl", kind: .present, requests: 54, bytes: 3050),
    Ceiling(style: "zoom", kind: .push, requests: 13, bytes: 450),
    Ceiling(style: "drop", kind: .push, requests: 21, bytes: 700),
    Ceiling(style: "side", kind: .present, requests: 7, bytes: 250),
    Ceiling(style: "right-slide", kind: .present, requests: 11, bytes: 400),
    // In two of the frames an edge of the shadow is drawn a second time, and gets a strip: three requests more.
    Ceiling(style: "diagonal", kind: .present, requests: 17, bytes: 550),
    Ceiling(style: "overlay-presentation", kind: .present, requests: 22, bytes: 800),
    Ceiling(style: "interruptible", kind: .push, requests: 15, bytes: 500),
    Ceiling(style: "magic-move", kind: .push, requests: 11, bytes: 350),
    Ceiling(style: "circle", kind: .push, requests: 80, bytes: 12850),
    Ceiling(style: "cross-fade", kind: .push, requests: 11, bytes: 350),
    Ceiling(style: "pan", kind: .push, requests: 15, bytes: 500),
    Ceiling(style: "portal", kind: .push, requests: 25, bytes: 800),
    Ceiling(style: "turn", kind: .push, requests: 85, bytes: 3350),
    Ceiling(style: "page-flip", kind: .push, requests: 69, bytes: 2550),
    Ceiling(style: "fold", kind: .push, requests: 285, bytes: 11250),
    Ceiling(style: "cards", kind: .push, requests: 50, bytes: 1900),
    Ceiling(style: "nat-geo", kind: .push, requests: 68, bytes: 2650),
    Ceiling(style: "explode", kind: .push, requests: 305, bytes: 12100),
    Ceiling(style: "crumble", kind: .push, requests: 627, bytes: 24300),
    Ceiling(style: "dialog", kind: .present, requests: 6, bytes: 200),
    Ceiling(style: "drawer", kind: .present, requests: 7, bytes: 250),
    Ceiling(style: "pinch-pop", kind: .push, requests: 81, bytes: 23800),
    Ceiling(style: "layout-to-layout", kind: .push, requests: 43, bytes: 1550),
    Ceiling(style: "elastic", kind: .push, requests: 52, bytes: 10900),
    Ceiling(style: "expanding-card", kind: .push, requests: 87, bytes: 7300),
    Ceiling(style: "arc", kind: .push, requests: 11, bytes: 350),
    // The page below is seen until the first part covers it.
    Ceiling(style: "cascade", kind: .push, requests: 24, bytes: 800),
    Ceiling(style: "page-depth", kind: .push, requests: 53, bytes: 2000),
    Ceiling(style: "omni", kind: .push, requests: 137, bytes: 3500),
    Ceiling(style: "deck", kind: .present, requests: 22, bytes: 750),
    Ceiling(style: "twitter", kind: .present, requests: 39, bytes: 1650),
    Ceiling(style: "pop-tip", kind: .present, requests: 5, bytes: 200),
    Ceiling(style: "taasky", kind: .push, requests: 492, bytes: 19450),
    Ceiling(style: "scanbot", kind: .present, requests: 6, bytes: 200),
    Ceiling(style: "layer-transition", kind: .push, requests: 14, bytes: 450),
    Ceiling(style: "wrapped-card", kind: .present, requests: 18, bytes: 600),
    Ceiling(style: "replacing", kind: .present, requests: 18, bytes: 600),
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

  func testEachStyleHasACeiling() async {
    XCTAssertEqual(Set(Self.ceilings.map(\.style)), Set(Catalog.styles.map(\.id)))
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
  private static let instants = TestEffort.isThorough ? 30 : 8
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
