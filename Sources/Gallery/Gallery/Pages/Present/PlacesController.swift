// SPDX-License-Identifier: MIT
import UIKit

/// The content of the sheets: a heading, a button that dismisses, and a list that scrolls.
final class PlacesController: UIViewController {
  private let heading = UILabel()
  private let done = UIButton(type: .system)
  private let scroll = UIScrollView()
  private var rows: [PlaceRow] = []

  private static let margin: CGFloat = 20
  private static let headHeight: CGFloat = 66

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Places"
    heading.font = .systemFont(ofSize: 22, weight: .bold)
    heading.textColor = .label
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    rows = (1...40).map { PlaceRow(text: "Place \($0)") }
    rows.forEach(scroll.addSubview)
    for part in [scroll, heading, done] { view.addSubview(part) }
  }

  /// A modal sheet is not dismissed by going back. Escape presses its button.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isModalInPresentation, presses.contains(where: { $0.plainKey == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    dismiss(animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The arrow of a popover is outside of the safe area.
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let (width, listTop) = (area.width, area.minY + Self.headHeight)
    heading.frame = CGRect(x: area.minX + Self.margin, y: area.minY + 22, width: width - 120, height: 32)
    done.frame = CGRect(x: area.maxX - Self.margin - 64, y: heading.frame.minY, width: 64, height: 32)
    scroll.frame = CGRect(x: area.minX, y: listTop, width: width, height: max(view.bounds.height - listTop, 0))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: Self.margin, y: CGFloat(index) * PlaceRow.height, width: width - Self.margin, height: PlaceRow.height)
    }
    scroll.contentSize = CGSize(width: width, height: CGFloat(rows.count) * PlaceRow.height)
  }
}

/// A row of the list, below a hairline.
private final class PlaceRow: UIView {
  static let height: CGFloat = 46
  private let label = UILabel()
  private let separator = UIView()

  init(text: String) {
    super.init(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    separator.backgroundColor = .separator
    addSubview(label)
    addSubview(separator)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(contentScaleFactor, 1)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width - 20, height: bounds.height)
    separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
  }
}

/// A full page with a button that dismisses it.
final class DismissibleController: UIViewController, MagicMoving {
  private let page = SampleController(fitsText: true)
  private let close = UIButton(type: .system)

  var movingView: UIView { page.movingView }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = page.view.backgroundColor
    view.clipsToBounds = true
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.toolTip = "Close (Escape)"
    close.accessibilityLabel = "Close"
    close.backgroundColor = .tertiarySystemFill
    close.tintColor = .label
    close.layer.cornerRadius = 18
    close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.width > 60 else { return }
    page.view.frame = CGRect(x: 0, y: 44, width: view.bounds.width, height: max(view.bounds.height - 44, 0))
    close.frame = CGRect(x: view.bounds.width - 52, y: 14, width: 36, height: 36)
  }
}
