// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

extension UITextView {
  /// The upper left corner of the text, in the content's coordinates.
  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// The width in points beside the text.
  private var horizontalMargins: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// Called when the text needs another layout.
  func textDidReflow() {
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// Returns the size of the text with its margins if lines are broken at a width.
  func fittingSize(width: CGFloat) -> CGSize {
    let scale = max(traitCollection.displayScale, 1)
    paragraphs.scale = scale
    let size = paragraphs.size(width: max(width - horizontalMargins, 0))
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
    return CGSize(
      width: min(roundedUp(size.width + horizontalMargins), width),
      height: roundedUp(size.height + textContainerInset.top + textContainerInset.bottom))
  }

  /// Breaks lines at the width of the view, and updates the size of the content.
  func arrangeText() {
    guard bounds.width > 0 else { return }
    let insets = adjustedContentInset
    let width = bounds.width - insets.left - insets.right
    paragraphs.scale = max(traitCollection.displayScale, 1)
    paragraphs.width = max(width - horizontalMargins, 0)
    let height = paragraphs.size.height + textContainerInset.top + textContainerInset.bottom
    if contentSize != CGSize(width: width, height: height) { contentSize = CGSize(width: width, height: height) }
  }

  /// Shows the visible part of the text, with the selection and the caret.
  func layOutText() {
    arrangeText()
    if input.revealsCaret { revealCaret() }
    let origin = textOrigin
    let (low, high) = (bounds.minY - origin.y, bounds.maxY - origin.y)
    UIView.performWithoutAnimation {
      canvas.frame = CGRect(origin: origin, size: CGSize(width: paragraphs.width, height: paragraphs.size.height))
      canvas.show(paragraphs.chunks(from: low, to: high), color: textColor ?? .label)
      let showsCaret = dropCaret != nil || isEditing && edited.selection.isEmpty
      canvas.show(
        selection: isFirstResponder ? paragraphs.rects(of: edited.selection, from: low, to: high) : [],
        composed: marked.map { paragraphs.rects(of: $0, from: low, to: high) } ?? [],
        caret: showsCaret ? shownCaret : nil, color: textColor ?? .label)
    }
  }

  /// The rectangle of the caret on the canvas: that of `caretRect(for:)`, which a subclass may change.
  private var shownCaret: CGRect {
    let offset = dropCaret ?? edited.caret
    let rect = caretRect(for: edited.position(offset)).insetBy(dx: EditingLook.caretWidth / 2, dy: 0)
    let shown = rect.offsetBy(dx: -textOrigin.x, dy: -textOrigin.y)
    return shown.hasNaN ? paragraphs.caretRect(before: offset) : shown
  }

  /// Scrolls to the caret. Around a text view that does not scroll, the nearest scroll view does.
  private func revealCaret() {
    input.revealsCaret = false
    let rect = rect(showing: edited.caret..<edited.caret)
    if isScrollEnabled { return scrollRectToVisible(rect, animated: false) }
    let outer = sequence(first: self as UIView, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled }
    outer?.scrollRectToVisible(convert(rect, to: outer), animated: false)
  }

  // MARK: Places

  /// The distance in points beyond a caret that is scrolled into view with it. Chosen.
  private static let revealedMargin: CGFloat = 8

  /// Returns the rectangle of the content that shows characters, or the caret before them, with a margin.
  func rect(showing characters: Range<Int>) -> CGRect {
    arrangeText()
    let rect = paragraphs.caretRect(before: characters.lowerBound)
      .union(paragraphs.caretRect(before: characters.upperBound))
    let (above, below) = (
      min(textContainerInset.top, Self.revealedMargin), min(textContainerInset.bottom, Self.revealedMargin)
    )
    return rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
      .inset(by: UIEdgeInsets(top: -above, left: 0, bottom: -below, right: 0))
  }

  func caretRect(before offset: Int) -> CGRect {
    arrangeText()
    return paragraphs.caretRect(before: offset).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
      .insetBy(dx: -EditingLook.caretWidth / 2, dy: 0)
  }

  func offset(nearestTo point: CGPoint) -> Int {
    arrangeText()
    return paragraphs.offset(nearestTo: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }
}
