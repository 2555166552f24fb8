// SPDX-License-Identifier: MIT

/// The shadow of text.
///
/// ```swift
/// let shadow = NSShadow()
/// shadow.shadowOffset = CGSize(width: 0, height: 1)
/// shadow.shadowBlurRadius = 2
/// shadow.shadowColor = UIColor.black
/// let title = NSAttributedString(string: "Cover", attributes: [.shadow: shadow])
/// ```
nonisolated open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  // The first property; see FoundationTag.
  private let tag = FoundationTag.value

  /// Creates a shadow without offset and blur.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The offset in points, to the right and down. The default is zero.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur in points. The default is 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`. The default is black with an opacity of one third; `nil` means no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }

  func textShadow(_ traits: UITraitCollection) -> TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color.resolvedColor(with: traits).cgColor)
  }
}
