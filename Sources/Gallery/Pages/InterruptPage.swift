// SPDX-License-Identifier: MIT
import UIKit

/// Interrupt
///
/// A transition that runs back and forth by itself until a press pauses it and a drag moves it.
/// Try: Press while it runs, drag sideways or vertically, and flick. Click to reverse.
/// Watch: The progress never jumps when the press begins or ends, and after a flick the pages continue at the velocity
/// of the pointer. The shaded times are those of the gesture.
enum InterruptPage {
  static let entry = Page(
    id: "interrupt", title: "Interrupt", blurb: "Pause a running transition, drag it, and throw it.",
    symbol: "hand.draw", section: .interaction, make: { InterruptController() })
}

final class InterruptController: UIViewController {
  private static let margin: CGFloat = 16
  private static let chipHeight: CGFloat = 30
  private static let hintGap: CGFloat = 6
  /// The height in points below which the plots are beside the pages instead of below them.
  private static let low: CGFloat = 340
  /// The share of the height that the plots take below the pages.
  private static let plotShare: CGFloat = 0.34
  /// The share of the width that the plots take beside the pages.
  private static let asideShare: CGFloat = 0.4
  /// The largest ratio of the pages' width to their height.
  private static let widestRatio: CGFloat = 1.9

  private let chips = StyleChips(
    styles: Catalog.styles.filter { $0.kindBesideOthers != nil }, chosen: ["system"], limits: 1...1)
  private let pad = UIView()
  private let hint = UILabel()
  private let progresses = MotionPlot(title: "Progress", unit: "", color: .systemBlue, range: 0...1)
  private let velocities = MotionPlot(title: "Velocity", unit: " / s", color: .systemOrange, range: -3...3)
  private var stage: InteractiveStage?
  private var windowFrame: WindowFrame?
  private var motion = InteractiveMotion(at: 0)
  private var link: CADisplayLink?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Interrupt"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    hint.text = "Press to pause, drag to scrub, flick to throw, click to reverse."
    hint.font = .systemFont(ofSize: 13)
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    hint.numberOfLines = 0
    pad.addGestureRecognizer(TouchDownRecognizer(target: self, action: Self.drag))
    chips.onChange = { [weak self] in self?.rebuild() }
    for part in [chips, pad, hint, progresses, velocities] { view.addSubview(part) }
    rebuild()
  }

  private func rebuild() {
    if let old = stage?.rootViewController {
      old.willMove(toParent: nil)
      windowFrame?.removeFromSuperview()
      old.removeFromParent()
    }
    guard let stage = chips.chosen.first.flatMap(Catalog.style).flatMap(InteractiveStage.init) else { return }
    self.stage = stage
    motion = InteractiveMotion(at: CACurrentMediaTime())
    let frame = WindowFrame(stage.rootViewController.view)
    addChild(stage.rootViewController)
    pad.addSubview(frame)
    stage.rootViewController.didMove(toParent: self)
    windowFrame = frame
    layOutFrame()
    for plot in [progresses, velocities] { plot.removeAll() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    motion.restartPause(at: CACurrentMediaTime())
    let link = CADisplayLink(target: self, selector: Self.step)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
  }

  // MARK: Motion

  private func step(_ link: CADisplayLink) {
    let time = link.targetTimestamp
    motion.advance(to: time)
    if let stage { stage.show(stage.style.timing.percentage(motion.progress)) }
    progresses.add(motion.progress, at: time, isDragging: motion.isDragging)
    velocities.add(motion.velocity, at: time, isDragging: motion.isDragging)
  }

  /// Follows the gesture. Dragging to the left or up moves forward.
  private func drag(_ touch: TouchDownRecognizer) {
    let page = windowFrame?.bounds.size ?? pad.bounds.size
    let size = CGSize(width: max(page.width, 1), height: max(page.height, 1))
    func progress(_ points: CGPoint) -> CGFloat { -points.x / size.width - points.y / size.height }
    switch touch.state {
    case .began: motion.beginDrag()
    case .changed: motion.drag(by: progress(touch.translation))
    case .ended, .cancelled:
      motion.endDrag(velocity: touch.isTap ? nil : progress(touch.velocity), at: CACurrentMediaTime())
    case .failed, .possible: break
    }
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin * 0.75)
    let gap = Self.margin * 0.75
    chips.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.chipHeight)
    area = area.inset(by: UIEdgeInsets(top: Self.chipHeight + gap, left: 0, bottom: 0, right: 0))
    let stageArea = area.height < Self.low ? layOutPlotsAside(area, gap) : layOutPlotsBelow(area, gap)
    let hintSize = hint.sizeThatFits(CGSize(width: stageArea.width, height: .greatestFiniteMagnitude))
    hint.frame = CGRect(
      x: stageArea.minX, y: stageArea.maxY - hintSize.height, width: stageArea.width, height: hintSize.height)
    pad.frame = CGRect(
      x: stageArea.minX, y: stageArea.minY, width: stageArea.width,
      height: max(hint.frame.minY - Self.hintGap - stageArea.minY, 0))
    layOutFrame()
  }

  /// Lays the plots out side by side below the pages, and returns the area that is left for the pages.
  private func layOutPlotsBelow(_ area: CGRect, _ gap: CGFloat) -> CGRect {
    let height = (area.height * Self.plotShare).rounded()
    let width = ((area.width - gap) / 2).rounded()
    progresses.frame = CGRect(x: area.minX, y: area.maxY - height, width: width, height: height)
    velocities.frame = CGRect(x: area.maxX - width, y: area.maxY - height, width: width, height: height)
    return CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - height - Self.hintGap)
  }

  /// Lays the plots out one above the other beside the pages, and returns the area that is left for the pages.
  private func layOutPlotsAside(_ area: CGRect, _ gap: CGFloat) -> CGRect {
    let width = (area.width * Self.asideShare).rounded()
    let height = ((area.height - gap) / 2).rounded()
    progresses.frame = CGRect(x: area.maxX - width, y: area.minY, width: width, height: height)
    velocities.frame = CGRect(x: area.maxX - width, y: area.maxY - height, width: width, height: height)
    return CGRect(x: area.minX, y: area.minY, width: area.width - width - gap, height: area.height)
  }

  private func layOutFrame() {
    let width = min(pad.bounds.width, (pad.bounds.height * Self.widestRatio).rounded())
    windowFrame?.frame = CGRect(
      x: ((pad.bounds.width - width) / 2).rounded(), y: 0, width: width, height: pad.bounds.height)
  }
}
