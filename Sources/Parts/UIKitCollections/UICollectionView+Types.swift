// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The kind of an element.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell
    /// A supplementary view, such as a header, which the data source provides.
    case supplementaryView
    /// A decoration view, which the layout provides.
    case decorationView
  }

  /// The changes after which a visible cell that sizes itself is measured again. The new size is animated, unless the change
  /// was made in `UIView.performWithoutAnimation(_:)`.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// None: a cell keeps its size until its item is reloaded.
    case disabled
    /// A call of `invalidateIntrinsicContentSize()` for the cell or its content view, and another content configuration.
    case enabled
    /// Also a change of the constraints in the content view, or of the sizes that they depend on.
    case enabledIncludingConstraints

    /// Whether a change leads to a measurement.
    package func includes(constraints: Bool) -> Bool {
      constraints ? self == .enabledIncludingConstraints : self != .disabled
    }
  }

  /// The direction in which a flow layout scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Vertically.
    case vertical
    /// Horizontally.
    case horizontal
  }

  /// The position in the view to which an item is scrolled. An empty set scrolls as little as possible.
  ///
  /// ```swift
  /// @MainActor func showFirst(in photos: UICollectionView) {
  ///   photos.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
  /// }
  /// ```
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical centre.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal centre.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header in a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A closure that is called at the end of an interactive change of layouts: whether the animation ran to its end, and
  /// whether the new layout is in use.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
}
