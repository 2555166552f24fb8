// SPDX-License-Identifier: MIT
import UIKit

/// Interrupt
///
/// A transition of any style, which runs back and forth by itself until a press holds it.
/// Try: Press on the pages while they move, drag, and flick. Press Reverse, or click the pages. The space bar holds and
/// releases, R reverses, the arrows move the held pages and choose another style.
/// Watch: The pages do not jump when they are held, and continue at the velocity of the pointer when they are released.
/// The plots show what is measured on the screen; the dots are the pointer.
/// From: the articles on interruptible animations and on percent-driven interactions.
enum InterruptPage {
  static let entry = Page(
    id: "interrupt", title: "Interrupt", blurb: "Hold a running transition, drag it, throw it, reverse it.",
    symbol: "hand.draw", section: .interaction, make: { InterruptController() })
}

final class InterruptController: KeyController {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 10
  /// The largest ratio of the pages' width to their height.
  private static let widestRatio: CGFloat = 1.7
  /// The fraction of the animation by which an arrow key moves the held pages.
  private static let keyStep: CGFloat = 0.02

  private lazy var strip = StyleStrip(styles: Catalog.styles, chosen: InterruptibleStyle.entry, in: self)
  private let controls = InterruptControls()
  private let pad = UIView()
  private let pointer = DragPointerInteraction()
  private let trail = PointerTrail()
  private let readings = InterruptReadings()
  private var run: InterruptRun?
  private var link: CADisplayLink?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Interrupt"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    pad.addGestureRecognizer(TouchDownRecognizer(target: self, action: Self.touch))
    pad.addInteraction(pointer)
    pad.addSubview(trail)
    controls.hold.addAction(UIAction { [weak self] _ in self?.run?.toggleHold() }, for: .touchUpInside)
    controls.reverse.addAction(UIAction { [weak self] _ in self?.run?.reverse() }, for: .touchUpInside)
    strip.onChange = { [weak self] in self?.rebuild() }
    for part in [pad, controls, strip, readings] { view.addSubview(part) }
    rebuild()
  }

  /// Shows a transition of the chosen style, in place of the one before.
  private func rebuild() {
    if let run { remove(run) }
    let run = InterruptRun(style: strip.chosen) { [controls] in controls.slowness }
    addChild(run.rootViewController)
    pad.insertSubview(run.frame, belowSubview: trail)
    run.rootViewController.didMove(toParent: self)
    self.run = run
    layOutPages()
    readings.removeAll()
  }

  private func remove(_ run: InterruptRun) {
    run.stop()
    run.rootViewController.willMove(toParent: nil)
    run.frame.removeFromSuperview()
    run.rootViewController.removeFromParent()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    run?.rest()
    let link = CADisplayLink(target: self, selector: Self.step)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run?.stop()
  }

  private func step(_ link: CADisplayLink) {
    guard let run else { return }
    let time = CACurrentMediaTime()
    run.advance(to: time, readings)
    trail.advance(to: time)
    controls.show(run.phase)
  }

  private func touch(_ touch: TouchDownRecognizer) {
    pointer.follow(touch)
    trail.add(touch.location(in: trail), at: CACurrentMediaTime(), isStart: touch.state == .began)
    run?.follow(touch)
  }

  override func handle(_ press: UIPress) -> Bool {
    let isFirst = press.phase == .began
    switch press.plainKey {
    case .keyboardSpacebar: if isFirst { run?.toggleHold() }
    case .keyboardR: if isFirst { run?.reverse() }
    case .keyboardLeftArrow: run?.scrub(by: -Self.keyStep)
    case .keyboardRightArrow: run?.scrub(by: Self.keyStep)
    case .keyboardUpArrow: strip.choose(offset: -1)
    case .keyboardDownArrow: strip.choose(offset: 1)
    default: return false
    }
    return true
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var area = view.bounds.shrunk(by: view.safeAreaInsets).shrunk(dx: Self.margin, dy: Self.margin * 0.75)
    let gap = Self.gap
    strip.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: StyleStrip.height)
    area = area.shrunk(by: UIEdgeInsets(top: StyleStrip.height + gap, left: 0, bottom: 0, right: 0))
    let stage = readings.layOut(in: area)
    controls.frame = CGRect(
      x: stage.minX, y: stage.maxY - InterruptControls.height, width: stage.width, height: InterruptControls.height)
    pad.frame = CGRect(
      x: stage.minX, y: stage.minY, width: stage.width, height: max(controls.frame.minY - gap - stage.minY, 0))
    layOutPages()
  }

  private func layOutPages() {
    let width = min(pad.bounds.width, (pad.bounds.height * Self.widestRatio).rounded())
    run?.frame.frame = CGRect(
      x: ((pad.bounds.width - width) / 2).rounded(), y: 0, width: width, height: pad.bounds.height)
    trail.frame = pad.bounds
  }
}
