// SPDX-License-Identifier: MIT
import UIKit

/// Shows one of the panels: beside the cells, or over them in a window that has no room for both.
final class PanelHost: UIView {
  private static let width: CGFloat = 316
  /// The part of the area that the chart of the motions takes, and its greatest width in points.
  private static let chartShare: CGFloat = 0.48
  private static let greatestChartWidth: CGFloat = 1040
  private static let gap: CGFloat = 16
  /// The width in points from which the cells make room for a panel: there is room for a column of them.
  private static let wide = width + gap + GridLayout.leastSize.width

  let tabs = PanelTabs()
  private unowned let controller: CompareController
  private var content: PanelView?
  /// The open panel.
  private(set) var panel: Panel?

  init(controller: CompareController) {
    self.controller = controller
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    isHidden = true
    tabs.onPress = { [weak self] in self?.toggle($0) }
    tabs.onPreset = { [weak controller] in controller?.apply($0) }
  }

  required init?(coder: NSCoder) { nil }

  func toggle(_ panel: Panel) { panel == self.panel ? close() : open(panel) }

  func open(_ panel: Panel) { show(makeView(of: panel), panel: panel) }

  /// Whether keys type into a field of the panel.
  var isTyping: Bool { content?.isTyping ?? false }

  func search() {
    if panel != .styles { open(.styles) }
    _ = (content as? PalettePanel)?.search.becomeFirstResponder()
  }

  func endTyping() {
    content?.endTyping()
    controller.becomeFirstResponder()
  }

  var canClose: Bool { content != nil }

  func close() { show(nil, panel: nil) }

  private func show(_ view: PanelView?, panel: Panel?) {
    content?.willClose()
    content?.removeFromSuperview()
    content = view
    self.panel = panel
    isHidden = view == nil
    if let view { addSubview(view) }
    tabs.show(panel)
    controller.view.setNeedsLayout()
    setNeedsLayout()
    update()
    controller.revealChoice()
  }

  private func makeView(of panel: Panel) -> PanelView {
    switch panel {
    case .styles: PalettePanel(controller)
    case .curve: CurvePanel(controller)
    case .gesture: GesturePanel(controller)
    case .motion: MotionPanel(controller)
    case .view: ViewPanel(controller)
    case .export: ExportPanel(controller)
    }
  }

  /// Copies the table of motions. Returns false if it is not shown.
  func copyTable() -> Bool {
    guard let motions = content as? MotionPanel else { return false }
    motions.copyTable()
    return true
  }

  func update() { content?.update() }
  func positionDidChange() { content?.positionDidChange() }
  func motionsDidChange() { content?.motionsDidChange() }
  func exportDidChange() { content?.exportDidChange() }

  /// The height of the cells in points below which a panel reaches down to the lower edge of the transport, which is
  /// beside it then.
  private static let low: CGFloat = 300

  /// Lays the panel out at the trailing end of an area, and returns the width that it takes from the cells.
  ///
  /// - Parameter bottom: The lower edge of the panel if the area is low. If there is no room for a transport beside it, it
  ///   is as wide as the area then.
  func layOut(in area: CGRect, above bottom: CGFloat) -> CGFloat {
    let isLow = area.height < Self.low
    let whole = width(in: area)
    let hasRoom = area.width >= whole + Self.gap + TransportBar.leastWidth
    let width = isLow && !hasRoom ? area.width : min(whole, area.width)
    let height = isLow ? bottom - area.minY : area.height
    frame = CGRect(x: area.maxX - width, y: area.minY, width: width, height: max(height, 0))
    layer.shadowOpacity = area.width < Self.wide ? 0.25 : 0
    layer.shadowRadius = 18
    return isHidden || area.width < Self.wide ? 0 : width + Self.gap
  }

  /// Returns the width of the open panel. A chart over time takes about half of a wide area.
  private func width(in area: CGRect) -> CGFloat {
    guard panel == .motion else { return Self.width }
    return min(max((area.width * Self.chartShare).rounded(), Self.width), Self.greatestChartWidth)
  }

  /// Returns the part of a transport's frame that the open panel leaves.
  func uncovered(_ frame: CGRect) -> CGRect {
    guard !isHidden, self.frame.intersects(frame) else { return frame }
    return CGRect(
      x: frame.minX, y: frame.minY, width: max(self.frame.minX - Self.gap - frame.minX, 0), height: frame.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }
}
