// SPDX-License-Identifier: MIT
import UIKit

/// Two landscapes that fill their pages, one after the other in the album.
enum LandscapePages {
  /// - Parameter index: The position of the first landscape in the album, which begins again after its end.
  static func make(_ index: Int) -> (first: UIViewController, second: UIViewController) {
    (LandscapePage(item(index)), LandscapePage(item(index + 1)))
  }

  private static func item(_ index: Int) -> AlbumItem { AlbumItem.all[index % AlbumItem.all.count] }
}

private final class LandscapePage: UIViewController, MagicMoving {
  private let picture: LandscapeView

  init(_ item: AlbumItem) {
    picture = LandscapeView(item)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { picture }

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.layer.cornerRadius = 0
    picture.frame = view.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picture)
  }
}
