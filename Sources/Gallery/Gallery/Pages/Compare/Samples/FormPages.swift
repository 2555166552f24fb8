// SPDX-License-Identifier: MIT
import UIKit

/// A form with fields, a switch and a button.
final class FormController: UIViewController, MagicMoving {
  private let heading = UILabel()
  private let fields = [("Name", "Ada Lovelace"), ("Street", "12 St James's Square"), ("City", "London")]
    .map { FormField(name: $0.0, value: $0.1) }
  private let button = FormButton("Continue")

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Address"
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { button }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = "Address"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.textColor = .label
    for part in [heading] + fields + [button] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let margin = max(16, area.width * 0.06)
    let width = area.width - 2 * margin
    heading.frame = CGRect(x: area.minX + margin, y: area.minY + 14, width: width, height: 36)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: area.minX + margin, y: heading.frame.maxY + 12 + CGFloat(index) * 58, width: width, height: 50)
    }
    button.frame = CGRect(x: area.minX + margin, y: fields[2].frame.maxY + 16, width: width, height: 48)
  }
}

/// The page after the form.
final class FormResultController: UIViewController, MagicMoving {
  private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
  private let heading = UILabel()
  private let text = UILabel()
  private let button = FormButton("Done")

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Saved"
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { button }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    mark.tintColor = .systemGreen
    mark.contentMode = .center
    mark.transform = CGAffineTransform(scaleX: 2.4, y: 2.4)
    heading.text = "Address saved"
    heading.font = .systemFont(ofSize: 24, weight: .bold)
    text.text = "Orders are delivered there from tomorrow."
    text.font = .systemFont(ofSize: 16)
    text.textColor = Palette.secondaryText
    text.numberOfLines = 2
    for label in [heading, text] { label.textAlignment = .center }
    for part in [mark, heading, text, button] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let margin = max(16, area.width * 0.06)
    let width = area.width - 2 * margin
    mark.center = CGPoint(x: area.midX, y: area.minY + area.height * 0.26)
    heading.frame = CGRect(x: area.minX + margin, y: mark.center.y + 40, width: width, height: 32)
    text.frame = CGRect(x: area.minX + margin, y: heading.frame.maxY + 4, width: width, height: 44)
    button.frame = CGRect(x: area.minX + margin, y: area.maxY - 64, width: width, height: 48)
  }
}

/// A field of the form: its name above its value.
private final class FormField: UIView {
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()

  init(name: String, value: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    nameLabel.text = name
    nameLabel.font = .systemFont(ofSize: 12)
    nameLabel.textColor = Palette.secondaryText
    valueLabel.text = value
    valueLabel.font = .systemFont(ofSize: 16)
    for label in [nameLabel, valueLabel] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 24, 0)
    nameLabel.frame = CGRect(x: 12, y: 6, width: width, height: 16)
    valueLabel.frame = CGRect(x: 12, y: 22, width: width, height: 22)
  }
}

/// The button at the end of the form.
private final class FormButton: UILabel {
  init(_ title: String) {
    super.init(frame: .zero)
    text = title
    font = .systemFont(ofSize: 17, weight: .semibold)
    textColor = .white
    textAlignment = .center
    backgroundColor = .systemBlue
    layer.cornerRadius = 12
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}
