// SPDX-License-Identifier: MIT
import UIKit

/// Shows over the cells how many pictures of an export have been taken, with a button that cancels it.
final class FilmProgress: UIView {
  private static let size = CGSize(width: 220, height: 104)
  private static let padding: CGFloat = 16

  private let label = UILabel()
  private let bar = UIProgressView()
  private let button = ToolButton(title: "Cancel")
  var onCancel: (() -> Void)?

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 18
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    button.accessibilityIdentifier = "cancel-export"
    button.addAction(UIAction { [weak self] _ in self?.onCancel?() }, for: .touchUpInside)
    for part in [label, bar, button] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ state: Exporter.State) {
    guard case .filming(let taken, let count) = state else { return }
    label.text = state.text
    bar.progress = Float(taken) / Float(count)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(Self.size.width, size.width), height: min(Self.size.height, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.shrunk(dx: Self.padding, dy: 12)
    label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 20)
    bar.frame = CGRect(x: area.minX, y: label.frame.maxY + 8, width: area.width, height: 4)
    button.frame = CGRect(x: area.midX - 45, y: area.maxY - 30, width: 90, height: 30)
  }
}

extension Exporter.State {
  /// The state in words, or nil if there is nothing to say.
  var text: String? {
    switch self {
    case .idle: nil
    case .filming(let taken, let count): "Frame \(taken) of \(count)"
    case .writing: "Writing the file…"
    case .written(let file): "Written: \(file.path)"
    case .failed(let reason): reason
    }
  }
}
