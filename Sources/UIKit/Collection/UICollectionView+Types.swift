// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The direction in which a flow layout's content is longer than the view.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where an item that is scrolled to comes to lie. Without any, it is scrolled as little as shows it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// A section's header, in flow layouts.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// A section's footer, in flow layouts.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Told, too, by a change of layouts: whether it went through.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
}
