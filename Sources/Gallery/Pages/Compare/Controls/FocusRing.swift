// SPDX-License-Identifier: MIT
import UIKit

/// The keyboard focus among the controls of a page: Tab moves a ring from one to the next in reading order, Return and
/// the space bar press the control with the ring, and the arrow keys change its value.
final class FocusRing: UIView {
  private static let outset: CGFloat = 3
  private static let width: CGFloat = 2.5

  private weak var root: UIView?
  /// The control with the ring.
  private(set) weak var focused: UIControl?

  /// - Parameter root: The view with the controls, in which the ring is shown.
  init(in root: UIView) {
    self.root = root
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.borderWidth = Self.width
    layer.cornerRadius = 9
    isHidden = true
    root.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Handles a key press, or returns false if it is for another responder.
  func handle(_ key: UIKey, isFirst: Bool) -> Bool {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch key.keyCode {
    case .keyboardTab where modifiers == []: step(by: 1)
    case .keyboardTab where modifiers == .shift: step(by: -1)
    case .keyboardEscape where modifiers == [] && focused != nil: clear()
    case .keyboardReturnOrEnter where modifiers == [] && isFirst, .keyboardSpacebar where modifiers == [] && isFirst:
      return press()
    case .keyboardLeftArrow where modifiers == [], .keyboardDownArrow where modifiers == []: return change(by: -1)
    case .keyboardRightArrow where modifiers == [], .keyboardUpArrow where modifiers == []: return change(by: 1)
    default: return false
    }
    return true
  }

  func clear() { focus(nil) }

  // MARK: Moving

  private func step(by count: Int) {
    let controls = root.map(Self.controls) ?? []
    guard !controls.isEmpty else { return clear() }
    let current = focused.flatMap(controls.firstIndex) ?? (count > 0 ? -1 : controls.count)
    focus(controls[(current + count + controls.count) % controls.count])
  }

  private func focus(_ control: UIControl?) {
    focused = control
    isHidden = control == nil
    guard let control else { return }
    var view = control.superview
    while let current = view {
      if let scroll = current as? UIScrollView {
        scroll.scrollRectToVisible(
          scroll.convert(control.bounds, from: control).insetBy(dx: 0, dy: -12), animated: true)
      }
      view = current.superview
    }
    follow()
  }

  /// Places the ring around its control. Called with each layout of the page, and while the control may scroll.
  func follow() {
    guard let root, let focused, focused.window != nil, Self.isShown(focused) else { return clear() }
    root.bringSubviewToFront(self)
    frame = root.convert(focused.bounds, from: focused).insetBy(dx: -Self.outset, dy: -Self.outset)
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  /// Returns the controls that can be used, in the order of the views.
  private static func controls(in view: UIView) -> [UIControl] {
    guard isShown(view), view.isUserInteractionEnabled else { return [] }
    if let control = view as? UIControl { return control.isEnabled ? [control] : [] }
    return view.subviews.flatMap(controls)
  }

  private static func isShown(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha > 0.01 && view.bounds.width > 0 && view.bounds.height > 0
  }

  // MARK: Using

  private func press() -> Bool {
    guard let focused else { return false }
    if !focused.accessibilityActivate() { focused.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    follow()
    return true
  }

  private func change(by steps: Int) -> Bool {
    switch focused {
    case let slider as UISlider:
      let step = (slider.maximumValue - slider.minimumValue) * Self.sliderStep
      slider.setValue(slider.value + Float(steps) * step, animated: false)
      slider.sendActions(for: .valueChanged)
    case let segments as UISegmentedControl:
      let index = segments.selectedSegmentIndex + steps
      guard (0..<segments.numberOfSegments).contains(index) else { return true }
      segments.selectedSegmentIndex = index
      segments.sendActions(for: .valueChanged)
    case let control? where control.accessibilityTraits.contains(.adjustable):
      if steps > 0 { control.accessibilityIncrement() } else { control.accessibilityDecrement() }
    default: return false
    }
    return true
  }

  /// The part of a slider's range by which an arrow key changes it.
  private static let sliderStep: Float = 0.01
}
