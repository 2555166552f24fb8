// SPDX-License-Identifier: MIT

/// A layer that shows copies of its sublayers.
@available(*, unavailable, message: "replicator layers are not available; add the copies as sublayers")
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The number of copies.
  public var instanceCount: Int {
    get { fatalError("unavailable") }
    set {}
  }

  /// The delay between copies.
  public var instanceDelay: CFTimeInterval {
    get { fatalError("unavailable") }
    set {}
  }

  /// The transform from a copy to the next.
  public var instanceTransform: CATransform3D {
    get { fatalError("unavailable") }
    set {}
  }

  /// The colour that tints the copies.
  public var instanceColor: CGColor? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The change of the opacity from a copy to the next.
  public var instanceAlphaOffset: Float {
    get { fatalError("unavailable") }
    set {}
  }

  /// Whether the copies keep their depth.
  public var preservesDepth: Bool {
    get { fatalError("unavailable") }
    set {}
  }
}

/// A layer that emits particles.
@available(*, unavailable, message: "particle emitters are not available; animate layers of your own")
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The sources.
  public var emitterCells: [CAEmitterCell]? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The position.
  public var emitterPosition: CGPoint {
    get { fatalError("unavailable") }
    set {}
  }

  /// The size.
  public var emitterSize: CGSize {
    get { fatalError("unavailable") }
    set {}
  }

  /// The shape.
  public var emitterShape: CAEmitterLayerEmitterShape {
    get { fatalError("unavailable") }
    set {}
  }

  /// The part of the shape that emits.
  public var emitterMode: CAEmitterLayerEmitterMode {
    get { fatalError("unavailable") }
    set {}
  }

  /// How particles are combined.
  public var renderMode: CAEmitterLayerRenderMode {
    get { fatalError("unavailable") }
    set {}
  }

  /// A factor of the rates of the sources.
  public var birthRate: Float {
    get { fatalError("unavailable") }
    set {}
  }

  /// A factor of the lives of the particles.
  public var lifetime: Float {
    get { fatalError("unavailable") }
    set {}
  }

  /// A factor of the scales.
  public var scale: Float {
    get { fatalError("unavailable") }
    set {}
  }
}

/// A source of particles.
@available(*, unavailable, message: "particle emitters are not available; animate layers of your own")
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// The name.
  public var name: String? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The image.
  public var contents: Any? {
    get { fatalError("unavailable") }
    set {}
  }

  /// Whether it emits.
  public var isEnabled: Bool {
    get { fatalError("unavailable") }
    set {}
  }

  /// The particles per second.
  public var birthRate: Float {
    get { fatalError("unavailable") }
    set {}
  }

  /// The life of a particle in seconds.
  public var lifetime: Float {
    get { fatalError("unavailable") }
    set {}
  }

  /// The range of the lives.
  public var lifetimeRange: Float {
    get { fatalError("unavailable") }
    set {}
  }

  /// The range of the opacities.
  public var alphaRange: Float {
    get { fatalError("unavailable") }
    set {}
  }

  /// The change of the opacity per second.
  public var alphaSpeed: Float {
    get { fatalError("unavailable") }
    set {}
  }

  /// The velocity.
  public var velocity: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The range of the velocities.
  public var velocityRange: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The direction in the plane.
  public var emissionLongitude: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The direction in depth.
  public var emissionLatitude: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The range of the directions.
  public var emissionRange: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The scale.
  public var scale: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The range of the scales.
  public var scaleRange: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The change of the scale per second.
  public var scaleSpeed: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The rotation per second.
  public var spin: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The range of the rotations.
  public var spinRange: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The acceleration to the right.
  public var xAcceleration: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The acceleration downward.
  public var yAcceleration: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// The colour.
  public var color: CGColor? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The sources that travel with the particles.
  public var emitterCells: [CAEmitterCell]? {
    get { fatalError("unavailable") }
    set {}
  }
}

/// The shape of an emitter.
@available(*, unavailable, message: "particle emitters are not available; animate layers of your own")
nonisolated public struct CAEmitterLayerEmitterShape: Sendable {
  /// A point.
  public static var point: Self { fatalError("unavailable") }

  /// A line.
  public static var line: Self { fatalError("unavailable") }

  /// A rectangle.
  public static var rectangle: Self { fatalError("unavailable") }

  /// A circle.
  public static var circle: Self { fatalError("unavailable") }

  /// A sphere.
  public static var sphere: Self { fatalError("unavailable") }

  /// A cuboid.
  public static var cuboid: Self { fatalError("unavailable") }
}

/// The part of an emitter that emits.
@available(*, unavailable, message: "particle emitters are not available; animate layers of your own")
nonisolated public struct CAEmitterLayerEmitterMode: Sendable {
  /// Its corners.
  public static var points: Self { fatalError("unavailable") }

  /// Its edge.
  public static var outline: Self { fatalError("unavailable") }

  /// Its area.
  public static var surface: Self { fatalError("unavailable") }

  /// Its inside.
  public static var volume: Self { fatalError("unavailable") }
}

/// How particles are combined.
@available(*, unavailable, message: "particle emitters are not available; animate layers of your own")
nonisolated public struct CAEmitterLayerRenderMode: Sendable {
  /// In any order.
  public static var unordered: Self { fatalError("unavailable") }

  /// The oldest are behind.
  public static var oldestFirst: Self { fatalError("unavailable") }

  /// The oldest are in front.
  public static var oldestLast: Self { fatalError("unavailable") }

  /// By their depth.
  public static var backToFront: Self { fatalError("unavailable") }

  /// Their colours are added.
  public static var additive: Self { fatalError("unavailable") }
}

/// A layer that draws its content in tiles.
@available(
  *, unavailable, message: "tiled layers are not available; draw in a view, whose content is sharp at any scale"
)
@preconcurrency @MainActor open class CATiledLayer: NSObject {}

/// A layer that scrolls its sublayers.
@available(*, unavailable, message: "scroll layers are not available; set the origin of a layer's bounds")
@preconcurrency @MainActor open class CAScrollLayer: NSObject {}

/// A layer that shows a drawing of Metal.
@available(*, unavailable, message: "Metal is not available; draw with Core Graphics")
@preconcurrency @MainActor open class CAMetalLayer: NSObject {}

/// A layer that shows a drawing of OpenGL.
@available(*, unavailable, message: "OpenGL is not available; draw with Core Graphics")
@preconcurrency @MainActor open class CAEAGLLayer: NSObject {}
