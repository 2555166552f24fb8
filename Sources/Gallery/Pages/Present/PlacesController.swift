// SPDX-License-Identifier: MIT
import UIKit

/// What the sheets show: a heading, a way out, and a list that scrolls.
final class PlacesController: UIViewController {
  private let heading = UILabel()
  private let done = UIButton(type: .system)
  private let scroll = UIScrollView()
  private var rows: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Places"
    heading.font = .systemFont(ofSize: 22, weight: .bold)
    heading.textColor = .label
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    rows = (1...40).map { number in
      let label = UILabel()
      label.text = "  Place \(number)"
      label.font = .systemFont(ofSize: 17)
      label.textColor = .label
      label.backgroundColor = number.isMultiple(of: 2) ? .secondarySystemBackground : .systemBackground
      return label
    }
    rows.forEach(scroll.addSubview)
    for part in [scroll, heading, done] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    heading.frame = CGRect(x: 20, y: 22, width: width - 120, height: 32)
    done.frame = CGRect(x: width - 84, y: 22, width: 64, height: 32)
    scroll.frame = CGRect(x: 0, y: 66, width: width, height: max(view.bounds.height - 66, 0))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 12, y: CGFloat(index) * 46, width: width - 24, height: 46)
    }
    scroll.contentSize = CGSize(width: width, height: CGFloat(rows.count) * 46)
  }
}

/// A full page with a way out.
final class DismissibleController: UIViewController, MagicMoving {
  private let page = SampleController()
  private let close = UIButton(type: .system)

  var movingView: UIView { page.movingView }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = page.view.backgroundColor
    view.clipsToBounds = true
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.backgroundColor = .tertiarySystemFill
    close.tintColor = .label
    close.layer.cornerRadius = 18
    close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.width > 60 else { return }
    page.view.frame = CGRect(x: 0, y: 44, width: view.bounds.width, height: max(view.bounds.height - 44, 0))
    close.frame = CGRect(x: view.bounds.width - 52, y: 14, width: 36, height: 36)
  }
}
