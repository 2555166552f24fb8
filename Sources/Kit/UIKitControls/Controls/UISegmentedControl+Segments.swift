// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

// An index beyond the ends means the segment at the end.
extension UISegmentedControl: ItemFocusing {
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
      isAccessibilityElement = true
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

    override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? title ?? image?.accessibilityLabel }
      set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get {
        let state: UIAccessibilityTraits = isPicked ? .selected : []
        return accessibilityTraits(default: [.button, state, isFaint ? .notEnabled : []])
      }
      set { super.accessibilityTraits = newValue }
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

  package var itemWithFocus: UIView? { segment(selectedSegmentIndex) }

  func addSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = Segment()
    new.title = title
    insert(new, at: segment, animated: animated)
  }

  func addSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = Segment()
    new.image = image
    insert(new, at: segment, animated: animated)
  }

  func storeTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(segment)?.title = title
    segmentsDidChange(animated: false)
  }

  func storeImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(segment)?.image = image
    segmentsDidChange(animated: false)
  }

  func storeWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment)?.width = max(0, width)
    segmentsDidChange(animated: false)
  }

  func storeEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isEnabled = enabled
    segmentsDidChange(animated: false)
  }
}
