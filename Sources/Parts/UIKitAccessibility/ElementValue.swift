// SPDX-License-Identifier: MIT
import AccessibilityBus
import UIKitControls
import UIKitCore

/// The numbers of elements.
enum ElementValue {
  /// The share of a slider's range that a step changes.
  private static let sliderStep = 0.1

  /// Returns nil for an element that has no number.
  static func value(of object: UIResponder) -> AccessibleValue? {
    switch object {
    case let slider as UISlider:
      let range = Double(slider.maximumValue - slider.minimumValue)
      return finite(
        Double(slider.minimumValue), Double(slider.maximumValue), Double(slider.value), range * sliderStep)
    case let stepper as UIStepper:
      return finite(stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.stepValue)
    case let progress as UIProgressView: return finite(0, 1, Double(progress.progress), 0)
    case let pages as UIPageControl where pages.numberOfPages > 0:
      return finite(1, Double(pages.numberOfPages), Double(pages.currentPage + 1), 1)
    default: return nil
    }
  }

  private static func finite(
    _ minimum: Double, _ maximum: Double, _ current: Double, _ step: Double
  ) -> AccessibleValue? {
    guard [minimum, maximum, current, step].allSatisfy(\.isFinite) else { return nil }
    return AccessibleValue(minimum: minimum, maximum: maximum, current: current, step: step)
  }

  /// Changes the number of an element as the user would. Returns whether it has one that can be changed.
  static func set(_ number: Double, of object: UIResponder) -> Bool {
    guard let control = object as? UIControl, control.isEnabled else { return false }
    switch control {
    case let slider as UISlider: slider.value = Float(number)
    case let stepper as UIStepper: stepper.value = number
    case let pages as UIPageControl where pages.numberOfPages > 0:
      pages.currentPage = Int(min(max(number, 1), Double(pages.numberOfPages))) - 1
    default: return false
    }
    control.sendActions(for: .valueChanged)
    return true
  }
}
