// SPDX-License-Identifier: MIT

/// A list of rows in one column.
@available(
  *, unavailable,
  message:
    "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
)
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of a table view.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  nonisolated public enum Style {
    /// Rows without groups.
    case plain
    /// Rows in groups.
    case grouped
    /// Rows in inset groups.
    case insetGrouped
  }

  /// Creates a table view.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public init(frame: CGRect, style: Style) { fatalError("unavailable") }

  /// Creates a view.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public override init(frame: CGRect) { fatalError("unavailable") }

  /// There are no archives.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public required init?(coder: NSCoder) { nil }

  /// The data source.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public var dataSource: (any UITableViewDataSource)? {
    get { nil }
    set {}
  }

  /// Registers a class of cells.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  /// Returns a cell to use.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    fatalError("unavailable")
  }

  /// Loads the rows again.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public func reloadData() {}

  /// Removes the selection of a row.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

/// A row of a table view.
@available(
  *, unavailable,
  message:
    "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
)
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The style of a cell.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  nonisolated public enum CellStyle {
    /// A title.
    case `default`
    /// A title and a value.
    case value1
    /// A value and a title.
    case value2
    /// A title and a subtitle.
    case subtitle
  }

  /// Creates a cell.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public init(style: CellStyle, reuseIdentifier: String?) { fatalError("unavailable") }

  /// Creates a view.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public override init(frame: CGRect) { fatalError("unavailable") }

  /// There are no archives.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public required init?(coder: NSCoder) { nil }

  /// The label of the title.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public var textLabel: UILabel? { nil }

  /// The view for subviews.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public var contentView: UIView { fatalError("unavailable") }
}

/// A header or footer of a section of a table view.
@available(
  *, unavailable,
  message:
    "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
)
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {}

/// A view controller of a table view.
@available(
  *, unavailable,
  message:
    "table views are not available; use a UICollectionViewController with a UICollectionViewFlowLayout whose items are as wide as the view"
)
@preconcurrency @MainActor open class UITableViewController: UIViewController {
  /// Creates a view controller.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionViewController with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public init(style: UITableView.Style) { fatalError("unavailable") }

  /// There are no archives.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionViewController with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public required init?(coder: NSCoder) { nil }

  /// The table view.
  @available(
    *, unavailable,
    message:
      "table views are not available; use a UICollectionViewController with a UICollectionViewFlowLayout whose items are as wide as the view"
  )
  public var tableView: UITableView! { nil }
}

/// Methods that provide the rows of a table view.
@available(
  *, unavailable,
  message:
    "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
)
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {}

/// Methods of the delegate of a table view.
@available(
  *, unavailable,
  message:
    "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
)
@preconcurrency @MainActor public protocol UITableViewDelegate: NSObjectProtocol {}
