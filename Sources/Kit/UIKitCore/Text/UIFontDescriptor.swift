// SPDX-License-Identifier: MIT

/// The attributes of a font, which can be changed and made into another font. Immutable.
///
/// ```swift
/// func italic(_ font: UIFont) -> UIFont {
///   guard let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) else { return font }
///   return UIFont(descriptor: descriptor, size: 0)
/// }
/// ```
nonisolated open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let font: FontDescriptor
  let textStyle: UIFont.TextStyle?

  init(_ font: FontDescriptor, textStyle: UIFont.TextStyle? = nil) {
    self.font = font
    self.textStyle = textStyle
  }

  /// Creates a descriptor of attributes. The family without one is the system font's.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontDescriptor(size: 0).setting(attributes))
  }

  /// Creates a descriptor of a font with a name, such as “Inter-Bold”, and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  nonisolated deinit {}

  /// Returns the descriptor of a text style in the size that the user or the traits prefer.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Attributes

  /// The size in points, or 0 if the descriptor has none.
  open var pointSize: CGFloat { font.size }

  /// The name of the font, such as “Inter-SemiBold”.
  open var postscriptName: String { FaceName(font).name }

  /// The properties of the typeface.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.italic { traits.insert(.traitItalic) }
    if font.weight >= Self.boldWeight { traits.insert(.traitBold) }
    if font.width < 0 { traits.insert(.traitCondensed) }
    if font.width > 0 { traits.insert(.traitExpanded) }
    if font.family == FontBook.monospacedFamily { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// All attributes.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .family: font.family, .name: postscriptName, .size: font.size,
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue, TraitKey.weight: UIFont.Weight(openType: font.weight).rawValue,
        TraitKey.slant: font.italic ? 1.0 : 0.0, TraitKey.width: font.width,
      ] as [TraitKey: Any],
    ]
    attributes[.textStyle] = textStyle
    return attributes
  }

  /// Returns an attribute, or `nil`.
  open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

  // MARK: Variants

  /// The OpenType weight from which a font counts as bold: semibold, the weight of the bold system font.
  private static let boldWeight: CGFloat = 600

  /// Returns a descriptor with other values of some attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.setting(attributes), textStyle: textStyle)
  }

  /// Returns a descriptor with a size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// Returns a descriptor of another family, with the same weight and slant.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Returns a descriptor of another face of the family, such as “Bold Italic”.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns a descriptor with exactly these traits, or `nil` if there is no such font. Bold, italic and monospaced fonts
  /// exist; narrow and wide ones only in some families.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let (isNarrow, isWide) = (symbolicTraits.contains(.traitCondensed), symbolicTraits.contains(.traitExpanded))
    let known: SymbolicTraits = [.traitBold, .traitItalic, .traitMonoSpace, .traitCondensed, .traitExpanded]
    guard symbolicTraits.isSubset(of: known), !(isNarrow && isWide) else { return nil }
    var font = font
    font.italic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != (font.weight >= Self.boldWeight) {
      let bold: UIFont.Weight = font.family == FontBook.systemFamily ? .semibold : .bold
      font.weight = (isBold ? bold : .regular).openTypeWeight
    }
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    if isMonospaced != (font.family == FontBook.monospacedFamily) {
      font.family = isMonospaced ? FontBook.monospacedFamily : FontBook.systemFamily
    }
    if isNarrow || isWide, !FontBook.hasFonts(ofFamily: font.family, isNarrow: isNarrow) { return nil }
    if isNarrow != (font.width < 0) || isWide != (font.width > 0) {
      let width: UIFont.Width = isNarrow ? .condensed : isWide ? .expanded : .standard
      font.width = width.rawValue
    }
    return UIFontDescriptor(font, textStyle: textStyle)
  }

  /// Returns a descriptor of the system font in another design, or `nil` if there is no such font. The desktop has no
  /// rounded one.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: withFamily(FontBook.systemFamily)
    case .serif: withFamily(FontBook.serifFamily)
    case .monospaced: withFamily(FontBook.monospacedFamily)
    default: nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

  open override var hash: Int { font.hashValue }
}

nonisolated extension FontDescriptor {
  /// Returns the font with the values of attributes.
  fileprivate func setting(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
    var font = self
    if let family = attributes[.family] as? String { font.family = family }
    if let name = attributes[.name] as? String, let face = FaceName(name) ?? FaceName(family: name) { font.take(face) }
    if let face = attributes[.face] as? String,
      let known = FaceName("\(font.family)-\(face.filter { $0 != " " })")
    {
      font.take(known)
    }
    if let size = number(attributes[.size]) { font.size = size }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? number(traits[.weight]) {
        font.weight = UIFont.Weight(weight).openTypeWeight
      }
      if let width = (traits[.width] as? UIFont.Width)?.rawValue ?? number(traits[.width]) { font.width = width }
      if let slant = number(traits[.slant]) { font.italic = slant > 0 }
    }
    return font
  }

  private mutating func take(_ face: FaceName) {
    (family, weight, italic) = (face.family, face.weight.openTypeWeight, face.isItalic)
  }

  private func number(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}

nonisolated extension UIFont {
  /// The attributes of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, textStyle: textStyle) }

  /// Creates a font with attributes, at a size in points. For a size of 0, it has that of the attributes.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0 { font.size = pointSize }
    if font.size <= 0 { font.size = Self.systemFontSize }
    self.init(descriptor: font)
  }
}
