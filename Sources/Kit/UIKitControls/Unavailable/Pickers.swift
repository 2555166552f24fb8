// SPDX-License-Identifier: MIT

/// Wheels of values.
@available(*, unavailable, message: "pickers are not available; use a UICollectionView or a UISegmentedControl")
@preconcurrency @MainActor open class UIPickerView: UIView {}

/// A control for dates.
@available(*, unavailable, message: "date pickers are not available")
@preconcurrency @MainActor open class UIDatePicker: UIControl {}

/// A control for colours.
@available(*, unavailable, message: "colour wells are not available")
@preconcurrency @MainActor open class UIColorWell: UIControl {}
