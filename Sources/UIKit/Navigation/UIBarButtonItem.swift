// SPDX-License-Identifier: MIT

/// A button in a bar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   title: "Save", style: .done, target: self, action: Self.save)
/// ```
///
/// Deviation: the action is a method of the target's class, with or without the sender, in the place of a selector.
/// The target is weak.
@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    /// Bold.
    case done = 2
  }

  /// Items with a meaning, whose look the system chooses.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    /// Room in a toolbar, and no button: that which the buttons leave, or `width` points.
    case flexibleSpace, fixedSpace
    case close = 24
  }

  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// nil: the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }
  /// A view of the program's own in the place of a button.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  /// In points; 0 is as wide as it has to be. Of fixed spaces, and of buttons in a toolbar.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// Set where the item is room between others.
  var space: Space?
  private var action: TargetAction?
  /// What shows the item in a bar.
  package weak var shownView: UIView?

  public required override init() { super.init() }

  nonisolated deinit {}

  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: AnyObject, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, image: nil, style: style, TargetAction(target, action))
  }

  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: AnyObject, action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, image: nil, style: style, TargetAction(target, action))
  }

  /// A button without an action, as `backBarButtonItem` takes it.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title, image: nil, style: style, nil)
  }

  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: AnyObject, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: nil, image: image, style: style, TargetAction(target, action))
  }

  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: AnyObject, action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: nil, image: image, style: style, TargetAction(target, action))
  }

  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject, action: @escaping (Target) -> () -> Void
  ) {
    self.init(systemItem, TargetAction(target, action))
  }

  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(systemItem, TargetAction(target, action))
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    let press = primaryAction.map { action in TargetAction { (item: UIBarButtonItem) in action.perform(sender: item) } }
    self.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image, style: .plain, press)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private convenience init(title: String?, image: UIImage?, style: Style, _ action: TargetAction?) {
    self.init()
    self.title = title
    self.image = image
    self.style = style
    self.action = action
  }

  private convenience init(_ systemItem: SystemItem, _ action: TargetAction) {
    let bold = systemItem == .done || systemItem == .save
    self.init(title: systemItem.title, image: systemItem.image, style: bold ? .done : .plain, action)
    space = systemItem.space
  }

  /// Does what a press does.
  package func press() {
    guard isEnabled else { return }
    action?.send(from: self)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add, .close, .flexibleSpace, .fixedSpace: nil
    }
  }

  fileprivate var image: UIImage? {
    switch self {
    case .add: UIImage(systemName: "plus")
    case .close: UIImage(systemName: "xmark")
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }

  fileprivate var space: UIBarButtonItem.Space? {
    switch self {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed
    case .done, .cancel, .edit, .save, .add, .close: nil
    }
  }
}
