// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import TimingFunctions
import X11
import XCTest

@testable import RenderServer

/// Layers with numbers that no screen can show, next to a normal one.
final class HostileNumberTests: PixelTestCase {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300,
    1e10, -1e10, 32768,
  ]

  private typealias Change = @Sendable (inout LayerState, CGFloat) -> Void

  private static let changes: [(name: String, change: Change)] = [
    ("bounds' origin", { $0.bounds.origin.x = $1 }),
    ("bounds' size", { $0.bounds.size = CGSize(width: $1, height: $1) }),
    ("position", { $0.position.x = $1 }),
    ("anchor point", { $0.anchorPoint.y = $1 }),
    ("depth", { $0.zPosition = $1 }),
    ("translation", { $0.transform = .translation($1, 0) }),
    ("scale", { $0.transform = .scale($1, $1) }),
    ("rotation", { $0.transform = .rotation($1, 1, 0, 0) }),
    ("perspective", { $0.sublayerTransform.m34 = -1 / $1 }),
    ("opacity", { $0.opacity = $1 }),
    ("corner radius", { $0.corners.radius = $1 }),
    ("border", { $0.border.width = $1 }),
    ("contents' rectangle", { $0.contentsLayout.rect.size.width = $1 }),
    ("contents' centre", { $0.contentsLayout.center.origin.x = $1 }),
    ("contents' scale", { $0.contentsLayout.scale = $1 }),
    (
      "shadow",
      {
        $0.shadow.opacity = 1
        $0.shadow.radius = $1
        $0.shadow.offset.width = $1
      }
    ),
    (
      "shadow of a long layer",
      {
        $0.bounds.size.width = $1
        $0.shadow.opacity = 1
      }
    ),
    ("curl", { $0.pageCurl = PageCurl(progress: 0.5, angle: $1, radius: $1) }),
    ("curl's progress", { $0.pageCurl.progress = $1 }),
    (
      "circle",
      {
        $0.bounds.size = CGSize(width: $1, height: $1)
        $0.corners.radius = $1 / 2
      }
    ),
    (
      "shape",
      {
        var shape = ShapeState()
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: $1, height: 4), transform: nil)
        shape.strokeColor = .black
        shape.lineWidth = $1
        shape.lineDashPattern = [$1]
        $0.shape = shape
      }
    ),
    (
      "gradient",
      {
        var gradient = GradientState()
        gradient.colors = [.black, .white]
        gradient.locations = [$1, 1]
        gradient.endPoint.x = $1
        $0.gradient = gradient
      }
    ),
    ("colour", { $0.backgroundColor = CGColor(red: $1, green: $1, blue: 0, alpha: 1) }),
  ]

  func testLayerWithHostileNumbersDoesNotPreventDrawingAnother() {
    for (name, change) in Self.changes {
      for number in Self.numbers {
        let tree = LayerTree(size: CGSize(width: 40, height: 40))
        let hostile = tree.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .white) { state in
          state.contents = .image(Self.image)
          change(&state, number)
        }
        tree.add(CGRect(x: 2, y: 2, width: 4, height: 4), color: .black, to: hostile)
        tree.add(CGRect(x: 30, y: 30, width: 10, height: 10), color: .black)

        let picture = render(tree, 40, 40)

        XCTAssertEqual(picture[35, 35], .black, "\(name): \(number)")
      }
    }
  }

  func testAnimationsOfHostileNumbersAreSampled() {
    for number in Self.numbers {
      let tree = LayerTree(size: CGSize(width: 40, height: 40))
      let hostile = tree.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .white)
      var timing = AnimationTiming()
      timing.duration = abs(number)
      timing.timeOffset = number
      timing.repeatCount = 3
      timing.fillMode = .both
      var effect = PropertyAnimation(
        keyPath: "position.x",
        values: .basic(from: AnimatableValue(number), to: AnimatableValue(CGFloat(10)), by: nil))
      effect.isCumulative = true
      tree.change(hostile) {
        $0.animations = [
          LayerAnimation(key: "x", timing: timing, pacing: LinearTiming(), effect: .property(effect))
        ]
      }
      tree.add(CGRect(x: 30, y: 30, width: 10, height: 10), color: .black)

      let picture = render(tree, 40, 40, at: 0.1)

      XCTAssertEqual(picture[35, 35], .black, "\(number)")
    }
  }

  func testGradientAndShapeOfThousandsOfPixelsAreDrawnWhereVisible() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    tree.add(CGRect(x: -4_480, y: -4_480, width: 9_000, height: 9_000)) { state in
      var gradient = GradientState()
      gradient.colors = [.black, .black, .white, .white]
      gradient.locations = [0, 0.5, 0.5, 1]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      state.gradient = gradient
    }
    tree.add(CGRect(x: 0, y: 0, width: 40, height: 40)) { state in
      var shape = ShapeState()
      shape.path = CGPath(rect: CGRect(x: -5_000, y: 30, width: 10_000, height: 10_000), transform: nil)
      shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      state.shape = shape
    }

    let picture = render(tree, 40, 40)

    XCTAssertEqual(picture[15, 10], .black)
    XCTAssertEqual(picture[25, 10], .white)
    XCTAssertEqual(picture[15, 26], .black)
    XCTAssertEqual(picture[25, 34], Pixel(255, 0, 0))
  }

  func testLayerWithoutAFinitePositionIsNotShown() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    tree.add(CGRect(x: 0, y: 0, width: 40, height: 40), color: .black) { $0.position.x = .nan }

    XCTAssertEqual(render(tree, 40, 40)[20, 20], .white)
  }

  func testShadowWithoutBlurOfASquareLayerIsDrawn() {
    let tree = LayerTree(size: CGSize(width: 40, height: 40))
    tree.add(CGRect(x: 4, y: 4, width: 10, height: 10), color: .white) { state in
      state.shadow.opacity = 1
      state.shadow.radius = 0
      state.shadow.offset = CGSize(width: 20, height: 20)
    }

    XCTAssertEqual(render(tree, 40, 40)[28, 28], .black)
  }

  func testSleepUntilAHostileTimeIsShort() {
    XCTAssertEqual(DescriptorSleep.parts(of: .nan).seconds, 0)
    XCTAssertEqual(DescriptorSleep.parts(of: -.infinity).seconds, 0)
    XCTAssertEqual(DescriptorSleep.parts(of: .infinity).seconds, 86_400)
    XCTAssertEqual(DescriptorSleep.parts(of: 1.5).nanoseconds, 500_000_000)
  }

  private static let image = CGImage(
    width: 2, height: 2, bytesPerRow: 8, isOpaque: false, pixels: [UInt8](repeating: 128, count: 16))

  /// The middle of a list without an end, to which the list has been scrolled.
  func testContentFarFromTheOriginIsShown() {
    for distance in [2e6, 3e7] as [CGFloat] {
      let tree = LayerTree(size: CGSize(width: 60, height: 60))
      let list = tree.add(CGRect(x: 0, y: 0, width: 60, height: 60)) { $0.bounds.origin.x = distance }
      tree.add(CGRect(x: distance + 10, y: 10, width: 20, height: 20), color: .red, to: list)
      tree.add(CGRect(x: distance + 40, y: 10, width: 20, height: 20), color: .blue, to: list) {
        $0.transform = .scale(0.5, 0.5)
      }
      let shown = render(tree, 60, 60)
      assertPixel(shown, 11, 20, .red)
      assertPixel(shown, 9, 20, .white)
      assertPixel(shown, 50, 20, .blue)
      assertPixel(shown, 43, 20, .white)
    }
  }
}
