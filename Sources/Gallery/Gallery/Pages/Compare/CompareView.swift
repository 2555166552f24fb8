// SPDX-License-Identifier: MIT
import UIKit

/// Lays out the page: the tabs of the panels above, the transport below, and between them the cells and the open panel.
final class CompareView: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12

  private let grid: UIView
  private let panels: PanelHost
  private let transport: TransportBar

  init(grid: UIView, panels: PanelHost, transport: TransportBar) {
    (self.grid, self.panels, self.transport) = (grid, panels, transport)
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    // Tab moves from the cells to the panel beside them, and then to the transport below.
    for part in [panels.tabs, grid, panels, transport] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds.shrunk(by: safeAreaInsets).shrunk(dx: Self.margin, dy: Self.gap)
    panels.tabs.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: PanelTabs.height)
    area = area.shrunk(by: UIEdgeInsets(top: PanelTabs.height + Self.gap / 2, left: 0, bottom: 0, right: 0))
    let height = transport.sizeThatFits(area.size).height
    transport.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    area.size.height = max(area.height - height - Self.gap, 0)
    let panelWidth = panels.layOut(in: area, above: transport.frame.maxY)
    area.size.width = max(area.width - panelWidth, 0)
    grid.frame = area
    // In a low window the panel reaches down beside the transport.
    transport.frame = panels.uncovered(transport.frame)
    transport.isHidden = transport.frame.width < TransportBar.leastWidth
  }
}
