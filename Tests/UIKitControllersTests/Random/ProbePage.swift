// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A page that checks the order of its callbacks, and has a button that shows whether touches arrive.
@MainActor
final class ProbePage: UIViewController {
  enum Balance { case disappeared, appearing, appeared, disappearing }

  let number: Int
  let button = UIButton(type: .custom)
  private let scrollView: UIScrollView?
  /// The number of transitions that have not yet reported their end to this page.
  private(set) var awaited = 0
  private(set) var balance = Balance.disappeared
  private(set) var taps = 0
  /// Descriptions of the errors found.
  private(set) var errors: [String] = []

  init(number: Int) {
    self.number = number
    scrollView = number % 3 == 0 ? UIScrollView() : nil
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    if let scrollView { view.addSubview(scrollView) }
    view.addSubview(button)
    button.addTarget(self, action: Self.tapped, for: .touchUpInside)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView?.frame = view.bounds
    scrollView?.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height * 2)
    button.frame = CGRect(x: view.bounds.midX - 30, y: view.bounds.midY - 30, width: 60, height: 60)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    step(from: [.disappeared, .disappearing], to: .appearing)
    if transitionCoordinator?.animate(alongsideTransition: nil, completion: { [weak self] _ in self?.awaited -= 1 })
      ?? false
    {
      awaited += 1
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    step(from: [.appearing], to: .appeared)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    step(from: [.appeared, .appearing], to: .disappearing)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    step(from: [.disappearing], to: .disappeared)
  }

  private func step(from allowed: [Balance], to next: Balance) {
    if !allowed.contains(balance) { errors.append("page \(number) went from \(balance) to \(next)") }
    balance = next
  }

  private func tapped() { taps += 1 }
}
