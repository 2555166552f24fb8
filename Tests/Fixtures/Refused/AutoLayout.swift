// SPDX-License-Identifier: MIT
import UIKit

class ConstrainedController: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    // expected-error@+1 {{'translatesAutoresizingMaskIntoConstraints' is unavailable: Auto Layout is not available, so the autoresizing mask always applies; remove this line, and set frames in layoutSubviews()}}
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    // expected-error@+1 {{'activate' is unavailable: Auto Layout is not available; set frames in layoutSubviews() or use UIStackView}}
    NSLayoutConstraint.activate([
      // expected-error@+2 2{{'leadingAnchor' is unavailable: Auto Layout is not available; set frames in layoutSubviews() or use UIStackView}}
      // expected-error@+1 {{'constraint(equalTo:constant:)' is unavailable: Auto Layout is not available; set frames in layoutSubviews() or use UIStackView}}
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      // expected-error@+2 {{'heightAnchor' is unavailable: Auto Layout is not available; set frames in layoutSubviews() or use UIStackView}}
      // expected-error@+1 {{'constraint(equalToConstant:)' is unavailable: Auto Layout is not available; set frames in layoutSubviews() or use UIStackView}}
      card.heightAnchor.constraint(equalToConstant: 44),
    ])
    // expected-error@+1 {{'setNeedsUpdateConstraints()' is unavailable: Auto Layout is not available; set frames in layoutSubviews() or use UIStackView}}
    view.setNeedsUpdateConstraints()
    // expected-error@+1 {{'updateConstraints()' is unavailable: Auto Layout is not available; override layoutSubviews() and set frames}}
    view.updateConstraints()
    // expected-error@+2 {{'addLayoutGuide' is unavailable: Auto Layout is not available; set frames in layoutSubviews() or use UIStackView}}
    // expected-error@+1 {{'init()' is unavailable: Auto Layout is not available; set frames in layoutSubviews() or use UIStackView}}
    view.addLayoutGuide(UILayoutGuide())
  }

  var height: NSLayoutConstraint?
  // expected-error@+2 {{'NSLayoutYAxisAnchor' is unavailable: Auto Layout is not available; set frames in layoutSubviews() or use UIStackView}}
  // expected-error@+1 {{'bottomAnchor' is unavailable: Auto Layout is not available; set frames in layoutSubviews() or use UIStackView}}
  var bottom: NSLayoutYAxisAnchor { view.safeAreaLayoutGuide.bottomAnchor }
}
