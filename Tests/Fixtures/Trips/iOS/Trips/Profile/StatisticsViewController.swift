// SPDX-License-Identifier: MIT
import UIKit

/// Bars that grow with springs when the page appears.
final class StatisticsViewController: UIViewController {
  private let store: TripStore
  private var bars: [UIView] = []

  init(store: TripStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    makeBars()
    for (index, bar) in bars.enumerated() {
      bar.transform = CGAffineTransform(scaleX: 1, y: 0.01)
      UIView.animate(
        withDuration: 0.5, delay: Double(index) * 0.05, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
        options: .allowUserInteraction, animations: { bar.transform = .identity })
    }
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, -4, 4, -2, 0]
    shake.keyTimes = [0, 0.25, 0.5, 0.75, 1]
    shake.duration = 0.4
    shake.isAdditive = true
    bars.first?.layer.add(shake, forKey: "shake")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width / CGFloat(max(bars.count, 1))
    for (index, bar) in bars.enumerated() {
      bar.bounds.size = CGSize(width: width - 4, height: CGFloat(20 + index * 8))
      bar.center = CGPoint(x: width * (CGFloat(index) + 0.5), y: view.safeAreaInsets.top + 100)
    }
  }

  private func makeBars() {
    for bar in bars { bar.removeFromSuperview() }
    bars = Set(store.trips.map(\.country)).map { _ in
      let bar = UIView()
      bar.backgroundColor = Theme.accent
      bar.layer.cornerRadius = 4
      view.addSubview(bar)
      return bar
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}
