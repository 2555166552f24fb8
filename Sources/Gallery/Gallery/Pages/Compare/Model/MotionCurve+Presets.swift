// SPDX-License-Identifier: MIT
import UIKit

extension MotionCurve {
  /// A curve with the name by which UIKit, Core Animation or CSS knows it.
  struct Preset {
    let title: String
    let curve: MotionCurve
  }

  static let cubicPresets = [
    Preset(title: "Linear", curve: .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))),
    Preset(title: "Ease", curve: .cubic(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))),
    Preset(title: "Ease in", curve: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))),
    Preset(title: "Ease out", curve: .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))),
    Preset(title: "Ease in out", curve: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))),
    Preset(title: "Emphasized", curve: .cubic(CGPoint(x: 0.05, y: 0.7), CGPoint(x: 0.1, y: 1))),
  ]

  static let springPresets = [
    Preset(title: "Smooth", curve: .spring(duration: 0.5, bounce: 0)),
    Preset(title: "Snappy", curve: .spring(duration: 0.5, bounce: 0.15)),
    Preset(title: "Bouncy", curve: .spring(duration: 0.5, bounce: 0.3)),
    Preset(title: "Gentle", curve: .spring(response: 0.9, dampingRatio: 1)),
    Preset(title: "Stiff", curve: .spring(response: 0.25, dampingRatio: 0.9)),
    Preset(title: "Wobbly", curve: .spring(response: 0.6, dampingRatio: 0.35)),
  ]

  /// The numbers that describe the curve in one line.
  var summary: String {
    switch self {
    case .cubic(let first, let second):
      "cubic \([first.x, first.y, second.x, second.y].map { String(format: "%.2f", Double($0)) }.joined(separator: ", "))"
    case .spring(_, let ratio):
      String(format: "spring %.0f ms, damping %.2f", (response ?? 0) * 1000, ratio)
    }
  }
}

extension ComparedStyle {
  /// The curve and the duration that replace the style's own, in a few words, or nil if nothing does.
  var detail: String? {
    let words = [
      curve.map { curve in
        if case .spring(_, let ratio) = curve {
          return "spring \((curve.response ?? 0).shortText) s, \(ratio.shortText)"
        }
        return "cubic"
      }, duration.map { "\(($0 * 1000).shortText) ms" },
    ].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
