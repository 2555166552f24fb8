// SPDX-License-Identifier: MIT
import UIKit

/// The panels beside the cells.
enum Panel: CaseIterable {
  case styles, curve, gesture, motion, view, export

  var title: String {
    switch self {
    case .styles: "Styles"
    case .curve: "Curve"
    case .gesture: "Gesture"
    case .motion: "Motion"
    case .view: "View"
    case .export: "Export"
    }
  }

  var symbol: String {
    switch self {
    case .styles: "square.grid.2x2"
    case .curve: "slider.horizontal.3"
    case .gesture: "hand.raised"
    case .motion: "chart.line.uptrend.xyaxis"
    case .view: "square.on.square"
    case .export: "square.and.arrow.up"
    }
  }

  /// The key that opens and closes it.
  var key: UIKeyboardHIDUsage {
    switch self {
    case .styles: .keyboardS
    case .curve: .keyboardC
    case .gesture: .keyboardG
    case .motion: .keyboardM
    case .view: .keyboardV
    case .export: .keyboardE
    }
  }
}

/// The content of a panel.
class PanelView: UIView {
  unowned let controller: CompareController

  init(_ controller: CompareController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The comparison or the chosen cell has changed.
  func update() {}
  /// The playback's position has changed.
  func positionDidChange() {}
  /// The durations or the measured motions have changed.
  func motionsDidChange() { update() }
  /// An export has begun, gone on or ended.
  func exportDidChange() {}
  /// Whether keys type into a field of the panel.
  var isTyping: Bool { false }
  /// Escape has been pressed in the field.
  func endTyping() {}
  /// The panel is closed.
  func willClose() {}
}
