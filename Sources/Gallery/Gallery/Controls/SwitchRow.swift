// SPDX-License-Identifier: MIT
import UIKit

/// A switch with its name before it.
final class SwitchRow: UIView {
  static let height: CGFloat = 32

  private let name = UILabel()
  private let toggle = UISwitch()
  /// Called when the user turns the switch.
  var onChange: (() -> Void)?

  init(_ title: String) {
    super.init(frame: .zero)
    name.text = title
    name.font = .systemFont(ofSize: 13)
    name.textColor = Palette.secondaryText
    toggle.accessibilityLabel = title
    toggle.addTarget(self, action: Self.change, for: .valueChanged)
    for part in [name, toggle] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  var isOn: Bool {
    get { toggle.isOn }
    set { toggle.isOn = newValue }
  }

  private func change() { onChange?() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = toggle.intrinsicContentSize
    let x = max(bounds.width - size.width, 0)
    name.frame = CGRect(x: 0, y: 0, width: x, height: bounds.height)
    toggle.frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
  }
}
