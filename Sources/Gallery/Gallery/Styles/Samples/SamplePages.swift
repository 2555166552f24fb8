// SPDX-License-Identifier: MIT
import Assets
import UIKit

/// Two pages that differ at a glance and have a picture in common, on which the styles are shown.
enum SamplePages {
  static func make() -> (first: UIViewController, second: UIViewController) {
    (SampleListController(), SampleController())
  }
}

/// A list with a small picture at its top, and a round button in its corner.
final class SampleListController: UIViewController, MagicMoving, Revealing {
  /// The landscapes in the rows. The first one is shown by the picture that moves.
  private static let places = ["lake", "canyon", "fjord", "sea", "dunes"].compactMap { name in
    AlbumItem.all.first { $0.name == name }
  }

  private let heading = UILabel()
  private let picture = SamplePicture()
  private let button = RoundButton()
  private var rows: [SampleRow] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Places"
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { picture }
  var revealingView: UIView { button }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = "Places"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.textColor = .label
    rows = Self.places.map(SampleRow.init)
    rows[0].landscape.item = nil
    for view in [heading] + rows + [picture, button] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let margin = max(16, area.width * 0.06)
    heading.frame = CGRect(x: area.minX + margin, y: area.minY + 14, width: area.width - 2 * margin, height: 36)
    let height = min(64, max((area.height - 80) / CGFloat(rows.count) - 8, 24))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: area.minX + margin, y: heading.frame.maxY + 12 + CGFloat(index) * (height + 8),
        width: area.width - 2 * margin, height: height)
    }
    let side = height - 12
    picture.frame = CGRect(x: rows[0].frame.minX + 8, y: rows[0].frame.minY + 6, width: side * 1.5, height: side)
    button.frame = CGRect(
      x: area.maxX - margin - RoundButton.side - 8, y: area.maxY - RoundButton.side - 12, width: RoundButton.side,
      height: RoundButton.side)
  }
}

/// A page about one place: a large picture, with text below.
final class SampleController: UIViewController, MagicMoving {
  private let picture = SamplePicture()
  private let heading = UILabel()
  private let text = UILabel()

  private let fitsText: Bool

  /// - Parameter fitsText: Whether the picture shrinks to leave room for the text on a low page.
  init(fitsText: Bool = false) {
    self.fitsText = fitsText
    super.init(nibName: nil, bundle: nil)
    title = "The lake"
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { picture }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .white }
    heading.text = "The lake"
    heading.font = .systemFont(ofSize: 26, weight: .bold)
    heading.textColor = .label
    text.text = "Still water, and the hills in it once more."
    text.font = .systemFont(ofSize: 16)
    text.textColor = Palette.secondaryText
    text.numberOfLines = 0
    for view in [picture, heading, text] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let margin = max(16, area.width * 0.06)
    let width = max(area.width - 2 * margin, 0)
    let size = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let height = (area.height * 0.55).rounded()
    let room = max(area.height - size.height - 80, 0)
    picture.frame = CGRect(
      x: area.minX + margin, y: area.minY + 16, width: width, height: fitsText ? min(height, room) : height)
    heading.frame = CGRect(x: picture.frame.minX, y: picture.frame.maxY + 12, width: picture.frame.width, height: 32)
    text.frame = CGRect(
      x: picture.frame.minX, y: heading.frame.maxY + 4, width: picture.frame.width, height: size.height)
  }
}

/// A picture with round corners that fills its frame.
final class SamplePicture: UIImageView {
  private static let dawn = UIImage(contentsOfFile: Assets.picture("dawn").path)

  init() {
    super.init(frame: .zero)
    image = Self.dawn
    contentMode = .scaleAspectFill
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// A low picture has smaller corners.
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(10, bounds.height * 0.25)
  }
}

/// A round button from which a page can grow.
final class RoundButton: UIView {
  static let side: CGFloat = 44
  private let circle = UIView()
  private let symbol = UIImageView(image: UIImage(systemName: "plus"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.backgroundColor = .systemBlue
    symbol.tintColor = .white
    symbol.contentMode = .center
    addSubview(circle)
    circle.addSubview(symbol)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    circle.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    symbol.frame = circle.bounds
  }
}

/// A row of the list: a landscape with its title.
private final class SampleRow: UIView {
  /// The largest radius of the corners, as a fraction of the height.
  private static let roundness: CGFloat = 0.25
  private let label = UILabel()
  let landscape: LandscapeView

  init(_ item: AlbumItem) {
    landscape = LandscapeView(item, isSmall: true)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    label.text = item.title
    label.font = .systemFont(ofSize: 17, weight: .medium)
    label.textColor = .label
    addSubview(landscape)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height - 12
    layer.cornerRadius = min(12, bounds.height * Self.roundness)
    landscape.layer.cornerRadius = min(8, side * Self.roundness)
    landscape.frame = CGRect(x: 8, y: 6, width: side * 1.5, height: side)
    let start = landscape.frame.maxX + 14
    label.frame = CGRect(x: start, y: 0, width: max(bounds.width - start - 10, 0), height: bounds.height)
  }
}
