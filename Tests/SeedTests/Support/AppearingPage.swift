// SPDX-License-Identifier: MIT
import UIKit

/// The appearance callbacks of several pages, in the order of the calls.
@MainActor
final class AppearanceLog {
  private var lines: [String] = []

  nonisolated deinit {}

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that logs its appearance callbacks.
@MainActor
final class AppearingPage: UIViewController {
  private let name: String
  private let log: AppearanceLog

  init(_ name: String, _ log: AppearanceLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("\(name) will")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.add("\(name) is")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("\(name) did")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("\(name) won't")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("\(name) didn't")
  }
}
