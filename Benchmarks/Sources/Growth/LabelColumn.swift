// SPDX-License-Identifier: MIT
import UIKit

/// Labels below each other. Constraints place each label below the one before.
final class LabelColumn: UIView {
  let labels: [UILabel]

  init(_ count: Int, in window: UIWindow) {
    labels = (0..<count).map { index in
      let label = UILabel()
      label.text = "Label \(index)"
      label.translatesAutoresizingMaskIntoConstraints = false
      return label
    }
    super.init(frame: window.bounds)
    window.addSubview(self)
    var edge = topAnchor
    for label in labels {
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.topAnchor.constraint(equalTo: edge, constant: 8),
      ])
      edge = label.bottomAnchor
    }
  }

  required init?(coder: NSCoder) { nil }
}
