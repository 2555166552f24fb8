// SPDX-License-Identifier: MIT
import UIKit

/// A message.
final class MessageController: UIViewController {
  private let message: Mail.Row
  private let subject = UILabel()
  private let text = UILabel()

  init(_ message: Mail.Row) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = "Message"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    subject.text = message.title
    subject.font = .systemFont(ofSize: 22, weight: .bold)
    text.text =
      "\(message.detail)\n\nThe lines of this message are broken anew whenever its column has another width. "
      + "Drag the line beside it, or the edge of the frame."
    text.textColor = Palette.secondaryText
    for label in [subject, text] {
      label.numberOfLines = 0
      // While the column changes its width, the text is not stretched.
      label.contentMode = .topLeft
      view.addSubview(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets).shrunk(dx: 20, dy: 16)
    let room = CGSize(width: max(area.width, 1), height: .greatestFiniteMagnitude)
    subject.frame = CGRect(x: area.minX, y: area.minY, width: room.width, height: subject.sizeThatFits(room).height)
    text.frame = CGRect(
      x: area.minX, y: subject.frame.maxY + 8, width: room.width, height: text.sizeThatFits(room).height)
    for label in [subject, text] { label.setNeedsDisplay() }
  }
}
