// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

// An index beyond the ends means the segment at the end.
extension UISegmentedControl {
  /// The title or image of a segment, centred in its area.
  final class Segment: UIView {
    private static let padding: CGFloat = 12
    private static let fontSize: CGFloat = 13

    private let label = UILabel()
    private let picture = UIImageView(frame: .zero)
    var isEnabled = true
    /// The requested width, or 0 for a share of the available width.
    var width: CGFloat = 0

    init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      label.textAlignment = .center
      picture.contentMode = .center
      picture.tintColor = .label
      addSubview(label)
      addSubview(picture)
      updateFont()
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    package override class var drawsNothing: Bool { true }

    var title: String? {
      get { label.text }
      set {
        label.text = newValue
        image = nil
      }
    }

    /// The image, which has the colour of text unless its rendering mode is `.alwaysOriginal`.
    var image: UIImage? {
      didSet {
        picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        if image != nil { label.text = nil }
      }
    }

    var isPicked = false {
      didSet { if isPicked != oldValue { updateFont() } }
    }

    var isFaint = false {
      didSet {
        label.isEnabled = !isFaint
        picture.tintColor = isFaint ? .tertiaryLabel : .label
      }
    }

    private func updateFont() {
      label.font = .systemFont(ofSize: Self.fontSize, weight: isPicked ? .semibold : .medium)
    }

    /// The width with padding. It does not depend on the selection, so that a change of the selection does not move
    /// segments.
    var naturalWidth: CGFloat {
      let widest = UIFont.systemFont(ofSize: Self.fontSize, weight: .semibold)
      let text = label.text.map { UILabel.size(of: $0, font: widest).width } ?? 0
      return max(text, picture.image?.size.width ?? 0).rounded(.up) + 2 * Self.padding
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds
      picture.frame = bounds
    }
  }

  /// Inserts a segment with a title. Indices beyond the ends count as the ends.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = Segment()
    new.title = title
    insert(new, at: segment, animated: animated)
  }

  /// Inserts a segment with an image, which has the colour of text unless its rendering mode is `.alwaysOriginal`. Indices
  /// beyond the ends count as the ends.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = Segment()
    new.image = image
    insert(new, at: segment, animated: animated)
  }

  /// Replaces the content of a segment by a title.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(segment)?.title = title
    segmentsDidChange(animated: false)
  }

  /// Returns the title of a segment, or `nil` if it has an image.
  public func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Replaces the content of a segment by an image.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(segment)?.image = image
    segmentsDidChange(animated: false)
  }

  /// Returns the image of a segment, or `nil` if it has a title.
  public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the width of a segment in points. The default is 0, an equal share of the width that the others leave.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment)?.width = max(0, width)
    segmentsDidChange(animated: false)
  }

  /// Returns the width that was set for a segment in points, or 0.
  public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Sets whether a segment can be selected. The default is `true`.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isEnabled = enabled
    segmentsDidChange(animated: false)
  }

  /// Returns whether a segment can be selected.
  public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
}
