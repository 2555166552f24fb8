// SPDX-License-Identifier: MIT
import UIKitEffects

/// The root view of a split view controller: a slot for the view of each column, dividers, and the dimming of the secondary
/// column.
final class SplitRootView: UIView {
  typealias Column = UISplitViewController.Column

  let slots: [Column: UIView]
  let dividers: [Column: ColumnDivider]
  let dimming = UIView()
  private lazy var sidebar: UIView = {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()
  var onLayout: (() -> Void)?
  /// Returns whether a recognizer of this view may begin.
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }

  override init(frame: CGRect) {
    slots = Dictionary(uniqueKeysWithValues: Column.allCases.map { ($0, UIView()) })
    dividers = [.primary: ColumnDivider(), .supplementary: ColumnDivider()]
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .systemBackground
    dimming.backgroundColor = .black
    dimming.alpha = 0
    for column in [Column.secondary, .compact] { add(column) }
    addSubview(dimming)
    for column in [Column.primary, .supplementary] { add(column) }
    for divider in dividers.values {
      divider.isHidden = true
      addSubview(divider)
    }
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Whether the material of a sidebar is behind the views of the primary column.
  var showsSidebar: Bool {
    get { sidebar.superview != nil }
    set {
      guard newValue != showsSidebar, let slot = slots[.primary] else { return }
      guard newValue else { return sidebar.removeFromSuperview() }
      UIView.performWithoutAnimation {
        sidebar.setPlacement(slot.bounds)
        slot.insertSubview(sidebar, at: 0)
      }
    }
  }

  private func add(_ column: Column) {
    guard let slot = slots[column] else { return }
    slot.clipsToBounds = true
    slot.isHidden = true
    addSubview(slot)
  }

  /// Gives everything its frame.
  func apply(_ arrangement: ColumnArrangement) {
    for (column, slot) in slots {
      guard let frame = arrangement.frames[column] else { continue }
      slot.setPlacement(frame)
    }
    for (column, divider) in dividers {
      guard let frame = arrangement.dividers[column] else { continue }
      divider.setPlacement(frame)
      divider.isMirrored = arrangement.isMirrored
    }
    dimming.alpha = arrangement.dimming
    if let frame = arrangement.frames[.secondary] { dimming.setPlacement(frame) }
  }

  /// Shows the slots of columns, and hides all others.
  func show(_ columns: Set<Column>) {
    for (column, slot) in slots { slot.isHidden = !columns.contains(column) }
    for (column, divider) in dividers { divider.isHidden = !columns.contains(column) || columns.count < 2 }
  }

  /// Places a view in a slot, in which it takes all the room.
  func install(_ view: UIView, in column: Column) {
    guard let slot = slots[column], view.superview !== slot else { return }
    view.setPlacement(slot.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    slot.addSubview(view)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
