// SPDX-License-Identifier: MIT
import UIKit

/// Motion lab
///
/// Springs, curves, keyframes, decay and retargeting, each as an experiment.
/// Try: Click in a track, and again while the balls move. Drag the points of the keyframes. Throw the ball. The space
/// bar runs an experiment, the arrows choose a direction, and 1 to 5 another experiment.
/// Watch: The plots show where the balls are on the screen. With replaced animations the velocity jumps at each click,
/// with additive ones it does not. The ring marks the end of a throw before the ball arrives.
/// From: the articles on timing functions, on springs, and on keyframe animations.
enum MotionLabPage {
  static let entry = Page(
    id: "motion", title: "Motion lab", blurb: "Springs, curves, keyframes, decay, retargeting.",
    symbol: "waveform.path", section: .interaction, make: { MotionLabController() })
}

final class MotionLabController: KeyController {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 10
  private static let pickerHeight: CGFloat = 32
  /// The height in points below which there is no room for the line that says what to do.
  private static let low: CGFloat = 400
  /// The width in points that the picker has at most.
  private static let pickerWidth: CGFloat = 640

  private let experiments: [Experiment] = [
    SpringExperiment(), CurveExperiment(), KeyframeExperiment(), DecayExperiment(), RetargetExperiment(),
  ]
  private let picker: UISegmentedControl
  private let hint = UILabel()
  private let controls = ExperimentControls()
  private var chosenIndex = 0
  private var link: CADisplayLink?

  init() {
    picker = UISegmentedControl(items: experiments.map(\.title))
    super.init(nibName: nil, bundle: nil)
    title = "Motion lab"
  }

  required init?(coder: NSCoder) { nil }

  private var experiment: Experiment { experiments[chosenIndex] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    hint.font = .systemFont(ofSize: 13)
    hint.textColor = Palette.secondaryText
    hint.textAlignment = .center
    picker.selectedSegmentIndex = chosenIndex
    picker.accessibilityLabel = "Experiment"
    picker.addTarget(self, action: Self.pick, for: .valueChanged)
    controls.run.addAction(UIAction { [weak self] _ in self?.experiment.run() }, for: .touchUpInside)
    for part in [picker, hint] { view.addSubview(part) }
    for experiment in experiments {
      experiment.onStart = { [weak self] in self?.link?.isPaused = false }
      view.addSubview(experiment)
    }
    view.addSubview(controls)
    choose(0)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    let link = CADisplayLink(target: self, selector: Self.step)
    link.add(to: .main, forMode: .common)
    self.link = link
    experiment.run()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
  }

  private func pick() { choose(picker.selectedSegmentIndex) }

  private func choose(_ index: Int) {
    chosenIndex = index
    picker.selectedSegmentIndex = index
    for (other, experiment) in experiments.enumerated() { experiment.isHidden = other != index }
    hint.text = experiment.hint
    controls.show(experiment.sliders)
    view.setNeedsLayout()
    guard link != nil else { return }
    view.layoutIfNeeded()
    experiment.run()
  }

  /// Runs only while something moves.
  private func step(_ link: CADisplayLink) {
    experiment.step(at: CACurrentMediaTime())
    link.isPaused = !experiment.isActive
  }

  // MARK: Keys

  override func handle(_ press: UIPress) -> Bool {
    guard press.phase == .began, let key = press.plainKey else { return false }
    if let index = Self.digits.firstIndex(of: key) {
      choose(index)
      return true
    }
    switch key {
    case .keyboardSpacebar: experiment.run()
    case .keyboardLeftArrow: experiment.move(CGVector(dx: -1, dy: 0))
    case .keyboardRightArrow: experiment.move(CGVector(dx: 1, dy: 0))
    case .keyboardUpArrow: experiment.move(CGVector(dx: 0, dy: -1))
    case .keyboardDownArrow: experiment.move(CGVector(dx: 0, dy: 1))
    default: return false
    }
    return true
  }

  private static let digits: [UIKeyboardHIDUsage] = [.keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5]

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets).shrunk(dx: Self.margin, dy: Self.margin * 0.75)
    let width = min(area.width, Self.pickerWidth)
    picker.frame = CGRect(
      x: (area.midX - width / 2).rounded(), y: area.minY, width: width, height: Self.pickerHeight)
    var top = picker.frame.maxY + Self.gap
    hint.isHidden = area.height < Self.low
    if !hint.isHidden {
      hint.frame = CGRect(x: area.minX, y: top, width: area.width, height: 18)
      top = hint.frame.maxY + Self.gap
    }
    controls.frame = CGRect(
      x: area.minX, y: area.maxY - ExperimentControls.height, width: area.width, height: ExperimentControls.height)
    for experiment in experiments {
      experiment.frame = CGRect(
        x: area.minX, y: top, width: area.width, height: max(controls.frame.minY - Self.gap - top, 0))
    }
  }
}
