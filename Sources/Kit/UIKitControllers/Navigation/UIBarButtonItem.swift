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
/// In place of a selector, pass the method itself. The target is held weakly.
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
    /// Space in a toolbar: an equal share of the space that the buttons leave.
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
  @ObservedProperty open var style = Style.plain { didSet { if style != oldValue { didChange() } } }

  /// The colour of the title and image. The default is `nil`, which means the tint colour of the bar.
  @ObservedProperty open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }

  /// A view that is shown in place of a button. The default is `nil`.
  @ObservedProperty open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }

  /// The width of a fixed space, or of a button in a toolbar, in points. The default is 0, the natural width.
  @ObservedProperty open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// The kind of space that the item reserves in a toolbar, or `nil` if it is a button.
  var space: Space?

  /// The object to call, held weakly. While it is `nil`, the responder chain is searched for one that has the method.
  open weak var target: AnyObject? { didSet { checkAction() } }

  /// The method to call. It takes nothing or the item. The default is `nil`.
  @ObservedProperty open var action: Selector? { didSet { checkAction() } }

  /// The action to perform in place of calling the target. The default is `nil`.
  @ObservedProperty open var primaryAction: UIAction? {
    didSet { if (primaryAction == nil) != (oldValue == nil), menu != nil { didChange() } }
  }

  /// The menu of the button. The default is `nil`. A press opens it, or performs the action if there is one; then a long
  /// press and the secondary button open the menu.
  @ObservedProperty open var menu: UIMenu? { didSet { if menu !== oldValue { didChange() } } }

  /// The distances by which titles are moved.
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]

  /// Moves the title by a distance in points. Bars of any height use that for `.default`.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    guard adjustment != titlePositionAdjustment(for: barMetrics) else { return }
    titleOffsets[barMetrics] = adjustment
    didChange()
  }

  /// Returns the distance by which the title is moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffsets[barMetrics] ?? .zero }

  /// The view that shows the item in a bar.
  package weak var shownView: UIView?

  /// Creates an item without a title, image or action.
  public override init() { super.init() }

  nonisolated deinit {}

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The appearance.
  ///   - target: The object to call, held weakly, or `nil` to search the responder chain for one that has the method.
  ///   - action: The method, or `nil` for none. It takes nothing or the item.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    call(action, on: target)
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The appearance.
  ///   - target: The object to call, held weakly, or `nil` to search the responder chain for one that has the method.
  ///   - action: The method, such as `Self.save`. It takes nothing or the item.
  public convenience init<Target: AnyObject, each Argument>(
    title: String?, style: Style, target: Any?, action: @escaping (Target) -> (repeat each Argument) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(action))
  }

  /// Creates a button with an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The appearance.
  ///   - target: The object to call, held weakly, or `nil` to search the responder chain for one that has the method.
  ///   - action: The method, or `nil` for none. It takes nothing or the item.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    call(action, on: target)
  }

  /// Creates a button with an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The appearance.
  ///   - target: The object to call, held weakly, or `nil` to search the responder chain for one that has the method.
  ///   - action: The method, such as `Self.save`. It takes nothing or the item.
  public convenience init<Target: AnyObject, each Argument>(
    image: UIImage?, style: Style, target: Any?, action: @escaping (Target) -> (repeat each Argument) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: Selector(action))
  }

  /// Creates a predefined button.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of button.
  ///   - target: The object to call, held weakly, or `nil` to search the responder chain for one that has the method.
  ///   - action: The method, or `nil` for none. It takes nothing or the item.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    title = systemItem.title
    image = systemItem.image
    style = systemItem == .done || systemItem == .save ? .done : .plain
    space = systemItem.space
    accessibilityLabel = systemItem.accessibilityLabel
    call(action, on: target)
  }

  /// Creates a predefined button.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of button.
  ///   - target: The object to call, held weakly, or `nil` to search the responder chain for one that has the method.
  ///   - action: The method, such as `Self.save`. It takes nothing or the item.
  public convenience init<Target: AnyObject, each Argument>(
    barButtonSystemItem systemItem: SystemItem, target: Any?,
    action: @escaping (Target) -> (repeat each Argument) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: Selector(action))
  }

  /// Creates a button that performs an action. A title or image that is `nil` is taken from the action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates a button with a menu. A title or image that is `nil` is taken from the action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - primaryAction: The action of a press, or `nil` if a press opens the menu.
  ///   - menu: The menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Performs the item's action, as a press does.
  package func press() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  /// Sets target and action. Unlike assignments in an initializer, these run the property observers, which check the
  /// action.
  private func call(_ action: Selector?, on target: Any?) {
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Checks at once that the target has the method and that the method takes the item.
  private func checkAction() { action?.checkAction(target: target, sender: self) }

  /// Returns an item that takes an equal share of the space that a toolbar's buttons leave.
  open class func flexibleSpace() -> Self { makeSpace(.flexible, width: 0) }

  /// Returns an item that takes a fixed width in a toolbar, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self { makeSpace(.fixed, width: width) }
}
