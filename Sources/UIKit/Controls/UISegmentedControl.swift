// SPDX-License-Identifier: MIT

/// Picks one of a few.
open class UISegmentedControl: UIControl {
  // Figures: iOS 13's segmented control.
  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2
  private static let padding: CGFloat = 12

  /// Stands for no segment.
  public static let noSegment = -1

  private final class Segment {
    let label = UILabel()
    let imageView = UIImageView(frame: .zero)
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private let knob = UIView()
  private var storedIndex = UISegmentedControl.noSegment

  /// - Parameter items: strings and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if let title = item as? String { insertSegment(withTitle: title, at: segments.count, animated: false) }
      if let image = item as? UIImage { insertSegment(with: image, at: segments.count, animated: false) }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { self == UISegmentedControl.self || super.drawsNothing }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    knob.isUserInteractionEnabled = false
    knob.isHidden = true
    knob.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x636366) : .white }
    knob.layer.cornerRadius = 7
    knob.layer.shadowOpacity = 0.12
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(knob)
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.label.text = title }
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.imageView.image = image?.withRenderingMode(.alwaysTemplate) }
  }

  private func insert(at index: Int, animated: Bool, _ fill: (Segment) -> Void) {
    let index = max(0, min(index, segments.count))
    let segment = Segment()
    segment.label.textAlignment = .center
    segment.imageView.contentMode = .center
    segment.imageView.tintColor = .label
    fill(segment)
    segments.insert(segment, at: index)
    addSubview(segment.label)
    addSubview(segment.imageView)
    if storedIndex >= index { storedIndex += 1 }
    segmentsDidChange(animated: animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.imageView.removeFromSuperview()
    if storedIndex == segment { storedIndex = Self.noSegment } else if storedIndex > segment { storedIndex -= 1 }
    segmentsDidChange(animated: animated)
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(segment).label.text = title
    segmentsDidChange(animated: false)
  }

  open func titleForSegment(at segment: Int) -> String? { self.segment(segment).label.text }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment).isEnabled = enabled
    updateFonts()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment).isEnabled }

  private func segment(_ index: Int) -> Segment {
    precondition(
      segments.indices.contains(index), "UISegmentedControl: there are \(segments.count) segments, and none at \(index)"
    )
    return segments[index]
  }

  private func segmentsDidChange(animated: Bool) {
    updateFonts()
    invalidateIntrinsicContentSize()
    relayout(animated: animated)
  }

  // MARK: Selection

  /// `UISegmentedControl.noSegment` for none. Setting it tells no targets.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set { select(newValue, animated: window != nil) }
  }

  private func select(_ index: Int, animated: Bool) {
    precondition(
      index == Self.noSegment || segments.indices.contains(index),
      "UISegmentedControl: there are \(segments.count) segments, and none at \(index)")
    guard index != storedIndex else { return }
    let appears = storedIndex == Self.noSegment
    storedIndex = index
    updateFonts()
    relayout(animated: animated && !appears)
  }

  private func updateFonts() {
    for (index, segment) in segments.enumerated() {
      segment.label.font = .systemFont(ofSize: 13, weight: index == storedIndex ? .semibold : .medium)
      segment.label.isEnabled = segment.isEnabled && isEnabled
    }
  }

  private func relayout(animated: Bool) {
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
      self.layoutIfNeeded()
    }
  }

  package override func stateDidChange() { updateFonts() }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { max($0.label.intrinsicContentSize.width, $0.imageView.image?.size.width ?? 0) }.max()
    let width = CGFloat(segments.count) * ((widest ?? 0) + 2 * Self.padding)
    return CGSize(width: width, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func rect(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, segments.count))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, segment) in segments.enumerated() {
      segment.label.frame = rect(of: index)
      segment.imageView.frame = rect(of: index)
    }
    knob.isHidden = storedIndex == Self.noSegment
    guard !knob.isHidden else { return }
    knob.frame = rect(of: storedIndex).insetBy(dx: Self.inset, dy: Self.inset)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch)
    return true
  }

  private func pick(_ touch: UITouch) {
    guard !segments.isEmpty, bounds.width > 0 else { return }
    let fraction = touch.location(in: self).x / bounds.width
    let index = max(0, min(Int(fraction * CGFloat(segments.count)), segments.count - 1))
    guard index != storedIndex, segments[index].isEnabled else { return }
    select(index, animated: true)
    send([.valueChanged, .primaryActionTriggered], event: nil)
  }
}
