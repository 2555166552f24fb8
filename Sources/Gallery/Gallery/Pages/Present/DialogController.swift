// SPDX-License-Identifier: MIT
import UIKit

/// A card with a question in the middle of the window.
final class DialogController: UIViewController {
  private let heading = UILabel()
  private let message = UILabel()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 340, height: 190)
    view.backgroundColor = .secondarySystemGroupedBackground
    heading.text = "A dialog"
    heading.font = .systemFont(ofSize: 22, weight: .bold)
    heading.textColor = .label
    heading.textAlignment = .center
    message.text = "Its presentation controller dims the page and keeps the card in the middle, whatever the size."
    message.font = .systemFont(ofSize: 15)
    message.textColor = Palette.secondaryText
    message.textAlignment = .center
    message.numberOfLines = 0
    button.setTitle("Close", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for part in [heading, message, button] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    heading.frame = CGRect(x: 20, y: 22, width: width - 40, height: 30)
    message.frame = CGRect(x: 24, y: 58, width: width - 48, height: 60)
    button.frame = CGRect(x: 20, y: view.bounds.height - 56, width: width - 40, height: 40)
  }
}
