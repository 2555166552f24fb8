// SPDX-License-Identifier: MIT

/// A layer that shows copies of its sublayers.
@available(*, unavailable, message: "replicator layers are not available; add the copies as sublayers")
@preconcurrency @MainActor open class CAReplicatorLayer: NSObject {}

/// A layer that emits particles.
@available(*, unavailable, message: "particle emitters are not available; animate layers of your own")
@preconcurrency @MainActor open class CAEmitterLayer: NSObject {}

/// A source of particles.
@available(*, unavailable, message: "particle emitters are not available; animate layers of your own")
@preconcurrency @MainActor open class CAEmitterCell: NSObject {}

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
