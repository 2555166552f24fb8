// SPDX-License-Identifier: MIT

/// A list of rows in one column.
@available(
  *, unavailable,
  message:
    "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
)
@preconcurrency @MainActor open class UITableView: UIScrollView {}

/// A row of a table view.
@available(
  *, unavailable,
  message:
    "table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view"
)
@preconcurrency @MainActor open class UITableViewCell: UIView {}

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
@preconcurrency @MainActor open class UITableViewController: UIViewController {}

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
