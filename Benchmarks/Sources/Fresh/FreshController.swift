// SPDX-License-Identifier: MIT
import UIKit

/// A page of labels, which are made when it is pushed.
final class FreshController: UIViewController {
  private static let columns = 10
  private let count: Int
  private var labels: [UILabel] = []

  init(labels count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = count == 0 ? .white : .cyan
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.push))
    labels = (0..<count).map { index in
      let label = UILabel()
      label.text = "Label \(index)"
      view.addSubview(label)
      return label
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let rows = (count + Self.columns - 1) / Self.columns
    let (width, height) = (view.bounds.width / CGFloat(Self.columns), view.bounds.height / CGFloat(max(rows, 1)))
    for (index, label) in labels.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      label.frame = CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: max(height, 20))
    }
  }

  private func push() {
    navigationController?.pushViewController(FreshController(labels: FreshDelegate.labels), animated: true)
  }
}
