// SPDX-License-Identifier: MIT
import UIKit

/// Two plain pages for small pictures of the styles: a list, and one of its entries, a landscape.
enum TilePages {
  static func make() -> (first: UIViewController, second: UIViewController) {
    (TilePage(isEntry: false), TilePage(isEntry: true))
  }
}

private final class TilePage: UIViewController, MagicMoving {
  private let isEntry: Bool
  private let picture = LandscapeView(AlbumItem.all[1])
  private let bars = (0..<4).map { _ in UIView() }

  init(isEntry: Bool) {
    self.isEntry = isEntry
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { picture }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = isEntry ? .secondarySystemGroupedBackground : .systemGray6
    picture.layer.cornerRadius = isEntry ? 16 : 10
    for bar in bars {
      bar.backgroundColor = .systemGray4
      bar.layer.cornerRadius = 10
      view.addSubview(bar)
    }
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(dx: 24, dy: 24)
    guard area.width > 40 else { return }
    if isEntry {
      picture.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: (area.height * 0.6).rounded())
      for (index, bar) in bars.enumerated() {
        bar.isHidden = index > 1
        bar.frame = CGRect(
          x: area.minX, y: picture.frame.maxY + 20 + CGFloat(index) * 36,
          width: area.width * (index == 0 ? 0.5 : 0.8), height: 20)
      }
    } else {
      let row = area.height / 4
      picture.frame = CGRect(x: area.minX, y: area.minY, width: row * 1.3, height: row - 16)
      for (index, bar) in bars.enumerated() {
        let start = index == 0 ? picture.frame.maxX + 16 : area.minX
        bar.frame = CGRect(
          x: start, y: area.minY + CGFloat(index) * row + (row - 16) / 2 - 12, width: (area.maxX - start) * 0.8,
          height: 24)
      }
    }
  }
}
