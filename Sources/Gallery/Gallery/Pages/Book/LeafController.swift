// SPDX-License-Identifier: MIT
import UIKit

/// A page of the book: a landscape above its title and text.
final class LeafController: UIViewController {
  private static let (margin, textHeight): (CGFloat, CGFloat) = (20, 92)
  private static let paper = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.14, alpha: 1) : .white }

  let number: Int
  private let item: AlbumItem
  private let picture = LandscapeView()
  private let heading = UILabel()
  private let text = UILabel()
  private let folio = UILabel()

  init(_ item: AlbumItem, number: Int) {
    (self.item, self.number) = (item, number)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.paper
    picture.item = item
    picture.layer.cornerRadius = 4
    heading.text = item.title
    heading.font = .systemFont(ofSize: 22, weight: .semibold)
    text.text = item.text
    text.font = .systemFont(ofSize: 15)
    text.textColor = Palette.secondaryText
    folio.text = "\(number)"
    folio.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    folio.textColor = Palette.secondaryText
    folio.textAlignment = .center
    for part in [picture, heading, text, folio] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(dx: Self.margin, dy: Self.margin)
    picture.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(area.height - Self.textHeight, 0))
    let top = picture.frame.maxY + 14
    heading.frame = CGRect(x: area.minX, y: top, width: area.width, height: 28)
    text.frame = CGRect(x: area.minX, y: top + 32, width: area.width, height: 22)
    folio.frame = CGRect(x: area.minX, y: area.maxY - 14, width: area.width, height: 18)
  }
}
