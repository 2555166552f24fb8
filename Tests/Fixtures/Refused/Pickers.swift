// SPDX-License-Identifier: MIT
import UIKit

// expected-error@+1 {{'UIPickerViewDataSource' is unavailable: pickers are not available; use a UICollectionView or a UISegmentedControl}}
class PickerController: UIViewController, UIPickerViewDataSource {
  // expected-error@+1 {{'UIPickerView' is unavailable: pickers are not available; use a UICollectionView or a UISegmentedControl}}
  let picker = UIPickerView()
  // expected-error@+1 {{'UIDatePicker' is unavailable: date pickers are not available; use a UITextField, or buttons that present a page of your own}}
  let date = UIDatePicker()
  // expected-error@+1 {{'UIColorWell' is unavailable: colour wells are not available; use a UIButton for each colour}}
  let well = UIColorWell()

  func decorate(_ stepper: UIStepper, _ image: UIImage) {
    // expected-error@+1 {{'setBackgroundImage(_:for:)' is unavailable: backgrounds of steppers are not available; use setIncrementImage(_:for:) and setDecrementImage(_:for:)}}
    stepper.setBackgroundImage(image, for: .normal)
    picker.dataSource = self
    picker.selectRow(0, inComponent: 0, animated: false)
    date.datePickerMode = .date
    date.preferredDatePickerStyle = .wheels
  }
}
