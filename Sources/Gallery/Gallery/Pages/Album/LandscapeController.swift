// SPDX-License-Identifier: MIT
import UIKit

/// The page of a landscape: the picture, its title, and a line of text.
final class LandscapeController: UIViewController, MagicMoving {
  private static let margin: CGFloat = 16
  private static let widest: CGFloat = 980
  private static let textHeight: CGFloat = 84

  private let picture = LandscapeView()
  private let heading = UILabel()
  private let text = UILabel()

  init(_ item: AlbumItem) {
    super.init(nibName: nil, bundle: nil)
    title = item.title
    picture.item = item
    heading.text = item.title
    text.text = item.text
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { picture }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .white }
    heading.font = .systemFont(ofSize: 26, weight: .bold)
    heading.textColor = .label
    text.font = .systemFont(ofSize: 16)
    text.textColor = Palette.secondaryText
    for part in [picture, heading, text] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets).shrunk(dx: Self.margin, dy: Self.margin)
    guard area.width > 40 else { return }
    let room = max(area.height - Self.textHeight, 60)
    let width = min(area.width, Self.widest, room * 1.5)
    let height = (width * 2 / 3).rounded()
    let x = (area.midX - width / 2).rounded()
    let y = area.minY + max(((room - height) / 2).rounded(), 0)
    picture.frame = CGRect(x: x, y: y, width: width, height: height)
    heading.frame = CGRect(x: x, y: picture.frame.maxY + 14, width: width, height: 32)
    text.frame = CGRect(x: x, y: heading.frame.maxY + 2, width: area.maxX - x, height: 24)
  }
}
