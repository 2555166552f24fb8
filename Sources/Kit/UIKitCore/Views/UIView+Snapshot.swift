// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics

extension UIView {
  func makeSnapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return SnapshotView(of: self, afterUpdates: afterUpdates)
  }

  func makeResizableSnapshot(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    require(
      !rect.hasNaN && capInsets.isFinite,
      """
      resizableSnapshotView(from:afterScreenUpdates:withCapInsets:): the rectangle \(rect) or the insets \(capInsets) \
      contain NaN; pass numbers.
      """)
    guard bounds.width > 0, bounds.height > 0, rect.width > 0, rect.height > 0 else { return nil }
    let rect = rect.isInfinite ? bounds : rect.standardized
    return ResizableSnapshotView(of: self, rect: rect, capInsets: capInsets, afterUpdates: afterUpdates)
  }

  /// How many times a snapshot was taken of a snapshot to make this view: 0 for a snapshot of an ordinary view, nil if
  /// this view is not a snapshot.
  package var snapshotGeneration: Int? { (self as? SnapshotView)?.generation }

  @discardableResult func drawTree(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard bounds.width > 0, bounds.height > 0, let context = UIGraphicsGetCurrentContext() else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.snapshotLayer(afterUpdates: afterUpdates).render(in: context)
    context.restoreGState()
    return true
  }
}

/// A view that shows a copy of a layer's subtree, which stretches with the view, also in animations.
final class SnapshotView: UIView {
  /// The view with the copy, in the size that is shown. The view's own may be newer.
  private let content: UIView
  /// How many times a snapshot was taken of a snapshot to make this one: 0 for a snapshot of an ordinary view.
  let generation: Int

  init(of view: UIView, afterUpdates: Bool) {
    let copy = view.layer.snapshotLayer(afterUpdates: afterUpdates)
    content = UIView(frame: CGRect(origin: .zero, size: copy.bounds.size))
    generation = (view as? SnapshotView).map { $0.generation + 1 } ?? 0
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    copy.delegate = NonAnimatingLayerDelegate.shared
    copy.resetGeometry(at: .zero)
    content.layer.anchorPoint = .zero
    content.center = .zero
    content.autoresizingMask = []
    content.layer.addSublayer(copy)
    addSubview(content)
    isUserInteractionEnabled = false
    stretch()
  }

  required init?(coder: NSCoder) { fatalError("SnapshotView: snapshots are not archived") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  override var frame: CGRect { didSet { stretch() } }
  override var bounds: CGRect { didSet { stretch() } }

  private func stretch() {
    let size = content.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    content.center = bounds.origin
    content.transform = CGAffineTransform(scaleX: bounds.width / size.width, y: bounds.height / size.height)
  }
}

/// A view that shows nine copies of a layer's subtree, each clipped to its part. The corners keep their size, and the
/// edges and the middle stretch.
final class ResizableSnapshotView: UIView {
  private let parts: [Part]
  private let capInsets: UIEdgeInsets
  private let source: CGSize

  /// One of the nine parts, with the rectangle of the source that it shows.
  private struct Part {
    let window: CALayer
    let content: CALayer
    let column, row: Int
    let rect: CGRect
  }

  init(of view: UIView, rect: CGRect, capInsets: UIEdgeInsets, afterUpdates: Bool) {
    self.capInsets = capInsets
    source = rect.size
    let columns = Self.cuts(from: rect.minX, length: rect.width, capInsets.left, capInsets.right)
    let rows = Self.cuts(from: rect.minY, length: rect.height, capInsets.top, capInsets.bottom)
    var parts: [Part] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let part = CGRect(
          x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
          height: rows[row + 1] - rows[row])
        guard part.width > 0, part.height > 0 else { continue }
        parts.append(Self.makePart(of: view, part, column: column, row: row, afterUpdates: afterUpdates))
      }
    }
    self.parts = parts
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    for part in parts { layer.addSublayer(part.window) }
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("ResizableSnapshotView: snapshots are not archived") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  private static func makePart(
    of view: UIView, _ rect: CGRect, column: Int, row: Int, afterUpdates: Bool
  ) -> Part {
    let (window, content) = (CALayer(), view.layer.snapshotLayer(afterUpdates: afterUpdates))
    for layer in [window, content] { layer.delegate = NonAnimatingLayerDelegate.shared }
    window.masksToBounds = true
    window.anchorPoint = .zero
    window.bounds = CGRect(origin: .zero, size: rect.size)
    let origin = view.bounds.origin
    content.resetGeometry(at: CGPoint(x: origin.x - rect.minX, y: origin.y - rect.minY))
    // The shown content may have another size than the view.
    let (shown, size) = (content.bounds.size, view.bounds.size)
    if shown.width > 0, shown.height > 0, shown != size {
      content.transform = .scale(size.width / shown.width, size.height / shown.height)
    }
    window.addSublayer(content)
    return Part(window: window, content: content, column: column, row: row, rect: rect)
  }

  /// Returns the boundaries of the three parts of a length.
  private static func cuts(from start: CGFloat, length: CGFloat, _ before: CGFloat, _ after: CGFloat) -> [CGFloat] {
    let first = min(max(before, 0), length)
    let second = max(first, length - max(after, 0))
    return [start, start + first, start + second, start + length]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = Self.cuts(from: 0, length: bounds.width, capInsets.left, capInsets.right)
    let rows = Self.cuts(from: 0, length: bounds.height, capInsets.top, capInsets.bottom)
    for part in parts {
      let width = columns[part.column + 1] - columns[part.column]
      let height = rows[part.row + 1] - rows[part.row]
      part.window.position = CGPoint(x: columns[part.column], y: rows[part.row])
      part.window.transform = .scale(width / part.rect.width, height / part.rect.height)
    }
  }
}

extension CALayer {
  /// Moves the layer's top left corner to `origin`, without a transform, and makes the layer visible and opaque.
  fileprivate func resetGeometry(at origin: CGPoint) {
    transform = CATransform3DIdentity
    anchorPoint = .zero
    position = origin
    opacity = 1
    isHidden = false
  }
}
