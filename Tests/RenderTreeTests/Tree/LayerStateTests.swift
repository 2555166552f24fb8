// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import XCTest

/// The defaults of a layer, and the replacement of numbers that cannot be drawn.
final class LayerStateTests: XCTestCase {
  /// Returns the state that the tree stores for a changed state.
  private func kept(_ change: (inout LayerState) -> Void) -> LayerState {
    var builder = TreeBuilder()
    builder.commit([TreeBuilder.node(1) { change(&$0.state) }])
    return builder.tree.node(1)!.state
  }

  func testAChangeOfACopyLeavesTheOriginal() {
    var original = LayerState()
    original.backgroundColor = .white
    original.shadow.radius = 9
    let kept = original
    var copy = original
    copy.backgroundColor = .black
    copy.shadow.offset.width = 4
    original.corners.radius = 7

    XCTAssertEqual(kept.backgroundColor, .white)
    XCTAssertEqual([kept.shadow.radius, kept.shadow.offset.width, kept.corners.radius], [9, 0, 0])
    XCTAssertEqual(copy.backgroundColor, .black)
    XCTAssertEqual([copy.shadow.radius, copy.shadow.offset.width, copy.corners.radius], [9, 4, 0])
    XCTAssertEqual([original.corners.radius, original.shadow.offset.width], [7, 0])
    XCTAssertNotEqual(copy, kept)
    copy.backgroundColor = .white
    copy.shadow.offset.width = 0
    XCTAssertEqual(copy, kept)
  }

  func testATransformThatReturnsToTheIdentityIsEqualToNone() {
    var state = LayerState()
    state.transform = .translation(3, 4)
    state.sublayerTransform = .perspective(distance: 500)
    XCTAssertEqual(state.transform, .translation(3, 4))
    XCTAssertEqual(state.sublayerTransform, .perspective(distance: 500))
    XCTAssertTrue(state.placement.isTransformed && state.geometry.hasSublayerTransform)
    XCTAssertNotEqual(state, LayerState())

    state.transform.m41 = 0
    state.transform.m42 = 0
    state.sublayerTransform = .identity

    XCTAssertFalse(state.placement.isTransformed || state.geometry.hasSublayerTransform)
    XCTAssertEqual(state, LayerState())
  }

  // MARK: Defaults

  func testLayerIsOpaqueEmptyAndWithoutDecorationByDefault() {
    let state = LayerState()

    XCTAssertEqual(state.bounds, .zero)
    XCTAssertEqual(state.position, .zero)
    XCTAssertEqual([state.zPosition, state.anchorPointZ, state.corners.radius, state.border.width], [0, 0, 0, 0])
    XCTAssertEqual(state.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    XCTAssertEqual([state.transform, state.sublayerTransform], [.identity, .identity])
    XCTAssertEqual([state.isHidden, state.masksToBounds, state.rasterization.isRequested], [false, false, false])
    XCTAssertTrue(state.isDoubleSided)
    XCTAssertEqual([state.opacity, state.contentsLayout.scale], [1, 1])
    XCTAssertNil(state.backgroundColor)
    XCTAssertEqual(state.border.color, .black)
    XCTAssertTrue(state.pageCurl.isFlat)
    XCTAssertEqual(state.contentsLayout.rect, CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(state.contentsLayout.center, CGRect(x: 0, y: 0, width: 1, height: 1))
    XCTAssertEqual(state.corners.masked, [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY])
    XCTAssertEqual(state.corners.masked.subtracting([.minXMinY, .maxXMaxY]), [.maxXMinY, .minXMaxY])
  }

  func testBitsOfCornersAreThoseOfCoreAnimation() {
    XCTAssertEqual(
      [LayerCorners.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY, .all].map(\.rawValue), [1, 2, 4, 8, 15])
  }

  func testDefaultsOfShadowShapeAndGradientAreThoseOfCoreAnimation() {
    let (shadow, shape, gradient) = (LayerShadow(), ShapeState(), GradientState())

    XCTAssertEqual(shadow.color, .black)
    XCTAssertEqual([shadow.opacity, shadow.radius], [0, 3])
    XCTAssertEqual(shadow.offset, CGSize(width: 0, height: -3))
    XCTAssertEqual(shape.fillColor, .black)
    XCTAssertNil(shape.strokeColor)
    XCTAssertFalse(shape.usesEvenOddFill)
    XCTAssertEqual(
      [shape.strokeStart, shape.strokeEnd, shape.lineWidth, shape.miterLimit, shape.lineDashPhase], [0, 1, 1, 10, 0])
    XCTAssertEqual(gradient.startPoint, CGPoint(x: 0.5, y: 0))
    XCTAssertEqual(gradient.endPoint, CGPoint(x: 0.5, y: 1))
  }

  // MARK: Limits

  func testLayerWhosePlacementIsNotFiniteIsHidden() {
    let transformParts: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    var parts: [WritableKeyPath<LayerState, CGFloat>] = [
      \.bounds.origin.x, \.bounds.origin.y, \.bounds.size.width, \.bounds.size.height, \.position.x, \.position.y,
      \.zPosition, \.anchorPoint.x, \.anchorPoint.y, \.anchorPointZ,
    ]
    let transforms: [WritableKeyPath<LayerState, CATransform3D>] = [\.transform, \.sublayerTransform]
    parts += transforms.flatMap { transform in transformParts.map { transform.appending(path: $0) } }

    for part in parts {
      for value: CGFloat in [.nan, .infinity, -.infinity] {
        XCTAssertTrue(kept { $0[keyPath: part] = value }.isHidden, "\(value) in \(part)")
      }
      XCTAssertFalse(kept { $0[keyPath: part] = 7 }.isHidden, "7 in \(part)")
    }
  }

  func testLengthsAreLimitedToABillionPoints() {
    let parts: [WritableKeyPath<LayerState, CGFloat>] = [
      \.bounds.origin.x, \.bounds.origin.y, \.bounds.size.width, \.bounds.size.height, \.position.x, \.position.y,
      \.corners.radius, \.border.width,
    ]
    for part in parts {
      for (value, limited) in [(2e9, 1e9), (-2e9, -1e9), (1e9, 1e9), (-1e9, -1e9), (12.5, 12.5)] as [(CGFloat, CGFloat)]
      {
        XCTAssertEqual(kept { $0[keyPath: part] = value }[keyPath: part], limited, "\(part)")
      }
    }
    XCTAssertEqual(kept { $0.corners.radius = .nan }.corners.radius, 0)
    XCTAssertEqual(kept { $0.border.width = .infinity }.border.width, 1e9)
  }

  func testValuesThatCannotBeDrawnAreReplacedByDefaults() {
    XCTAssertEqual(kept { $0.opacity = .nan }.opacity, 1)
    XCTAssertEqual(kept { $0.opacity = 0.25 }.opacity, 0.25)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = CGRect(x: 0.25, y: 0.5, width: 0.25, height: 0.125)
    for value: CGFloat in [.nan, .infinity] {
      for path in [\CGRect.origin.x, \.origin.y, \.size.width, \.size.height] {
        XCTAssertEqual(kept { $0.contentsLayout.rect[keyPath: path] = value }.contentsLayout.rect, unit)
        XCTAssertEqual(kept { $0.contentsLayout.center[keyPath: path] = value }.contentsLayout.center, unit)
      }
    }
    XCTAssertEqual(kept { $0.contentsLayout.rect = part }.contentsLayout.rect, part)
    XCTAssertEqual(kept { $0.contentsLayout.center = part }.contentsLayout.center, part)
    for (scale, limited) in [(0, 1), (-2, 1), (.nan, 1), (.infinity, 1), (0.5, 0.5), (3, 3)] as [(CGFloat, CGFloat)] {
      XCTAssertEqual(kept { $0.contentsLayout.scale = scale }.contentsLayout.scale, limited)
    }
  }

  func testShadowIsLimitedIfItIsDrawn() {
    func shadow(_ change: (inout LayerShadow) -> Void) -> LayerShadow {
      kept {
        $0.shadow.opacity = 0.5
        change(&$0.shadow)
      }.shadow
    }

    for (radius, limited) in [(-1, 0), (.nan, 0), (3, 3), (512, 512), (513, 512), (.infinity, 512)]
      as [(CGFloat, CGFloat)]
    {
      XCTAssertEqual(shadow { $0.radius = radius }.radius, limited)
    }
    XCTAssertEqual(
      shadow { $0.offset = CGSize(width: 3e9, height: -3e9) }.offset, CGSize(width: 1e9, height: -1e9))
    XCTAssertEqual(
      shadow { $0.offset = CGSize(width: CGFloat.nan, height: .nan) }.offset, CGSize(width: 0, height: 0))
    XCTAssertEqual(kept { $0.shadow.radius = -1 }.shadow.radius, -1, "not drawn, so not looked at")
  }

  func testCurlIsLimited() {
    func curl(_ change: (inout PageCurl) -> Void) -> PageCurl {
      kept {
        $0.pageCurl = PageCurl(progress: 0.5, angle: 1, radius: 30)
        change(&$0.pageCurl)
      }.pageCurl
    }

    XCTAssertEqual(curl { _ in }, PageCurl(progress: 0.5, angle: 1, radius: 30))
    XCTAssertEqual(curl { $0.progress = 2 }.progress, 1)
    XCTAssertEqual(curl { $0.radius = 5000 }.radius, 4096)
    for part in [\PageCurl.angle, \.radius] {
      for value: CGFloat in [.nan, .infinity] {
        let curl = curl { $0[keyPath: part] = value }
        XCTAssertEqual([curl.progress, curl.angle, curl.radius], [0, 0, 1])
      }
    }
    XCTAssertEqual(curl { $0.progress = .infinity }.progress, 0)
  }

  func testShapeIsLimited() {
    func shape(_ change: (inout ShapeState) -> Void) -> ShapeState {
      kept {
        var shape = ShapeState()
        change(&shape)
        $0.shape = shape
      }.shape!
    }

    XCTAssertEqual(shape { $0.lineWidth = 2e9 }.lineWidth, 1e9)
    XCTAssertEqual(shape { $0.lineDashPhase = .nan }.lineDashPhase, 0)
    XCTAssertEqual(shape { $0.miterLimit = .infinity }.miterLimit, 10)
    XCTAssertEqual(shape { $0.miterLimit = 4 }.miterLimit, 4)
    XCTAssertEqual(shape { $0.lineDashPattern = [1, .nan] }.lineDashPattern, [])
    XCTAssertEqual(shape { $0.lineDashPattern = [1, 2] }.lineDashPattern, [1, 2])
  }
}
