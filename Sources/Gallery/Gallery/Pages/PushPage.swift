// SPDX-License-Identifier: MIT
import UIKit

/// Push and pop with the system's transition.
///
/// Try: Click anywhere, or press Return, to push. Click Back, press Escape or Alt+Left, or drag from the left edge to
/// pop. Alt+Right and the mouse's forward button push too. Drag a page that is still moving and flick it back.
/// Watch: The covered page moves by 0.3 of the width and dims. The title and the back button follow the finger.
enum PushPage {
  static let entry = Page(
    id: "push", title: "Push and pop",
    blurb: "Click to push, swipe back to pop.", symbol: "arrow.right", section: .transitions,
    make: { NumberedController(number: 1) })
}

/// A page that shows its number below a landscape, and pushes the next one when it is clicked.
final class NumberedController: UIViewController {
  private static let margin: CGFloat = 24
  private static let numeralHeight: CGFloat = 60
  /// The largest width of the picture in points, and the part of the height that it takes.
  private static let widest: CGFloat = 720
  private static let share: CGFloat = 0.62

  private let number: Int
  private let picture: LandscapeView
  private let numeral = UILabel()
  private let hint = UILabel()

  init(number: Int) {
    self.number = number
    picture = LandscapeView(AlbumItem.all[(number - 1) % AlbumItem.all.count])
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page(number)
    numeral.text = "\(number)"
    numeral.font = .systemFont(ofSize: 48, weight: .bold)
    numeral.textColor = Palette.ink(number)
    numeral.textAlignment = .center
    hint.text =
      number == 1
      ? "Click anywhere for the next page"
      : "Click for the next page, drag from the left edge to go back"
    hint.font = .systemFont(ofSize: 15)
    hint.textColor = Palette.secondaryText
    hint.textAlignment = .center
    hint.numberOfLines = 0
    for part in [picture, numeral, hint] { view.addSubview(part) }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.pushNext))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (margin, numeralHeight) = (Self.margin, Self.numeralHeight)
    let area = view.bounds.shrunk(by: view.safeAreaInsets).shrunk(dx: margin, dy: margin)
    let hintHeight = hint.sizeThatFits(CGSize(width: area.width, height: area.height)).height
    let height = min(area.height * Self.share, max(area.height - numeralHeight - hintHeight, 0))
    let width = min(area.width, Self.widest, height * 1.5)
    let free = area.height - width / 1.5 - numeralHeight - hintHeight
    let top = area.minY + max(free, 0) / 2
    picture.frame = CGRect(x: area.midX - width / 2, y: top, width: width, height: width / 1.5).integral
    numeral.frame = CGRect(x: area.minX, y: picture.frame.maxY, width: area.width, height: numeralHeight)
    hint.frame = CGRect(x: area.minX, y: numeral.frame.maxY, width: area.width, height: hintHeight)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) else {
      return super.pressesBegan(presses, with: event)
    }
    pushNext()
  }

  /// Pushes the page after the top one, which differs from this page if the click has hit a page that is leaving.
  private func pushNext() {
    let top = navigationController?.topViewController as? NumberedController ?? self
    navigationController?.pushViewController(NumberedController(number: top.number + 1), animated: true)
  }
}

extension NumberedController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { NumberedController(number: number + 1) }
}
