// SPDX-License-Identifier: MIT
import UIKit

/// A scrolling list of controls that can be used with the keyboard: the arrow keys and Tab move the focus ring from one
/// control to the next, which scrolls into view, and Return and the space bar press it.
class KeyList: UIScrollView {
  private static let ringWidth: CGFloat = 3
  private static let ringInset: CGFloat = 2
  private static let ringRadius: CGFloat = 13
  /// The margin in points around the focused control that is scrolled into view with it.
  private static let surroundings: CGFloat = 12
  /// The weight of a point across the direction of a step, relative to a point along it.
  private static let asideWeight: CGFloat = 3

  private let ring = UIView()
  private(set) var controls: [UIControl] = []
  /// The control with the focus ring, which Return presses.
  private(set) weak var focused: UIControl?
  private var laidOutSize = CGSize.zero

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    alwaysBounceVertical = true
    ring.isUserInteractionEnabled = false
    ring.layer.cornerRadius = Self.ringRadius
    ring.layer.borderWidth = Self.ringWidth
    ring.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a control below the others. `action` runs when the control is clicked, or pressed with a key.
  func add(_ control: UIControl, action: @escaping () -> Void) {
    control.addAction(UIAction { [weak self] _ in self?.focus(nil) }, for: .touchDown)
    control.addAction(UIAction { _ in action() }, for: .touchUpInside)
    controls.append(control)
    addSubview(control)
    addSubview(ring)
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
    guard let key = press.key else { return false }
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch key.keyCode {
    case .keyboardTab where modifiers == []: return step(by: 1)
    case .keyboardTab where modifiers == .shift: return step(by: -1)
    case .keyboardDownArrow where modifiers == []: return step(CGVector(dx: 0, dy: 1))
    case .keyboardUpArrow where modifiers == []: return step(CGVector(dx: 0, dy: -1))
    case .keyboardLeftArrow where modifiers == []: return step(CGVector(dx: -1, dy: 0))
    case .keyboardRightArrow where modifiers == []: return step(CGVector(dx: 1, dy: 0))
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard modifiers == [], press.phase == .began, let focused else { return false }
      focused.sendActions(for: .touchUpInside)
      return true
    default: return false
    }
  }

  private func step(by count: Int) -> Bool {
    guard let current = focused.flatMap(controls.firstIndex(of:)) else { return focusFirst() }
    guard controls.indices.contains(current + count) else { return false }
    focus(controls[current + count])
    return true
  }

  private func step(_ direction: CGVector) -> Bool {
    guard let focused else { return direction.dy > 0 && focusFirst() }
    let next = controls.compactMap { control in cost(of: control, from: focused, direction).map { (control, $0) } }
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
    let visible = bounds.inset(by: adjustedContentInset)
    guard let first = controls.first(where: { visible.contains($0.frame) }) ?? controls.first else { return false }
    focus(first)
    return true
  }

  private func focus(_ control: UIControl?) {
    focused = control
    layOutRing()
    guard let control else { return }
    bringSubviewToFront(ring)
    // With the first control, the heading above it scrolls into view too.
    let room = control.frame.insetBy(dx: 0, dy: -Self.surroundings)
    let isFirst = control === controls.first
    scrollRectToVisible(isFirst ? room.union(CGRect(x: 0, y: 0, width: 1, height: 1)) : room, animated: true)
  }

  // MARK: Layout

  /// Lays out the content for the size of the visible area, and returns the content's height.
  func layOut(in size: CGSize) -> CGFloat { 0 }

  private func layOutRing() {
    ring.isHidden = focused == nil
    if let focused { ring.frame = focused.frame.insetBy(dx: Self.ringInset, dy: Self.ringInset) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.inset(by: adjustedContentInset).size
    if size != laidOutSize {
      laidOutSize = size
      contentSize = CGSize(width: bounds.width, height: layOut(in: size))
    }
    layOutRing()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tintColorDidChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tintColorDidChange()
  }
}
