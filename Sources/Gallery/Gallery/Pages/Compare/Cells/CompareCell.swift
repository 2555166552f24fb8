// SPDX-License-Identifier: MIT
import UIKit

/// A cell of the comparison: one style in a frame of its own, at any position of the playback.
final class CompareCell: UIViewController {
  private let transition: ScrubbedTransition
  private let windowFrame: WindowFrame
  private let header: CellHeader
  private let readings = CellReadings()
  let pad = CellPad()
  private(set) var motion: CellMotion
  private var measured = CellMeasurements()
  private var position = Playback.Position.time(0)
  private let former = FormerPages()

  /// Returns whether the cell may begin a transition in the frame of a display link.
  var mayBegin: ((CADisplayLink) -> Bool)? {
    get { transition.mayBegin }
    set { transition.mayBegin = newValue }
  }
  /// Called when a transition has begun, whose motion is measured then.
  var onBegin: (() -> Void)?
  var onRemove: (() -> Void)? {
    get { header.onRemove }
    set { header.onRemove = newValue }
  }
  var onKindChange: ((TransitionKind) -> Void)? {
    get { header.onKindChange }
    set { header.onKindChange = newValue }
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
    transition.onJump = { [weak self] in self.map { $0.former.cover($0.pagesView) } }
    transition.onBegin = { [weak self] in self?.transitionDidBegin() }
  }

  required init?(coder: NSCoder) { nil }

  var compared: ComparedStyle {
    get { motion.compared }
    set {
      guard newValue != motion.compared else { return }
      motion.compared = newValue
      measured.motionDidChange()
      header.detail = newValue.detail
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
    // A cell that turns keeps its readings until the other motion has begun.
    if !isBeginning { showReadings() }
  }

  /// The fraction of the animation that is shown.
  var fraction: CGFloat { transition.target.fraction }

  private func fraction(at position: Playback.Position) -> CGFloat {
    switch position {
    case .time(let time): motion.fraction(at: time)
    case .drag(let distance): pad.fraction(atDistance: distance) ?? fraction
    }
  }

  /// The time in seconds that is shown.
  var time: TimeInterval {
    switch position {
    case .time(let time): min(time, motion.duration)
    case .drag: motion.time(ofProgress: motion.table?.progress(at: fraction) ?? fraction)
    }
  }

  private func transitionDidBegin() {
    let (size, isForward) = (pagesView.bounds.size, transition.target.isForward)
    if former.size != size {
      former.size = size
      measured.sizeDidChange()
    }
    motion.begin(transition.motion, table(isForward: isForward), isForward: isForward)
    show(position, isForward: isForward)
    onBegin?()
    former.uncover()
  }

  private func table(isForward: Bool) -> MotionTable {
    if let known = measured.table(isForward: isForward) { return known }
    let table = transition.covered(pagesView) { MotionTable(in: pagesView) { transition.measure(at: $0) } }
    measured.add(table, isForward: isForward)
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
  /// Whether a transition is about to begin: the first one, or one in another direction or size.
  var isBeginning: Bool { transition.isBeginning }

  /// The motion at equal intervals of its duration.
  var samples: MotionSamples { measured.samples(of: motion) }

  /// Whether the costs of a frame have been measured in the present size of the pages.
  var hasCurrentCost: Bool { measured.hasCurrentCost }

  /// The costs of a frame, when they have been measured. Former ones stay until there are new ones.
  var cost: FrameCost? {
    get { measured.cost }
    set {
      measured.cost = newValue
      showReadings()
    }
  }

  private func showReadings() {
    guard readings.bounds.height > 0 else { return }
    readings.show(self, at: time, fraction: fraction)
  }

  // MARK: Drags

  /// Takes hold of the pages where they are, because they are about to be dragged in this cell or another one.
  func beginDrag() {
    pad.begin(EdgeDrag(motion.table, at: fraction, isForward: transition.target.isForward))
  }

  /// Leaves the pages where they are.
  func endDrag() { pad.end() }

  /// Moves the pages by a recorded drag and its release, or by themselves.
  var recordedDrag: RecordedDrag? {
    get { motion.drag }
    set {
      guard newValue != motion.drag else { return }
      motion.drag = newValue
      measured.motionDidChange()
    }
  }

  // MARK: Layout

  /// The device in whose frame the pages are, or nil to fill the cell.
  var device: Device? {
    get { windowFrame.device }
    set {
      guard newValue != windowFrame.device else { return }
      windowFrame.device = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

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
    pad.contentScale = windowFrame.contentScale
    showReadings()
    guard pagesView.bounds.size != former.size else { return former.uncover() }
    former.stretch(to: windowFrame.bounds.size)
    transition.restart()
  }
}
