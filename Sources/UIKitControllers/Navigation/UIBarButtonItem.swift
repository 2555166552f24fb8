// SPDX-License-Identifier: MIT

/// A button in a navigation bar or a toolbar.
///
/// ```swift
/// final class EditorController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: self, action: Self.save)
///   }
///
///   private func save() {}
/// }
/// ```
///
/// Instead of a selector, the action is a method of the target's class, with or without the item as its argument. The
/// target is held weakly.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The appearance of a button.
  nonisolated public enum Style: Int, Sendable {
    /// The regular weight.
    case plain
    /// Bold, for the action that completes a task.
    case done = 2
  }

  /// Items with a common meaning and a predefined title or symbol.
  nonisolated public enum SystemItem: Int, Sendable {
    /// A button with the title “Done”, in bold.
    case done
    /// A button with the title “Cancel”.
    case cancel
    /// A button with the title “Edit”.
    case edit
    /// A button with the title “Save”, in bold.
    case save
    /// A button with a plus sign.
    case add
    /// Space in a toolbar: an equal share of what the buttons leave.
    case flexibleSpace
    /// Space in a toolbar with the item's `width`.
    case fixedSpace
    /// A button with a pencil on a page.
    case compose
    /// A button with an arrow back.
    case reply
    /// A button with an arrow out of a box.
    case action
    /// A button with a folder.
    case organize
    /// A button with a book.
    case bookmarks
    /// A button with a magnifying glass.
    case search
    /// A button with an arrow in a circle.
    case refresh
    /// A button with a cross.
    case stop
    /// A button with a camera.
    case camera
    /// A button with a wastebasket.
    case trash
    /// A button with a triangle.
    case play
    /// A button with two bars.
    case pause
    /// A button with two triangles to the left.
    case rewind
    /// A button with two triangles to the right.
    case fastForward
    /// A button with the title “Undo”.
    case undo
    /// A button with the title “Redo”.
    case redo
    /// A button with a cross.
    case close = 24
  }

  /// The appearance of the button. The default is `.plain`.
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }

  /// The colour of the title and image. The default is `nil`, which means the tint colour of the bar.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }

  /// A view that is shown in place of a button. The default is `nil`.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }

  /// The width of a fixed space, or of a button in a toolbar, in points. The default is 0, the natural width.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// Set where the item is room between others.
  var space: Space?
  private var action: TargetAction?
  /// The view that shows the item in a bar.
  package weak var shownView: UIView?

  /// Creates an item without a title, image or action.
  public required override init() { super.init() }

  nonisolated deinit {}

  /// Creates a button with a title that calls a method without arguments.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The appearance.
  ///   - target: The object to call, held weakly.
  ///   - action: The method, such as `Self.save`.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: AnyObject, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, image: nil, style: style, TargetAction(target, action))
  }

  /// Creates a button with a title that calls a method with the item as the argument.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The appearance.
  ///   - target: The object to call, held weakly.
  ///   - action: The method, such as `Self.save`.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: AnyObject, action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, image: nil, style: style, TargetAction(target, action))
  }

  /// Creates a button without an action, as for a `backBarButtonItem`. Pass `nil` for the target and the action.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title, image: nil, style: style, nil)
  }

  /// Creates a button with an image that calls a method without arguments.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The appearance.
  ///   - target: The object to call, held weakly.
  ///   - action: The method, such as `Self.save`.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: AnyObject, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: nil, image: image, style: style, TargetAction(target, action))
  }

  /// Creates a button with an image that calls a method with the item as the argument.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The appearance.
  ///   - target: The object to call, held weakly.
  ///   - action: The method, such as `Self.save`.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: AnyObject, action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: nil, image: image, style: style, TargetAction(target, action))
  }

  /// Creates a predefined button that calls a method without arguments.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of button.
  ///   - target: The object to call, held weakly.
  ///   - action: The method, such as `Self.save`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject, action: @escaping (Target) -> () -> Void
  ) {
    self.init(systemItem, TargetAction(target, action))
  }

  /// Creates a predefined button that calls a method with the item as the argument.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of button.
  ///   - target: The object to call, held weakly.
  ///   - action: The method, such as `Self.save`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(systemItem, TargetAction(target, action))
  }

  /// Creates a button that performs an action. A title or image that is `nil` is taken from the action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    let press = primaryAction.map { action in TargetAction { (item: UIBarButtonItem) in action.perform(sender: item) } }
    self.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image, style: .plain, press)
  }

  /// Creates an item that shows a view.
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
    accessibilityLabel = systemItem.accessibilityLabel
  }

  /// Does what a press does.
  package func press() {
    guard isEnabled else { return }
    action?.send(from: self)
  }
}
