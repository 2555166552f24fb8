// SPDX-License-Identifier: MIT
import UIKit

/// A sheet with a source file. Escape and its button close it.
final class SourceController: UIViewController {
  private static let margin: CGFloat = 20
  private static let headHeight: CGFloat = 52

  private let heading = UILabel()
  private let done = UIButton(type: .system)
  private let line = UIView()
  let source: SourceView

  init(name: String, text: String) {
    source = SourceView(text)
    super.init(nibName: nil, bundle: nil)
    heading.text = name
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.prefersGrabberVisible = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textColor = .label
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    line.backgroundColor = .separator
    for part in [source, heading, done, line] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    source.becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, head) = (view.bounds.size, Self.headHeight)
    let pixel = 1 / max(view.contentScaleFactor, 1)
    heading.frame = CGRect(x: Self.margin, y: 10, width: max(size.width - 2 * Self.margin - 72, 0), height: 32)
    done.frame = CGRect(x: size.width - Self.margin - 64, y: 10, width: 64, height: 32)
    line.frame = CGRect(x: 0, y: head - pixel, width: size.width, height: pixel)
    source.frame = CGRect(x: 0, y: head, width: size.width, height: max(size.height - head, 0))
  }
}
