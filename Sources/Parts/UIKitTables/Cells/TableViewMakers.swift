// SPDX-License-Identifier: MIT

/// An implementation detail that creates cells of a class known only at run time. Do not use it.
///
/// It calls their `init(style:reuseIdentifier:)` although that is not a required initialiser. ``/QuartzCore/LayerMaker``
/// describes how.
@preconcurrency @MainActor open class TableCellMaker: UITableViewCell {
  /// Creates a cell. Not called on this class itself.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell. There are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// Creates a cell of a class.
  static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    let maker = unsafeBitCast(type as AnyClass, to: TableCellMaker.Type.self)
    return unsafeDowncast(
      maker.init(style: .default, reuseIdentifier: reuseIdentifier) as AnyObject, to: UITableViewCell.self)
  }
}

/// An implementation detail that creates headers and footers of a class known only at run time. Do not use it.
///
/// It calls their `init(reuseIdentifier:)` although that is not a required initialiser. ``/QuartzCore/LayerMaker``
/// describes how.
@preconcurrency @MainActor open class TableHeaderMaker: UITableViewHeaderFooterView {
  /// Creates a view. Not called on this class itself.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

  /// Creates a view. There are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// Creates a view of a class.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    let maker = unsafeBitCast(type as AnyClass, to: TableHeaderMaker.Type.self)
    return unsafeDowncast(
      maker.init(reuseIdentifier: reuseIdentifier) as AnyObject, to: UITableViewHeaderFooterView.self)
  }
}
