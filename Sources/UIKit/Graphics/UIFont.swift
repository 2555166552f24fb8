// SPDX-License-Identifier: MIT

/// A typeface at a size.
///
/// The system font is Inter where it is installed, else the desktop's default sans. A font never changes and may cross
/// threads.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy the strokes are: −1…1, 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    // Figures: the constants of Apple's UIFont.Weight.
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The weight on the scale of CSS and OpenType, 100…900.
    var openTypeWeight: CGFloat {
      let steps: [(weight: Weight, value: CGFloat)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
        (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      let nearest = steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
      return nearest?.value ?? 400
    }
  }

  package let descriptor: FontDescriptor

  package init(descriptor: FontDescriptor) { self.descriptor = descriptor }

  /// A font of a family that is installed; nil where it is not.
  public convenience init?(name: String, size: CGFloat) {
    guard FontBook.isInstalled(family: name) else { return nil }
    self.init(descriptor: FontDescriptor(family: name, size: size))
  }

  nonisolated deinit {}

  public class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(family: FontBook.systemFamily, size: size, weight: weight.openTypeWeight))
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(family: FontBook.systemFamily, size: size, italic: true))
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(
        family: FontBook.systemFamily, size: size, weight: weight.openTypeWeight, monospacedDigits: true))
  }

  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(family: FontBook.monospacedFamily, size: size, weight: weight.openTypeWeight))
  }

  open func withSize(_ size: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.size = size
    return UIFont(descriptor: descriptor)
  }

  open var familyName: String { descriptor.family }
  /// In points.
  open var pointSize: CGFloat { descriptor.size }
  /// Above the baseline.
  open var ascender: CGFloat { descriptor.metrics.ascender }
  /// Below the baseline: negative.
  open var descender: CGFloat { -descriptor.metrics.descender }
  open var capHeight: CGFloat { descriptor.metrics.capHeight }
  open var xHeight: CGFloat { descriptor.metrics.xHeight }
  open var lineHeight: CGFloat { descriptor.metrics.lineHeight }
  open var leading: CGFloat { descriptor.metrics.leading }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.descriptor == descriptor } ?? false
  }

  open override var hash: Int { descriptor.hashValue }
}
