// SPDX-License-Identifier: MIT
import UIKit

/// A frame around a view, whose right edge the user moves.
final class ResizableFrame: UIView {
  private static let leastWidth: CGFloat = 240
  /// The width in points of the handle beside the frame.
  static let handleWidth: CGFloat = 16

  private let content: UIView
  private let plate = UIView()
  private let handle = ResizeHandle()
  /// The width in points that the user has chosen, or nil for all the room.
  private var chosenWidth: CGFloat?
  /// Called with the width in points that the content is about to have.
  var onLayout: ((CGFloat) -> Void)?

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    plate.clipsToBounds = true
    plate.layer.cornerRadius = 12
    plate.layer.cornerCurve = .continuous
    plate.layer.borderWidth = 1
    plate.addSubview(content)
    handle.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.drag))
    for part in [plate, handle] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// The width in points of the content, which leaves room for the handle.
  private var width: CGFloat {
    let room = max(bounds.width - Self.handleWidth, 1)
    return min(max(chosenWidth ?? room, min(Self.leastWidth, room)), room).rounded()
  }

  /// Makes the content wider, or narrower if the distance in points is negative.
  func widen(by distance: CGFloat) {
    chosenWidth = max(width + distance, Self.leastWidth)
    setNeedsLayout()
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { chosenWidth = width }
    chosenWidth? += pan.translation(in: self).x
    pan.setTranslation(.zero, in: self)
    if pan.state == .ended || pan.state == .cancelled { chosenWidth = width }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = width
    plate.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    plate.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    onLayout?(width)
    content.frame = plate.bounds
    handle.frame = CGRect(x: width, y: 0, width: Self.handleWidth, height: bounds.height)
  }
}
