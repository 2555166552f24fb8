// SPDX-License-Identifier: MIT
import UIKit

/// A scroll view with a thousand labels that always exist.
final class LabelsController: UIViewController, ScrollSubject {
  private static let count = 1000
  private static let columns = 4
  private static let rowHeight: CGFloat = 32
  private static let margin: CGFloat = 20

  let scrollView = UIScrollView()
  private let cover: UIView?
  private var labels: [UILabel] = []
  var viewsMade: Int { labels.count }

  /// - Parameter cover: A view in front of all labels, which does not scroll.
  init(cover: UIView? = nil) {
    self.cover = cover
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.backgroundColor = .white
    view.addSubview(scrollView)
    labels = (0..<Self.count).map { index in
      let label = UILabel()
      label.text = "Label \(index) of \(Self.count)"
      scrollView.addSubview(label)
      return label
    }
    if let cover { view.addSubview(cover) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    cover?.frame = view.bounds
    let width = (view.bounds.width - Self.margin) / CGFloat(Self.columns)
    for (index, label) in labels.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      label.frame = CGRect(
        x: Self.margin + CGFloat(column) * width, y: CGFloat(row) * Self.rowHeight, width: width - Self.margin,
        height: Self.rowHeight)
    }
    let rows = (Self.count + Self.columns - 1) / Self.columns
    scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows) * Self.rowHeight)
  }
}
