// SPDX-License-Identifier: MIT
import UIKit

/// A page about a time of day. Its landscape grows alongside the transition that shows the page, and the page counts its
/// visits. Visits that are cancelled do not count.
final class HourPage: UIViewController {
  private static let smallest: CGFloat = 0.4
  /// The greatest height of the landscape in points, which is that of its picture in pixels.
  private static let tallest: CGFloat = 560
  private let number: Int
  private let picture = UIImageView()
  private let saying = UILabel()
  private let count = UILabel()
  private(set) var visits = 0 { didSet { showVisits() } }

  /// - Parameter landscape: The position in the album of the landscape, which is seen by day or by night.
  init(number: Int, title: String, symbol: String, landscape: Int, isNight: Bool = false, saying: String) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    self.title = title
    tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    picture.image = AlbumItem.all[landscape].image(isNight: isNight)
    self.saying.text = saying
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page(number)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = LandscapeView.cornerRadius
    saying.font = .systemFont(ofSize: 24, weight: .semibold)
    saying.textColor = Palette.ink(number)
    count.font = .systemFont(ofSize: 15)
    count.textColor = Palette.secondaryText
    for label in [saying, count] { label.textAlignment = .center }
    for subview in [picture, saying, count] { view.addSubview(subview) }
    showVisits()
  }

  private func showVisits() { count.text = visits == 1 ? "Seen once" : "Seen \(visits) times" }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visits += 1
    guard let coordinator = transitionCoordinator, animated else { return }
    picture.transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest)
    saying.alpha = 0
    coordinator.animate(
      alongsideTransition: { [picture, saying] _ in
        picture.transform = .identity
        saying.alpha = 1
      },
      completion: { [weak self] in
        self?.picture.transform = .identity
        self?.saying.alpha = 1
        if $0.isCancelled { self?.visits -= 1 }
      })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds
    let height = min(area.height * 0.54, area.width * 0.56, Self.tallest)
    picture.bounds = CGRect(x: 0, y: 0, width: height * 1.5, height: height)
    picture.center = CGPoint(x: area.midX, y: area.midY - 44)
    saying.frame = CGRect(
      x: 16, y: picture.center.y + height / 2 + 14, width: max(area.width - 32, 0), height: 34)
    count.frame = CGRect(x: 16, y: saying.frame.maxY + 6, width: max(area.width - 32, 0), height: 22)
  }
}
