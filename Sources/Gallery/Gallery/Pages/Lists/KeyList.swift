// SPDX-License-Identifier: MIT
import UIKit

/// A scrolling list of controls, in which the arrow keys move the focus in their directions, as Tab moves it to the next
/// control.
class KeyList: UIScrollView {
  /// The weight of a point across the direction of a step, relative to a point along it.
  private static let asideWeight: CGFloat = 3

  private(set) var controls: [UIControl] = []
  /// The control with the focus, which Return presses.
  var focused: UIControl? { controls.first(where: \.isFocused) }
  private var laidOutSize = CGSize.zero

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a control below the others. `action` runs when the control is clicked, or pressed with a key.
  func add(_ control: UIControl, action: @escaping () -> Void) {
    control.addAction(UIAction { _ in action() }, for: .touchUpInside)
    let halo = UIFocusHaloEffect()
    halo.position = .inside
    control.focusEffect = halo
    control.hoverStyle = .automatic()
    control.addInteraction(StyledPointerInteraction(.link()))
    controls.append(control)
    addSubview(control)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handle) { super.pressesChanged(presses, with: event) }
  }

  /// Handles a key press, or returns false if the key is not handled here, such as one that scrolls.
  private func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboardDownArrow: step(CGVector(dx: 0, dy: 1))
    case .keyboardUpArrow: step(CGVector(dx: 0, dy: -1))
    case .keyboardLeftArrow: step(CGVector(dx: -1, dy: 0))
    case .keyboardRightArrow: step(CGVector(dx: 1, dy: 0))
    default: false
    }
  }

  private var shownControls: [UIControl] { controls.filter { !$0.isHidden } }

  private func step(_ direction: CGVector) -> Bool {
    guard let focused else { return direction.dy > 0 && focusFirst() }
    let next = shownControls.compactMap { control in cost(of: control, from: focused, direction).map { (control, $0) } }
      .min { $0.1 < $1.1 }?.0
    guard let next else { return false }
    focus(next)
    return true
  }

  /// Returns the cost of moving the focus to a control in a direction, or nil if the control does not lie in that
  /// direction.
  private func cost(of control: UIControl, from: UIControl, _ direction: CGVector) -> CGFloat? {
    let away = CGVector(dx: control.center.x - from.center.x, dy: control.center.y - from.center.y)
    let ahead = away.dx * direction.dx + away.dy * direction.dy
    let aside = abs(away.dx * direction.dy) + abs(away.dy * direction.dx)
    guard ahead > 1, direction.dx == 0 || aside < from.bounds.height else { return nil }
    return ahead + Self.asideWeight * aside
  }

  /// Moves the focus to the first control in view.
  private func focusFirst() -> Bool {
    let visible = bounds.shrunk(by: adjustedContentInset)
    let controls = shownControls
    guard let first = controls.first(where: { visible.contains($0.frame) }) ?? controls.first else { return false }
    focus(first)
    return true
  }

  private func focus(_ control: UIControl) {
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: control)
  }

  // MARK: Layout

  /// Lays out the content for the size of the visible area, and returns the content's height.
  func layOut(in size: CGSize) -> CGFloat { 0 }

  /// Lays the content out again, because what it shows has changed.
  func invalidateLayout() {
    laidOutSize = .zero
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.shrunk(by: adjustedContentInset).size
    if size != laidOutSize {
      laidOutSize = size
      contentSize = CGSize(width: bounds.width, height: layOut(in: size))
    }
  }
}
