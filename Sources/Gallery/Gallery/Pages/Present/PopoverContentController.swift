// SPDX-License-Identifier: MIT
import UIKit

/// The content of the gallery's popover: a text, and a choice of its size.
final class PopoverContentController: UIViewController {
  private static let sizes: [(title: String, size: CGSize)] = [
    ("Small", CGSize(width: 260, height: 132)), ("Wide", CGSize(width: 420, height: 132)),
    ("High", CGSize(width: 260, height: 300)),
  ]

  private let heading = UILabel()
  private let message = UILabel()
  private let choice = UISegmentedControl(items: sizes.map(\.title))

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = Self.sizes[0].size
    view.backgroundColor = .secondarySystemGroupedBackground
    heading.text = "A popover"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    message.text = "Its arrow follows its source. Choose another size, or resize the window."
    message.font = .systemFont(ofSize: 13)
    message.textColor = Palette.secondaryText
    message.numberOfLines = 0
    choice.selectedSegmentIndex = 0
    choice.accessibilityLabel = "Size"
    choice.addTarget(self, action: Self.choose, for: .valueChanged)
    for part in [heading, message, choice] { view.addSubview(part) }
  }

  private func choose() { preferredContentSize = Self.sizes[max(choice.selectedSegmentIndex, 0)].size }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets).shrunk(dx: 16, dy: 14)
    heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 22)
    message.frame = CGRect(x: area.minX, y: area.minY + 26, width: area.width, height: 36)
    choice.frame = CGRect(x: area.minX, y: area.maxY - 32, width: area.width, height: 32)
  }
}
