// SPDX-License-Identifier: MIT
import UIKit

/// A command line, and a button that copies it on one line, to be pasted into a terminal or a message.
final class CommandBox: UIView {
  private static let gap: CGFloat = 10
  private static let buttonHeight: CGFloat = 30

  private let label = UILabel()
  private let button = ToolButton(symbol: "doc.on.doc", title: "Copy as one line")
  /// The command line that the button has copied, as long as it is the one shown.
  private var copied: String?
  /// The command line on one line.
  var copiedText = ""

  init() {
    super.init(frame: .zero)
    label.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    label.textColor = .label
    label.numberOfLines = 0
    button.accessibilityLabel = "Copy the command line"
    button.accessibilityIdentifier = "copy-command"
    button.addAction(UIAction { [weak self] _ in self?.copyCommand() }, for: .touchUpInside)
    addSubview(label)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  var command: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      if copied != newValue { showCopied(nil) }
      setNeedsLayout()
    }
  }

  private func copyCommand() {
    UIPasteboard.general.string = copiedText
    showCopied(command)
  }

  private func showCopied(_ command: String?) {
    copied = command
    button.title = command == nil ? "Copy as one line" : "Copied"
    button.symbol = command == nil ? "doc.on.doc" : "checkmark"
  }

  private func labelHeight(forWidth width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labelHeight(forWidth: size.width) + Self.gap + Self.buttonHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: labelHeight(forWidth: bounds.width))
    button.frame = CGRect(x: 0, y: label.frame.maxY + Self.gap, width: bounds.width, height: Self.buttonHeight)
  }
}
