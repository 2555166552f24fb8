// SPDX-License-Identifier: MIT

/// A typeface at a size.
///
/// ```swift
/// let font = UIFont.systemFont(ofSize: 15, weight: .semibold)
/// ```
///
/// The system font is Inter if it is installed, and otherwise the default sans serif font of the desktop. Fonts are
/// immutable and can be passed between threads.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  /// The thickness of the strokes, from −1 to 1. The values of the constants are UIKit's.
  nonisolated public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    // Figures: the constants of Apple's UIFont.Weight.
    /// −0.8; OpenType weight 100.
    public static let ultraLight = Weight(-0.8)
    /// −0.6; OpenType weight 200.
    public static let thin = Weight(-0.6)
    /// −0.4; OpenType weight 300.
    public static let light = Weight(-0.4)
    /// 0; OpenType weight 400.
    public static let regular = Weight(0)
    /// 0.23; OpenType weight 500.
    public static let medium = Weight(0.23)
    /// 0.3; OpenType weight 600.
    public static let semibold = Weight(0.3)
    /// 0.4; OpenType weight 700.
    public static let bold = Weight(0.4)
    /// 0.56; OpenType weight 800.
    public static let heavy = Weight(0.56)
    /// 0.62; OpenType weight 900.
    public static let black = Weight(0.62)

    private static let steps: [(weight: Weight, value: CGFloat)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900),
    ]

    /// The weight on the scale of CSS and OpenType, 100…900.
    var openTypeWeight: CGFloat {
      let nearest = Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
      return nearest?.value ?? 400
    }

    /// Creates the weight that is nearest to one on the scale of CSS and OpenType.
    init(openType value: CGFloat) {
      self = Self.steps.min { abs($0.value - value) < abs($1.value - value) }?.weight ?? .regular
    }
  }

  /// The width of the letters, from −1 to 1. A family without fonts of a width shows its normal ones.
  nonisolated public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    // Figures: estimated; Apple documents the order only.
    /// Narrower than condensed.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  // The first property; see FoundationTag.
  private let tag = FoundationTag.value
  package let descriptor: FontDescriptor
  /// The text style whose font this is, or nil.
  package let textStyle: TextStyle?

  package init(descriptor: FontDescriptor, textStyle: TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
  }

  /// Creates a font of a family, or returns `nil` if the family is not installed.
  ///
  /// The name can end with a style, as in ``fontName``: “Inter-BoldItalic”.
  public convenience init?(name: String, size: CGFloat) {
    guard let face = FaceName(name) ?? FaceName(family: name) else { return nil }
    self.init(
      descriptor: FontDescriptor(
        family: face.family, size: size, weight: face.weight.openTypeWeight, italic: face.isItalic))
  }

  nonisolated deinit {}

  /// Returns the system font at a size in points.
  open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  /// Returns the system font at a size in points, with a weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(family: FontBook.systemFamily, size: size, weight: weight.openTypeWeight))
  }

  /// Returns the system font at a size in points, with a weight and a width.
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(
        family: FontBook.systemFamily, size: size, weight: weight.openTypeWeight, width: width.rawValue))
  }

  /// Returns the semibold system font at a size in points.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }

  /// Returns the italic system font at a size in points.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(family: FontBook.systemFamily, size: size, italic: true))
  }

  /// Returns the system font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(
        family: FontBook.systemFamily, size: size, weight: weight.openTypeWeight, monospacedDigits: true))
  }

  /// Returns a font whose characters have equal width.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(family: FontBook.monospacedFamily, size: size, weight: weight.openTypeWeight))
  }

  /// Returns the same font at another size in points.
  open func withSize(_ size: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.size = size
    return UIFont(descriptor: descriptor)
  }

  /// The name of the family.
  open var familyName: String { descriptor.family }

  /// The name of the family with the style, such as “Inter-SemiBold”. Pass it to ``init(name:size:)`` to create the
  /// font again.
  open var fontName: String { FaceName(descriptor).name }

  /// The size in points.
  open var pointSize: CGFloat { descriptor.size }

  /// The height above the baseline in points.
  open var ascender: CGFloat { descriptor.metrics.ascender }

  /// The depth below the baseline in points, as a negative number.
  open var descender: CGFloat { -descriptor.metrics.descender }

  /// The height of capital letters in points.
  open var capHeight: CGFloat { descriptor.metrics.capHeight }

  /// The height of small letters in points.
  open var xHeight: CGFloat { descriptor.metrics.xHeight }

  /// The height of a line in points.
  open var lineHeight: CGFloat { descriptor.metrics.lineHeight }

  /// The additional space between lines in points.
  open var leading: CGFloat { descriptor.metrics.leading }

  /// The size of the font in labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of the font in buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of a small system font: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of the system font: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.descriptor == descriptor } ?? false
  }

  open override var hash: Int { descriptor.hashValue }
}
