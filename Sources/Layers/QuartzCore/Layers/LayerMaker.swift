// SPDX-License-Identifier: MIT

/// An implementation detail that creates layers of a class known only at run time. Do not use it.
///
/// Swift can create an object from a metatype only through a required initializer. The initializers of layers are not
/// required, because a program overrides `init()` and `init(layer:)` as on Apple's systems. But an initializer has the
/// same position in the method table of every subclass, whether it is required or not. This class declares the
/// initializers as required and makes the call on behalf of other classes. It is open, because the compiler would
/// otherwise call its own initializers directly. A class that does not inherit the initializer stops the program, as on
/// Apple's systems.
@preconcurrency @MainActor open class LayerMaker: CALayer {
  /// Creates a layer. Not called on this class itself.
  public required override init() { super.init() }

  /// Creates a copy of a layer. Not called on this class itself.
  public required override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer. There are no archives of layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// Creates a layer of a class.
  package static func make(_ type: CALayer.Type) -> CALayer { lend(to: type).init() }

  /// Creates a layer of the same class with `init(layer:)`.
  static func makeCopy<Layer: CALayer>(of layer: Layer) -> Layer {
    unsafeDowncast(lend(to: type(of: layer)).init(layer: layer) as AnyObject, to: Layer.self)
  }

  private static func lend(to type: CALayer.Type) -> LayerMaker.Type {
    unsafeBitCast(type as AnyClass, to: LayerMaker.Type.self)
  }
}
