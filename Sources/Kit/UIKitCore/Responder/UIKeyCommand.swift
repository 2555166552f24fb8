// SPDX-License-Identifier: MIT
import QuartzCore

/// A key, with modifiers, that performs an action.
///
/// ```swift
/// final class NotesController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: Self.addNote))
///   }
///
///   func addNote() { title = "New note" }
/// }
/// ```
///
/// When a key is pressed, the key commands of the responder that receives it and of the ones after it are searched, and the
/// first one whose action a responder of that chain has is performed. The keyboard repeats it. A responder that handles the
/// key itself comes first, as does the focus, unless ``UIKeyCommand/wantsPriorityOverSystemBehavior``.
///
/// In contrast to UIKit, `.command` is Ctrl or Super, because programs on a desktop have their shortcuts on Ctrl; menus do
/// not contain key commands, and no overlay lists them.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The name of the command. The default is empty.
  open var title: String
  /// The image of the command, or `nil`.
  open var image: UIImage?
  /// A description of what the command does, or `nil`. Nothing shows it.
  open var discoverabilityTitle: String?
  /// The method that is called. It takes nothing or the command.
  public let action: Selector
  /// The character that the key types, or a key's constant, such as ``UIKeyCommand/inputUpArrow``. Whether a letter is upper
  /// or lower case makes no difference.
  public let input: String?
  /// The modifiers that must be down. Shift may be down besides if the input is not a letter.
  public let modifierFlags: UIKeyModifierFlags
  /// A value of the program's that belongs to the command, or `nil`.
  public let propertyList: Any?
  /// Whether the command is performed before the focus and responders that accept text, which handle keys themselves. The
  /// default is `false`.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - title: The name of the command.
  ///   - image: The image of the command.
  ///   - action: The method. It takes nothing, the command, or the command and an event.
  ///   - input: The character that the key types, or a key's constant.
  ///   - modifierFlags: The modifiers that must be down.
  ///   - propertyList: A value of the program's.
  ///   - discoverabilityTitle: A description of what the command does.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
  ) {
    (self.title, self.image, self.action, self.input) = (title, image, action, input)
    (self.modifierFlags, self.propertyList) = (modifierFlags, propertyList)
    self.discoverabilityTitle = discoverabilityTitle
    super.init()
    action.checkAction(target: nil, sender: self)
  }

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - input: The character that the key types, or a key's constant.
  ///   - modifierFlags: The modifiers that must be down.
  ///   - action: The method. It takes nothing, the command, or the command and an event.
  ///   - discoverabilityTitle: A description of what the command does.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  nonisolated deinit {}

  // MARK: Methods

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - title: The name of the command.
  ///   - image: The image of the command.
  ///   - action: The method, such as `Self.save`. It takes nothing or the command.
  ///   - input: The character that the key types, or a key's constant.
  ///   - modifierFlags: The modifiers that must be down.
  ///   - propertyList: A value of the program's.
  ///   - discoverabilityTitle: A description of what the command does.
  public convenience init<Target: AnyObject, each Argument, Result>(
    title: String = "", image: UIImage? = nil, action: @escaping (Target) -> (repeat each Argument) -> Result,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - input: The character that the key types, or a key's constant.
  ///   - modifierFlags: The modifiers that must be down.
  ///   - action: The method, such as `Self.save`. It takes nothing or the command.
  ///   - discoverabilityTitle: A description of what the command does.
  public convenience init<Target: AnyObject, each Argument, Result>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping (Target) -> (repeat each Argument) -> Result, discoverabilityTitle: String? = nil
  ) {
    self.init(
      input: input, modifierFlags: modifierFlags, action: Selector(action), discoverabilityTitle: discoverabilityTitle)
  }
}

nonisolated extension UIKeyCommand {
  /// The up arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public static let inputHome = "UIKeyInputHome"
  /// The End key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The Delete key, which deletes what is after the caret.
  public static let inputDelete = "UIKeyInputDelete"
  /// The F1 key.
  public static let f1 = "UIKeyInputF1"
  /// The F2 key.
  public static let f2 = "UIKeyInputF2"
  /// The F3 key.
  public static let f3 = "UIKeyInputF3"
  /// The F4 key.
  public static let f4 = "UIKeyInputF4"
  /// The F5 key.
  public static let f5 = "UIKeyInputF5"
  /// The F6 key.
  public static let f6 = "UIKeyInputF6"
  /// The F7 key.
  public static let f7 = "UIKeyInputF7"
  /// The F8 key.
  public static let f8 = "UIKeyInputF8"
  /// The F9 key.
  public static let f9 = "UIKeyInputF9"
  /// The F10 key.
  public static let f10 = "UIKeyInputF10"
  /// The F11 key.
  public static let f11 = "UIKeyInputF11"
  /// The F12 key.
  public static let f12 = "UIKeyInputF12"
}
