// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A line of text that the user can edit.
///
/// A click or Tab lets the user edit; so does `becomeFirstResponder()`. Keys do what they do in other desktop programs:
/// the arrows, Home and End move the caret, by words with Ctrl, and select with Shift; Backspace and Delete delete,
/// words with Ctrl; Ctrl+A selects all, Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste, and Ctrl+Z and Ctrl+Shift+Z undo and
/// redo. A drag selects, a double click
/// selects a word and a triple click everything. Dead keys, Compose and input methods work.
///
/// ```swift
/// @MainActor func makeNameField(change: @escaping (String) -> Void) -> UITextField {
///   let field = UITextField()
///   field.borderStyle = .roundedRect
///   field.placeholder = "Name"
///   field.addAction(
///     UIAction { action in change((action.sender as? UITextField)?.text ?? "") }, for: .editingChanged)
///   return field
/// }
/// ```
///
/// In contrast to UIKit, the text has one font and one colour, the caret does not blink, and there is no menu for copying.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits, UIKeyInput, MarkedTextInput {
  let line = TextFieldLine(frame: .zero)
  let placeholderLabel = UILabel()
  let border = UIView()
  let clearButton = UIButton(type: .custom)
  /// The text with the selection. It has one owner: `edit(_:)` changes it, and shows the change.
  private(set) var edited = EditedText()
  /// The characters that an input method composes.
  var marked: Range<Int>? { didSet { if marked != oldValue { showText() } } }
  var drag = SelectionDrag()
  let history = TextHistory()
  package var dropCaret: Int? { didSet { if dropCaret != oldValue { showText() } } }
  private weak var storedDelegate: (any UITextFieldDelegate)?
  private var ownInputViews: (input: UIView?, accessory: UIView?)

  /// Creates a text field without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text field without text. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UITextField.self || super.drawsNothing }

  private func setUp() {
    for view in [border, line, placeholderLabel] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    placeholder = nil
    addSubview(clearButton)
    setUpClearButton()
    addInteraction(TextPointerInteraction())
    addMiddleButton()
    UIApplication.textDragging?.attach(to: self)
    focusEffect = nil
    showText()
    showBorder()
  }

  /// The object that decides on and is told of editing. The default is `nil`.
  open var delegate: (any UITextFieldDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Text

  /// The text. The default is an empty text. Setting it, also to `nil`, puts the caret at its end, and sends no event.
  open var text: String? {
    get { edited.string }
    set {
      marked = nil
      history.removeAll()
      edit { $0 = EditedText(newValue ?? "") }
    }
  }

  /// Changes the text or the selection, and shows it.
  func edit(_ change: (inout EditedText) -> Void) {
    let old = edited
    observed { change(&edited) }
    guard edited != old else { return }
    if edited.string != old.string { invalidateIntrinsicContentSize() }
    showText()
  }

  /// The font. The default, also after setting `nil`, is the system font of 17 points.
  @ObservedProperty open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      placeholderLabel.font = shownFont
      invalidateIntrinsicContentSize()
      showText()
    }
  }

  /// The colour of the text. The default, also after setting `nil`, is `.label`.
  @ObservedProperty open var textColor: UIColor? = .label {
    didSet {
      if textColor == nil { textColor = .label }
      showText()
    }
  }

  /// The alignment of a text that is narrower than the field. The default is `.natural`.
  @ObservedProperty open var textAlignment = NSTextAlignment.natural {
    didSet {
      placeholderLabel.textAlignment = textAlignment
      showText()
    }
  }

  /// The text that is shown while there is no text. The default is `nil`.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      (placeholderLabel.font, placeholderLabel.textColor) = (shownFont, .placeholderText)
      placeholderLabel.text = newValue
      invalidateIntrinsicContentSize()
      showText()
    }
  }

  /// The placeholder with attributes. The default is `nil`.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.attributedText = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// Shows the text in one line, or bullets in its place, and the placeholder.
  func showText() {
    let string = String(edited.string.map { isSecureTextEntry ? "•" : $0.isNewline ? " " : $0 })
    line.content = TextFieldLine.Content(
      string: string, font: shownFont, color: isEnabled ? textColor ?? .label : .tertiaryLabel,
      alignment: textAlignment, selection: edited.selection, caret: edited.caret, marked: marked ?? 0..<0,
      isEditing: isEditing, dropCaret: dropCaret)
    placeholderLabel.isHidden = edited.count > 0
    setNeedsLayout()
  }

  // MARK: Look

  /// The border. The default is `.none`.
  @ObservedProperty open var borderStyle = BorderStyle.none {
    didSet {
      showBorder()
      invalidateIntrinsicContentSize()
    }
  }

  /// A view at the left edge, such as a symbol. The default is `nil`.
  @ObservedProperty open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  /// When ``leftView`` is shown. The default is `.never`.
  @ObservedProperty open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the right edge. The default is `nil`.
  @ObservedProperty open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  /// When ``rightView`` is shown. The default is `.never`. It is shown in place of the clear button.
  @ObservedProperty open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the button that removes the text is shown. The default is `.never`.
  @ObservedProperty open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    showText()
  }

  // MARK: Editing

  /// Whether the user edits the text.
  open internal(set) var isEditing = false

  /// Whether the text is removed when the user begins to edit it. The default is `false`.
  @ObservedProperty open var clearsOnBeginEditing = false
  /// Whether the next text that is typed replaces all of the text, which is selected while the user edits. The default is
  /// `false`, and it is again as soon as the caret moves.
  @ObservedProperty open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion, isEditing { edit { $0.select(from: 0, to: $0.count) } } }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // A field that leaves the window is no longer first responder, even if the delegate objects.
    if isEditing, !isFirstResponder { endEditing() }
  }

  /// The view at the bottom edge of the window while the user edits. The default is `nil`. While the field is first
  /// responder, call ``UIResponder/reloadInputViews()`` after setting it. Keys still type.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }

  /// The view above ``UITextField/inputView`` while the user edits. The default is `nil`. While the field is first
  /// responder, call ``UIResponder/reloadInputViews()`` after setting it.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  // MARK: Input

  /// Whether there is a text.
  open var hasText: Bool { edited.count > 0 }

  /// Types a text in place of the selection, if the delegate allows it. A line feed is what Return does.
  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    type(text.replacing(#/\R/#, with: " "), in: replacedCharacters)
  }

  /// Deletes the selection or the character before the caret, if the delegate allows it.
  open func deleteBackward() { delete(.character, forward: false) }

  /// An undo manager of the field's own, for the changes of its text. Those that the program makes by setting the text end
  /// what can be undone.
  open override var undoManager: UndoManager? { history.manager }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handleKey(ofText:)) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handleKey(ofText:)) { super.pressesChanged(presses, with: event) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // The text may scroll when it is edited.
    let offset = offset(at: touch)
    let extends = event?.modifierFlags.contains(.shift) ?? false
    let mayDrag = mayDragSelection(touch, extending: extends)
    guard super.beginTracking(touch, with: event), becomeFirstResponder() else { return false }
    if mayDrag {
      drag = SelectionDrag(click: offset)
    } else {
      beginSelecting(at: offset, clicks: touch.tapCount, extending: extends)
    }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if drag.click == nil { extendSelection(to: offset(at: touch)) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let click = drag.click { beginSelecting(at: click, clicks: 1, extending: false) }
    offerSelection()
  }

  // MARK: Layout

  /// Returns the rectangle of the text while it is not edited. An override can add margins.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRect(in: bounds, isEditing: false) }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(in: bounds, isEditing: true) }
  /// Returns the rectangle of the placeholder. The default is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the border. The default is `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
  /// Returns the rectangle of ``UITextField/leftView``.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, at: .minXEdge, in: bounds) }
  /// Returns the rectangle of ``UITextField/rightView``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, at: .maxXEdge, in: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeViews()
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  @_spi(Framework) open override func baseline(isLast: Bool, in size: CGSize) -> CGFloat? {
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    return rect.midY - shownFont.lineHeight / 2 + shownFont.ascender
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  // MARK: Accessibility

  package override var accessibilityKind: UIAccessibilityTraits? { UIAccessibilityTraits.none }

  /// The text, or the placeholder while there is none. A hidden text is not told.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (edited.count == 0 ? placeholder : line.content.string) }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  // MARK: Traits of the text

  @ObservedProperty open var keyboardType = UIKeyboardType.default
  @ObservedProperty open var keyboardAppearance = UIKeyboardAppearance.default
  @ObservedProperty open var returnKeyType = UIReturnKeyType.default
  @ObservedProperty open var enablesReturnKeyAutomatically = false
  @ObservedProperty open var autocapitalizationType = UITextAutocapitalizationType.sentences
  @ObservedProperty open var autocorrectionType = UITextAutocorrectionType.default
  @ObservedProperty open var spellCheckingType = UITextSpellCheckingType.default
  @ObservedProperty open var textContentType: UITextContentType!
  /// Whether bullets are shown in place of the text, which cannot be copied then. The default is `false`.
  @ObservedProperty open var isSecureTextEntry = false {
    didSet {
      if isSecureTextEntry { history.removeAll() }
      showText()
    }
  }

  /// The text with the attributes that it is shown with. Setting it also sets the font, the colour and the alignment to the
  /// attributes of the first character, as far as it has them.
  ///
  /// In contrast to UIKit, all characters look alike; a ``UITextView`` shows each with its own attributes.
  open var attributedText: NSAttributedString? {
    get { styledText }
    set { setStyledText(newValue) }
  }

  // MARK: Positions

  /// The position behind the last character.
  open var endOfDocument: UITextPosition { edited.position(edited.count) }

  /// The selection, or an empty range at the caret. Setting it to `nil` does nothing.
  open var selectedTextRange: UITextRange? {
    get { edited.textRange(edited.selection) }
    set { selectRangeOfText(newValue) }
  }

  /// The text that an input method composes, or `nil`.
  open var markedTextRange: UITextRange? { marked.map(edited.textRange) }

  /// Returns the text of a range.
  open func text(in range: UITextRange) -> String? { edited.substring(edited.characters(of: range)) }

  /// Replaces the text of a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { substitute(range, withText: text) }

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { selectAll() }

  /// Selects the word that is nearest to the caret, unless something is selected.
  open override func select(_ sender: Any?) { selectWord() }

  /// Copies the selected text, unless it is hidden.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Cuts the selected text, unless it is hidden or cannot be changed.
  open override func cut(_ sender: Any?) { cutSelection() }

  /// Deletes the selected text, if the delegate allows it. Without a selection nothing happens.
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// Inserts the text on the pasteboard. A line feed is a space.
  open override func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string, !text.isEmpty { insertContent(text) }
  }

  /// Returns the rectangle of the caret at a position, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(for: position) }

  /// Returns the rectangle of the first part of a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { firstFrame(for: range) }

  /// Returns the position that is nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }
}
