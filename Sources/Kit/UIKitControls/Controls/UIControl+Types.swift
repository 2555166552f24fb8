// SPDX-License-Identifier: MIT

extension UIControl {
  /// Events of a control, for which targets can be added.
  ///
  /// ```swift
  /// @MainActor func log(_ slider: UISlider) {
  ///   slider.addAction(UIAction { _ in print("changed") }, for: [.valueChanged, .touchCancel])
  /// }
  /// ```
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A press began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A press began as part of a multiple click.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A press moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A press moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A press moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A press moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A press ended inside the control: a click.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A press ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A press was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of the control: a click of a button, or a change of another control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control shows its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All events of presses.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
    /// Editing text has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed a text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing text has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed while editing text.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000f_0000)
    /// Events for programs.
    public static let applicationReserved = Event(rawValue: 0x0f00_0000)
    /// Events for the framework.
    public static let systemReserved = Event(rawValue: 0xf000_0000)
  }

  /// States of a control.
  ///
  /// ```swift
  /// @MainActor func configure(_ button: UIButton) {
  ///   button.setTitle("Follow", for: .normal)
  ///   button.setTitle("Following", for: .selected)
  /// }
  /// ```
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// A press is inside the control.
    public static let highlighted = State(rawValue: 1)
    /// The control does not respond to touches.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the keyboard focus. Controls do not set it.
    public static let focused = State(rawValue: 1 << 3)
    /// States for programs.
    public static let application = State(rawValue: 0x00ff_0000)
    /// States for the framework.
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  /// The horizontal position of the content in a control.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// In the centre.
    case center
    /// On the left.
    case left
    /// On the right.
    case right
    /// Stretched.
    case fill
    /// On the side where text starts.
    case leading
    /// On the side where text ends.
    case trailing
  }

  /// The vertical position of the content in a control.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// In the centre.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched.
    case fill
  }
}

extension UIControl {
  var resolvedEffectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .left, .right, .center, .fill: contentHorizontalAlignment
    }
  }
}
