// SPDX-License-Identifier: MIT

/// A colour, which can depend on the traits of the view that shows it.
///
/// ```swift
/// let highlight = UIColor { traits in
///   traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.1)
/// }
/// ```
///
/// A dynamic colour is resolved with `UITraitCollection.current`, which views set while they draw and lay out. On
/// other threads these are the traits of a light window, until the thread sets others. Colours are immutable and can be
/// passed between threads. They are always in sRGB, and there are no pattern colours.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  private enum Storage {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  // The first property; see FoundationTag.
  private let tag = FoundationTag.value
  private let storage: Storage

  /// Creates a colour that is clear, as a value to begin with.
  public convenience override init() { self.init(cgColor: .clear) }

  /// Creates a colour from sRGB components, each clamped to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      CGColor(
        red: Self.clamped(red), green: Self.clamped(green), blue: Self.clamped(blue), alpha: Self.clamped(alpha)))
  }

  private static func clamped(_ component: CGFloat) -> CGFloat { min(max(component, 0), 1) }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) { storage = .fixed(cgColor) }

  /// Creates a colour that depends on traits.
  ///
  /// - Parameter dynamicProvider: Returns the colour for the given traits. Called on the thread on which the colour is
  ///   used.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// Creates a grey, from 0 (black) to 1 (white). Its `cgColor` has two components.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: Self.clamped(white), alpha: Self.clamped(alpha)))
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  nonisolated deinit {}

  /// The colour with the current traits.
  open var cgColor: CGColor { cgColor(in: .current) }

  /// Returns the colour with the given traits, which no longer depends on any.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  private func cgColor(in traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).cgColor(in: traits)
    }
  }

  /// Returns the colour with another opacity. A dynamic colour remains dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: Self.clamped(alpha)) ?? color)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Stores the sRGB components of the colour with the current traits. Pass `nil` for those not needed.
  ///
  /// - Returns: `true`.
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

  /// Stores the brightness and the opacity of a grey with the current traits. Pass `nil` for those not needed.
  ///
  /// - Returns: Whether the colour is a grey. Otherwise nothing is stored.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity of the colour with the current traits. Pass `nil` for those not
  /// needed.
  ///
  /// - Returns: `true`.
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

  /// Sets the fill and stroke colour of the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current graphics context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current graphics context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Returns whether two colours are equal: fixed ones by their components, dynamic ones by identity.
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
