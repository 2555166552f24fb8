// SPDX-License-Identifier: MIT
import UIKit

/// Interrupt
///
/// A slide that runs to and fro by itself until it is held: by a press, and then under the finger.
/// Try: press while it runs, drag it, throw it; tap to turn it round.
/// Watch: the place has no jump and the velocity no step where the hand takes hold, and none where it lets go.
enum InterruptPage {
  static let entry = Page(
    id: "interrupt", title: "Interrupt",
    blurb: "Hold a running transition, drag it, throw it; place and velocity plotted.",
    symbol: "hand.draw", make: { InterruptController() })
}

final class InterruptController: UIViewController {
  private static let margin: CGFloat = 20
  /// Seconds that the slide takes when nobody interferes.
  private static let duration: TimeInterval = 1.6
  /// Widths per second that count as a throw.
  private static let flick: CGFloat = 0.8

  private let stage = UIView()
  private let pages = [UIView(), UIView()]
  private let plot = MotionPlot()
  private var animator: UIViewPropertyAnimator?
  /// Whether the second page is the one that the animation brings.
  private var isForward = false
  private var grip: CGFloat = 0
  private var link: CADisplayLink?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Interrupt"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    stage.layer.cornerRadius = 14
    stage.clipsToBounds = true
    for (page, number) in zip(pages, [2, 5]) {
      page.backgroundColor = Palette.page(number)
      let numeral = UILabel(frame: page.bounds)
      numeral.text = number == 2 ? "A" : "B"
      numeral.font = .systemFont(ofSize: 120, weight: .bold)
      numeral.textColor = Palette.ink(number)
      numeral.textAlignment = .center
      numeral.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.addSubview(numeral)
      stage.addSubview(page)
    }
    stage.addGestureRecognizer(HoldRecognizer(target: self, action: Self.hold))
    view.addSubview(stage)
    view.addSubview(plot)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(target: self, action: Self.sample)
    link.add(to: .main, forMode: .common)
    self.link = link
    if animator == nil { start() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
    animator?.stopAnimation(true)
    animator = nil
  }

  // MARK: The slide

  private func start() {
    guard view.window != nil else { return }
    isForward.toggle()
    place(isForward ? 0 : 1)
    let animator = UIViewPropertyAnimator(
      duration: Self.duration, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    animator.addAnimations { [self] in place(isForward ? 1 : 0) }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      if position == .start { isForward.toggle() }
      start()
    }
    animator.startAnimation()
    self.animator = animator
  }

  /// 0 shows the first page, 1 the second.
  private func place(_ progress: CGFloat) {
    let (width, middle) = (stage.bounds.width, CGPoint(x: stage.bounds.midX, y: stage.bounds.midY))
    pages[0].center = CGPoint(x: middle.x - progress * width, y: middle.y)
    pages[1].center = CGPoint(x: middle.x + (1 - progress) * width, y: middle.y)
  }

  private func hold(_ hold: HoldRecognizer) {
    guard let animator, animator.state == .active else { return }
    let width = max(stage.bounds.width, 1)
    let sign: CGFloat = isForward ? -1 : 1
    switch hold.state {
    case .began:
      animator.pauseAnimation()
      grip = animator.fractionComplete
    case .changed: animator.fractionComplete = min(max(grip + sign * hold.travel.x / width, 0.001), 0.999)
    case .ended, .cancelled: letGo(animator, velocity: sign * hold.velocity.x / width, wasTap: hold.isTap)
    case .failed, .possible: break
    }
  }

  /// A tap turns it round, a throw goes where it was thrown, and all else to the nearer end.
  private func letGo(_ animator: UIViewPropertyAnimator, velocity: CGFloat, wasTap: Bool) {
    let fraction = animator.fractionComplete
    let finishes = abs(velocity) > Self.flick ? velocity > 0 : fraction > 0.5
    animator.isReversed = wasTap ? !animator.isReversed : !finishes
    let rest = animator.isReversed ? fraction : 1 - fraction
    let relative = (animator.isReversed ? -velocity : velocity) / max(rest, 0.01)
    let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: wasTap ? 0 : relative, dy: 0))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.6)
  }

  private func sample(_ link: CADisplayLink) {
    let shown = pages[1].layer.presentation() ?? pages[1].layer
    let offset = (shown.position.x - stage.bounds.midX) / max(stage.bounds.width, 1)
    plot.add(1 - offset, at: CACurrentMediaTime())
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let plotHeight = (area.height * 0.38).rounded()
    let size = CGSize(width: area.width, height: max(area.height - plotHeight - Self.margin, 0))
    plot.frame = CGRect(x: area.minX, y: area.maxY - plotHeight, width: area.width, height: plotHeight)
    guard stage.frame != CGRect(origin: area.origin, size: size) else { return }
    stage.frame = CGRect(origin: area.origin, size: size)
    animator?.stopAnimation(true)
    animator = nil
    for page in pages { page.bounds.size = size }
    place(isForward ? 0 : 1)
    isForward.toggle()
    start()
  }
}
