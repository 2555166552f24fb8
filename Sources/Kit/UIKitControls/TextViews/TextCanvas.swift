// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The visible part of a text view's text, with the selection and the caret.
///
/// Each paragraph has a view of its own, so that typing draws only one of them again, and scrolling none. The selection is
/// above the text, because parts of that may have a background.
final class TextCanvas: UIView {
  private let chunks = UIView()
  private let marks = UIView()
  private let caret = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    caret.layer.cornerRadius = EditingLook.caretWidth / 2
    for view in [chunks, marks, caret] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("TextCanvas has no archives; create it with a frame") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  // MARK: Text

  /// Shows lines. Views that show the same lines already keep them.
  func show(_ new: [TextParagraphs.Chunk], color: UIColor) {
    var free = chunks.subviews.compactMap { $0 as? TextChunkView }
    var views: [(TextParagraphs.Chunk, TextChunkView?)] = []
    for chunk in new {
      let index = free.firstIndex { $0.shows(chunk) }
      views.append((chunk, index.map { free.remove(at: $0) }))
    }
    for (chunk, view) in views {
      let shown = view ?? free.popLast() ?? makeChunkView()
      shown.show(chunk, color: color)
    }
    for view in free { view.removeFromSuperview() }
  }

  private func makeChunkView() -> TextChunkView {
    let view = TextChunkView(frame: .zero)
    chunks.addSubview(view)
    return view
  }

  // MARK: Marks

  /// Shows rectangles of the selection, lines below what an input method composes, and the caret.
  func show(selection: [CGRect], composed: [CGRect], caret rect: CGRect?, color: UIColor) {
    let lines = composed.map { rect in
      let height = EditingLook.underlineHeight
      return CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
    }
    let rects = selection + lines
    while marks.subviews.count < rects.count { marks.addSubview(UIView()) }
    for view in marks.subviews.dropFirst(rects.count) { view.removeFromSuperview() }
    for (index, (view, rect)) in zip(marks.subviews, rects).enumerated() {
      view.frame = rect
      view.backgroundColor =
        index < selection.count ? tintColor.withAlphaComponent(EditingLook.selectionAlpha) : color
    }
    caret.isHidden = rect == nil
    caret.backgroundColor = tintColor
    guard let rect else { return }
    caret.frame = rect.insetBy(dx: -EditingLook.caretWidth / 2, dy: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    superview?.setNeedsLayout()
  }
}

/// A view that draws lines of a paragraph.
private final class TextChunkView: UIView {
  /// The distance in points by which letters may extend beyond their lines. Chosen.
  private static let overhang: CGFloat = 8

  private var chunk: TextParagraphs.Chunk?
  private var color = UIColor.label

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("TextChunkView has no archives; create it with a frame") }

  nonisolated deinit {}

  func shows(_ other: TextParagraphs.Chunk) -> Bool { chunk?.layout === other.layout && chunk?.lines == other.lines }

  func show(_ new: TextParagraphs.Chunk, color: UIColor) {
    let isSame = shows(new) && self.color == color
    (chunk, self.color) = (new, color)
    frame = new.frame.insetBy(dx: -Self.overhang, dy: -Self.overhang)
    if !isSame { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard let chunk, let context = UIGraphicsGetCurrentContext() else { return }
    let top = chunk.area.minY - chunk.frame.minY + Self.overhang
    let area = CGRect(x: Self.overhang, y: top, width: chunk.area.width, height: .infinity)
    chunk.layout.draw(
      in: context, rect: area, color: color.resolvedColor(with: traitCollection).cgColor, lines: chunk.lines)
  }
}
