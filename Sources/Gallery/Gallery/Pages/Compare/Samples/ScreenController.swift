// SPDX-License-Identifier: MIT
import UIKit

/// A page that shows a picture of a screen. A zoom and a magic move begin and end at its element.
final class ScreenController: UIViewController, MagicMoving, Revealing {
  private let screen: OwnScreens.Screen
  private let picture = UIImageView()
  /// The part of the picture that moves by itself.
  private let element = UIImageView()

  init(_ screen: OwnScreens.Screen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { screen.element == nil ? picture : element }
  var revealingView: UIView { movingView }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.image = ScreenPictures.picture(at: screen.path)
    picture.contentMode = .scaleToFill
    element.contentMode = .scaleAspectFill
    element.clipsToBounds = true
    element.image = screen.element.flatMap { picture.image?.cgImage?.cropping(to: $0) }.map { UIImage(cgImage: $0) }
    view.clipsToBounds = true
    for part in [picture, element] { view.addSubview(part) }
  }

  /// The picture has bars of its own. A presented page and the one below it are in no container of the cell, and leave the
  /// bars of the window as they are.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (parent as? UINavigationController)?.setNavigationBarHidden(true, animated: false)
    (parent as? UITabBarController)?.tabBar.isHidden = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let size = picture.image?.cgImage.map({ CGSize(width: $0.width, height: $0.height) }), size.width > 0,
      size.height > 0
    else { return }
    // The picture fills the page, from its upper edge on.
    let scale = max(view.bounds.width / size.width, view.bounds.height / size.height)
    let width = size.width * scale
    picture.frame = CGRect(x: (view.bounds.width - width) / 2, y: 0, width: width, height: size.height * scale)
    let rect = screen.element ?? .zero
    element.frame = CGRect(
      x: picture.frame.minX + rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }
}
