// SPDX-License-Identifier: MIT
import Diagnostics

nonisolated extension UIImage {
  /// The thickness of a symbol's strokes.
  nonisolated public enum SymbolWeight: Int, Sendable {
    /// 1.4 units of the 24 units of a symbol's height.
    case light = 1
    /// 1.8 units.
    case regular
    /// 2.2 units.
    case medium
    /// 2.6 units.
    case semibold
    /// 3 units.
    case bold
  }

  /// The size and weight of a symbol.
  ///
  /// ```swift
  /// let star = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .bold))
  /// ```
  nonisolated public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of the text beside which the symbol is shown, in points. The symbol is 1.2 times as high.
    public let pointSize: CGFloat
    /// The thickness of the strokes.
    public let weight: SymbolWeight

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside which the symbol is shown, in points.
    ///   - weight: The thickness of the strokes. The default is regular.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular) {
      self.pointSize = pointSize
      self.weight = weight
    }

    /// Creates the configuration of symbols beside text of a style, in the size that the user prefers.
    public init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }

    /// Creates the configuration of symbols beside text of a font, with its size and weight.
    public init(font: UIFont) {
      let weights: [(least: CGFloat, weight: SymbolWeight)] = [
        (700, .bold), (600, .semibold), (500, .medium), (400, .regular),
      ]
      self.init(
        pointSize: font.pointSize,
        weight: weights.first { font.descriptor.weight >= $0.least }?.weight ?? .light)
    }

    /// The side of a symbol per point of font size. With this value, a symbol is no higher than its line of text.
    private static let sidePerPoint: CGFloat = 1.2

    /// The size of the symbol, which is square and a little larger than its text.
    var size: CGSize {
      let side = (pointSize * Self.sidePerPoint).rounded(.up)
      return CGSize(width: side, height: side)
    }

    /// The width of strokes, in units of the symbol's design square of 24.
    var strokeWidth: CGFloat {
      switch weight {
      case .light: 1.4
      case .regular: 1.8
      case .medium: 2.2
      case .semibold: 2.6
      case .bold: 3
      }
    }
  }

  /// Creates a symbol from the name of an SF Symbol, for text of 17 points.
  ///
  /// The article “Symbols” lists the names for which there are drawings. Any other name is reported on standard error,
  /// once, and shows a question mark between corners. The result is `nil` for a text that cannot be a name, which consists
  /// of words of lowercase letters and digits, separated by dots.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: SymbolConfiguration(pointSize: 17))
  }

  /// Creates a symbol with a size and weight, as ``init(systemName:)`` does.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let symbol = Symbol.named(name)
    if symbol == nil { UnknownSymbols.report(name) }
    guard let symbol = symbol ?? UnknownSymbols.placeholder(for: name) else { return nil }
    self.init(storage: .symbol(symbol, configuration ?? SymbolConfiguration(pointSize: 17)), scale: 1)
  }

  func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol, _) = storage else { return nil }
    return UIImage(storage: .symbol(symbol, configuration), scale: scale, renderingMode: renderingMode)
  }
}

/// The names for which there are no drawings: those that have been reported, and what they show.
private nonisolated enum UnknownSymbols {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var names: Set<String> = []

  static func report(_ name: String) {
    guard lock.withLock({ names.insert(name).inserted }) else { return }
    warn("UIImage(systemName: \"\(name)\"): no such symbol is available; the article “Symbols” lists those that are")
  }

  /// Returns a question mark between corners, or nil if the text cannot be the name of a symbol.
  static func placeholder(for name: String) -> Symbol? {
    guard name.wholeMatch(of: #/[a-z0-9]+(\.[a-z0-9]+)*/#) != nil else { return nil }
    return SymbolTable.placeholder
  }
}
