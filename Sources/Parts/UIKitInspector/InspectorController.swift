// SPDX-License-Identifier: MIT
import QuartzCore
import UIKitControllers
import UIKitControls
import UIKitCore

/// The content of the inspector's window: the times of the last frames, and one of four panes.
final class InspectorController: UIViewController {
  enum Pane: Int, CaseIterable {
    case layers, controllers, transitions, gestures

    var title: String {
      switch self {
      case .layers: "Layers"
      case .controllers: "Controllers"
      case .transitions: "Transitions"
      case .gestures: "Gestures"
      }
    }
  }

  /// The factors by which animations can be slowed down.
  static let slownesses: [Double] = [1, 2, 5, 10, 20]
  private static let (margin, gap): (CGFloat, CGFloat) = (14, 10)
  private static let (controlHeight, plotHeight): (CGFloat, CGFloat) = (32, 130)
  private static let detailsWidth: CGFloat = 330

  let record = InspectorRecord()
  /// Called when the window manager has closed the window.
  var onClose: (() -> Void)?
  private weak var inspected: UIWindow?
  private let panes = UISegmentedControl(items: Pane.allCases.map(\.title))
  private let speed = UISegmentedControl(items: slownesses.map { $0 == 1 ? "1×" : "1/\(Int($0))×" })
  private let plot = FramePlot()
  let layers = LayerScene()
  let details = LayerDetails()
  private let text = TextPane()

  init(_ inspected: UIWindow) {
    self.inspected = inspected
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var pane: Pane {
    get { Pane(rawValue: panes.selectedSegmentIndex) ?? .layers }
    set {
      panes.selectedSegmentIndex = newValue.rawValue
      paneChanged()
    }
  }

  /// The lines of the text that is shown.
  var lines: [String] { text.lines }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    panes.selectedSegmentIndex = 0
    panes.addTarget(self, action: Self.paneChanged, for: .valueChanged)
    speed.selectedSegmentIndex = Self.slownesses.firstIndex(of: AnimationDrag.coefficient) ?? 0
    speed.accessibilityLabel = "Speed of animations"
    speed.addTarget(self, action: Self.speedChanged, for: .valueChanged)
    layers.onChoose = { [weak self] layer in
      self?.details.layerOfInterest = layer
      self?.details.refresh()
    }
    for part in [panes, speed, plot, layers, details, text] { view.addSubview(part) }
    paneChanged()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    AnimationDrag.coefficient = 1
    onClose?()
  }

  private func paneChanged() {
    layers.isHidden = pane != .layers
    details.isHidden = pane != .layers
    text.isHidden = pane == .layers
    text.followsEnd = pane == .transitions || pane == .gestures
    refresh()
  }

  private func speedChanged() { AnimationDrag.coefficient = Self.slownesses[max(speed.selectedSegmentIndex, 0)] }

  // MARK: Content

  /// Shows the present state of the inspected window.
  func refresh() {
    plot.show(record.frames)
    switch pane {
    case .layers:
      layers.show(inspected)
      if layers.flash(record.frames, at: CACurrentMediaTime()) { record.onChange?() }
      details.refresh()
    case .controllers: text.lines = inspected.map(ControllerTree.lines) ?? []
    case .transitions: text.lines = record.transitions
    case .gestures: text.lines = record.gestures
    }
  }

  func show(_ touches: Set<UITouch>) {
    if pane == .layers { layers.show(touches) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let speedWidth = min(300, area.width * 0.4)
    panes.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width - speedWidth - Self.gap, height: Self.controlHeight)
    speed.frame = CGRect(x: area.maxX - speedWidth, y: area.minY, width: speedWidth, height: Self.controlHeight)
    plot.frame = CGRect(
      x: area.minX, y: panes.frame.maxY + Self.gap, width: area.width, height: Self.plotHeight)
    let top = plot.frame.maxY + Self.gap
    text.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(area.maxY - top, 0))
    let width = min(Self.detailsWidth, area.width * 0.45)
    layers.frame = text.frame.divided(atDistance: width + Self.gap, from: .maxXEdge).remainder
    details.frame = text.frame.divided(atDistance: width, from: .maxXEdge).slice
  }
}
