// SPDX-License-Identifier: MIT
import Assets
import UIKit

/// Layout to layout
///
/// A push moves the cells of a collection view from one layout to the next.
/// Try: Press a picture, then another one. Drag back from the left edge, and catch the cells in the air.
/// Watch: The pages share one collection view. Each page has a layout of its own, and nothing here animates.
/// From: the article on transitions, `useLayoutToLayoutNavigationTransitions`.
enum LayoutToLayoutStyle {
  static let entry = TransitionStyle(
    id: "layout-to-layout", title: "Layout to layout", blurb: "The cells of a collection view move to another layout.",
    kinds: [.push], pages: { (AlbumController(layout: .grid), AlbumController(layout: .rows)) },
    timing: StyleTiming(pace: Pace.decay, percentage: { $0 }), group: .elements)
}

/// Pictures in one of three layouts. Selecting one pushes the next layout.
final class AlbumController: UICollectionViewController {
  private static let count = 24
  private let layout: AlbumLayout

  init(layout: AlbumLayout) {
    self.layout = layout
    super.init(collectionViewLayout: AlbumFlowLayout(layout))
    title = layout.rawValue
    useLayoutToLayoutNavigationTransitions = layout != .grid
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The other layouts share the collection view of the grid.
    guard layout == .grid else { return }
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.register(AlbumCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? AlbumCell)?.show(indexPath.item)
    return cell
  }

  /// Called for all three pages: the delegate of a shared collection view is the first one.
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let shown = navigationController?.topViewController as? AlbumController, let next = shown.layout.next else {
      return
    }
    navigationController?.pushViewController(AlbumController(layout: next), animated: true)
  }
}

/// The layouts of the album, in the order in which they are pushed.
enum AlbumLayout: String {
  case grid = "Grid"
  case rows = "Rows"
  case pages = "Pages"

  var next: AlbumLayout? {
    switch self {
    case .grid: .rows
    case .rows: .pages
    case .pages: nil
    }
  }

  /// The width in points from which there is another column, and the height of a cell as a fraction of its width.
  var columnWidth: CGFloat {
    switch self {
    case .grid: 110
    case .rows: 190
    case .pages: 480
    }
  }

  static let aspect: CGFloat = 2 / 3
}

/// A flow layout with as many columns as fit.
final class AlbumFlowLayout: UICollectionViewFlowLayout {
  private static let spacing: CGFloat = 12
  private let layout: AlbumLayout

  init(_ layout: AlbumLayout) {
    self.layout = layout
    super.init()
    minimumLineSpacing = Self.spacing
    minimumInteritemSpacing = Self.spacing
    sectionInset = UIEdgeInsets(top: Self.spacing, left: Self.spacing, bottom: Self.spacing, right: Self.spacing)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    let width = max((collectionView?.bounds.width ?? 0) - Self.spacing, 40)
    let columns = max((width / (layout.columnWidth + Self.spacing)).rounded(.down), 1)
    let side = (width / columns - Self.spacing).rounded(.down)
    itemSize = CGSize(width: side, height: (side * AlbumLayout.aspect).rounded())
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// A picture that fills its cell.
private final class AlbumCell: UICollectionViewCell {
  private static let pictures = ["dawn", "noon", "dusk"].map { UIImage(contentsOfFile: Assets.picture($0).path) }
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.frame = contentView.bounds
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ index: Int) { picture.image = Self.pictures[index % Self.pictures.count] }
}
