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
    /// The attributes of the title, keyed by the raw value of a control state.
    var attributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { updateLabel() } }
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
      updateLabel()
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
      didSet { if isPicked != oldValue { updateLabel() } }
    }

    var isFaint = false {
      didSet {
        updateLabel()
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

    private func updateLabel() {
      label.font = font(isPicked: isPicked)
      label.textColor = attribute(.foregroundColor, in: states(isPicked: isPicked)) ?? .label
      label.isEnabled = !isFaint || attributes[State.disabled.rawValue]?[.foregroundColor] != nil
    }

    private typealias State = UIControl.State

    /// Returns the states whose attributes apply, the most important first.
    private func states(isPicked: Bool) -> [State] {
      (isFaint ? [.disabled] : []) + (isPicked ? [.selected] : []) + [.normal]
    }

    private func attribute<Value>(_ key: NSAttributedString.Key, in states: [State]) -> Value? {
      states.lazy.compactMap { self.attributes[$0.rawValue]?[key] as? Value }.first
    }

    private func font(isPicked: Bool) -> UIFont {
      attribute(.font, in: states(isPicked: isPicked))
        ?? .systemFont(ofSize: Self.fontSize, weight: isPicked ? .semibold : .medium)
    }

    /// The width with padding. It does not depend on the selection, so that a change of the selection does not move
    /// segments.
    var naturalWidth: CGFloat {
      let title = title ?? ""
      let widths = [true, false].map { UILabel.size(of: title, font: font(isPicked: $0)).width }
      return max(widths[0], widths[1], picture.image?.size.width ?? 0).rounded(.up) + 2 * Self.padding
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
