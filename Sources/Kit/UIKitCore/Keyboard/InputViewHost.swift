// SPDX-License-Identifier: MIT

/// The view at the bottom edge of a window that shows the input views, above all of the window's content.
///
/// Its top moves with the keyboard. Views that are being replaced stay behind the new ones where these are lower, so that
/// nothing shows through below them while the keyboard becomes lower.
final class InputViewHost: UIView {
  private unowned let keyboard: Keyboard
  /// The views that are shown, from top to bottom.
  private var slots: [InputViewSlot] = []
  /// Those that are being replaced.
  private var leaving: [InputViewSlot] = []

  init(_ keyboard: Keyboard) {
    self.keyboard = keyboard
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { fatalError("InputViewHost has no archives; make a responder first responder") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  // MARK: Content

  /// Takes other views in place of the present ones. One that is shown already stays.
  func adopt(_ views: InputViews) {
    let former = leaving + slots
    slots = views.parts.map { part in
      let slot = former.first { $0.content === part.view && $0.hasContent } ?? InputViewSlot(part.view)
      slot.provider = part.provider
      addSubview(slot)
      bringSubviewToFront(slot)
      return slot
    }
    leaving = former.filter { slot in !slots.contains { $0 === slot } }
  }

  /// Lays out the views from the present top edge on, and removes those that the new ones cover.
  func arrange() {
    frame.size.height = contentHeight
    layoutIfNeeded()
    removeLeaving { $0.frame.maxY <= bounds.height || !$0.hasContent }
  }

  /// Removes the views that have been replaced.
  func removeLeaving() { removeLeaving { _ in true } }

  private func removeLeaving(where condition: (InputViewSlot) -> Bool) {
    let removed = leaving.filter(condition)
    leaving.removeAll { slot in removed.contains { $0 === slot } }
    for slot in removed { slot.close() }
  }

  /// Removes the host and the views.
  func close() {
    leaving += slots
    slots = []
    removeLeaving()
    removeFromSuperview()
  }

  /// Whether no views are shown.
  var isEmpty: Bool { slots.isEmpty }

  /// Returns the responder that has provided the input view around a responder, or nil outside of the input views.
  func provider(of responder: UIResponder) -> UIResponder? {
    guard let view = responder as? UIView else { return nil }
    return (slots + leaving).first(where: view.isDescendant)?.provider
  }

  // MARK: Layout

  /// The height of the views that are shown.
  var contentHeight: CGFloat { slots.reduce(0) { $0 + $1.height(forWidth: bounds.width) } }

  override func layoutSubviews() {
    var top: CGFloat = 0
    for slot in slots {
      let height = slot.height(forWidth: bounds.width)
      slot.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
    for slot in leaving { slot.frame.size.width = bounds.width }
    keyboard.contentDidResize(to: top)
  }
}
