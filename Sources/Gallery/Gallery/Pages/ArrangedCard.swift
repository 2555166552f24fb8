// SPDX-License-Identifier: MIT
import UIKit

/// A card with a picture, a title and text, whose arrangement is a set of constraints.
final class ArrangedCard: UIView {
  enum Arrangement: Int, CaseIterable {
    /// The text below the picture.
    case card
    /// The text beside the picture.
    case beside
    /// The title on the picture.
    case cover

    var title: String {
      switch self {
      case .card: "Card"
      case .beside: "Beside"
      case .cover: "Cover"
      }
    }
  }

  private static let (margin, gap): (CGFloat, CGFloat) = (16, 8)

  private let picture = LandscapeView()
  private let title = UILabel()
  private let text = UILabel()
  private var sets: [Arrangement: [NSLayoutConstraint]] = [:]

  var arrangement = Arrangement.card {
    didSet { if arrangement != oldValue { arrange() } }
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    clipsToBounds = true
    picture.item = AlbumItem.all[0]
    picture.layer.cornerRadius = 0
    for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
      picture.setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
      picture.setContentHuggingPriority(.fittingSizeLevel, for: axis)
    }
    title.text = AlbumItem.all[0].title
    title.font = .preferredFont(forTextStyle: .title1)
    title.numberOfLines = 0
    text.text = AlbumItem.all.prefix(5).map(\.text).joined(separator: " ")
    text.numberOfLines = 0
    text.textColor = Palette.secondaryText
    for part in [picture, title, text] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    sets = [.card: card, .beside: beside, .cover: cover]
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  private func arrange() {
    for (other, set) in sets where other != arrangement { NSLayoutConstraint.deactivate(set) }
    NSLayoutConstraint.activate(sets[arrangement] ?? [])
    bringSubviewToFront(arrangement == .cover ? title : picture)
    title.textColor = arrangement == .cover ? .white : .label
    fade(title, to: 1)
    fade(text, to: arrangement == .cover ? 0 : 1)
  }

  /// The time in seconds in which the texts fade out and in again, and the parts of it at which they are away.
  private static let fadeDuration: TimeInterval = 0.6
  private static let away: (start: Double, end: Double) = (0.12, 0.5)

  /// Fades a text out until it and the picture, which may cross on their ways, are near their new places.
  private func fade(_ label: UILabel, to alpha: CGFloat) {
    let shown = label.layer.presentation()?.opacity ?? label.layer.opacity
    UIView.performWithoutAnimation { label.alpha = alpha }
    guard window != nil else { return }
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [shown, Float(0), Float(0), Float(alpha)]
    fade.keyTimes = [0, Self.away.start, Self.away.end, 1].map { NSNumber(value: $0) }
    fade.duration = Self.fadeDuration
    label.layer.add(fade, forKey: "fade")
  }

  // MARK: Constraints

  private var card: [NSLayoutConstraint] {
    [
      picture.topAnchor.constraint(equalTo: topAnchor), picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: Self.gap),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -Self.margin),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    ] + textBelowTitle
  }

  private var beside: [NSLayoutConstraint] {
    [
      picture.topAnchor.constraint(equalTo: topAnchor), picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      picture.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.4),
      title.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: Self.margin),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -Self.margin),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    ] + textBelowTitle
  }

  private var cover: [NSLayoutConstraint] {
    [
      picture.topAnchor.constraint(equalTo: topAnchor), picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.65),
      title.centerXAnchor.constraint(equalTo: centerXAnchor),
      title.centerYAnchor.constraint(equalTo: bottomAnchor, constant: -3 * Self.margin),
      text.topAnchor.constraint(equalTo: bottomAnchor), text.leadingAnchor.constraint(equalTo: leadingAnchor),
      text.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
  }

  private var textBelowTitle: [NSLayoutConstraint] {
    [
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: Self.gap),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.margin),
    ]
  }
}
