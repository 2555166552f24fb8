// SPDX-License-Identifier: MIT
import Localization
import UIKit

/// A sheet of the height of its content, which can be pulled up.
final class FilterViewController: UIViewController {
  private let slider = UISlider()
  private let label = UILabel()
  private let onChange: (Int) -> Void

  init(maximum: Int, onChange: @escaping (Int) -> Void) {
    self.onChange = onChange
    super.init(nibName: nil, bundle: nil)
    slider.minimumValue = 1
    slider.maximumValue = 10
    slider.value = Float(maximum)
    setUpSheet()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .title3)
    slider.addTarget(self, action: #selector(sliderChanged), for: .valueChanged)
    slider.accessibilityIdentifier = "maximum"
    let stack = UIStackView(arrangedSubviews: [label, slider])
    stack.axis = .vertical
    stack.spacing = 20
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 32, leading: 20, bottom: 20, trailing: 20)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
    showValue()
  }

  private func setUpSheet() {
    guard let sheet = sheetPresentationController else { return }
    let small = UISheetPresentationController.Detent.Identifier("small")
    sheet.detents = [
      .custom(identifier: small) { context in min(180, context.maximumDetentValue * 0.5) }, .medium(), .large(),
    ]
    sheet.selectedDetentIdentifier = small
    sheet.largestUndimmedDetentIdentifier = small
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 20
    sheet.delegate = self
  }

  @objc private func sliderChanged() {
    showValue()
    onChange(Int(slider.value.rounded()))
  }

  private func showValue() {
    label.text = Strings.photoCount(Int(slider.value.rounded()))
  }
}

extension FilterViewController: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let isLarge = sheetPresentationController.selectedDetentIdentifier == .large
    UIView.animate(withDuration: 0.2) { self.label.alpha = isLarge ? 0.5 : 1 }
  }
}
