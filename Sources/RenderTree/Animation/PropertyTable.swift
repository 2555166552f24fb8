// SPDX-License-Identifier: MIT
import CoreGraphics

/// Builds the table of animatable properties: one line a property, and one line a part of a kind of value.
struct PropertyTable {
  private(set) var entries: [String: PropertyAccess] = [:]

  private typealias Path<Value> = WritableKeyPath<LayerState, Value> & Sendable

  init() {
    addGeometry()
    addAppearance()
    addContent()
  }

  private mutating func addGeometry() {
    rect("bounds", \.bounds)
    point("position", \.position, isPlacement: true)
    scalar("zPosition", \.zPosition, isPlacement: true)
    point("anchorPoint", \.anchorPoint)
    scalar("anchorPointZ", \.anchorPointZ)
    transform("transform", \.transform, isPlacement: true)
    transform("sublayerTransform", \.sublayerTransform)
    flag("hidden", \.isHidden, isPlacement: true)
    flag("doubleSided", \.isDoubleSided)
  }

  private mutating func addAppearance() {
    scalar("opacity", \.opacity, isPlacement: true)
    flag("masksToBounds", \.masksToBounds)
    color("backgroundColor", \.backgroundColor)
    scalar("cornerRadius", \.cornerRadius)
    scalar("borderWidth", \.borderWidth)
    color("borderColor", \.borderColor)
    color("shadowColor", \.shadow.color)
    scalar("shadowOpacity", \.shadow.opacity)
    size("shadowOffset", \.shadow.offset)
    scalar("shadowRadius", \.shadow.radius)
    path("shadowPath", \.shadow.path)
    add("pageCurl", \.pageCurl.numbers, isPlacement: true, AnimatableValue.scalars) {
      if case .scalars(let value) = $0, value.count == PageCurl.flat.numbers.count { value } else { nil }
    }
    scalar("pageCurl.progress", \.pageCurl.progress, isPlacement: true)
    scalar("pageCurl.angle", \.pageCurl.angle, isPlacement: true)
    scalar("pageCurl.radius", \.pageCurl.radius, isPlacement: true)
  }

  private mutating func addContent() {
    add("contents", \.contents, isPlacement: false, AnimatableValue.contents) {
      if case .contents(let value) = $0 { value } else { nil }
    }
    rect("contentsRect", \.contentsRect)
    rect("contentsCenter", \.contentsCenter)
    scalar("contentsScale", \.contentsScale)
    path("path", \.shapeValues.path)
    color("fillColor", \.shapeValues.fillColor)
    color("strokeColor", \.shapeValues.strokeColor)
    scalar("strokeStart", \.shapeValues.strokeStart)
    scalar("strokeEnd", \.shapeValues.strokeEnd)
    scalar("lineWidth", \.shapeValues.lineWidth)
    scalar("miterLimit", \.shapeValues.miterLimit)
    scalar("lineDashPhase", \.shapeValues.lineDashPhase)
    scalars("lineDashPattern", \.shapeValues.lineDashPattern)
    add("colors", \.gradientValues.colors, isPlacement: false, AnimatableValue.colors) {
      if case .colors(let value) = $0 { value } else { nil }
    }
    scalars("locations", \.gradientValues.locations)
    point("startPoint", \.gradientValues.startPoint)
    point("endPoint", \.gradientValues.endPoint)
  }
}

// One function for each kind of value, with the parts that its key paths can name.
extension PropertyTable {
  private mutating func add<Value>(
    _ name: String, _ path: Path<Value>, isPlacement: Bool,
    _ wrap: @escaping @Sendable (Value) -> AnimatableValue, _ unwrap: @escaping @Sendable (AnimatableValue) -> Value?
  ) {
    entries[name] = PropertyAccess(isPlacement: isPlacement) {
      wrap($0[keyPath: path])
    } setter: { state, value in
      guard let value = unwrap(value) else { return false }
      state[keyPath: path] = value
      return true
    }
  }

  /// A number inside a value: `part` of what `path` names.
  private mutating func part<Value>(
    _ name: String, _ path: Path<Value>, _ part: WritableKeyPath<Value, CGFloat> & Sendable, isPlacement: Bool
  ) {
    entries[name] = PropertyAccess(isPlacement: isPlacement) {
      .scalar($0[keyPath: path][keyPath: part])
    } setter: { state, value in
      guard let value = value.scalar else { return false }
      state[keyPath: path][keyPath: part] = value
      return true
    }
  }

  private mutating func scalar(_ name: String, _ path: Path<CGFloat>, isPlacement: Bool = false) {
    add(name, path, isPlacement: isPlacement, AnimatableValue.scalar, \.scalar)
  }

  private mutating func scalars(_ name: String, _ path: Path<[CGFloat]>) {
    add(name, path, isPlacement: false, AnimatableValue.scalars) {
      if case .scalars(let value) = $0 { value } else { nil }
    }
  }

  private mutating func flag(_ name: String, _ path: Path<Bool>, isPlacement: Bool = false) {
    add(name, path, isPlacement: isPlacement, AnimatableValue.flag) {
      if case .flag(let value) = $0 { value } else { nil }
    }
  }

  private mutating func color(_ name: String, _ path: Path<CGColor?>) {
    add(name, path, isPlacement: false, AnimatableValue.color) {
      if case .color(let value) = $0 { .some(value) } else { nil }
    }
  }

  private mutating func path(_ name: String, _ path: Path<CGPath?>) {
    add(name, path, isPlacement: false, AnimatableValue.path) {
      if case .path(let value) = $0 { .some(value) } else { nil }
    }
  }

  private mutating func point(_ name: String, _ path: Path<CGPoint>, isPlacement: Bool = false) {
    add(name, path, isPlacement: isPlacement, AnimatableValue.point, \.point)
    part(name + ".x", path, \.x, isPlacement: isPlacement)
    part(name + ".y", path, \.y, isPlacement: isPlacement)
  }

  private mutating func size(_ name: String, _ path: Path<CGSize>, isPlacement: Bool = false) {
    add(name, path, isPlacement: isPlacement, AnimatableValue.size, \.size)
    part(name + ".width", path, \.width, isPlacement: isPlacement)
    part(name + ".height", path, \.height, isPlacement: isPlacement)
  }

  private mutating func rect(_ name: String, _ path: Path<CGRect>) {
    add(name, path, isPlacement: false, AnimatableValue.rect) {
      if case .rect(let value) = $0 { value } else { nil }
    }
    part(name + ".origin.x", path, \.origin.x, isPlacement: false)
    part(name + ".origin.y", path, \.origin.y, isPlacement: false)
    part(name + ".size.width", path, \.size.width, isPlacement: false)
    part(name + ".size.height", path, \.size.height, isPlacement: false)
    entries[name + ".origin"] = PropertyAccess(isPlacement: false) {
      .point($0[keyPath: path].origin)
    } setter: { state, value in
      guard let value = value.point else { return false }
      state[keyPath: path].origin = value
      return true
    }
    entries[name + ".size"] = PropertyAccess(isPlacement: false) {
      .size($0[keyPath: path].size)
    } setter: { state, value in
      guard let value = value.size else { return false }
      state[keyPath: path].size = value
      return true
    }
  }

  private mutating func transform(_ name: String, _ path: Path<CATransform3D>, isPlacement: Bool = false) {
    add(name, path, isPlacement: isPlacement, AnimatableValue.transform) {
      if case .transform(let value) = $0 { value } else { nil }
    }
    let parts: [(String, WritableKeyPath<CATransform3D, CGFloat> & Sendable)] = [
      (".rotation", \.rotationZ), (".rotation.x", \.rotationX), (".rotation.y", \.rotationY),
      (".rotation.z", \.rotationZ), (".scale", \.scale), (".scale.x", \.scaleX), (".scale.y", \.scaleY),
      (".scale.z", \.scaleZ), (".translation.x", \.translationX), (".translation.y", \.translationY),
      (".translation.z", \.translationZ),
    ]
    for (suffix, part) in parts { self.part(name + suffix, path, part, isPlacement: isPlacement) }
    entries[name + ".translation"] = PropertyAccess(isPlacement: isPlacement) {
      .size($0[keyPath: path].translation)
    } setter: { state, value in
      guard let value = value.size else { return false }
      state[keyPath: path].translation = value
      return true
    }
  }
}

extension AnimatableValue {
  fileprivate var scalar: CGFloat? { if case .scalar(let value) = self { value } else { nil } }

  /// A size can stand for a point and the other way round, as the key paths' users mix them up.
  fileprivate var point: CGPoint? {
    switch self {
    case .point(let value): value
    case .size(let value): CGPoint(x: value.width, y: value.height)
    default: nil
    }
  }

  fileprivate var size: CGSize? {
    switch self {
    case .size(let value): value
    case .point(let value): CGSize(width: value.x, height: value.y)
    default: nil
    }
  }
}

extension LayerState {
  /// The shape's values; setting them does nothing on a layer that has no shape.
  fileprivate var shapeValues: ShapeState {
    get { shape ?? ShapeState() }
    set { if shape != nil { shape = newValue } }
  }

  /// The gradient's values; setting them does nothing on a layer that has no gradient.
  fileprivate var gradientValues: GradientState {
    get { gradient ?? GradientState() }
    set { if gradient != nil { gradient = newValue } }
  }
}
