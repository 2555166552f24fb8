// SPDX-License-Identifier: MIT
import UIKitEffects

extension UITableViewCell {
  /// The time in seconds in which a selection fades. Estimated.
  private static let fadeDuration = 0.25
  /// The time in seconds in which the controls of editing appear. Estimated.
  private static let editDuration = 0.3
  /// The width of the focus ring in points, as that of collection views.
  private static let ringWidth: CGFloat = 2

  // MARK: Backgrounds

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: contentView)
    if let background = looks.background, background !== new { sendSubviewToBack(background) }
  }

  func changeLook(animated: Bool) {
    guard animated, window != nil else { return updateSelectionLook() }
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: [.allowUserInteraction]) {
      self.updateSelectionLook()
    }
  }

  func updateSelectionLook() {
    let isShown = (looks.isSelected || looks.isHighlighted) && looks.selectionStyle != .none
    let isMultiple = table?.selectsSeveral ?? false
    let own = isMultiple ? looks.multipleSelectionBackground ?? looks.selectedBackground : looks.selectedBackground
    if isShown, own == nil, looks.standardSelection == nil { makeStandardSelection() }
    for view in [looks.selectedBackground, looks.multipleSelectionBackground] {
      view?.alpha = isShown && view === own ? 1 : 0
    }
    looks.standardSelection?.alpha = isShown && own == nil ? 1 : 0
    parts.text?.isHighlighted = isShown
    parts.detail?.isHighlighted = isShown
    updateEditButton()
  }

  private func makeStandardSelection() {
    UIView.performWithoutAnimation {
      let view = UIView()
      // The colour of a selected row that iOS 13 and later show.
      view.backgroundColor = .systemGray4
      view.alpha = 0
      replaceBackground(nil, with: view)
      looks.standardSelection = view
    }
  }

  // MARK: Surroundings

  func surroundingsDidChange() {
    if !looks.hasOwnColor {
      backgroundColor = surroundings.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      looks.hasOwnColor = false
    }
    updateCorners()
    updateFocusRing()
    updateEditButton()
    if (looks.separator as? UIVisualEffectView)?.effect !== surroundings.separatorEffect {
      looks.separator?.removeFromSuperview()
      looks.separator = nil
    }
    contentView.marginsDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Removes the actions of a swipe before the cell shows another row.
  func removeActions() {
    for case let actions as SwipeActionsView in subviews { actions.removeFromSuperview() }
    if bounds.origin != .zero { bounds.origin = .zero }
    updateCorners()
  }

  func updateCorners() {
    let rounds = surroundings.style == .insetGrouped && (surroundings.isFirst || surroundings.isLast)
    layer.cornerRadius = rounds ? TableMetrics.groupCornerRadius : 0
    layer.masksToBounds = rounds
    var corners: CACornerMask = []
    if surroundings.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if surroundings.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    if rounds { layer.maskedCorners = corners }
  }

  private func updateFocusRing() {
    guard surroundings.hasFocus else {
      looks.focusRing?.removeFromSuperview()
      looks.focusRing = nil
      return
    }
    let ring = looks.focusRing ?? UIView(frame: bounds)
    ring.isUserInteractionEnabled = false
    ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ring.layer.borderWidth = Self.ringWidth
    ring.layer.borderColor = tintColor.cgColor
    ring.layer.cornerRadius = layer.cornerRadius
    ring.layer.maskedCorners = layer.maskedCorners
    if ring.superview == nil { addSubview(ring) }
    looks.focusRing = ring
  }

  // MARK: Accessories

  /// The accessory that is shown now.
  var shownAccessory: UIView? {
    controls.isEditing
      ? controls.editingAccessoryView ?? standardAccessory
      : controls.accessoryView ?? standardAccessory
  }

  private var standardAccessory: UIView? { controls.standardAccessory }

  func accessoryDidChange() {
    controls.standardAccessory?.removeFromSuperview()
    let type = controls.isEditing ? controls.editingAccessoryType : controls.accessoryType
    let own = controls.isEditing ? controls.editingAccessoryView : controls.accessoryView
    controls.standardAccessory = own == nil ? makeAccessory(type) : nil
    for view in [controls.accessoryView, controls.editingAccessoryView] where view !== own {
      view?.removeFromSuperview()
    }
    if let shown = shownAccessory, shown.superview !== self { addSubview(shown) }
    contentView.marginsDidChange()
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: nil
    case .disclosureIndicator: Self.image("chevron.right", size: 13, color: .tertiaryLabel)
    case .checkmark: Self.image("checkmark", size: 16, color: tintColor)
    case .detailButton: DetailAccessory(showsChevron: false) { [weak self] in self?.accessoryButtonTapped() }
    case .detailDisclosureButton:
      DetailAccessory(showsChevron: true) { [weak self] in self?.accessoryButtonTapped() }
    }
  }

  private func accessoryButtonTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  static func image(_ name: String, size: CGFloat, color: UIColor) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.tintColor = color
    view.sizeToFit()
    return view
  }

  // MARK: Editing

  func changeState(animated: Bool, _ change: @escaping () -> Void) {
    let state: StateMask = controls.isEditing ? [] : .showingEditControl
    willTransition(to: state)
    let apply = {
      change()
      self.setNeedsUpdateConfiguration()
      self.accessoryDidChange()
      self.updateEditButton()
      self.updateReorderView()
      self.setNeedsLayout()
      if self.window != nil { self.layoutIfNeeded() }
    }
    guard animated, window != nil else {
      UIView.performWithoutAnimation(apply)
      return didTransition(to: state)
    }
    UIView.animate(
      withDuration: Self.editDuration, delay: 0, options: [.allowUserInteraction], animations: apply,
      completion: { [weak self] _ in self?.didTransition(to: state) })
  }

  /// Whether the control at the leading side is shown.
  var showsEditControl: Bool {
    controls.isEditing && (surroundings.selectsWhileEditing || surroundings.editingStyle != .none)
  }

  func updateEditButton() {
    guard showsEditControl || controls.editButton != nil else { return }
    let button = controls.editButton ?? makeEditButton()
    let (name, color): (String, UIColor) =
      if surroundings.selectsWhileEditing {
        looks.isSelected ? ("checkmark.circle.fill", tintColor) : ("circle", .tertiaryLabel)
      } else if surroundings.editingStyle == .insert {
        ("plus.circle.fill", .systemGreen)
      } else {
        ("minus.circle.fill", .systemRed)
      }
    button.isUserInteractionEnabled = !surroundings.selectsWhileEditing
    button.accessibilityLabel = surroundings.editingStyle == .insert ? "Insert" : "Delete"
    button.tintColor = color
    let configuration = UIImage.SymbolConfiguration(pointSize: 21)
    button.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
    button.alpha = showsEditControl ? 1 : 0
  }

  private func makeEditButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.addAction(UIAction { [weak self] _ in self.map { $0.table?.editControlTapped($0) } }, for: .touchUpInside)
    UIView.performWithoutAnimation {
      button.alpha = 0
      button.frame = CGRect(
        x: -TableMetrics.editControlWidth, y: 0, width: TableMetrics.editControlWidth, height: bounds.height)
      addSubview(button)
    }
    controls.editButton = button
    return button
  }

  func updateReorderView() {
    let isShown = controls.isEditing && controls.showsReorderControl
    if isShown, controls.reorderView == nil {
      UIView.performWithoutAnimation {
        let grip = ReorderGrip(cell: self)
        grip.frame = CGRect(x: bounds.width, y: 0, width: TableMetrics.reorderControlWidth, height: bounds.height)
        grip.alpha = 0
        addSubview(grip)
        controls.reorderView = grip
      }
    }
    controls.reorderView?.alpha = isShown ? 1 : 0
  }
}

/// The button for details, with or without a chevron.
private final class DetailAccessory: UIView {
  init(showsChevron: Bool, action: @escaping () -> Void) {
    let button = UIButton(type: .custom)
    button.setImage(
      UIImage(systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 19)), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
    button.accessibilityLabel = "More Info"
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    super.init(frame: CGRect(x: 0, y: 0, width: showsChevron ? 46 : 28, height: 28))
    addSubview(button)
    guard showsChevron else { return }
    let chevron = UITableViewCell.image("chevron.right", size: 13, color: .tertiaryLabel)
    chevron.center = CGPoint(x: 46 - chevron.bounds.width / 2, y: 14)
    addSubview(chevron)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}
