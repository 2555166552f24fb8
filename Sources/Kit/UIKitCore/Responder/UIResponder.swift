// SPDX-License-Identifier: MIT
import Diagnostics

/// An object that can respond to events: a view, a view controller, a window or the application.
///
/// A responder passes events that it does not handle to its ``next`` responder. The base class handles none.
///
/// ```swift
/// final class Pad: UIView {
///   override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///     backgroundColor = .systemBlue
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIResponder: NSObject, RuntimeObject, NamedPropertyOwner, _NamedKeyObserver {
  package nonisolated(unsafe) final var attachments: ObjectAttachments?

  /// Creates a responder.
  public override init() { super.init() }

  nonisolated deinit {}

  /// Encodes nothing, because there are no archives of responders.
  open func encode(with coder: NSCoder) {}

  // MARK: The chain

  /// The responder that receives events which this one does not handle. `nil` in the base class.
  open var next: UIResponder? { nil }

  /// The objects whose changes can change this one's properties.
  package nonisolated var observationSources: [any RuntimeObject] { [self] }

  /// Returns the key path of the property that is observed by a name, or `nil`.
  @_spi(Framework) open class func observableKeyPath(named name: String) -> AnyKeyPath? { nil }

  /// Called after a property has changed that this responder observes by its name. An override calls `super` for changes
  /// that it does not know, which are reported.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property.
  ///   - object: The object whose property has changed.
  ///   - change: The parts of the change that the options of the observation name.
  ///   - context: The pointer that was passed to `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    expect(false, "\(type(of: self)) does not handle changes of \(keyPath ?? ""); override observeValue(forKeyPath:…)")
  }

  /// The closures that are called for changes of traits.
  final var traitRegistrations: [TraitChangeRegistration] = []

  // MARK: Actions

  /// Returns whether the responder handles an action. By default it does if it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isImplemented(by: self) }

  /// Returns the first object in the chain, from this responder on, that handles an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The keys that perform actions while the responder is in the chain of the one that receives keys. The default is `nil`,
  /// and those of `addKeyCommand(_:)` for a view controller.
  open var keyCommands: [UIKeyCommand]? { addedKeyCommands }
  /// The key commands that a view controller has been given, or nil without any.
  package final var addedKeyCommands: [UIKeyCommand]?

  // MARK: Editing

  /// Copies what is selected. Called on the first responder for Control+C. The base class calls the next responder.
  open func copy(_ sender: Any?) { next?.copy(sender) }

  /// Cuts what is selected. Called on the first responder for Control+X. The base class calls the next responder.
  open func cut(_ sender: Any?) { next?.cut(sender) }

  /// Inserts what is on the pasteboard. Called on the first responder for Control+V and Shift+Insert. The base class inserts
  /// the text on the pasteboard if it is a ``UIKeyInput``, and calls the next responder otherwise.
  open func paste(_ sender: Any?) {
    if let input = self as? any UIKeyInput { input.pasteText() } else { next?.paste(sender) }
  }

  /// Inserts what is on the pasteboard in the style of the text around it. Called on the first responder for
  /// Control+Shift+V. The base class calls ``paste(_:)`` if it is a ``UIKeyInput``, which is given text without a style, and
  /// the next responder otherwise.
  open func pasteAndMatchStyle(_ sender: Any?) {
    if self is any UIKeyInput { paste(sender) } else { next?.pasteAndMatchStyle(sender) }
  }

  /// Deletes what is selected, without copying it. The base class calls the next responder.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  /// Selects what is at the caret, such as a word. The base class calls the next responder.
  open func select(_ sender: Any?) { next?.select(sender) }

  /// Selects everything. Called on the first responder for Control+A. The base class calls the next responder.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  /// Makes what is selected bold, or no longer bold. Called on the first responder for Control+B. The base class calls the
  /// next responder.
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }

  /// Makes what is selected italic, or no longer italic. Called on the first responder for Control+I. The base class calls
  /// the next responder.
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }

  /// Underlines what is selected, or removes the line. Called on the first responder for Control+U. The base class calls
  /// the next responder.
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }

  /// Makes what is selected larger. The base class calls the next responder.
  open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }

  /// Makes what is selected smaller. The base class calls the next responder.
  open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }

  /// Lets the selected text run from left to right. The base class calls the next responder.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { next?.makeTextWritingDirectionLeftToRight(sender) }

  /// Lets the selected text run from right to left. The base class calls the next responder.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { next?.makeTextWritingDirectionRightToLeft(sender) }

  // MARK: Undo

  /// The undo manager of the responder. By default it is that of the next responder that has one. A window has one, and so
  /// has a text field or a text view.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: First responder

  /// Whether this is the responder in its window that receives key presses first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether the responder can become first responder. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can stop being first responder. The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder of its window, after the current one has resigned.
  ///
  /// - Returns: `false` if the responder cannot become first responder, is in no window, or the current one does not
  ///   resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    let hasReplaced = window.keyboard.replacing {
      guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
      window.firstResponder = self
      return true
    }
    if hasReplaced { window.takeKeyPresses() }
    return hasReplaced
  }

  /// Whether an on-screen keyboard would be shown for this first responder.
  @_spi(Framework) open var needsKeyboard: Bool { self is any UIKeyInput }

  /// Stops being the first responder. The nearest view controller in the chain that can be first responder and has input
  /// views takes its place, so that the bar of a chat stays when its text field resigns.
  ///
  /// - Returns: `false` if the responder remains the first one.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.keyboard.resign(self)
    return true
  }

  // MARK: Input views

  /// The view that is shown at the bottom edge of the window while the responder, or one inside it without an input view of
  /// its own, is first responder. The default is `nil`.
  ///
  /// The view has the width of the window. Its height is that of its frame; it is that of its constraints or of its
  /// intrinsic size instead if ``UIView/translatesAutoresizingMaskIntoConstraints`` is `false`, or if its autoresizing mask
  /// has a flexible height. It slides in, and is asked for again only by ``reloadInputViews()``.
  ///
  /// ```swift
  /// final class RatingView: UIView {
  ///   private let stars = UISegmentedControl(items: ["★", "★★", "★★★"])
  ///
  ///   override var inputView: UIView? { stars }
  ///   override var canBecomeFirstResponder: Bool { true }
  /// }
  /// ```
  ///
  /// A desktop has a physical keyboard, so that without such a view there is nothing in the place of the keyboard. While
  /// something is presented over the responder, or its page is leaving, the view is hidden.
  open var inputView: UIView? { nil }

  /// The view that is shown above ``inputView``, or at the bottom edge of the window if there is none. The default is `nil`.
  ///
  /// A view controller with such a view, whose ``canBecomeFirstResponder`` is `true`, becomes first responder when it has
  /// appeared, unless another responder is. So the view is shown as long as the page is, as on iOS.
  ///
  /// ```swift
  /// final class ChatController: UIViewController {
  ///   private let composer = UITextField(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
  ///
  ///   override var inputAccessoryView: UIView? { composer }
  ///   override var canBecomeFirstResponder: Bool { true }
  /// }
  /// ```
  open var inputAccessoryView: UIView? { nil }

  /// Asks for ``inputView`` and ``inputAccessoryView`` again, and shows them in place of the present ones. Does nothing
  /// unless the responder is the first one.
  open func reloadInputViews() { responderWindow?.keyboard.reload(for: self) }

  // MARK: Motion

  /// Called when the device begins to move. Not called here: a desktop does not report its movement.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when a movement of the device has ended. Not called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when a movement of the device was interrupted. Not called here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: Accessibility

  /// The accessibility properties that the program has set.
  final var accessibility = AccessibilityProperties()

  /// Whether assistive technology can reach this object. The default is `true` for labels and controls, and `false` for
  /// other objects.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// A short name of the object. The default is the text for labels and buttons, and `nil` for other objects.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// A description of what an action of the object does. The default is `nil`.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The value of the object, as text. The default is the value for sliders, switches and progress bars, and `nil` for
  /// other objects.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// The kind and the state of the object. The default describes a control, and is empty for other objects.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  /// A name for tests, which users do not hear. The default is `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The rectangle of the object in the coordinates of the screen, in points. The default is that of the view, and zero
  /// for other objects.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }
  /// The point that assistive technology presses, in the coordinates of the screen. The default is the middle of
  /// ``UIResponder/accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }
  /// The language in which texts are spoken, such as “en-GB”. The default is `nil`, the user's.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// Whether assistive technology cannot reach the elements inside this object. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// Whether assistive technology cannot reach the elements beside this view. The default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// Whether the elements inside this object are read one after the other. The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// The elements inside this object. The default is `nil`, which means the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// Returns the number of elements inside this object.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at an index, or `nil`.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Additional actions of the object. The default is `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  /// Performs the action of a press of the object. Returns whether there was one, which is `false` unless overridden.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable object. Does nothing unless overridden.
  open func accessibilityIncrement() {}
  /// Decreases the value of an adjustable object. Does nothing unless overridden.
  open func accessibilityDecrement() {}
  /// Scrolls. Returns whether it did, which is `false` unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves a modal view. Returns whether it did, which is `false` unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action. Returns whether it did, which is `false` unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Touches

  /// Called when fingers touch a view, or the mouse button is pressed in it. The base class calls the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved, at most once per frame. The base class calls the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted. The base class calls the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches end without being lifted, as when a gesture recognizer takes them. The base class calls the
  /// next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// Called when a key is pressed. The base class calls the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when a press changes. The base class calls the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a key is released. The base class calls the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when a press ends without a release, as when the window loses the focus. The base class calls the next
  /// responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}

extension UIResponder {
  /// The window at the end of the chain.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let window = (current as? UIView)?.window { return window }
      responder = current.next
    }
    return nil
  }
}
