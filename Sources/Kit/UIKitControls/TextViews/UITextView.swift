// SPDX-License-Identifier: MIT
import Diagnostics
@_spi(Framework) import UIKitCore

/// A text of several paragraphs that scrolls, and that the user can edit or select.
///
/// A click or Tab lets the user edit; so does `becomeFirstResponder()`. Keys do what they do in other desktop programs: the
/// arrows, Home, End, Page Up and Page Down move the caret, by words, by paragraphs, or to the ends of the text with Ctrl,
/// and select with Shift; Return begins a paragraph, Tab inserts a tab, and Shift+Tab leaves the text view. A drag of the
/// mouse selects, and scrolls beyond the edges; a double click selects a word and a triple click a paragraph. A finger
/// scrolls, and a tap places the caret. The clipboard, Ctrl+Z, dead keys, Compose and input methods work as in a ``UITextField``.
///
/// A text view inside a scroll view, or inside a view with a recognizer of pans or swipes, leaves a drag of the mouse to
/// these. There a drag selects if it begins with a press that rests for half a second, with a double click or with Shift,
/// and also if none of them takes it. The system's swipes, as the one that goes back, do not count: a drag over a text
/// selects there at once.
///
/// ```swift
/// @MainActor func makeNote(in page: UIView) -> UITextView {
///   let note = UITextView(frame: page.bounds)
///   note.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///   note.font = .preferredFont(forTextStyle: .body)
///   note.text = "First paragraph\nSecond paragraph"
///   page.addSubview(note)
///   return note
/// }
/// ```
///
/// Without scrolling (``UITextView/isScrollEnabled``) it has a natural size, and grows with its text in a layout with
/// constraints.
///
/// In contrast to UIKit, there are no links, images and data detectors, no text storage and no menu, and the caret
/// does not blink. The caret after the last character of a line that continues in the next one is shown there.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits, UIKeyInput, MarkedTextInput {
  let canvas = TextCanvas(frame: .zero)
  /// The attributes and the layout of the text.
  let paragraphs = TextParagraphs()
  /// The text with the selection. `edit(_:)`, `replaceCharacters(in:with:)` and `setText(_:)` change it, and show the change.
  private(set) var edited = EditedText()
  /// The characters that an input method composes.
  var marked: Range<Int>? { didSet { if marked != oldValue { setNeedsLayout() } } }
  var drag = SelectionDrag()
  let history = TextHistory()
  var input = TextViewInput()
  private var ownInputViews: (input: UIView?, accessory: UIView?)
  package var dropCaret: Int? { didSet { if dropCaret != oldValue { setNeedsLayout() } } }
  /// The scrolling while the mouse selects, or nil while it does not.
  var autoscroll: TextAutoscroll?

  /// The area of the text, with its padding and its largest number of lines.
  public let textContainer: NSTextContainer

  /// Creates a text view.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - textContainer: The area of the text, or `nil` for a new one.
  /// - Precondition: No other text view uses the container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text view without text.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view without text. There are no archives.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UITextView.self || super.drawsNothing }

  private func setUp() {
    require(
      textContainer.textView == nil, "UITextView: another text view uses the text container; create one for each")
    textContainer.textView = self
    addSubview(canvas)
    let recognizer = TextSelectionRecognizer()
    recognizer.addTarget(self, action: UITextView.select(with:))
    addGestureRecognizer(recognizer)
    addInteraction(TextPointerInteraction())
    addMiddleButton()
    UIApplication.textDragging?.attach(to: self)
    focusEffect = nil
    textLookDidChange()
  }

  /// The object that decides on and is told of editing and scrolling. The default is `nil`. Held weakly.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text. The default is an empty text. Setting it, also to `nil`, puts the caret at its end, and tells the delegate
  /// nothing. All characters then have the attributes that ``UITextView/font``, ``UITextView/textColor`` and ``UITextView/textAlignment`` describe.
  open var text: String! {
    get { edited.string }
    set { setText(StyledText(newValue ?? "")) }
  }

  /// The text with attributes. Images and links are not shown.
  ///
  /// Setting it also sets ``UITextView/font``, ``UITextView/textColor`` and ``UITextView/textAlignment`` to the attributes of the first character, as far as
  /// it has them. These are also those of characters without attributes.
  open var attributedText: NSAttributedString! {
    get { paragraphs.text.asAttributed.filled(with: plainAttributes) }
    set { showStyled(newValue?.copy() as? NSAttributedString) }
  }

  /// Replaces the whole text.
  func setText(_ text: StyledText) {
    (marked, input) = (nil, TextViewInput())
    history.removeAll()
    observed {
      paragraphs.text = text
      edited = EditedText(text.string)
    }
    textDidReflow()
  }

  /// Changes the selection, and shows it.
  func edit(_ change: (inout EditedText) -> Void) {
    observed { change(&edited) }
    setNeedsLayout()
  }

  /// Replaces characters by ones with the attributes for typing, and shows them.
  func replaceCharacters(in range: Range<Int>, with text: String) {
    let attributes = input.typing ?? paragraphs.attributes(at: range.isEmpty ? range.lowerBound : range.lowerBound + 1)
    restoreCharacters(in: range, to: StyledText(text, attributes: attributes))
  }

  func restoreCharacters(in range: Range<Int>, to text: StyledText) {
    observed {
      paragraphs.replace(range, with: text)
      edited.replace(range, with: text.string)
    }
    textDidReflow()
  }

  /// The font. The default, also after setting `nil`, is the system font of 17 points. Setting it changes the whole text.
  @ObservedProperty open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if let font { change { $0.setting(.font, to: font) } }
    }
  }

  /// The colour of the text. The default, also after setting `nil`, is `.label`. Setting it changes the whole text.
  @ObservedProperty open var textColor: UIColor? = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if let textColor { change { $0.setting(.foregroundColor, to: textColor) } }
    }
  }

  /// The alignment of the lines. The default is `.natural`. Setting it changes the whole text.
  @ObservedProperty open var textAlignment = NSTextAlignment.natural {
    didSet { change { $0.settingParagraphStyles { $0.alignment = textAlignment } } }
  }

  /// Whether a font of `UIFont.preferredFont(forTextStyle:)` follows the text size of the traits. The default is `false`.
  @ObservedProperty open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  /// The attributes of text that the user types. They are those of the character before the caret until the program sets
  /// others, which last until the caret moves.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { plainAttributes.merging(input.typing ?? attributesAtCaret) { $1 } }
    set { input.typing = newValue }
  }

  /// The distances in points between the text container and the edges of the content. The default is 8 at the top and the
  /// bottom, and 0 at the sides.
  @ObservedProperty open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidReflow() } }
  }

  // MARK: Selection

  /// Whether the user can change the text. The default is `true`.
  @ObservedProperty open var isEditable = true {
    didSet { if !isEditable, isEditing { resignFirstResponder() } }
  }

  /// Whether the user can select the text. The default is `true`. A text view that is neither editable nor selectable leaves
  /// touches to the views around it, except those that scroll.
  @ObservedProperty open var isSelectable = true {
    didSet { if !acceptsSelection, isFirstResponder { resignFirstResponder() } }
  }

  /// The selection in UTF-16 code units. Setting it tells the delegate.
  open var selectedRange: NSRange {
    get { edited.utf16Range(edited.selection) }
    set {
      let characters = edited.characters(of: newValue)
      changeSelection { $0.select(from: characters.lowerBound, to: characters.upperBound) }
    }
  }

  /// Scrolls, without an animation, so that a range of the text, in UTF-16 code units, is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    scrollRectToVisible(rect(showing: edited.characters(of: range)), animated: false)
  }

  // MARK: Editing

  /// Whether the user edits the text.
  private(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { acceptsSelection }
  open override var canBecomeFocused: Bool { isEditable }
  @_spi(Framework) open override var needsKeyboard: Bool { isEditable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    setNeedsLayout()
    guard isEditable else { return true }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditing || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    endEditing()
    return true
  }

  private func endEditing() {
    setNeedsLayout()
    guard isEditing else { return }
    (isEditing, marked) = (false, nil)
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // A text view that leaves the window is no longer first responder, even if the delegate objects.
    if isEditing, !isFirstResponder { endEditing() }
  }

  /// The view at the bottom edge of the window while the text view is first responder. The default is `nil`. Call
  /// ``UIResponder/reloadInputViews()`` after setting it meanwhile. Keys still type.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }

  /// The view above ``UITextView/inputView`` while the text view is first responder. The default is `nil`. Call
  /// ``UIResponder/reloadInputViews()`` after setting it meanwhile.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  /// Whether there is a text.
  open var hasText: Bool { edited.count > 0 }

  /// Types a text in place of the selection, if the delegate allows it.
  open func insertText(_ text: String) { type(text, in: replacedCharacters) }

  /// Deletes the selection or the character before the caret, if the delegate allows it.
  open func deleteBackward() { delete(.character, forward: false) }

  /// An undo manager of the view's own, for the changes of its text. Those that the program makes by setting the text end
  /// what can be undone.
  open override var undoManager: UndoManager? { history.manager }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handleKey(ofText:)) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handleKey(ofText:)) { super.pressesChanged(presses, with: event) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  /// Whether the user can scroll. The default is `true`. A text view that does not scroll is as high as its text in a layout
  /// with constraints.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text, without scrolling. Lines are as long as their paragraphs, unless constraints limit the width.
  open override var intrinsicContentSize: CGSize {
    guard isScrollEnabled else { return fittingSize(width: .infinity) }
    return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size of the text, whose lines are broken at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  @_spi(Framework) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : fittingSize(width: width).height
  }

  @_spi(Framework) open override func baseline(isLast: Bool, in size: CGSize) -> CGFloat? {
    let font = shownFont
    return isLast ? size.height - textContainerInset.bottom + font.descender : textContainerInset.top + font.ascender
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize()
    textLookDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { isAccessibilityElement(default: true) }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? edited.string }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Traits of the text

  @ObservedProperty open var keyboardType = UIKeyboardType.default
  @ObservedProperty open var keyboardAppearance = UIKeyboardAppearance.default
  @ObservedProperty open var returnKeyType = UIReturnKeyType.default
  @ObservedProperty open var enablesReturnKeyAutomatically = false
  @ObservedProperty open var autocapitalizationType = UITextAutocapitalizationType.sentences
  @ObservedProperty open var autocorrectionType = UITextAutocorrectionType.default
  @ObservedProperty open var spellCheckingType = UITextSpellCheckingType.default
  @ObservedProperty open var textContentType: UITextContentType!
  /// Has no effect: a text view shows its text. The default is `false`.
  @ObservedProperty open var isSecureTextEntry = false

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

  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect(before: edited.offset(of: position)) }

  /// Returns the rectangle of the first part of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { firstFrame(for: range) }

  /// Returns the position that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { edited.position(offset(nearestTo: point)) }
}
