// SPDX-License-Identifier: MIT
import UIKit

/// A live picture with a caption. A drag moves its pages, which go on from where they are released; a click is that of a
/// control.
final class LiveCell: UIControl {
  static let captionHeight: CGFloat = 26
  /// The distance in points that a press may move and still be a click.
  private static let slop: CGFloat = 6

  /// The picture of each turn.
  private let content: Content
  private let loop: PictureLoop
  /// The time in seconds by which this cell is ahead of the others.
  private var lead: TimeInterval
  private var moment = PictureLoop.Moment()
  private var picture: StylePicture?
  private let caption = UILabel()
  private var drag: Drag?
  /// Whether the press that has just ended inside the cell was a drag.
  private var wasDragged = false

  /// The pictures of a cell.
  enum Content {
    /// One picture, which plays forward and backward.
    case one(StylePicture, caption: String)
    /// A picture for each turn, which plays forward. Each begins with the page with which the last one has ended.
    case journey((_ turn: Int) -> StylePicture)
  }

  /// A press on the picture: a drag, as soon as it has moved.
  private struct Drag {
    let start: CGPoint
    let elapsed: CGFloat
    var hasMoved = false
  }

  /// - Parameter lead: The time in seconds by which the cell is ahead of the others at first.
  init(_ content: Content, lead: TimeInterval = 0, in loop: PictureLoop) {
    self.content = content
    self.loop = loop
    self.lead = lead
    super.init(frame: .zero)
    caption.font = .systemFont(ofSize: 13, weight: .medium)
    caption.textColor = Palette.secondaryText
    caption.isUserInteractionEnabled = false
    addSubview(caption)
    isAccessibilityElement = true
    layer.cornerRadius = 12
    setPicture()
  }

  required init?(coder: NSCoder) { nil }

  /// The style of the transition that is shown.
  var style: TransitionStyle? { picture?.style }
  var isLive: Bool { picture?.isLive ?? false }
  /// The part of the transition's duration that has passed.
  var elapsed: CGFloat { moment.elapsed }

  /// Shows the moment of the loop, unless the pages are dragged.
  func show(in parent: UIViewController) {
    if drag?.hasMoved != true { show(loop.moment(ahead: lead), in: parent) }
  }

  private func show(_ moment: PictureLoop.Moment, in parent: UIViewController) {
    let isNew = moment.turn != self.moment.turn
    self.moment = moment
    switch content {
    case .one: picture?.show(moment, in: parent)
    case .journey:
      if isNew { setPicture() }
      picture?.show(PictureLoop.Moment(elapsed: moment.elapsed), in: parent)
    }
  }

  private func setPicture() {
    let old = picture
    switch content {
    case .one(let picture, let text): (self.picture, caption.text) = (picture, text)
    case .journey(let picture):
      self.picture = picture(moment.turn)
      caption.text = self.picture?.style.title
    }
    accessibilityLabel = caption.text
    picture.map(addSubview)
    setNeedsLayout()
    layoutIfNeeded()
    old?.stop()
    old?.removeFromSuperview()
  }

  /// Replaces the pages by a snapshot of them, because the page with the cell is about to leave the screen.
  func freeze() { picture?.freeze() }

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = Drag(start: touch.location(in: self), elapsed: moment.elapsed)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag else { return false }
    let distance = touch.location(in: self).x - drag.start.x
    if abs(distance) >= Self.slop { self.drag?.hasMoved = true }
    if self.drag?.hasMoved == true { follow(distance, from: drag.elapsed) }
    return true
  }

  private func follow(_ distance: CGFloat, from elapsed: CGFloat) {
    guard let parent = picture?.parent else { return }
    var isForward = true
    if case .one = content { isForward = moment.isForward }
    let change = (isForward ? -distance : distance) / max(bounds.width, 1)
    show(PictureLoop.Moment(turn: moment.turn, elapsed: min(max(elapsed + change, 0), 1)), in: parent)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endDrag()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endDrag()
  }

  private func endDrag() {
    wasDragged = isTouchInside && drag?.hasMoved == true
    if drag?.hasMoved == true { lead = loop.lead(of: moment) }
    drag = nil
  }

  /// Whether a press of the control is a click, and not the end of a drag.
  var isClicked: Bool {
    defer { wasDragged = false }
    return !wasDragged
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(bounds.height - Self.captionHeight, 0)
    picture?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    caption.frame = CGRect(
      x: 4, y: height, width: max(bounds.width - 8, 0), height: min(Self.captionHeight, bounds.height))
  }
}
