// SPDX-License-Identifier: MIT
import UIKit

/// Constraints
///
/// A card in three arrangements, which are three sets of constraints.
/// Try: Choose an arrangement, and another one while the card still moves. Drag the handle at the right of the card. The
/// keys 1 to 3 choose an arrangement, the left and right arrows another width.
/// Watch: The frames follow from the constraints at every width, and the text has the height that it needs. A spring moves
/// the card from one solution to the next, from wherever it is.
/// From: Apple's guide to Auto Layout.
enum LayoutPage {
  static let entry = Page(
    id: "layout", title: "Constraints", blurb: "Arrangements that constraints change in a spring.",
    symbol: "rectangle.grid.1x2", section: .buildingBlocks, make: { LayoutController() })
}

final class LayoutController: KeyController {
  private static let (margin, spacing): (CGFloat, CGFloat) = (16, 12)
  private static let leastWidth: CGFloat = 240
  private static let keyStep: CGFloat = 40
  private static let pickerWidth: CGFloat = 420
  /// The card's width at first: a fraction of the page's width, up to a number of points or the height of the page, in
  /// which the card has room in each arrangement.
  private static let (firstShare, widestFirst): (CGFloat, CGFloat) = (0.6, 720)

  private let picker = UISegmentedControl(items: ArrangedCard.Arrangement.allCases.map(\.title))
  private let scrollView = UIScrollView()
  private let card = ArrangedCard()
  private let handle = UIView()
  private let grip = UIView()
  private lazy var width = card.widthAnchor.constraint(equalToConstant: Self.leastWidth)
  /// Whether the card has a width that does not follow the page's any more.
  private var isWidthChosen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Constraints"
    view.backgroundColor = .systemGroupedBackground
    picker.selectedSegmentIndex = 0
    picker.accessibilityLabel = "Arrangement"
    picker.addTarget(self, action: Self.pick, for: .valueChanged)
    handle.addInteraction(StyledPointerInteraction(.columnResize()))
    handle.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.drag))
    grip.backgroundColor = .tertiaryLabel
    grip.layer.cornerRadius = 2
    scrollView.alwaysBounceVertical = true
    for part in [picker, scrollView] { add(part, to: view) }
    for part in [card, handle] { add(part, to: scrollView) }
    add(grip, to: handle)
    constrain()
  }

  private func add(_ part: UIView, to superview: UIView) {
    part.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(part)
  }

  private func constrain() {
    let (area, content) = (view.safeAreaLayoutGuide, scrollView.contentLayoutGuide)
    // The handle decides, but the picker and the card remain in the window, unless it is narrower than its margins.
    width.priority = UILayoutPriority(998)
    let limits = [
      picker.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -2 * Self.margin),
      card.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -2 * Self.margin),
    ]
    for limit in limits { limit.priority = UILayoutPriority(999) }
    let wide = picker.widthAnchor.constraint(equalToConstant: Self.pickerWidth)
    wide.priority = .defaultHigh
    // A window may be lower than the picker.
    let low = scrollView.bottomAnchor.constraint(equalTo: area.bottomAnchor)
    low.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(limits)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: area.topAnchor, constant: Self.spacing),
      picker.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      wide, scrollView.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: Self.spacing),
      scrollView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      low, content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      card.topAnchor.constraint(equalTo: content.topAnchor),
      card.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Self.spacing),
      card.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.leastWidth),
      width, handle.leadingAnchor.constraint(equalTo: card.trailingAnchor),
      handle.widthAnchor.constraint(equalToConstant: 24),
      handle.topAnchor.constraint(equalTo: card.topAnchor), handle.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      grip.centerXAnchor.constraint(equalTo: handle.centerXAnchor),
      grip.centerYAnchor.constraint(equalTo: handle.centerYAnchor), grip.widthAnchor.constraint(equalToConstant: 4),
      grip.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard !isWidthChosen else { return }
    let widest = max(Self.widestFirst, view.bounds.height)
    width.constant = max(min(view.bounds.width * Self.firstShare, widest), Self.leastWidth)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  // MARK: Changes

  private func pick() { choose(ArrangedCard.Arrangement.allCases[max(picker.selectedSegmentIndex, 0)]) }

  private func choose(_ arrangement: ArrangedCard.Arrangement) {
    picker.selectedSegmentIndex = arrangement.rawValue
    spring { self.card.arrangement = arrangement }
  }

  /// Moves everything to the solution of the constraints as they are after `change`.
  private func spring(_ change: @escaping () -> Void) {
    UIView.animate(springDuration: 0.55, bounce: 0.25, options: .allowUserInteraction) {
      change()
      self.view.layoutIfNeeded()
    }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    isWidthChosen = true
    if pan.state == .began { width.constant = card.bounds.width }
    // The card stays in the middle, so its edge moves half as far as its width changes.
    width.constant += 2 * pan.translation(in: view).x
    pan.setTranslation(.zero, in: view)
    if pan.state == .ended || pan.state == .cancelled { settle() }
  }

  /// Forgets how far the handle was dragged beyond what the card can be.
  private func settle() {
    view.layoutIfNeeded()
    width.constant = card.bounds.width
  }

  // MARK: Keys

  override func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboard1: choose(.card)
    case .keyboard2: choose(.beside)
    case .keyboard3: choose(.cover)
    case .keyboardLeftArrow: widen(by: -Self.keyStep)
    case .keyboardRightArrow: widen(by: Self.keyStep)
    default: return false
    }
    return true
  }

  private func widen(by step: CGFloat) {
    isWidthChosen = true
    spring { self.width.constant += step }
    settle()
  }
}
