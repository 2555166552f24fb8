// SPDX-License-Identifier: MIT
import UIKit

/// The colours of the cells, by which their curves are told apart.
enum CellColor {
  private static let bases: [UIColor] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemRed, .systemTeal, .systemBrown, .systemPink,
    .systemIndigo,
  ]

  /// Returns the colour of a cell, which contrasts with panels as symbols do.
  ///
  /// - Parameter number: The number of the cell, from 1 on.
  static func color(_ number: Int) -> UIColor {
    bases[(max(number, 1) - 1) % bases.count]
      .contrasting(with: .secondarySystemGroupedBackground, by: UIColor.symbolContrast)
  }
}

/// The number of a cell on a disc in its colour.
final class CellBadge: UILabel {
  /// The diameter in points.
  static let side: CGFloat = 17

  init(number: Int = 1) {
    self.number = number
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    font = .monospacedDigitSystemFont(ofSize: 11, weight: .bold)
    textAlignment = .center
    layer.cornerRadius = Self.side / 2
    clipsToBounds = true
    isAccessibilityElement = false
    show()
  }

  required init?(coder: NSCoder) { nil }

  var number: Int { didSet { if number != oldValue { show() } } }

  private func show() {
    let color = CellColor.color(number)
    text = "\(number)"
    backgroundColor = color
    textColor = UIColor.white.contrasting(with: color)
  }
}
