// SPDX-License-Identifier: MIT
import UIKit

/// The pages of another cell over a part of this one, up to a divider that is dragged.
final class CellWipe {
  private let cells: (first: CompareCell, second: CompareCell)
  private let renderer: OffscreenRenderer
  /// Lies within the round corners of the cell's frame.
  private let cover = UIView()
  private let clip = UIView()
  private let picture = UIImageView()
  private let divider = UIView()
  private let badges: (first: CellBadge, second: CellBadge)
  private let handle = DragHandle(name: "Divider")
  /// The position of the divider as a part of the width.
  private(set) var position: CGFloat

  private static let lineWidth: CGFloat = 2
  /// The distance from a badge to the handle, in points.
  private static let gap: CGFloat = 20

  /// - Parameters:
  ///   - second: The cell that shows both, and whose own pages are to the right of the divider.
  ///   - position: The position of the divider as a part of the width.
  /// - Returns: Nil if there is no display.
  init?(of first: CompareCell, over second: CompareCell, at position: CGFloat) {
    let scale = second.traitCollection.displayScale
    guard let renderer = try? OffscreenRenderer(size: first.pagesView.bounds.size, scale: scale) else { return nil }
    (cells, self.renderer, self.position) = ((first, second), renderer, position)
    badges = (CellBadge(number: first.number), CellBadge(number: second.number))
    picture.contentMode = .scaleToFill
    clip.clipsToBounds = true
    clip.backgroundColor = WindowFrame.backdrop
    clip.addSubview(picture)
    cover.addSubview(clip)
    cover.isUserInteractionEnabled = false
    second.addOverlay(cover)
    divider.backgroundColor = .white
    divider.isUserInteractionEnabled = false
    handle.onMove = { [weak self] in self?.move(to: $0.x) }
    for view in [divider, badges.first, badges.second, handle] { second.addControl(view) }
    layOut()
  }

  func isBetween(_ first: CompareCell, _ second: CompareCell) -> Bool {
    cells.first === first && cells.second === second
  }

  private func move(to x: CGFloat) {
    let frame = cells.second.pagesFrame
    position = min(max((x - frame.minX) / max(frame.width, 1), 0), 1)
    layOut()
  }

  /// Shows what the other cell shows now.
  func update() {
    CATransaction.flush()
    renderer.show(cells.first.pagesView)
    picture.image = UIImage(cgImage: renderer.picture())
    layOut()
  }

  private func layOut() {
    let frame = cells.second.pagesFrame
    let x = frame.minX + (frame.width * position).rounded()
    clip.frame = CGRect(x: 0, y: 0, width: x - frame.minX, height: frame.height)
    picture.frame = CGRect(origin: .zero, size: frame.size)
    divider.frame = CGRect(
      x: x - Self.lineWidth / 2, y: frame.minY, width: Self.lineWidth, height: frame.height)
    handle.center = CGPoint(x: x, y: frame.maxY - Self.gap)
    badges.first.center = CGPoint(x: x - Self.gap, y: frame.maxY - Self.gap)
    badges.second.center = CGPoint(x: x + Self.gap, y: frame.maxY - Self.gap)
    badges.first.isHidden = badges.first.frame.minX < frame.minX
    badges.second.isHidden = badges.second.frame.maxX > frame.maxX
  }

  func close() {
    for view in [cover, divider, badges.first, badges.second, handle] { view.removeFromSuperview() }
    renderer.close()
  }
}
