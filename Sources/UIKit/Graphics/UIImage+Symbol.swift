// SPDX-License-Identifier: MIT

nonisolated extension UIImage {
  public enum SymbolWeight: Int, Sendable {
    case light = 1
    case regular, medium, semibold, bold
  }

  /// How large and heavy a symbol is drawn.
  public struct SymbolConfiguration: Hashable, Sendable {
    public let pointSize: CGFloat
    public let weight: SymbolWeight

    /// - Parameter pointSize: of the text that the symbol goes with.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular) {
      self.pointSize = pointSize
      self.weight = weight
    }

    /// Then a symbol is no higher than its line of text.
    private static let sidePerPoint: CGFloat = 1.2

    /// Symbols are square, a little larger than their text.
    var size: CGSize {
      let side = (pointSize * Self.sidePerPoint).rounded(.up)
      return CGSize(width: side, height: side)
    }

    /// In the symbol's design square of 24 units.
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

  /// A symbol by its SF Symbols name; nil where Passage has none of that name.
  ///
  /// Deviates from UIKit: a few dozen symbols are there, drawn for Passage.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: SymbolConfiguration(pointSize: 17))
  }

  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let symbol = Symbol.named(name) else { return nil }
    self.init(storage: .symbol(symbol, configuration ?? SymbolConfiguration(pointSize: 17)), scale: 1)
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol, _) = storage else { return nil }
    return UIImage(storage: .symbol(symbol, configuration), scale: scale, renderingMode: renderingMode)
  }
}
