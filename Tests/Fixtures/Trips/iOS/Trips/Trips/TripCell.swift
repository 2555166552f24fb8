// SPDX-License-Identifier: MIT
import Localization
import UIKit

final class TripCell: UITableViewCell {
  static let reuseIdentifier = "TripCell"

  let badge = BadgeView()
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private let star = UIImageView(image: UIImage(systemName: "star.fill"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 0
    star.tintColor = Theme.accent
    star.setContentHuggingPriority(.required, for: .horizontal)
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    badge.alpha = 1
    star.isHidden = true
  }

  func configure(with trip: Trip) {
    nameLabel.text = trip.name
    detailLabel.text = "\(Strings.date(trip.start)) · \(Strings.photoCount(trip.photos.count))"
    badge.text = String(trip.name.prefix(1))
    star.isHidden = !trip.isFavorite
    accessibilityLabel = trip.name
    accessibilityIdentifier = "trip-\(trip.name)"
  }

  private func setUpConstraints() {
    let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [badge, texts, star])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }
}
