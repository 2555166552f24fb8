// SPDX-License-Identifier: MIT
import UIKit

class PickerController: UIViewController {
  // expected-error@+1 {{'UIPickerView' is unavailable: pickers are not available; use a UICollectionView or a UISegmentedControl}}
  let picker = UIPickerView()
  // expected-error@+1 {{'UIDatePicker' is unavailable: date pickers are not available}}
  let date = UIDatePicker()
  // expected-error@+1 {{'UIColorWell' is unavailable: colour wells are not available}}
  let well = UIColorWell()

  func decorate(_ stepper: UIStepper, _ image: UIImage) {
    // expected-error@+1 {{'setBackgroundImage(_:for:)' is unavailable: backgrounds of steppers are not available; use setIncrementImage(_:for:) and setDecrementImage(_:for:)}}
    stepper.setBackgroundImage(image, for: .normal)
  }
}
