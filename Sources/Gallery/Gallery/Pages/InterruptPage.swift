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
  /// The ratio of width to height from which the plots are beside the pages instead of below them.
  private static let wideRatio: CGFloat = 1.15
  /// The share of the width that the plots take beside the pages, and its limits in points.
  private static let asideShare: CGFloat = 0.4
  private static let asideLimits: ClosedRange<CGFloat> = 180...520
  /// The share of the height that the plots take below the pages.
  private static let plotShare: CGFloat = 0.36
  /// The largest ratio of the pages' width to their height.
  private static let widestRatio: CGFloat = 1.7
  /// The pause at either end, in seconds.
  private static let rest: TimeInterval = 0.7
  /// The time in seconds in which the velocity of the pointer is converted into one of the pages.
  private static let step: CGFloat = 0.01
  /// The fraction of the animation by which an arrow key moves the held pages.
  private static let keyStep: CGFloat = 0.02

  private lazy var strip = StyleStrip(styles: Catalog.styles, chosen: InterruptibleStyle.entry, in: self)
  private let controls = InterruptControls()
  private let pad = UIView()
  private let pointer = DragPointerInteraction()
  private let trail = PointerTrail()
  private let readings = InterruptReadings()
  private var transition: InterruptibleTransition?
  private var windowFrame: WindowFrame?
  private var meter = HandOverMeter()
  private var drag: Drag?
  /// The end of the pause before the next transition.
  private var restEnd: TimeInterval = 0
  private var link: CADisplayLink?

  /// A press on the pages.
  private struct Drag {
    let edge: EdgeDrag
    /// Where the pointer was when the pages began to follow it, in points from where it was pressed.
    var origin = CGPoint.zero
    /// Where the pointer is, in points of the pages from where they began to follow it.
    var pointer = CGPoint.zero
    /// Whether the pages ran to their end when they were held.
    let wasFinishing: Bool
  }

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
    controls.hold.addAction(UIAction { [weak self] _ in self?.toggleHold() }, for: .touchUpInside)
    controls.reverse.addAction(UIAction { [weak self] _ in self?.reverse() }, for: .touchUpInside)
    strip.onChange = { [weak self] in self?.rebuild() }
    for part in [pad, controls, strip, readings] { view.addSubview(part) }
    rebuild()
  }

  private func rebuild() {
    if let old = transition {
      old.stop()
      old.rootViewController.willMove(toParent: nil)
      windowFrame?.removeFromSuperview()
      old.rootViewController.removeFromParent()
    }
    let transition = InterruptibleTransition(style: strip.chosen)
    let frame = WindowFrame(transition.rootViewController.view)
    transition.container = frame.scaled
    transition.onEnd = { [weak self] in self?.restEnd = CACurrentMediaTime() + Self.rest }
    addChild(transition.rootViewController)
    pad.insertSubview(frame, belowSubview: trail)
    transition.rootViewController.didMove(toParent: self)
    (self.transition, windowFrame, drag) = (transition, frame, nil)
    layOutFrame()
    readings.removeAll()
    meter.reset()
    restEnd = CACurrentMediaTime() + Self.rest
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    restEnd = CACurrentMediaTime() + Self.rest
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
    transition?.stop()
  }

  // MARK: Motion

  private func step(_ link: CADisplayLink) {
    let time = CACurrentMediaTime()
    guard let transition else { return }
    if transition.phase == .resting, time >= restEnd { transition.start(slowness: controls.slowness) }
    let progress = transition.sample().progress
    if let handOver = meter.add(progress, at: time) { readings.list.add(handOver) }
    readings.add(progress, at: time, isHeld: transition.phase == .held, pointer: pointerProgress)
    trail.advance(to: time)
    controls.show(transition.phase)
  }

  /// The progress at which the moving edge would be under the pointer.
  private var pointerProgress: CGFloat? {
    guard let transition, let drag, let table = transition.table else { return nil }
    let progress = table.progress(at: drag.edge.fraction(at: drag.pointer))
    return transition.isForward ? progress : 1 - progress
  }

  /// Makes a change that passes the transition from its animation to a gesture or back, and notes how it went.
  ///
  /// - Parameter velocity: The velocity with which the pages should continue, in progress per second.
  private func handOver(_ kind: HandOver.Kind, velocity: CGFloat? = nil, _ change: () -> Void) {
    guard let transition else { return }
    CATransaction.flush()
    let before = transition.sample()
    change()
    CATransaction.flush()
    meter.note(kind, from: before, to: transition.sample(), velocity: velocity, at: CACurrentMediaTime())
  }

  private func toggleHold() {
    guard let transition else { return }
    if transition.phase == .held {
      handOver(.release, velocity: 0) { transition.release(finishing: true, slowness: controls.slowness) }
    } else if transition.canBeHeld {
      handOver(.hold) { transition.hold() }
    }
  }

  private func reverse() {
    guard let transition else { return }
    if transition.phase == .held {
      handOver(.reverse, velocity: 0) { transition.release(finishing: false, slowness: controls.slowness) }
    } else if transition.canBeHeld {
      handOver(.reverse) { transition.reverse(slowness: controls.slowness) }
    }
  }

  // MARK: Gestures

  private func touch(_ touch: TouchDownRecognizer) {
    pointer.follow(touch)
    trail.add(touch.location(in: trail), at: CACurrentMediaTime(), isStart: touch.state == .began)
    switch touch.state {
    case .began: begin()
    case .changed: follow(touch)
    case .ended, .cancelled: end(touch)
    case .failed, .possible: break
    }
  }

  private func begin(at origin: CGPoint = .zero) {
    guard let transition, transition.canBeHeld else { return }
    let wasFinishing = transition.phase != .running(finishing: false)
    if transition.phase != .held { handOver(.hold) { transition.hold() } }
    guard transition.phase == .held, let size = transition.container?.bounds.size else { return }
    drag = Drag(
      edge: EdgeDrag(transition.table, size: size, at: transition.fraction, isForward: transition.isForward),
      origin: origin, wasFinishing: wasFinishing)
  }

  private func follow(_ touch: TouchDownRecognizer) {
    guard !touch.isTap || drag.map({ $0.pointer != .zero }) ?? false else { return }
    if drag == nil, transition?.phase == .resting {
      transition?.start(slowness: 1)
      begin(at: touch.translation)
    }
    guard var drag else { return }
    let scale = windowFrame?.contentScale ?? 1
    drag.pointer = CGPoint(
      x: (touch.translation.x - drag.origin.x) / scale, y: (touch.translation.y - drag.origin.y) / scale)
    self.drag = drag
    transition?.scrub(to: drag.edge.fraction(at: drag.pointer))
  }

  /// Releases the pages in the direction of a flick, or to the nearer end. A click turns them around.
  private func end(_ touch: TouchDownRecognizer) {
    guard let transition, let drag, transition.phase == .held else {
      drag = nil
      return
    }
    self.drag = nil
    guard !touch.isTap || drag.pointer != .zero else {
      return handOver(.reverse, velocity: 0) {
        transition.release(finishing: !drag.wasFinishing, slowness: controls.slowness)
      }
    }
    let scale = windowFrame?.contentScale ?? 1
    let (now, next) = (
      transition.fraction,
      drag.edge.fraction(
        at: CGPoint(
          x: drag.pointer.x + touch.velocity.x / scale * Self.step,
          y: drag.pointer.y + touch.velocity.y / scale * Self.step))
    )
    let table = transition.table
    let (progress, ahead) = (table?.progress(at: now) ?? now, table?.progress(at: next) ?? next)
    let velocity = (ahead - progress) / Self.step
    let finishing = Release.finishes(at: progress, velocity: velocity)
    handOver(.release, velocity: transition.isForward ? velocity : -velocity) {
      transition.release(finishing: finishing, velocity: (next - now) / Self.step)
    }
  }

  // MARK: Keys

  override func handle(_ press: UIPress) -> Bool {
    let isFirst = press.phase == .began
    switch press.plainKey {
    case .keyboardSpacebar: if isFirst { toggleHold() }
    case .keyboardR: if isFirst { reverse() }
    case .keyboardLeftArrow: scrub(by: -Self.keyStep)
    case .keyboardRightArrow: scrub(by: Self.keyStep)
    case .keyboardUpArrow: strip.choose(offset: -1)
    case .keyboardDownArrow: strip.choose(offset: 1)
    default: return false
    }
    return true
  }

  private func scrub(by step: CGFloat) {
    guard let transition, transition.canBeHeld else { return }
    if transition.phase != .held { handOver(.hold) { transition.hold() } }
    transition.scrub(to: transition.fraction + (transition.isForward ? step : -step))
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var area = view.bounds.shrunk(by: view.safeAreaInsets).shrunk(dx: Self.margin, dy: Self.margin * 0.75)
    let gap = Self.gap
    strip.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: StyleStrip.height)
    area = area.shrunk(by: UIEdgeInsets(top: StyleStrip.height + gap, left: 0, bottom: 0, right: 0))
    let stage = layOutReadings(area, isAside: area.width > area.height * Self.wideRatio)
    controls.frame = CGRect(
      x: stage.minX, y: stage.maxY - InterruptControls.height, width: stage.width, height: InterruptControls.height)
    pad.frame = CGRect(
      x: stage.minX, y: stage.minY, width: stage.width, height: max(controls.frame.minY - gap - stage.minY, 0))
    layOutFrame()
  }

  /// Lays the plots out beside the pages or below them, and returns the area that is left for the pages.
  private func layOutReadings(_ area: CGRect, isAside: Bool) -> CGRect {
    let limits = Self.asideLimits
    let width = min(max(area.width * Self.asideShare, limits.lowerBound), limits.upperBound).rounded()
    let height = (area.height * Self.plotShare).rounded()
    let (plots, rest) = area.divided(
      atDistance: isAside ? width : height, from: isAside ? .maxXEdge : .maxYEdge)
    readings.frame = plots
    return rest.shrunk(by: UIEdgeInsets(top: 0, left: 0, bottom: isAside ? 0 : Self.gap, right: isAside ? Self.gap : 0))
  }

  private func layOutFrame() {
    let width = min(pad.bounds.width, (pad.bounds.height * Self.widestRatio).rounded())
    windowFrame?.frame = CGRect(
      x: ((pad.bounds.width - width) / 2).rounded(), y: 0, width: width, height: pad.bounds.height)
    trail.frame = pad.bounds
  }
}
