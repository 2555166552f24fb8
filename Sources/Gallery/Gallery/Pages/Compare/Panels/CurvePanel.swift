// SPDX-License-Identifier: MIT
import UIKit

/// The curve editor: the style's own motion, a cubic curve or a spring, for the chosen cell or for all.
final class CurvePanel: PanelView {
  private static let padding: CGFloat = 14
  private static let gap: CGFloat = 10
  private static let graphHeight: CGFloat = 190
  private enum Form: Int, CaseIterable {
    case own, cubic, spring
    var title: String { ["Own", "Cubic", "Spring"][rawValue] }

    init(_ curve: MotionCurve?) {
      self = if case .cubic = curve { .cubic } else if case .spring = curve { .spring } else { .own }
    }
  }

  private let scroll = UIScrollView()
  private let heading = UILabel()
  private let target = UISegmentedControl(items: ["Chosen cell", "All cells"])
  private let form = UISegmentedControl(items: Form.allCases.map(\.title))
  private let graph = CurveGraph()
  /// The curve in words.
  private let summary = UILabel()
  private let parameterForm = UISegmentedControl(items: SpringParameters.allCases.map(\.title))
  private let duration = ValueSlider("Duration", in: 50...2000) { String(format: "%.0f ms", $0) }
  private let ownDuration = ToolButton(title: "Own duration")
  private var presets: [ToolButton] = []
  private var spring = SpringEditor()
  private var shownForm: Form?

  /// The sliders for the parameters of a spring.
  private struct SpringEditor {
    var parameters = SpringParameters.response
    /// The mass that was last set, which the other parameters do not determine.
    var mass = 1.0
    var sliders: [ValueSlider] = []
  }

  override init(_ controller: CompareController) {
    super.init(controller)
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    summary.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    summary.textColor = Palette.secondaryText
    summary.textAlignment = .center
    target.selectedSegmentIndex = 0
    parameterForm.selectedSegmentIndex = 0
    target.accessibilityLabel = "Applies to"
    form.accessibilityLabel = "Curve"
    form.addTarget(self, action: Self.changeForm, for: .valueChanged)
    parameterForm.addTarget(self, action: Self.changeParameters, for: .valueChanged)
    graph.onChange = { [weak self] in self?.set(curve: .cubic($0, $1)) }
    duration.onChange = { [weak self] value in self?.change { $0.duration = (value / 10).rounded() / 100 } }
    ownDuration.addAction(UIAction { [weak self] _ in self?.change { $0.duration = nil } }, for: .touchUpInside)
    for part in [heading, target, form, graph, summary, parameterForm, duration, ownDuration] {
      scroll.addSubview(part)
    }
    // A handle follows the pointer from the first point on.
    scroll.delaysContentTouches = false
    addSubview(scroll)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private var cell: CompareCell? { controller.chosenCell }

  // MARK: Changing

  private func set(curve: MotionCurve?) { change { $0.curve = curve } }

  private func change(_ change: (inout ComparedStyle) -> Void) {
    controller.change(target.selectedSegmentIndex == 1 ? controller.cells : [cell].compactMap { $0 }, change)
  }

  private func changeForm() {
    switch Form(rawValue: form.selectedSegmentIndex) {
    case .cubic: set(curve: MotionCurve.cubicPresets[4].curve)
    case .spring:
      change {
        $0.curve = MotionCurve.springPresets[2].curve
        $0.duration = nil
      }
    default: set(curve: nil)
    }
  }

  private func changeParameters() {
    spring.parameters = SpringParameters.allCases[max(parameterForm.selectedSegmentIndex, 0)]
    makeSliders()
    update()
  }

  private func changeParameter(_ index: Int, to value: Double) {
    var values = spring.sliders.map(\.value)
    values[index] = value
    if spring.parameters == .mass { spring.mass = values[2] }
    set(curve: spring.parameters.curve(of: values))
  }

  // MARK: Showing

  override func update() {
    guard let cell else { return }
    let motion = cell.motion
    heading.text = "\(cell.number)  \(cell.style.title)"
    let form = Form(motion.compared.curve)
    self.form.selectedSegmentIndex = form.rawValue
    if form != shownForm {
      shownForm = form
      makeSliders()
      makePresets()
    }
    graph.show(cell)
    graph.show(time: cell.time)
    summary.text =
      motion.compared.curve?.summary ?? String(format: "the style's own, %.0f ms", motion.duration * 1000)
    duration.value = motion.duration * 1000
    ownDuration.isHidden = motion.compared.duration == nil
    if let curve = motion.compared.curve {
      for (slider, value) in zip(spring.sliders, spring.parameters.values(of: curve, mass: spring.mass)) {
        slider.value = value
      }
    }
    setNeedsLayout()
  }

  override func positionDidChange() { if let cell { graph.show(time: cell.time) } }

  private func makeSliders() {
    for slider in spring.sliders { slider.removeFromSuperview() }
    spring.sliders = []
    guard shownForm == .spring else { return }
    spring.sliders = spring.parameters.parameters.enumerated().map { index, parameter in
      let slider = ValueSlider(parameter.title, in: parameter.range, format: parameter.format)
      slider.onChange = { [weak self] in self?.changeParameter(index, to: $0) }
      scroll.addSubview(slider)
      return slider
    }
  }

  private func makePresets() {
    for preset in presets { preset.removeFromSuperview() }
    let list = shownForm == .cubic ? MotionCurve.cubicPresets : shownForm == .spring ? MotionCurve.springPresets : []
    presets = list.map { preset in
      let button = ToolButton(title: preset.title)
      button.addAction(UIAction { [weak self] _ in self?.set(curve: preset.curve) }, for: .touchUpInside)
      scroll.addSubview(button)
      return button
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let (x, width) = (Self.padding, bounds.width - 2 * Self.padding)
    var y: CGFloat = 12
    func place(_ view: UIView, _ height: CGFloat) {
      guard !view.isHidden else { return }
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + Self.gap
    }
    place(heading, 22)
    place(target, 30)
    place(form, 30)
    place(graph, Self.graphHeight)
    y -= 6
    place(summary, 16)
    parameterForm.isHidden = shownForm != .spring
    place(parameterForm, 30)
    for slider in spring.sliders { place(slider, ValueSlider.height) }
    duration.isHidden = shownForm == .spring
    place(duration, ValueSlider.height)
    place(ownDuration, 30)
    y = layOutPresets(x: x, y: y, width: width)
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }

  private func layOutPresets(x: CGFloat, y top: CGFloat, width: CGFloat) -> CGFloat {
    let column = width / 3
    for (index, preset) in presets.enumerated() {
      preset.frame = CGRect(
        x: x + CGFloat(index % 3) * column, y: top + CGFloat(index / 3) * 34, width: column - 4, height: 30)
    }
    return top + CGFloat((presets.count + 2) / 3) * 34 + Self.gap
  }
}
