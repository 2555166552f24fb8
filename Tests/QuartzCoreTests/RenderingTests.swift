// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import XCTest

@MainActor
final class RenderingTests: XCTestCase {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  func testBackgroundBorderAndRoundedCornersAreDrawn() async {
    let layer = makeLayer()
    layer.backgroundColor = red
    layer.borderColor = blue
    layer.borderWidth = 2
    layer.cornerRadius = 10
    layer.maskedCorners = [.layerMinXMinYCorner]

    let pixels = render(layer)

    XCTAssertEqual(pixels(20, 20), [255, 0, 0, 255])
    XCTAssertEqual(pixels(20, 1), [0, 0, 255, 255])
    XCTAssertEqual(pixels(0, 0), [0, 0, 0, 0])
    XCTAssertEqual(pixels(39, 0), [0, 0, 255, 255])
  }

  func testOpacityAppliesToTheWholeGroup() async {
    let layer = makeLayer()
    layer.backgroundColor = red
    let child = CALayer()
    child.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    child.backgroundColor = blue
    layer.addSublayer(child)
    layer.opacity = 0.5

    let pixels = render(layer)

    XCTAssertEqual(pixels(5, 5), [128, 0, 0, 128])
    XCTAssertEqual(pixels(15, 15), [0, 0, 128, 128])
  }

  func testSublayersArePositionedRotatedClippedAndOrdered() async {
    let layer = makeLayer()
    layer.bounds.origin = CGPoint(x: 100, y: 0)
    layer.masksToBounds = true
    let (low, high) = (CALayer(), CALayer())
    high.backgroundColor = red
    high.frame = CGRect(x: 110, y: 15, width: 20, height: 10)
    high.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    high.zPosition = 1
    low.backgroundColor = blue
    low.frame = CGRect(x: 100, y: 0, width: 400, height: 400)
    layer.addSublayer(high)
    layer.addSublayer(low)

    let pixels = render(layer, scale: 1, size: 60)

    XCTAssertEqual(pixels(20, 12), [255, 0, 0, 255])
    XCTAssertEqual(pixels(11, 20), [0, 0, 255, 255])
    XCTAssertEqual(pixels(45, 20), [0, 0, 0, 0])
  }

  /// As the render server does, so that a picture of a layer has the same pixels as the screen.
  func testTheEdgesOfALayerThatIsOnlyMovedAreOnWholePixels() async {
    let layer = makeLayer()
    let child = CALayer()
    child.frame = CGRect(x: 4.4, y: 4.5, width: 10.2, height: 10.2)
    child.backgroundColor = red
    let grandchild = CALayer()
    grandchild.frame = CGRect(x: 2.3, y: 0, width: 2, height: 2)
    grandchild.backgroundColor = blue
    child.addSublayer(grandchild)
    layer.addSublayer(child)

    let pixels = render(layer)

    XCTAssertEqual([3, 4, 14, 15].map { pixels($0, 10)[3] }, [0, 255, 255, 0])
    XCTAssertEqual([4, 5, 14, 15].map { pixels(10, $0)[3] }, [0, 255, 255, 0])
    XCTAssertEqual([5, 6, 7, 8].map { pixels($0, 5)[2] }, [0, 255, 255, 0])
  }

  /// Only the sublayer's own edges are rounded: its drawing keeps its size, and is cropped.
  func testTheDrawingOfALayerIsNotStretchedToWholePixels() async {
    let layer = makeLayer()
    let child = DrawingLayer()
    child.frame = CGRect(x: 0.3, y: 0, width: 39.4, height: 40)
    layer.addSublayer(child)
    child.setNeedsDisplay()

    let pixels = render(layer)

    XCTAssertEqual([6, 7, 16, 17].map { pixels($0, 20)[3] }, [0, 255, 255, 0])
  }

  func testALayerWithoutAnyExtentOnTheScreenIsNotDrawn() async {
    let layer = makeLayer()
    let child = CALayer()
    child.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    child.backgroundColor = red
    child.transform = CATransform3DMakeScale(0, 1, 1)
    layer.addSublayer(child)

    XCTAssertEqual(render(layer)(15, 15), [0, 0, 0, 0])
  }

  func testAMaskLimitsTheVisiblePartOfTheLayer() async {
    let layer = makeLayer()
    layer.backgroundColor = red
    let mask = CALayer()
    mask.backgroundColor = .black
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    layer.mask = mask

    let pixels = render(layer)

    XCTAssertEqual(pixels(10, 10), [255, 0, 0, 255])
    XCTAssertEqual(pixels(30, 10), [0, 0, 0, 0])
  }

  func testContentsArePositionedByTheirGravity() async {
    let layer = makeLayer()
    layer.contents = makeImage([red, blue], width: 2, height: 1)
    layer.contentsGravity = .bottomRight
    XCTAssertEqual(render(layer)(38, 39), [255, 0, 0, 255])
    XCTAssertEqual(render(layer)(39, 39), [0, 0, 255, 255])
    XCTAssertEqual(render(layer)(37, 39), [0, 0, 0, 0])

    layer.contentsGravity = .resizeAspect
    XCTAssertEqual(render(layer)(2, 20), [255, 0, 0, 255])
    XCTAssertEqual(render(layer)(2, 5), [0, 0, 0, 0])

    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    layer.contentsGravity = .resize
    XCTAssertEqual(render(layer)(30, 20), [0, 0, 255, 255])
  }

  func testOnlyTheContentsCenterIsStretched() async {
    let layer = makeLayer()
    let white = CGColor.white
    layer.contents = makeImage([red, white, blue], width: 3, height: 1)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)

    let pixels = render(layer)

    XCTAssertEqual(pixels(0, 20), [255, 0, 0, 255])
    XCTAssertEqual(pixels(20, 20), [255, 255, 255, 255])
    XCTAssertEqual(pixels(39, 20), [0, 0, 255, 255])
  }

  func testTheDrawingOfALayerIsRecordedAndRendered() async {
    let layer = DrawingLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.bounds.origin.x = 7
    layer.setNeedsDisplay()
    XCTAssertTrue(layer.needsDisplay())

    XCTAssertEqual(render(layer)(5, 5), [255, 0, 0, 255])
    XCTAssertEqual(render(layer)(15, 5), [0, 0, 0, 0])
    XCTAssertFalse(layer.needsDisplay())
  }

  func testALayerThatDrawsNothingHasNoContents() async {
    let layer = makeLayer()
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    XCTAssertNil(layer.contents)
  }

  func testEveryLayerClassCanBeCreatedFromItsMetatype() async {
    let classes: [CALayer.Type] = [
      CALayer.self, CAShapeLayer.self, CAGradientLayer.self, DrawingLayer.self, CATransformLayer.self,
    ]
    let layers = classes.compactMap { $0.init(coder: NSCoder()) }
    XCTAssertEqual(layers.count, 5)
    XCTAssertEqual((layers[1] as? CAShapeLayer)?.lineWidth, 1)
    XCTAssertEqual((layers[2] as? CAGradientLayer)?.endPoint, CGPoint(x: 0.5, y: 1))
  }

  func testADelegateDrawsOrProvidesTheContents() async {
    let layer = makeLayer()
    let delegate = DrawingDelegate()
    layer.delegate = delegate

    layer.setNeedsDisplay()
    layer.displayIfNeeded()

    XCTAssertEqual(delegate.calls, ["will draw", "draw"])
    XCTAssertEqual(render(layer)(20, 20), [0, 0, 255, 255])
  }

  func testShapesAreFilledAndPartlyStroked() async {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.path = CGPath(elements: [.move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 40, y: 10))])
    layer.strokeColor = red
    layer.lineWidth = 4
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.5

    let pixels = render(layer)

    XCTAssertEqual(pixels(15, 10), [255, 0, 0, 255])
    XCTAssertEqual(pixels(5, 10), [0, 0, 0, 0])
    XCTAssertEqual(pixels(25, 10), [0, 0, 0, 0])
    layer.path = CGPath.rounded(for: CGRect(x: 5, y: 5, width: 30, height: 30))
    layer.fillColor = blue
    XCTAssertEqual(render(layer)(20, 20), [0, 0, 255, 255])
  }

  func testGradientsRunFromStartToEnd() async {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [CGColor.black, CGColor.white]
    XCTAssertEqual(Int(render(layer)(20, 20)[0]), 130, accuracy: 3)
    XCTAssertLessThan(render(layer)(20, 1)[0], 12)

    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    XCTAssertGreaterThan(render(layer)(38, 1)[0], 240)

    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    XCTAssertLessThan(render(layer)(20, 20)[0], 20)
    XCTAssertEqual(Int(render(layer)(30, 20)[0]), 134, accuracy: 5)

    layer.type = .conic
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    XCTAssertEqual(Int(render(layer)(20, 35)[0]), 64, accuracy: 4)
    XCTAssertEqual(Int(render(layer)(20, 5)[0]), 191, accuracy: 4)
  }

  func testAShadowHasItsOffsetOpacityAndPath() async {
    let layer = makeLayer()
    let child = CALayer()
    child.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    child.backgroundColor = red
    child.shadowOpacity = 0.5
    child.shadowRadius = 0
    child.shadowOffset = CGSize(width: 5, height: 5)
    layer.addSublayer(child)

    XCTAssertEqual(render(layer)(15, 15), [255, 0, 0, 255])
    XCTAssertEqual(render(layer)(22, 22), [0, 0, 0, 128])
    XCTAssertEqual(render(layer)(28, 28), [0, 0, 0, 0])
    child.shadowPath = CGPath(elements: [
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 20, y: 20)),
      .line(CGPoint(x: 0, y: 20)), .close,
    ])
    XCTAssertEqual(render(layer)(33, 33), [0, 0, 0, 128])
  }

  private func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    return layer
  }

  private func makeImage(_ colors: [CGColor], width: Int, height: Int) -> CGImage {
    let bytes = colors.flatMap { [$0.blue, $0.green, $0.red, $0.alpha].map { UInt8($0 * 255) } }
    return CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: true, pixels: bytes)
  }

  /// Returns the pixels as red, green, blue, alpha, premultiplied.
  private func render(_ layer: CALayer, scale: CGFloat = 1, size: Int = 40) -> (Int, Int) -> [UInt8] {
    guard let context = CGContext(size: CGSize(width: size, height: size), scale: scale) else {
      preconditionFailure("no bitmap")
    }
    context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
    layer.render(in: context)
    guard let image = context.makeImage() else { preconditionFailure("no image") }
    return { x, y in
      let index = y * image.bytesPerRow + x * 4
      let pixel = image.pixels[index..<index + 4].map { $0 }
      return [pixel[2], pixel[1], pixel[0], pixel[3]]
    }
  }
}

private final class DrawingLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(CGRect(x: 7, y: 0, width: 10, height: 40))
  }
}

@MainActor
private final class DrawingDelegate: CALayerDelegate {
  private(set) var calls: [String] = []

  nonisolated deinit {}

  func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append("draw")
    ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    ctx.fill(layer.bounds)
  }
}

extension CGPath {
  fileprivate static func rounded(for rect: CGRect) -> CGPath {
    CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil)
  }
}
