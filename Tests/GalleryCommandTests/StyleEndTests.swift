import CoreGraphics
// SPDX-License-Identifier: MIT
import EffortTesting
import UIKit
import XCTest

@testable import Gallery

/// The ends of every style in every kind and both directions: finished, cancelled and reversed. A cancelled transition
/// restores the previous picture, to the pixel, and a finished one shows the same picture however it was driven.
@MainActor
final class StyleEndTests: XCTestCase {
  func testEveryStyleFinishesAndReturnsToTheSamePicture() async throws {
    try forEachStyle { stage, name in
      let first = stage.picture()
      stage.go()
      XCTAssertTrue(stage.stage.isForward, name)
      let second = stage.picture()
      stage.go()
      XCTAssertFalse(stage.stage.isForward, name)
      try assertEqual(stage.picture(), first, "\(name)-back")
      stage.go()
      try assertEqual(stage.picture(), second, "\(name)-forward-again")
    }
  }

  /// Views that a transition adds must not show before anything has moved: shadows of pages beside the container, and
  /// the colour of a circle that lies on a button.
  func testTheFirstFrameShowsThePreviousPage() async throws {
    // The largest difference of a colour. Round edges are antialiased differently in the circle and in the tiles.
    let limits = [
      "sheet": 3, "wrapped-card": 3, "system": 3, "portal": 3, "drop": 3, "side": 3, "diagonal": 3, "pan": 3,
      "circle": 70, "crumble": 30, "explode": 30, "slide": 3, "interruptible": 3, "elastic": 3, "layer-transition": 3,
      "zoom": 3, "album": 3, "cube": 3, "fold": 3, "cover": 3, "right-slide": 3, "scanbot": 3, "omni": 3, "nat-geo": 3,
      "turn": 3, "page-flip": 3, "deck": 3, "drawer": 3, "dialog": 3, "magic-move": 3, "arc": 3, "cards": 3,
    ]
    try forEachStyle { stage, name in
      guard let limit = limits[stage.id] else { return }
      for direction in ["forward", "backward"] {
        let before = stage.picture()
        stage.begin()
        let comparison = PictureComparison(expected: before, actual: stage.picture())
        if comparison.differences(above: limit) != 0 {
          let picture = try comparison.write(as: "\(name)-\(direction)")
          XCTFail("\(name)-\(direction): the first frame differs from the page; see \(picture)")
        }
        stage.rest()
      }
    }
  }

  func testACancelledInteractionRestoresThePreviousPicture() async throws {
    try forEachStyle { stage, name in
      for direction in ["forward", "backward"] {
        let before = stage.picture()
        guard stage.drive([0.1, 0.7, 0.4], finishing: false) else { return }
        XCTAssertEqual(stage.stage.isForward, direction == "backward", name)
        try assertEqual(stage.picture(), before, "\(name)-\(direction)-cancelled")
        stage.go()
      }
    }
  }

  func testAnInteractionFinishesWithThePictureOfTheAnimation() async throws {
    try forEachStyle { stage, name in
      let first = stage.picture()
      stage.go()
      let second = stage.picture()
      stage.go()
      guard stage.drive([0.2, 0.6], finishing: true) else { return }
      XCTAssertTrue(stage.stage.isForward, name)
      try assertEqual(stage.picture(), second, "\(name)-forward-finished")
      _ = stage.drive([0.2, 0.6], finishing: true)
      try assertEqual(stage.picture(), first, "\(name)-backward-finished")
    }
  }

  func testATransitionReversedAtThreePointsRestoresThePreviousPicture() async throws {
    try forEachStyle { stage, name in
      for direction in ["forward", "backward"] {
        let before = stage.picture()
        for fraction in TestEffort.cases([0.5, 0.2, 0.8], everyNth: 3) {
          stage.reverse(at: fraction)
          XCTAssertEqual(stage.stage.isForward, direction == "backward", name)
          try assertEqual(stage.picture(), before, "\(name)-\(direction)-reversed-at-\(fraction)")
        }
        stage.go()
      }
    }
  }

  /// A tile with an edge between two pixels shows some of what is below it there, and of the page's picture.
  func testTilesBeginAndEndOnWholePixelsAtAnyScale() async throws {
    for scale in [0.5, 1, 1.5, 2] as [CGFloat] {
      let camera = try OffscreenHost(size: CGSize(width: 310, height: 230), scale: scale)
      let page = UIView(frame: camera.host.window.bounds)
      camera.host.window.addSubview(page)
      camera.host.flush()
      let tiles = PageTiles(of: page, count: 400, afterUpdates: true).views

      for tile in tiles {
        let frame = tile.frame
        for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
          XCTAssertEqual(edge * scale, (edge * scale).rounded(), accuracy: 1e-6, "at \(scale)")
        }
        XCTAssertEqual(tile.layer.contentsRect.width * page.bounds.width, frame.width, accuracy: 1e-6)
      }
      XCTAssertEqual(tiles.reduce(0) { $0 + $1.frame.width * $1.frame.height }, 310 * 230, accuracy: 1e-3)
      camera.close()
    }
  }

  private func forEachStyle(_ check: (StyleStage, String) throws -> Void) throws {
    let camera = try OffscreenHost(size: CGSize(width: 300, height: 200), scale: 0.5)
    defer { camera.close() }
    camera.host.window.backgroundColor = .systemGray5
    for style in TestEffort.cases(Catalog.styles, everyNth: 2) {
      for kind in style.kinds {
        try check(StyleStage(style, kind, camera), "\(style.id)-\(kind.rawValue)")
        camera.host.window.rootViewController = nil
      }
    }
  }

  private func assertEqual(_ actual: CGImage, _ expected: CGImage, _ name: String) throws {
    let comparison = PictureComparison(expected: expected, actual: actual)
    guard comparison.differences(above: 0) != 0 else { return }
    XCTFail("\(name): the picture differs from the previous one; see \(try comparison.write(as: name))")
  }
}

/// A style's two pages on a manual clock, with pictures of what the window shows.
@MainActor
private final class StyleStage {
  let stage: Stage
  let id: String
  private let camera: OffscreenHost

  init(_ style: TransitionStyle, _ kind: TransitionKind, _ camera: OffscreenHost) {
    self.camera = camera
    id = style.id
    stage = Stage(style: style, kind: kind)
    camera.host.window.rootViewController = stage.rootViewController
    camera.host.advance(by: 1)
  }

  func picture() -> CGImage { camera.picture() }

  /// Begins to go to the other page, and shows the first frame.
  func begin() {
    stage.go {}
    camera.host.advance(by: 0)
  }

  /// Goes to the other page.
  func go() {
    stage.go {}
    rest()
  }

  /// Advances until nothing runs any more, in steps longer than a frame, because nobody looks.
  func rest() {
    repeat { camera.host.advance(by: 0.2) } while CATransaction.nextCompletionTime != nil
  }

  /// Drives a transition through percentages, and ends it. Returns false if the style cannot be driven.
  func drive(_ percentages: [CGFloat], finishing: Bool) -> Bool {
    guard let driver = stage.startInteractively(completion: {}) else { return false }
    for percentage in percentages {
      driver.update(percentage)
      camera.host.advance(by: 0.05)
    }
    finishing ? driver.finish() : driver.cancel()
    rest()
    return true
  }

  /// Begins to go to the other page, and returns when a fraction of the duration has passed.
  func reverse(at fraction: Double) {
    stage.go {}
    camera.host.advance(by: stage.transitionDuration * fraction)
    go()
  }
}
