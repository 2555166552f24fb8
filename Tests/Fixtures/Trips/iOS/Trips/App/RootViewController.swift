// SPDX-License-Identifier: MIT
import Localization
import UIKit

/// Three stacks in tabs, which a drag over the tab bar changes.
final class RootViewController: UITabBarController {
  private let swiping = TabSwipe()

  init(store: TripStore) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      makeStack(TripListViewController(store: store), title: Strings.trips, symbol: "suitcase"),
      makeStack(PhotoGridViewController(store: store), title: Strings.photos, symbol: "photo.on.rectangle"),
      makeStack(ProfileViewController(store: store), title: Strings.profile, symbol: "person.crop.circle"),
    ]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    swiping.attach(to: self)
    delegate = swiping
  }

  private func makeStack(_ root: UIViewController, title: String, symbol: String) -> UINavigationController {
    let stack = UINavigationController(rootViewController: root)
    Theme.apply(to: stack.navigationBar)
    stack.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), selectedImage: UIImage(systemName: symbol + ".fill"))
    root.title = title
    return stack
  }
}
