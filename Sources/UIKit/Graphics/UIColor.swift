// SPDX-License-Identifier: MIT

/// A colour, fixed or depending on the traits it is shown in.
///
/// A dynamic colour resolves against `UITraitCollection.current`, which views set while they update themselves; on
/// other threads than the main one, against a light window's traits. A colour never changes and may cross threads.
/// Deviates from UIKit: all colours are sRGB; pattern colours are absent.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  private enum Storage {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let storage: Storage

  /// Components 0…1, not premultiplied; what lies outside is clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    storage = .fixed(
      CGColor(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha)))
  }

  public init(cgColor: CGColor) { storage = .fixed(cgColor) }

  /// - Parameter dynamicProvider: the colour in given traits; called on whatever thread the colour is used on.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Hue, saturation and brightness, 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  nonisolated deinit {}

  /// The colour in the current traits.
  open var cgColor: CGColor { cgColor(in: Self.currentTraits) }

  /// The colour as it is in `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  private static var currentTraits: UITraitCollection {
    Thread.isMainThread ? MainActor.assumeIsolated { .current } : .base
  }

  private func cgColor(in traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).cgColor(in: traits)
    }
  }

  /// The same colour with another alpha; stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let hsb = HSB(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Sets the colour for fills and strokes of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Fixed colours are equal by value, dynamic ones when they are the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let mine) = storage, case .fixed(let theirs) = other.storage else { return false }
    return mine == theirs
  }

  open override var hash: Int {
    guard case .fixed(let color) = storage else { return ObjectIdentifier(self).hashValue }
    return color.hashValue
  }
}
