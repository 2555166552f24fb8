// SPDX-License-Identifier: MIT
import UIKit

/// A comparison to begin with, which answers a common question.
enum ComparisonPreset: String, CaseIterable {
  case pictures, platforms, springs, drag

  var title: String {
    switch self {
    case .pictures: "Four ways to open a picture"
    case .platforms: "iOS, Material, GNOME, Windows"
    case .springs: "One style with four springs"
    case .drag: "Push against zoom under one drag"
    }
  }

  /// Returns a comparison with the preset's styles, pages and drag, and everything else as in another one.
  func comparison(from other: Comparison) -> Comparison {
    var comparison = other
    comparison.cells = cells
    comparison.pages = self == .pictures ? .grid : .places
    comparison.drag = self == .drag ? .flick : nil
    comparison.overlay = .none
    comparison.position = nil
    return comparison
  }

  var cells: [ComparedStyle] {
    switch self {
    case .pictures: ["zoom", "magic-move", "expanding-card", "circle"].compactMap(Self.first)
    case .platforms:
      [
        ComparedStyle("system", .push), ComparedStyle(style: "slide", kind: .push, curve: .material, duration: 0.5),
        ComparedStyle(style: "system", kind: .push, curve: .gnome),
        ComparedStyle(style: "slide", kind: .push, curve: .windows, duration: 0.25),
      ]
    case .springs:
      [(0.25, 1.0), (0.5, 1.0), (0.5, 0.7), (0.5, 0.4)].map { response, ratio in
        ComparedStyle(style: "slide", kind: .push, curve: .spring(response: response, dampingRatio: ratio))
      }
    case .drag: [ComparedStyle("system", .push), ComparedStyle("zoom", .push)]
    }
  }

  private static func first(_ id: String) -> ComparedStyle? {
    Catalog.style(id).map { ComparedStyle(id, $0.kinds.contains(.push) ? .push : $0.kinds[0]) }
  }
}

/// The curves that platforms publish for their changes of pages. That of iOS is the system's own, whose figures are not
/// published but measured.
extension MotionCurve {
  /// The easing “emphasized”, as styles of web pages have it, of Material 3, where a transition of the whole screen takes
  /// 500 ms: “Easing and duration” at m3.material.io/styles/motion.
  fileprivate static let material = cubic(CGPoint(x: 0.2, y: 0), CGPoint(x: 0, y: 1))
  /// The spring that libadwaita's documentation states as the default of its carousels and leaflets: damping ratio 1, mass
  /// 0.5, stiffness 500.
  fileprivate static let gnome = spring(stiffness: 1000, dampingRatio: 1)
  /// “Fast out, slow in” of Windows, for what enters the scene, in its normal duration of 250 ms: “Timing and easing” at
  /// learn.microsoft.com/windows/apps/design/motion.
  fileprivate static let windows = cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1))
}
