// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls
@_spi(Framework) import UIKitCore

/// A bar with a search field, and if wanted a Cancel button, a row of scopes and a line of text above.
///
/// The delegate is told what the user types, when Return starts a search, and when the user cancels. Escape does what the
/// Cancel button does, while that is shown.
///
/// ```swift
/// final class CityController: UIViewController, UISearchBarDelegate {
///   private let bar = UISearchBar()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     bar.placeholder = "City"
///     bar.delegate = self
///     view.addSubview(bar)
///   }
///
///   override func viewDidLayoutSubviews() {
///     let top = view.safeAreaInsets.top
///     bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: bar.intrinsicContentSize.height)
///   }
///
///   func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { print(searchText) }
/// }
/// ```
///
/// The bar is 56 points high, and 42 more with its scopes. In contrast to UIKit, the scopes are always below the field,
/// and the Cancel button remains enabled while the text is not edited. Use a ``UISearchController`` to show results.
@preconcurrency @MainActor open class UISearchBar: UIView {
  let parts = SearchBarParts()
  private lazy var fieldDelegate = SearchFieldDelegate(bar: self)
  /// The search controller that the bar belongs to. It is told before the delegate.
  weak var searchController: UISearchController?
  /// Whether the bar is part of a navigation bar, whose background and margins it has.
  var isInNavigationBar = false {
    didSet {
      guard isInNavigationBar != oldValue else { return }
      updateBackground()
      heightDidChange()
    }
  }
  private var storedShowsCancelButton = false
  private var storedShowsScopeBar = false
  private static let changeDuration = 0.25

  /// The object that decides on and is told of searching. The default is `nil`.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Creates a search bar without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar without text. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UISearchBar.self || super.drawsNothing }

  private func setUp() {
    for view in parts.views { addSubview(view) }
    parts.field.delegate = fieldDelegate
    let events: [(UIControl.Event, (UISearchBar) -> Void)] = [
      (.editingDidBegin, { $0.editingDidBegin() }), (.editingChanged, { $0.textDidChange() }),
      (.editingDidEnd, { $0.delegate?.searchBarTextDidEndEditing($0) }),
    ]
    for (event, report) in events {
      parts.field.addAction(UIAction { [weak self] _ in if let self { report(self) } }, for: event)
    }
    parts.cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    parts.scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    updateBackground()
  }

  // MARK: Text

  /// The field of the bar. Its font, its colours and the like can be changed.
  open var searchTextField: UISearchTextField { parts.field }

  /// The text. The default is an empty text. Setting it does not tell the delegate.
  open var text: String? {
    get { parts.field.text }
    set {
      observed { parts.field.text = newValue }
      searchController?.searchBarContentDidChange()
    }
  }

  /// The text that is shown while there is no text. The default is `nil`.
  open var placeholder: String? {
    get { parts.field.placeholder }
    set { parts.field.placeholder = newValue }
  }

  /// A line of text above the field. The default is `nil`. It makes the bar 20 points higher, and is not shown in a
  /// navigation bar.
  open var prompt: String? {
    get { parts.prompt.text }
    set {
      parts.prompt.text = newValue
      heightDidChange()
    }
  }

  // MARK: Look

  /// The style of the bar. The default is `.default`. A black bar has a dark appearance.
  @ObservedProperty open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.interfaceStyle } }
  }

  /// Whether the bar has a background. The default is `.default`. A bar in a navigation bar has none of its own.
  @ObservedProperty open var searchBarStyle = Style.default { didSet { updateBackground() } }

  /// The background colour. The default is `nil`, which means the material of bars. Unlike in UIKit, the colour is opaque.
  @ObservedProperty open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// Whether the bar blurs what is behind it. The default is `true`.
  @ObservedProperty open var isTranslucent = true { didSet { updateBackground() } }

  /// An image that fills the background. The default is `nil`. An empty image makes the bar transparent.
  @ObservedProperty open var backgroundImage: UIImage? { didSet { updateBackground() } }

  private func updateBackground() {
    let isClear = isInNavigationBar || searchBarStyle == .minimal
    // An empty image has no line either, as programs set it to have none.
    let shadow = backgroundImage?.size == .zero ? backgroundImage : nil
    let look = isClear ? .transparent : BarLook(tint: barTintColor, image: backgroundImage, shadow: shadow)
    parts.background.show(isTranslucent ? look : look.opaque)
  }

  // MARK: The Cancel button

  /// Whether there is a Cancel button. The default is `false`. Setting it is not animated.
  open var showsCancelButton: Bool {
    get { storedShowsCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != storedShowsCancelButton else { return }
    change(animated) { storedShowsCancelButton = showsCancelButton }
  }

  /// Does what a press of the Cancel button does.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.searchBarDidCancel()
  }

  // MARK: Scopes

  /// The titles of the scopes. The default is `nil`. They are shown if ``showsScopeBar`` is `true`.
  @ObservedProperty open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles ?? [] != oldValue ?? [] else { return }
      parts.show(scopes: scopeButtonTitles ?? [])
      heightDidChange()
    }
  }

  /// The index of the selected scope. The default is 0. Setting it does not tell the delegate.
  ///
  /// - Precondition: There is such a scope, or none at all.
  open var selectedScopeButtonIndex: Int {
    get { max(parts.scopes.selectedSegmentIndex, 0) }
    set {
      guard parts.scopes.numberOfSegments > 0, newValue != selectedScopeButtonIndex else { return }
      observed { parts.scopes.selectedSegmentIndex = newValue }
      searchController?.searchBarContentDidChange()
    }
  }

  /// Whether the scopes are shown. The default is `false`. Setting it is not animated.
  ///
  /// The bar becomes higher. A bar that the program places takes its new size with `sizeToFit()`.
  open var showsScopeBar: Bool {
    get { storedShowsScopeBar }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != storedShowsScopeBar else { return }
    change(animated) {
      storedShowsScopeBar = show
      heightDidChange()
    }
  }

  /// Makes a change and lays the bar out, also in an animation.
  private func change(_ animated: Bool, _ change: () -> Void) {
    observed(change)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  // MARK: Layout

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.searchBarHeightDidChange()
  }

  /// The height in points with all that is shown.
  var fullHeight: CGFloat { layout.fullHeight }

  private var layout: SearchBarLayout {
    SearchBarLayout(
      isInNavigationBar: isInNavigationBar, hasPrompt: !(prompt ?? "").isEmpty && !isInNavigationBar,
      cancelWidth: showsCancelButton ? parts.cancelButton.sizeThatFits(bounds.size).width : nil,
      hasScopes: showsScopeBar && parts.scopes.numberOfSegments > 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place(layout, in: bounds, isRightToLeft: isRightToLeft)
  }

  @_spi(Framework) open override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fullHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }

  // MARK: Editing

  /// Whether the field is first responder.
  open override var isFirstResponder: Bool { parts.field.isFirstResponder }
  open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

  /// The view at the bottom edge of the window while the user edits the text. The default is `nil`.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  private func editingDidBegin() {
    searchController?.searchBarDidBeginEditing()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  private func textDidChange() {
    searchController?.searchBarContentDidChange()
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  private func scopeDidChange() {
    searchController?.searchBarContentDidChange()
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if showsCancelButton, presses.contains(where: \.isPlainEscape) { return cancel() }
    super.pressesBegan(presses, with: event)
  }

  // MARK: Text input traits

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Whether Return does nothing while there is no text. The default is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
}

extension UIPress {
  /// Whether this is the Escape key without modifiers.
  fileprivate var isPlainEscape: Bool {
    key?.keyCode == .keyboardEscape
      && key?.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) ?? false
  }
}
