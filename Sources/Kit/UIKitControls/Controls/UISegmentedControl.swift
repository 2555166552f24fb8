// SPDX-License-Identifier: MIT
import Diagnostics
@_spi(Framework) import UIKitCore

/// A row of segments with one selected segment.
///
/// A click selects a segment, and the selected one can be dragged to another. The event `.valueChanged` is sent when
/// the finger is lifted.
///
/// ```swift
/// final class MapController: UIViewController {
///   private let kinds = UISegmentedControl(items: ["Map", "Satellite"])
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     kinds.selectedSegmentIndex = 0
///     kinds.addTarget(self, action: Self.kindChanged, for: .valueChanged)
///     view.addSubview(kinds)
///   }
///
///   private func kindChanged(_ kinds: UISegmentedControl) { print(kinds.selectedSegmentIndex) }
/// }
/// ```
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  // The metrics of iOS 13's segmented control.
  private static let height: CGFloat = 32
  private static let cornerRadius: CGFloat = 9
  private static let knobCornerRadius: CGFloat = 7
  private static let inset: CGFloat = 2
  /// The scale of the knob while it is pressed.
  private static let heldScale: CGFloat = 0.95
  private static let pressedAlpha: CGFloat = 0.25
  private static let separatorSize = CGSize(width: 1, height: 16)
  private static let separatorColor = UIColor.systemGray.withAlphaComponent(0.3)
  private static let knobColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x636366) : .white }

  /// The index that means no segment: −1.
  public static let noSegment = -1

  private enum Press: Equatable {
    case none
    /// The press began on an unselected segment. The value is the segment under the finger, or `nil` while the finger is
    /// outside.
    case segment(Int?)
    /// The knob is being dragged and is over the given segment.
    case knob(over: Int)
  }

  private var segments: [Segment] = []
  private var separators: [UIView] = []
  private let knob = UIView()
  private var storedIndex = UISegmentedControl.noSegment
  private var press = Press.none
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control with segments, sized to fit them.
  ///
  /// - Parameter items: Titles of type `String` and images of type `UIImage`. Other values stop the program.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: segments.count, animated: false)
      case let image as UIImage: insertSegment(with: image, at: segments.count, animated: false)
      default: fatalError("UISegmentedControl: items must be strings or images; \(item) is neither")
      }
    }
    bounds.size = intrinsicContentSize
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without segments. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UISegmentedControl.self || super.drawsNothing }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    knob.isUserInteractionEnabled = false
    knob.isHidden = true
    knob.backgroundColor = Self.knobColor
    knob.layer.cornerRadius = Self.knobCornerRadius
    knob.layer.shadowOpacity = 0.12
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(knob)
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  func insert(_ segment: Segment, at index: Int, animated: Bool) {
    let index = max(0, min(index, segments.count))
    segment.attributes = titleAttributes
    segments.insert(segment, at: index)
    addSubview(segment)
    if storedIndex >= index { storedIndex += 1 }
    segmentsDidChange(animated: animated)
  }

  /// Removes a segment. Does nothing if it does not exist.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if storedIndex == segment { storedIndex = Self.noSegment } else if storedIndex > segment { storedIndex -= 1 }
    segmentsDidChange(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    storedIndex = Self.noSegment
    segmentsDidChange(animated: false)
  }

  /// Returns a segment, or the nearest one if it does not exist, or `nil` if there are none.
  func segment(_ index: Int) -> Segment? {
    if exists(index) { return segments[index] }
    return index < 0 ? segments.first : segments.last
  }

  private func exists(_ index: Int) -> Bool {
    expect(
      segments.indices.contains(index), "UISegmentedControl: there are \(segments.count) segments, and none at \(index)"
    )
  }

  func segmentsDidChange(animated: Bool) {
    cancelTracking(with: nil)
    while separators.count > max(0, segments.count - 1) { separators.removeLast().removeFromSuperview() }
    while separators.count < segments.count - 1 { separators.append(makeSeparator()) }
    updateSegments()
    invalidateIntrinsicContentSize()
    if animated { layOut(.value) } else { setNeedsLayout() }
  }

  private func makeSeparator() -> UIView {
    let separator = UIView()
    separator.isUserInteractionEnabled = false
    separator.backgroundColor = Self.separatorColor
    insertSubview(separator, at: 0)
    return separator
  }

  // MARK: Selection

  /// The index of the selected segment, or ``noSegment``, which is the default. Setting it sends no event. An index
  /// without a segment counts as ``noSegment``.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      let index = newValue == Self.noSegment || exists(newValue) ? newValue : Self.noSegment
      guard index != storedIndex else { return }
      storedIndex = index
      updateSegments()
      setNeedsLayout()
    }
  }

  /// Whether a segment is selected only while it is pressed. The default is `false`.
  @ObservedProperty open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// The background colour of the selected segment. The default is `nil`, white, or a light grey in the dark
  /// appearance.
  @ObservedProperty open var selectedSegmentTintColor: UIColor? {
    didSet { knob.backgroundColor = selectedSegmentTintColor ?? Self.knobColor }
  }

  /// The index of the segment with the knob.
  private var knobIndex: Int {
    if case .knob(let index) = press { return index }
    return isMomentary ? Self.noSegment : storedIndex
  }

  private func updateSegments() {
    for (index, segment) in segments.enumerated() {
      segment.isPicked = index == knobIndex
      segment.isFaint = !isEnabled || !segment.isEnabled
      segment.alpha = press == .segment(index) ? Self.pressedAlpha : 1
    }
    for (index, separator) in separators.enumerated() {
      separator.alpha = knobIndex == index || knobIndex == index + 1 ? 0 : 1
    }
  }

  override func stateDidChange() { updateSegments() }

  // MARK: Layout

  /// The widths of the segments: the requested ones, or equal shares of the remaining width.
  private var widths: [CGFloat] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let sharing = CGFloat(segments.count { $0.width == 0 })
    return segments.map { $0.width > 0 ? $0.width : max(0, bounds.width - fixed) / sharing }
  }

  private var rects: [CGRect] {
    var x: CGFloat = 0
    return widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  @_spi(Framework) open override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(\.naturalWidth).max() ?? 0
    let width = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    return CGSize(width: width, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rects = rects
    for (segment, rect) in zip(segments, rects) { segment.frame = rect }
    for (separator, rect) in zip(separators, rects) {
      separator.frame = CGRect(
        x: rect.maxX - Self.separatorSize.width / 2, y: bounds.midY - Self.separatorSize.height / 2,
        width: Self.separatorSize.width, height: Self.separatorSize.height)
    }
    knob.isHidden = !rects.indices.contains(knobIndex)
    guard !knob.isHidden else { return }
    knob.bounds.size = rects[knobIndex].insetBy(dx: Self.inset, dy: Self.inset).size
    knob.center = CGPoint(x: rects[knobIndex].midX, y: rects[knobIndex].midY)
    let isHeld = if case .knob = press { true } else { false }
    knob.transform = isHeld ? CGAffineTransform(scaleX: Self.heldScale, y: Self.heldScale) : .identity
  }

  // MARK: Tracking

  private func index(under touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    let rects = rects
    guard let first = rects.first, let last = rects.last else { return nil }
    if x < first.maxX { return 0 }
    return rects.firstIndex { x < $0.maxX } ?? (x >= last.minX ? rects.count - 1 : nil)
  }

  private func setPress(_ new: Press) {
    guard new != press else { return }
    if knob.isHidden {
      press = new
      updateSegments()
    } else {
      layOut(.knob) {
        press = new
        updateSegments()
      }
    }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(under: touch), segments[index].isEnabled else { return false }
    setPress(index == knobIndex ? .knob(over: index) : .segment(index))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let found = index(under: touch).flatMap { segments[$0].isEnabled ? $0 : nil }
    switch press {
    case .none: break
    case .segment: setPress(.segment(isTouchInside && found != storedIndex ? found : nil))
    case .knob: if let found { setPress(.knob(over: found)) }
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let picked: Int?
    switch press {
    case .none: picked = nil
    case .segment(let index): picked = isTouchInside ? index : nil
    case .knob(let index): picked = index
    }
    guard let picked, picked != storedIndex else { return setPress(.none) }
    pick(picked, event: event)
  }

  private func pick(_ index: Int, event: UIEvent?) {
    let appears = knobIndex == Self.noSegment
    let change = {
      self.storedIndex = index
      self.press = .none
      self.updateSegments()
    }
    if appears { change() } else { layOut(.knob, after: change) }
    setNeedsLayout()
    send([.valueChanged, .primaryActionTriggered], event: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Selects the next enabled segment in a direction, for the arrow keys.
  override func changeValue(by steps: Int) -> Bool {
    let next = stride(from: storedIndex + steps, through: steps > 0 ? segments.count - 1 : 0, by: steps)
      .first { segments.indices.contains($0) && segments[$0].isEnabled }
    if let next { pick(next, event: nil) }
    return true
  }

  open override func cancelTracking(with event: UIEvent?) {
    setPress(.none)
    super.cancelTracking(with: event)
  }

  /// Whether a drag moves the knob, or may do so as soon as the control receives the touch, which a scroll view around the
  /// control delays.
  private var mayDragKnob: Bool {
    if case .knob = press { return true }
    return isEnabled && !isTracking && selectedSegmentIndex != Self.noSegment
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if mayDragKnob, isSidewaysDrag(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Segments

  /// Inserts a segment with a title. Indices beyond the ends count as the ends.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    addSegment(withTitle: title, at: segment, animated: animated)
  }

  /// Inserts a segment with an image, which has the colour of text unless its rendering mode is `.alwaysOriginal`. Indices
  /// beyond the ends count as the ends.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    addSegment(with: image, at: segment, animated: animated)
  }

  /// Replaces the content of a segment by a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { storeTitle(title, forSegmentAt: segment) }

  /// Returns the title of a segment, or `nil` if it has an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Replaces the content of a segment by an image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { storeImage(image, forSegmentAt: segment) }

  /// Returns the image of a segment, or `nil` if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the font and the colour of all titles in a state, by the keys `.font` and `.foregroundColor`. The states are
  /// `.normal`, `.selected` and `.disabled`; what one of the latter two does not set is as in `.normal`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    for segment in segments { segment.attributes = titleAttributes }
    segmentsDidChange(animated: false)
  }

  /// Returns the attributes that were set for a state, or `nil`.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// Sets the width of a segment in points. The default is 0, an equal share of the width that the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { storeWidth(width, forSegmentAt: segment) }

  /// Returns the width that was set for a segment in points, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Sets whether a segment can be selected. The default is `true`.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { storeEnabled(enabled, forSegmentAt: segment) }

  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
}
