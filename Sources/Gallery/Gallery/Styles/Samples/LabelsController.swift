// SPDX-License-Identifier: MIT
import UIKit

/// A page with a grid of labels. `play` and `record` run transitions between two of them.
final class LabelsController: UIViewController {
  private let name: String
  private let count: Int
  private let background: UIColor
  private var labels: [UILabel] = []

  /// - Parameters:
  ///   - name: The beginning of each label's text.
  ///   - count: The number of labels.
  init(name: String, count: Int, background: UIColor) {
    self.name = name
    self.count = count
    self.background = background
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = background
    labels = (0..<count).map { index in
      let label = UILabel()
      label.text = "\(name) label \(index)"
      label.font = .systemFont(ofSize: 14)
      label.textColor = UIColor(white: 0.07, alpha: 1)
      view.addSubview(label)
      return label
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let columns = max(1, Int((Double(count).squareRoot()).rounded(.up)))
    let rows = max(1, (count + columns - 1) / columns)
    let cell = CGSize(width: area.width / CGFloat(columns), height: area.height / CGFloat(rows))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: area.minX + CGFloat(index % columns) * cell.width + min(20, cell.width / 6),
        y: area.minY + CGFloat(index / columns) * cell.height,
        width: cell.width - min(20, cell.width / 6), height: cell.height)
    }
  }
}
