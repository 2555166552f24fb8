// SPDX-License-Identifier: MIT
import UIKit

/// The list of pages.
final class HomeController: UIViewController {
  private static let columnWidth: CGFloat = 640
  private static let margin: CGFloat = 24

  private let heading = UILabel()
  private let subheading = UILabel()
  private let cards = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Passage"
    view.backgroundColor = .systemGroupedBackground
    heading.text = "Passage"
    heading.font = .systemFont(ofSize: 40, weight: .bold)
    heading.textColor = .label
    subheading.text = "Screens and the ways between them"
    subheading.font = .systemFont(ofSize: 17)
    subheading.textColor = .secondaryLabel
    cards.axis = .vertical
    cards.spacing = 12
    for page in Catalog.pages {
      let card = PageCard(page: page)
      card.addAction(UIAction { [weak self] _ in self?.open(page) }, for: .touchUpInside)
      cards.addArrangedSubview(card)
    }
    [heading, subheading, cards].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(Self.columnWidth, area.width - 2 * Self.margin)
    let x = area.midX - width / 2
    let top = area.minY + max(Self.margin, (area.height - 420) * 0.25)
    heading.frame = CGRect(x: x, y: top, width: width, height: 48)
    subheading.frame = CGRect(x: x, y: heading.frame.maxY + 4, width: width, height: 24)
    let height = CGFloat(Catalog.pages.count) * (PageCard.height + cards.spacing) - cards.spacing
    cards.frame = CGRect(x: x, y: subheading.frame.maxY + 28, width: width, height: height)
  }

  func open(_ page: Page, animated: Bool = true) {
    navigationController?.pushViewController(page.make(), animated: animated)
  }
}
