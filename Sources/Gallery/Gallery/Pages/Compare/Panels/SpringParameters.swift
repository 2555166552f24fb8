// SPDX-License-Identifier: MIT
import UIKit

/// The pairs of parameters by which a spring can be given, with the values of a spring in each.
enum SpringParameters: CaseIterable {
  case response, mass, bounce

  var title: String {
    switch self {
    case .response: "Response"
    case .mass: "Stiffness"
    case .bounce: "Bounce"
    }
  }

  /// A parameter with its name, its range and its format.
  struct Parameter {
    let title: String
    let range: ClosedRange<Double>
    let format: (Double) -> String
  }

  var parameters: [Parameter] {
    func plain(_ digits: Int, unit: String = "") -> (Double) -> String { { String(format: "%.\(digits)f\(unit)", $0) } }
    func milliseconds(_ value: Double) -> String { String(format: "%.0f ms", value * 1000) }
    return switch self {
    case .response:
      [
        Parameter(title: "Response", range: 0.1...1.5, format: milliseconds),
        Parameter(title: "Damping ratio", range: 0.1...2, format: plain(2)),
      ]
    case .mass:
      [
        Parameter(title: "Stiffness", range: 15...2000, format: plain(0, unit: " N/m")),
        Parameter(title: "Damping", range: 1...120, format: plain(1, unit: " N·s/m")),
        Parameter(title: "Mass", range: 0.5...5, format: plain(1, unit: " kg")),
      ]
    case .bounce:
      [
        Parameter(title: "Duration", range: 0.1...1.5, format: milliseconds),
        Parameter(title: "Bounce", range: -0.5...0.9, format: plain(2)),
      ]
    }
  }

  /// The parameters' values of a spring.
  ///
  /// - Parameter mass: The mass to describe the spring with. Its motion does not tell it.
  func values(of curve: MotionCurve, mass: Double) -> [Double] {
    guard case .spring(let stiffness, let ratio) = curve else { return [] }
    return switch self {
    case .response: [curve.response ?? 0, ratio]
    case .mass: [stiffness * mass, 2 * ratio * (stiffness).squareRoot() * mass, mass]
    case .bounce: [curve.response ?? 0, curve.bounce ?? 0]
    }
  }

  func curve(of values: [Double]) -> MotionCurve {
    switch self {
    case .response: .spring(response: values[0], dampingRatio: values[1])
    case .mass: .spring(mass: values[2], stiffness: values[0], damping: values[1])
    case .bounce: .spring(duration: values[0], bounce: values[1])
    }
  }
}
