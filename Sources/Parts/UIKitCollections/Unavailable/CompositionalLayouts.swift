// SPDX-License-Identifier: MIT

/// A layout composed of groups.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Provides the layout of a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// Creates a layout of equal sections.
  public init(section: NSCollectionLayoutSection) { fatalError("unavailable") }

  /// Creates a layout of equal sections.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { fatalError("unavailable") }

  /// Creates a layout of sections.
  public init(sectionProvider: @escaping SectionProvider) { fatalError("unavailable") }

  /// Creates a layout of sections.
  public init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { fatalError("unavailable") }

  /// Creates a layout of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { fatalError("unavailable") }

  /// There are no archives.
  public required init?(coder: NSCoder) { fatalError("unavailable") }

  /// The details of the layout.
  public var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { fatalError("unavailable") }
    set {}
  }
}

/// The details of a layout composed of groups.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which the content scrolls.
  public var scrollDirection: UICollectionView.ScrollDirection {
    get { fatalError("unavailable") }
    set {}
  }

  /// The distance between sections.
  public var interSectionSpacing: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }
}

/// A section of a layout composed of groups.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// Creates a section of equal groups.
  public init(group: NSCollectionLayoutGroup) { fatalError("unavailable") }

  /// Creates a section of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { fatalError("unavailable") }

  /// The distances from the edges.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { fatalError("unavailable") }
    set {}
  }

  /// The distance between groups.
  public var interGroupSpacing: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// How the section scrolls across the layout.
  public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { fatalError("unavailable") }
    set {}
  }

  /// The headers and footers.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { fatalError("unavailable") }
    set {}
  }

  /// Called before the items are laid out.
  public var visibleItemsInvalidationHandler: (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)? {
    get { fatalError("unavailable") }
    set {}
  }
}

/// An item of a layout composed of groups.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { fatalError("unavailable") }

  /// Creates an item with views beside it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    fatalError("unavailable")
  }

  /// The distances from the edges.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { fatalError("unavailable") }
    set {}
  }

  /// The room around the item.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { fatalError("unavailable") }
    set {}
  }
}

/// A group of items.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Creates a group along an axis.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { fatalError("unavailable") }

  /// Creates a group of equal items along an axis.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { fatalError("unavailable") }

  /// Creates a group of equal items along an axis.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { fatalError("unavailable") }

  /// Creates a group along an axis.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { fatalError("unavailable") }

  /// Creates a group of equal items along an axis.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { fatalError("unavailable") }

  /// Creates a group of equal items along an axis.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { fatalError("unavailable") }

  /// The distance between items.
  public var interItemSpacing: NSCollectionLayoutSpacing? {
    get { fatalError("unavailable") }
    set {}
  }
}

/// The size of an item or group.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// Creates a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    fatalError("unavailable")
  }
}

/// A width or height.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// A part of the width of the container.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { fatalError("unavailable") }

  /// A part of the height of the container.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { fatalError("unavailable") }

  /// A number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { fatalError("unavailable") }

  /// A number of points until the item is measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { fatalError("unavailable") }
}

/// A distance.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// A number of points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { fatalError("unavailable") }

  /// At least a number of points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { fatalError("unavailable") }
}

/// The room around an item.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {}

/// A view beside an item.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {}

/// A header or footer.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Creates a header or footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    fatalError("unavailable")
  }

  /// Whether it remains visible.
  public var pinToVisibleBounds: Bool {
    get { fatalError("unavailable") }
    set {}
  }
}

/// A view behind a section.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Creates a background.
  public class func background(elementKind: String) -> Self { fatalError("unavailable") }
}

/// The container of a layout, and its traits.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}

/// The details of a list.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
nonisolated public struct UICollectionLayoutListConfiguration {
  /// A style of lists.
  public enum Appearance: Int, Sendable {
    /// The styles.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Creates the details of a list.
  public init(appearance: Appearance) { fatalError("unavailable") }

  /// Whether there are lines between rows.
  public var showsSeparators: Bool {
    get { fatalError("unavailable") }
    set {}
  }
}

/// How a section scrolls across its layout.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The ways.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// An edge or corner of a rectangle.
@available(
  *, unavailable,
  message:
    "compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
nonisolated public enum NSRectAlignment: Int, Sendable {
  /// The edges and corners.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
