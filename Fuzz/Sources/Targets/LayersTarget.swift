// SPDX-License-Identifier: MIT

import TimingFunctions

@testable import CoreGraphics
@testable import RenderServer
@testable import RenderTree
@testable import X11

/// Tests layer trees with arbitrary numbers, which are committed and drawn as by the render thread.
struct LayersTarget: FuzzTarget {
  private static let maximumLayers = 6
  private static let side = 48

  private let server: RenderServer

  init() throws {
    server = try RenderServer(clock: .manual)
  }

  func run(_ input: inout FuzzInput) {
    let surface = server.makeOffscreenSurface(pixelSize: PixelSize(width: Self.side, height: Self.side), scale: 1)
    surface.commit(Self.commit(&input))
    for time in [0, 0.1, abs(input.double())] where time.isFinite {
      let picture = surface.renderFrame(at: time)
      check(picture.width == Self.side && picture.height == Self.side, "the picture has another size")
    }
    surface.detach()
  }

  private static func commit(_ input: inout FuzzInput) -> Commit {
    let ids = (0...input.index(below: maximumLayers)).map { LayerID(rawValue: UInt64($0 + 1)) }
    var nodes = ids.map { RenderNode(id: $0, state: state(&input)) }
    for index in nodes.indices.dropFirst() {
      let parent = input.index(below: index)
      if input.byte() < 32, nodes[parent].mask == nil {
        nodes[parent].mask = ids[index]
      } else {
        nodes[parent].sublayers.append(ids[index])
      }
    }
    for index in nodes.indices where input.bool() { nodes[index].animations = [animation(&input)] }
    var commit = Commit(sequence: 1, time: 0, root: ids[0])
    commit.updated = nodes.map(CommittedNode.init)
    return commit
  }

  private static func state(_ input: inout FuzzInput) -> LayerState {
    var state = LayerState()
    state.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    state.position = CGPoint(x: side / 2, y: side / 2)
    state.backgroundColor = .black
    for _ in 0..<input.index(below: 8) { change(&state, &input) }
    return state
  }

  private static func change(_ state: inout LayerState, _ input: inout FuzzInput) {
    switch input.index(below: 20) {
    case 0: state.bounds = input.rect()
    case 1: state.position = input.point()
    case 2: state.zPosition = input.double()
    case 3: state.anchorPoint = input.point()
    case 4: state.transform = transform(&input)
    case 5: state.sublayerTransform = transform(&input)
    case 6: state.opacity = input.double()
    case 7: state.masksToBounds = true
    case 8: state.corners.radius = input.double()
    case 9: state.border.width = input.double()
    case 10:
      state.shadow.opacity = input.double()
      state.shadow.radius = input.double()
      state.shadow.offset = CGSize(width: input.double(), height: input.double())
    case 11: state.pageCurl = PageCurl(progress: input.double(), angle: input.double(), radius: input.double())
    case 12: state.contents = .image(image)
    case 13: state.contentsLayout.rect = input.rect()
    case 14: state.contentsLayout.center = input.rect()
    case 15:
      state.contentsLayout.gravity = input.element(of: [.center, .resizeAspect, .resizeAspectFill, .bottomRight])
    case 16: state.contentsLayout.scale = input.double()
    case 17: state.shape = shape(&input)
    case 18: state.gradient = gradient(&input)
    default: state.rasterization.isRequested = true
    }
  }

  private static let image = CGImage(
    width: 2, height: 2, bytesPerRow: 8, isOpaque: false, pixels: [UInt8](repeating: 128, count: 16))

  private static func transform(_ input: inout FuzzInput) -> CATransform3D {
    switch input.index(below: 4) {
    case 0: return .translation(input.double(), input.double(), input.double())
    case 1: return .rotation(input.double(), input.double(), input.double(), input.double())
    case 2: return .scale(input.double(), input.double(), input.double())
    default:
      var transform = CATransform3D()
      transform.m34 = -1 / input.double()
      transform.m11 = input.double()
      transform.m21 = input.double()
      transform.m14 = input.double()
      transform.m44 = input.double()
      return transform
    }
  }

  private static func shape(_ input: inout FuzzInput) -> ShapeState {
    var shape = ShapeState()
    shape.strokeColor = .black
    shape.lineWidth = input.double()
    shape.strokeStart = input.double()
    shape.strokeEnd = input.double()
    shape.miterLimit = input.double()
    shape.lineDashPhase = input.double()
    shape.lineDashPattern = input.doubles(below: 4)
    shape.path = PathTarget.path(&input)
    return shape
  }

  private static func gradient(_ input: inout FuzzInput) -> GradientState {
    var gradient = GradientState()
    gradient.kind = input.element(of: [.axial, .radial, .conic])
    gradient.colors = [.black, .white, .black]
    gradient.locations = input.doubles(below: 4)
    gradient.startPoint = input.point()
    gradient.endPoint = input.point()
    return gradient
  }

  private static func animation(_ input: inout FuzzInput) -> LayerAnimation {
    var timing = AnimationTiming()
    timing.beginTime = input.double()
    timing.duration = input.double()
    timing.speed = input.double()
    timing.timeOffset = input.double()
    timing.repeatCount = input.double()
    timing.autoreverses = input.bool()
    timing.fillMode = .both
    let properties: [(String, (inout FuzzInput) -> AnimatableValue)] = [
      ("position", { AnimatableValue($0.point()) }), ("bounds", { AnimatableValue($0.rect()) }),
      ("opacity", { AnimatableValue(CGFloat($0.double())) }),
      ("transform", { AnimatableValue(transform(&$0)) }), ("cornerRadius", { AnimatableValue(CGFloat($0.double())) }),
    ]
    let (keyPath, value) = input.element(of: properties)
    var keyframes = Keyframes(values: (0...input.index(below: 4)).map { _ in value(&input) })
    keyframes.calculationMode = input.element(of: [.linear, .discrete, .paced, .cubic, .cubicPaced])
    keyframes.keyTimes = input.doubles(below: 5).map { Double($0) }
    keyframes.tensions = input.doubles(below: 5).map { Double($0) }
    var property = PropertyAnimation(
      keyPath: keyPath, values: .keyframes(keyframes))
    property.isCumulative = input.bool()
    property.isAdditive = input.bool()
    return LayerAnimation(key: keyPath, timing: timing, pacing: CubicBezier.linear, effect: .property(property))
  }
}
