// SPDX-License-Identifier: MIT
import UIKit

/// A cell of the comparison: one style in a frame of its own, at any position of the playback.
final class CompareCell: UIViewController {
  private let transition: ScrubbedTransition
  private let windowFrame: WindowFrame
  private let header: CellHeader
  private let readings = CellReadings()
  /// The area over the pages that is touched.
  private let pad = UIView()
  private let pointer = DragPointerInteraction()
  private(set) var motion: CellMotion { didSet { measured.samples = nil } }
  private var measured = Measured()
  /// The drag over the pages of this cell or another one, and whether the press in this cell has become one.
  private var drag: (edge: EdgeDrag, isOwn: Bool)?
  private var position = Playback.Position.time(0)
  private let former = FormerPages()

  /// The callbacks for the user's input in the cell, and for changes of its motion.
  struct Events {
    /// Called when the pages are pressed, and when they are released: after a click, with true. The times are absolute
    /// seconds.
    var onGrab: ((_ time: TimeInterval) -> Void)?
    var onRelease: ((_ isTap: Bool, _ time: TimeInterval) -> Void)?
    /// Called while the page is dragged, with the distance in the points of the pages, in their direction.
    var onDrag: ((_ distance: CGFloat, _ time: TimeInterval) -> Void)?
    /// Returns whether the cell may begin its first transition in the frame of a display link.
    var mayBegin: ((CADisplayLink) -> Bool)?
    /// Called when the duration may have changed, or the motion has been measured.
    var onMotionChange: (() -> Void)?
  }
  var events = Events()
  var onRemove: (() -> Void)? {
    get { header.onRemove }
    set { header.onRemove = newValue }
  }
  var onKindChange: ((TransitionKind) -> Void)? {
    get { header.onKindChange }
    set { header.onKindChange = newValue }
  }

  /// The values that are computed from the motion and measured in its frames. Each is nil until then.
  private struct Measured {
    var samples: MotionSamples?
    /// The motion forward and backward, in the present size of the pages. Both are measured once, because that commits many
    /// frames, and playback in both directions begins a transition at each turn.
    var tables: [Bool: MotionTable] = [:]
    var cost: FrameCost?
    /// Whether the cost is that of the pages as they are now, and not in their former size.
    var hasCurrentCost = false
  }

  init?(_ compared: ComparedStyle, pages: ComparedContent = .places) {
    guard let style = Catalog.style(compared.style), style.kinds.contains(compared.kind) else { return nil }
    transition = ScrubbedTransition(style: style, kind: compared.kind, pages: pages.make())
    motion = CellMotion(compared: compared, system: transition.motion)
    windowFrame = WindowFrame(transition.rootViewController.view)
    header = CellHeader(style: style, kind: compared.kind)
    header.detail = compared.detail
    super.init(nibName: nil, bundle: nil)
    // The bars around the pages, and what is behind them, have their appearance.
    transition.rootViewController.overrideUserInterfaceStyle = pages.style
    windowFrame.overrideUserInterfaceStyle = pages.style
    transition.container = windowFrame
    transition.mayBegin = { [weak self] in self?.mayBegin(in: $0) ?? true }
    transition.onBegin = { [weak self] in self?.transitionDidBegin() }
  }

  required init?(coder: NSCoder) { nil }

  var compared: ComparedStyle {
    get { motion.compared }
    set {
      guard newValue != motion.compared else { return }
      motion.compared = newValue
      header.detail = newValue.detail
      events.onMotionChange?()
    }
  }

  var style: TransitionStyle { transition.style }

  /// The view that contains the transition.
  var pagesView: UIView { windowFrame.scaled }
  /// The frame that shows the pages, in the coordinates of the cell.
  var pagesFrame: CGRect { windowFrame.frame }
  /// Shows a view over the pages.
  func addOverlay(_ overlay: UIView) {
    overlay.frame = windowFrame.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    windowFrame.insertSubview(overlay, aboveSubview: windowFrame.scaled)
  }

  /// Shows a view above the pages that can be touched, in the coordinates of the cell.
  func addControl(_ control: UIView) { view.addSubview(control) }

  var isChosen: Bool {
    get { windowFrame.isChosen }
    set { if newValue != isChosen { windowFrame.isChosen = newValue } }
  }

  /// The number of the cell, which selects it on the keyboard.
  var number: Int {
    get { header.number }
    set { header.number = newValue }
  }
  var canBeRemoved: Bool {
    get { header.canRemove }
    set { header.canRemove = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
    addChild(transition.rootViewController)
    view.addSubview(windowFrame)
    view.addSubview(readings)
    transition.rootViewController.didMove(toParent: self)
    pad.addGestureRecognizer(TouchDownRecognizer(target: self, action: Self.touch))
    pad.addInteraction(pointer)
    view.addSubview(pad)
    view.accessibilityIdentifier = "cell-\(style.id)"
    view.accessibilityLabel = style.title
    // The pages in the cell are a picture of the style.
    windowFrame.accessibilityElementsHidden = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    transition.stop()
    former.uncover()
  }

  // MARK: Showing a position

  /// Shows a position of the playback.
  func show(_ position: Playback.Position, isForward: Bool) {
    self.position = position
    transition.show(ScrubbedTransition.Target(fraction: fraction(at: position), isForward: isForward))
    showReadings()
  }

  /// The fraction of the animation that is shown.
  var fraction: CGFloat { transition.target.fraction }

  private func fraction(at position: Playback.Position) -> CGFloat {
    switch position {
    case .time(let time): motion.fraction(at: time)
    case .drag(let distance): drag?.edge.fraction(atDistance: distance) ?? fraction
    }
  }

  /// The time in seconds that is shown.
  var time: TimeInterval {
    switch position {
    case .time(let time): min(time, motion.duration)
    case .drag: motion.time(ofProgress: motion.table?.progress(at: fraction) ?? fraction)
    }
  }

  /// Later transitions, in the other direction or in another size, begin at once.
  private func mayBegin(in link: CADisplayLink) -> Bool { motion.table != nil || events.mayBegin?(link) ?? true }

  private func transitionDidBegin() {
    let (size, isForward) = (pagesView.bounds.size, transition.target.isForward)
    if former.size != size {
      former.size = size
      measured.tables = [:]
      measured.hasCurrentCost = false
    }
    motion.begin(transition.motion, table(isForward: isForward), isForward: isForward)
    events.onMotionChange?()
    show(position, isForward: isForward)
    former.uncover()
  }

  private func table(isForward: Bool) -> MotionTable {
    if let known = measured.tables[isForward] { return known }
    let table = transition.covered(pagesView) { MotionTable(in: pagesView) { transition.measure(at: $0) } }
    measured.tables[isForward] = table
    return table
  }

  /// The size of the pages that cover the present ones, if there are such.
  var coverSize: CGSize? { former.coverSize }

  /// Runs a closure while the pages show each of some fractions of the animation, covered by a snapshot.
  func withFractions<Result>(_ fractions: [CGFloat], _ body: () -> Result) -> [Result] {
    covered {
      fractions.map { fraction in
        measure(at: fraction)
        return body()
      }
    }
  }

  /// Runs a closure that calls `measure(at:)`, while a snapshot covers the pages.
  func covered<Result>(_ body: () -> Result) -> Result { transition.covered(pagesView, body) }

  /// Shows a fraction of the animation until the next position is shown.
  func measure(at fraction: CGFloat) {
    transition.measure(at: fraction)
    CATransaction.flush()
  }

  var isReady: Bool { transition.isInteractive && motion.table != nil }

  /// The motion at equal intervals of its duration.
  var samples: MotionSamples {
    let samples = measured.samples ?? MotionSamples(of: motion)
    measured.samples = samples
    return samples
  }

  /// Whether the costs of a frame have been measured in the present size of the pages.
  var hasCurrentCost: Bool { measured.hasCurrentCost }

  /// The costs of a frame, when they have been measured. Former ones stay until there are new ones.
  var cost: FrameCost? {
    get { measured.cost }
    set {
      measured.cost = newValue
      measured.hasCurrentCost = true
      showReadings()
    }
  }

  private func showReadings() {
    guard readings.bounds.height > 0 else { return }
    readings.show(self, at: time, fraction: fraction)
  }

  // MARK: Gestures

  /// The drag begins with the press and not after some points, so that the edge stays exactly under the pointer.
  private func touch(_ touch: TouchDownRecognizer) {
    pointer.follow(touch)
    switch touch.state {
    case .began: events.onGrab?(touch.timestamp)
    case .changed: if drag?.isOwn == true || !touch.isTap { follow(touch) }
    case .ended, .cancelled: events.onRelease?(drag?.isOwn != true, touch.timestamp)
    case .failed, .possible: break
    }
  }

  private func follow(_ touch: TouchDownRecognizer) {
    guard let edge = drag?.edge else { return }
    drag?.isOwn = true
    let scale = windowFrame.contentScale
    let translation = CGPoint(x: touch.translation.x / scale, y: touch.translation.y / scale)
    events.onDrag?(edge.distance(of: translation), touch.timestamp)
  }

  /// The device in whose frame the pages are, or nil to fill the cell.
  var device: Device? {
    get { windowFrame.device }
    set {
      guard newValue != windowFrame.device else { return }
      windowFrame.device = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Takes hold of the pages where they are, because they are about to be dragged in this cell or another one.
  func beginDrag() {
    drag = (EdgeDrag(motion.table, at: fraction, isForward: transition.target.isForward), false)
  }

  /// Leaves the pages where they are.
  func endDrag() { drag = nil }

  /// Moves the pages by a recorded drag and its release, or by themselves.
  var recordedDrag: RecordedDrag? {
    get { motion.drag }
    set { if newValue != motion.drag { motion.drag = newValue } }
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, hasReadings) = (view.bounds, view.bounds.height > CellReadings.leastCellHeight)
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CellHeader.height)
    let bottom = hasReadings ? CellReadings.height(forWidth: bounds.width) : 0
    readings.isHidden = !hasReadings
    readings.frame = CGRect(x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
    let room = CGRect(
      x: 0, y: CellHeader.height, width: bounds.width, height: max(bounds.height - CellHeader.height - bottom, 0))
    let frame = device?.frame(in: room) ?? room
    if frame.size != windowFrame.bounds.size, transition.isInteractive { former.cover(pagesView) }
    windowFrame.frame = frame
    pad.frame = windowFrame.frame
    windowFrame.layoutIfNeeded()
    showReadings()
    guard pagesView.bounds.size != former.size else { return former.uncover() }
    former.stretch(to: windowFrame.bounds.size)
    transition.restart()
  }
}
