// SPDX-License-Identifier: MIT

/// Wheels of values.
@available(*, unavailable, message: "pickers are not available; use a UICollectionView or a UISegmentedControl")
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The object that counts the values.
  public var dataSource: (any UIPickerViewDataSource)? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The object that provides the values.
  public var delegate: (any UIPickerViewDelegate)? {
    get { fatalError("unavailable") }
    set {}
  }

  /// Requests all values again.
  public func reloadAllComponents() {}

  /// Requests the values of a wheel again.
  public func reloadComponent(_ component: Int) {}

  /// Selects a value.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}

  /// Returns the selected value.
  public func selectedRow(inComponent component: Int) -> Int { fatalError("unavailable") }
}

/// The object that counts the values of a picker.
@available(*, unavailable, message: "pickers are not available; use a UICollectionView or a UISegmentedControl")
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {}

/// The object that provides the values of a picker.
@available(*, unavailable, message: "pickers are not available; use a UICollectionView or a UISegmentedControl")
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}

/// A control for dates.
@available(
  *, unavailable,
  message: "date pickers are not available; use a UITextField, or buttons that present a page of your own"
)
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The parts of a date.
  nonisolated public enum Mode: Int, Sendable {
    /// The parts.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// The date.
  public var date: Date {
    get { fatalError("unavailable") }
    set {}
  }

  /// The parts that can be chosen.
  public var datePickerMode: Mode {
    get { fatalError("unavailable") }
    set {}
  }

  /// The earliest date.
  public var minimumDate: Date? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The latest date.
  public var maximumDate: Date? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The step of minutes.
  public var minuteInterval: Int {
    get { fatalError("unavailable") }
    set {}
  }

  /// The duration.
  public var countDownDuration: TimeInterval {
    get { fatalError("unavailable") }
    set {}
  }

  /// The language.
  public var locale: Locale? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The calendar.
  public var calendar: Calendar! {
    get { fatalError("unavailable") }
    set {}
  }

  /// The time zone.
  public var timeZone: TimeZone? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The style.
  public var preferredDatePickerStyle: UIDatePickerStyle {
    get { fatalError("unavailable") }
    set {}
  }

  /// Sets the date.
  public func setDate(_ date: Date, animated: Bool) {}
}

/// The style of a control for dates.
@available(
  *, unavailable,
  message: "date pickers are not available; use a UITextField, or buttons that present a page of your own"
)
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// The styles.
  case automatic, wheels, compact, inline
}

/// A control for colours.
@available(*, unavailable, message: "colour wells are not available; use a UIButton for each colour")
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The colour.
  public var selectedColor: UIColor? {
    get { fatalError("unavailable") }
    set {}
  }
}
