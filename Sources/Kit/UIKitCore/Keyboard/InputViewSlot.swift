// SPDX-License-Identifier: MIT

/// The place of one input view, which has the width of the window and the height of that view.
///
/// Events that the input view does not handle go to the responder that has provided it.
final class InputViewSlot: UIView {
  let content: UIView
  /// The responder that has provided the view.
  weak var provider: UIResponder?
  /// Whether constraints gave the view its frame before it was placed here.
  private let wasConstrained: Bool

  init(_ content: UIView) {
    self.content = content
    // A slot in which the view is now gives it back first.
    content.removeFromSuperview()
    wasConstrained = content.placementKind == .constraints
    super.init(frame: .zero)
    autoresizesSubviews = false
    if wasConstrained { content.place(by: .superview) }
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("InputViewSlot has no archives; make a responder first responder") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  override var next: UIResponder? { provider ?? super.next }

  /// Whether the view is still here, and not in another window or another view.
  var hasContent: Bool { content.superview === self }

  /// Gives the view back, and leaves the host.
  func close() {
    if hasContent { content.removeFromSuperview() }
    removeFromSuperview()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard subview === content else { return }
    if wasConstrained { content.place(by: .constraints) }
    superview?.setNeedsLayout()
  }

  // MARK: Size

  /// Whether the content of the view determines its height. Otherwise it keeps that of its frame.
  private var isFitted: Bool { wasConstrained || content.autoresizingMask.contains(.flexibleHeight) }

  /// Returns the height of the view at a width, in whole pixels.
  func height(forWidth width: CGFloat) -> CGFloat {
    guard hasContent else { return 0 }
    guard isFitted else { return content.bounds.height }
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = max(content.contentHeight(forWidth: width) ?? fitting.height, 0)
    return (height * contentScaleFactor).rounded(.up) / contentScaleFactor
  }

  override func layoutSubviews() {
    guard hasContent else { return }
    let height = isFitted ? bounds.height : content.bounds.height
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }

  override func subviewDidResize() { superview?.setNeedsLayout() }

  override func subviewSizeDidChange(_ subview: UIView) { superview?.setNeedsLayout() }
}
