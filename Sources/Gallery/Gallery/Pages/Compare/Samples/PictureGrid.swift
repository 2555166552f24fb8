// SPDX-License-Identifier: MIT
import Assets
import UIKit

/// A grid of pictures. The second one is opened.
final class PictureGridController: UIViewController, MagicMoving {
  private static let columns = 3
  private static let gap: CGFloat = 6
  private static let names = ["noon", "dawn", "dusk", "dusk", "noon", "dawn", "dawn", "dusk", "noon"]

  private let heading = UILabel()
  private let pictures = names.map { AlbumPicture($0) }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Album"
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { pictures[1] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Album"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.textColor = .label
    for part in [heading] + pictures { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let margin = max(16, area.width * 0.05)
    heading.frame = CGRect(x: area.minX + margin, y: area.minY + 14, width: area.width - 2 * margin, height: 36)
    let side = (area.width - 2 * margin - 2 * Self.gap) / CGFloat(Self.columns)
    for (index, picture) in pictures.enumerated() {
      picture.frame = CGRect(
        x: area.minX + margin + CGFloat(index % Self.columns) * (side + Self.gap),
        y: heading.frame.maxY + 12 + CGFloat(index / Self.columns) * (side + Self.gap), width: side, height: side)
    }
  }
}

/// One picture, from edge to edge.
final class PictureController: UIViewController, MagicMoving {
  private let picture = AlbumPicture("dawn")
  private let caption = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Dawn"
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { picture }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    picture.layer.cornerRadius = 0
    caption.text = "Dawn"
    caption.font = .systemFont(ofSize: 24, weight: .bold)
    caption.textColor = .label
    for part in [picture, caption] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let height = (area.height * 0.72).rounded()
    picture.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    caption.frame = CGRect(x: area.minX + 20, y: picture.frame.maxY + 12, width: area.width - 40, height: 32)
  }
}

/// A picture with slightly rounded corners that fills its frame.
private final class AlbumPicture: UIImageView {
  /// The pictures by their names. All cells share them, because reading them takes much longer than showing them.
  private static let images = Dictionary(
    uniqueKeysWithValues: ["dawn", "noon", "dusk"].map { ($0, UIImage(contentsOfFile: Assets.picture($0).path)) })

  init(_ name: String) {
    super.init(frame: .zero)
    image = Self.images[name] ?? nil
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = 4
  }

  required init?(coder: NSCoder) { nil }
}
