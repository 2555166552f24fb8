// SPDX-License-Identifier: MIT
import Diagnostics

extension UITableView {
  // MARK: Registering

  func store(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    require(
      cellClass == nil || type != nil,
      "\(cellClass.map { "\($0)" } ?? ""), registered for \"\(identifier)\", has to be a subclass of UITableViewCell")
    views.cellTypes[identifier] = type
  }

  func store(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    require(
      aClass == nil || type != nil,
      "\(aClass.map { "\($0)" } ?? ""), registered for \"\(identifier)\", has to be a subclass of "
        + "UITableViewHeaderFooterView")
    views.headerTypes[identifier] = type
  }

  // MARK: Dequeuing

  func dequeueCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = views.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = views.takeCell(identifier) {
      UIView.performWithoutAnimation {
        cell.setSelected(false, animated: false)
        cell.setHighlighted(false, animated: false)
        cell.removeActions()
        cell.alpha = 1
        cell.isHidden = false
        cell.prepareForReuse()
      }
      return cell
    }
    guard let type = views.cellTypes[identifier] else { return nil }
    var made: UITableViewCell?
    UIView.performWithoutAnimation { made = TableCellMaker.make(type, reuseIdentifier: identifier) }
    return made
  }

  func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "no class is registered for \"\(identifier)\"; call register(_:forCellReuseIdentifier:) first")
    }
    return cell
  }

  func dequeueHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = views.takeEdge(identifier) {
      UIView.performWithoutAnimation {
        view.alpha = 1
        view.prepareForReuse()
      }
      return view
    }
    guard let type = views.headerTypes[identifier] else { return nil }
    var made: UITableViewHeaderFooterView?
    UIView.performWithoutAnimation { made = TableHeaderMaker.make(type, reuseIdentifier: identifier) }
    return made
  }

  // MARK: Cells in use

  /// Returns the cell of a row, which is made if the row has none.
  func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = views.cells[path] { return cell }
    guard let dataSource else { fatalError("the table has rows, but there is no data source; set one first") }
    let cell = dataSource.tableView(self, cellForRowAt: activity.reorder?.dataPath(path) ?? path)
    expect(
      !views.cells.values.contains { $0 === cell },
      "the cell for \(path) shows another row already; return a new one or one from dequeueReusableCell")
    views.cells[path] = cell
    cell.table = self
    UIView.performWithoutAnimation {
      let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
      if level != 0 { cell.indentationLevel = level }
      cell.alpha = 1
      cell.setSelected(selection.selected.contains(path), animated: false)
      updateSurroundings(of: cell, at: path, animated: false)
      put(cell, cellFrame(layout.row(path)))
      if cell.superview !== self { insertSubview(cell, at: lowestRowIndex) }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return cell
  }

  private var lowestRowIndex: Int { ends.background == nil ? 0 : 1 }

  /// Shows a row in a frame.
  func show(_ path: IndexPath, _ frame: CGRect) {
    let cell = cell(at: path)
    guard activity.reorder?.cell !== cell else { return }
    put(cell, frame)
    if cell.alpha != 1 { cell.alpha = 1 }
  }

  func endDisplaying(_ cell: UITableViewCell, _ path: IndexPath) {
    if swipe?.cell === cell { closeSwipe(animated: false) }
    views.cells[path] = nil
    retire(cell, path)
  }

  /// Puts a cell that shows no row any more into the reuse pool.
  func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cell.layer.zPosition = 0
    views.pool(cell)
  }

  /// Tells a cell what is around it.
  func updateSurroundings(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let count = layout.contains(path) ? layout.sections[path.section].rows.count : 0
    let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    var around = CellSurroundings()
    around.style = style
    (around.isFirst, around.isLast) = (path.row == 0, path.row == count - 1)
    around.margin = textMargin
    around.showsSeparator = separatorStyle == .singleLine && (style == .plain || !around.isLast)
    around.separatorInset = resolvedSeparatorInset
    around.separatorColor = separatorColor
    around.separatorEffect = separatorEffect
    around.indexWidth = indexWidth
    around.selectsWhileEditing = isEditing && allowsMultipleSelectionDuringEditing
    if canEdit { around.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete }
    around.hasFocus = selection.focus == path && isFirstResponder && showsFocus
    cell.surroundings = around
    let hover = maySelect ? UIHoverStyle(effect: .highlight, shape: style == .insetGrouped ? nil : .rect) : nil
    if (cell.hoverStyle == nil) != (hover == nil) { cell.hoverStyle = hover }
    if isEditing != cell.isEditing {
      let indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      if isEditing {
        cell.shouldIndentWhileEditing = indents
        cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
      }
      cell.setEditing(isEditing, animated: animated)
    }
  }

  /// Tells a header or a footer what is around it.
  func updateSurroundings(of view: UIView, at edge: TableLayout.Edge) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.place = UITableViewHeaderFooterView.Place(
      style: style, edge: edge, margin: textMargin + cellInsets.left, isPinned: view.place.isPinned)
  }

  // MARK: Headers and footers

  /// Returns the view of a header or a footer, which is made if there is none, or nil if it has no content.
  func edgeView(_ edge: TableLayout.Edge, section: Int) -> UIView? {
    let key = TableViews.Key(edge: edge, section: section)
    if let view = views.edges[key] { return view }
    var made: UIView?
    UIView.performWithoutAnimation { made = makeEdgeView(edge, section: section) }
    guard let made else { return nil }
    views.edges[key] = made
    UIView.performWithoutAnimation {
      updateSurroundings(of: made, at: edge)
      made.alpha = 1
      // Headers of plain sections are in front of the rows that scroll below them.
      if style == .plain { made.layer.zPosition = 1 }
      if made.superview !== self { insertSubview(made, at: lowestRowIndex) }
      let span = layout.edge(edge, of: section)
      made.frame = CGRect(x: 0, y: span.start, width: bounds.width, height: span.length)
      edge == .header
        ? delegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
        : delegate?.tableView(self, willDisplayFooterView: made, forSection: section)
    }
    return made
  }

  private func makeEdgeView(_ edge: TableLayout.Edge, section: Int) -> UIView? {
    let own =
      edge == .header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    guard let title = title(of: edge, section: section) else { return nil }
    let view =
      views.takeEdge(Self.titleIdentifier) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.textLabel?.text = style != .plain && edge == .header ? title.uppercased() : title
    return view
  }

  /// The identifier of the headers and footers that show titles.
  private static let titleIdentifier = "UITableViewHeaderFooterView.title"

  func showEdge(_ key: TableViews.Key, _ frame: CGRect) {
    guard let view = edgeView(key.edge, section: key.section) else { return }
    put(view, frame)
    if view.alpha != 1 { view.alpha = 1 }
    let isPinned = frame.minY != layout.edge(key.edge, of: key.section).start
    (view as? UITableViewHeaderFooterView)?.place.isPinned = isPinned
  }

  func endDisplaying(_ key: TableViews.Key) {
    guard let view = views.edges.removeValue(forKey: key) else { return }
    key.edge == .header
      ? delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
      : delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
    views.pool(view)
  }

  func removeAllViews() {
    for (path, cell) in views.cells { endDisplaying(cell, path) }
    for key in views.edges.keys { endDisplaying(key) }
  }
}
