// SPDX-License-Identifier: MIT
import Localization
import UIKit

/// A custom container: a segmented control above one of two pages, and a drawer from below.
final class ProfileViewController: UIViewController {
  private let segments = UISegmentedControl(items: [Strings.profile, Strings.trips])
  private let pages: [UIViewController]
  private let container = UIView()
  private(set) var shown: UIViewController?
  private let store: TripStore
  let drawer = DrawerViewController()

  init(store: TripStore) {
    self.store = store
    pages = [SettingsViewController(), StatisticsViewController(store: store)]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.titleView = segments
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .compose, target: self, action: #selector(compose))
    segments.selectedSegmentIndex = 0
    segments.addTarget(self, action: #selector(segmentChanged), for: .valueChanged)
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    addChild(drawer)
    view.addSubview(drawer.view)
    drawer.didMove(toParent: self)
    show(pages[0], animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    drawer.layOut(in: view)
  }

  @objc private func segmentChanged() {
    show(pages[segments.selectedSegmentIndex], animated: true)
  }

  @objc private func compose() {
    let stack = UINavigationController(rootViewController: TripFormViewController(store: store))
    stack.modalPresentationStyle = .formSheet
    present(stack, animated: true)
  }

  // MARK: Containing

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  private func show(_ page: UIViewController, animated: Bool) {
    guard page !== shown else { return }
    let old = shown
    shown = page
    addChild(page)
    page.view.frame = container.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let old, animated else {
      container.addSubview(page.view)
      page.didMove(toParent: self)
      return
    }
    exchange(old, for: page)
  }

  private func exchange(_ old: UIViewController, for page: UIViewController) {
    old.willMove(toParent: nil)
    segments.isEnabled = false
    transition(
      from: old, to: page, duration: 0.3, options: [.transitionCrossDissolve, .curveEaseOut], animations: nil,
      completion: { _ in
        self.segments.isEnabled = true
        old.removeFromParent()
        page.didMove(toParent: self)
      })
  }
}
