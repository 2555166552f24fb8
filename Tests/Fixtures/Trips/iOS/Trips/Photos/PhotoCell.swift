// SPDX-License-Identifier: MIT
import UIKit

final class PhotoCell: UICollectionViewCell {
  var photo: Photo? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let photo else { return }
    var background = UIBackgroundConfiguration.clear().updated(for: state)
    background.backgroundColor = Theme.color(of: photo)
    background.cornerRadius = 4
    backgroundConfiguration = background
    var content = UIListContentConfiguration.cell().updated(for: state)
    content.text = "\(photo.number)"
    content.textProperties.alignment = .center
    content.textProperties.color = .white
    contentConfiguration = content
    alpha = state.isHighlighted ? 0.7 : 1
  }
}
