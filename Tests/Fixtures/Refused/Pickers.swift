// SPDX-License-Identifier: MIT
import UIKit

class PickerController: UIViewController {
  // expected-error@+1 {{'UIPickerView' is unavailable: pickers are not available; use a UICollectionView or a UISegmentedControl}}
  let picker = UIPickerView()
  // expected-error@+1 {{'UIDatePicker' is unavailable: date pickers are not available}}
  let date = UIDatePicker()
  // expected-error@+1 {{'UIStepper' is unavailable: steppers are not available; use two buttons}}
  let stepper = UIStepper()
  // expected-error@+1 {{'UIColorWell' is unavailable: colour wells are not available}}
  let well = UIColorWell()
}
