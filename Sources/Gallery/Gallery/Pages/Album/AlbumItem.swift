// SPDX-License-Identifier: MIT
import Assets
import UIKit

/// A landscape of the album.
struct AlbumItem {
  let name: String
  let title: String
  let text: String

  static let all: [AlbumItem] = [
    AlbumItem(name: "lake", title: "The lake", text: "Still water, and the hills in it once more."),
    AlbumItem(name: "peaks", title: "Three peaks", text: "Snow above the trees, in every month of the year."),
    AlbumItem(name: "dunes", title: "Dunes", text: "The wind draws them again each night."),
    AlbumItem(name: "forest", title: "Forest", text: "The nearer the tree, the darker its green."),
    AlbumItem(name: "sea", title: "Open sea", text: "A small boat, and a wind from the west."),
    AlbumItem(name: "aurora", title: "Northern lights", text: "Green above the valley, violet above the ridge."),
    AlbumItem(name: "canyon", title: "Canyon", text: "Layers of sand, and the river that opened them."),
    AlbumItem(name: "meadow", title: "Meadow", text: "Three trees, and more flowers than one can count."),
    AlbumItem(name: "island", title: "Island", text: "An old volcano that watches the sun go down."),
    AlbumItem(name: "fjord", title: "Fjord", text: "Cliffs on both sides, and the echo of a waterfall."),
    AlbumItem(name: "snow", title: "First snow", text: "Somebody is at home."),
    AlbumItem(name: "lavender", title: "Lavender", text: "The rows meet where the hills begin."),
  ]

  /// Returns the picture as it looks by day, or by night.
  func image(isNight: Bool) -> UIImage? {
    let file = Assets.albumPicture(name, isNight: isNight).path
    if let known = Self.images[file] { return known }
    let image = UIImage(contentsOfFile: file)
    Self.images[file] = image
    return image
  }

  /// Returns a small picture for the row of a list. The large one would be scaled each time that the row moves.
  func thumbnail(isNight: Bool) -> UIImage? {
    let file = Assets.albumPicture(name, isNight: isNight).path
    if let known = Self.thumbnails[file] { return known }
    guard let image = UIImage(contentsOfFile: file) else { return nil }
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let area = CGRect(origin: .zero, size: Self.thumbnailSize)
    let small = UIGraphicsImageRenderer(bounds: area, format: format).image { _ in image.draw(in: area) }
    Self.thumbnails[file] = small
    return small
  }

  /// The size of a small picture in pixels: that of a row at two pixels per point.
  private static let thumbnailSize = CGSize(width: 144, height: 96)

  /// The pictures that have been shown, by their files.
  private static var images: [String: UIImage] = [:]
  private static var thumbnails: [String: UIImage] = [:]
}

/// The picture of a landscape: by day, or by night in the dark appearance.
final class LandscapeView: UIImageView {
  static let cornerRadius: CGFloat = 12

  var item: AlbumItem? { didSet { updateImage() } }
  private let isSmall: Bool

  /// - Parameter isSmall: Whether the view is as small as a row of a list.
  init(_ item: AlbumItem? = nil, isSmall: Bool = false) {
    (self.item, self.isSmall) = (item, isSmall)
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = Self.cornerRadius
  }

  required init?(coder: NSCoder) { nil }

  private func updateImage() {
    let isNight = traitCollection.userInterfaceStyle == .dark
    image = isSmall ? item?.thumbnail(isNight: isNight) : item?.image(isNight: isNight)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateImage() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle { updateImage() }
  }
}
