// SPDX-License-Identifier: MIT
import UIKit

/// A sheet with the keys of a page. Escape, F1, ? and its button close it.
final class KeysController: UIViewController {
  private static let margin: CGFloat = 16
  /// The width in points of the sheet where the window has room.
  private static let width: CGFloat = 420

  private let legend: KeyLegend
  private let done = UIButton(type: .system)

  init(_ page: Page) {
    legend = KeyLegend(page.keys)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
    preferredContentSize = CGSize(width: Self.width, height: legend.contentHeight)
    sheetPresentationController?.prefersGrabberVisible = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for part in [legend, done] { view.addSubview(part) }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isToggle = presses.compactMap(\.key).contains { $0.keyCode == .keyboardF1 || $0.characters == "?" }
    isToggle ? dismiss(animated: true) : super.pressesBegan(presses, with: event)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    legend.frame = area
    done.frame = CGRect(x: area.maxX - Self.margin - 64, y: area.minY + 8, width: 64, height: 32)
  }
}
