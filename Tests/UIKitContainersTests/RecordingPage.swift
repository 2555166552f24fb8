// SPDX-License-Identifier: MIT
import UIKit

/// A page that records its appearance callbacks, and checks that they alternate.
@MainActor
final class RecordingPage: UIViewController {
  private(set) var log: [String] = []
  private(set) var errors: [String] = []
  private var state = "did disappear"

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  var isShown: Bool { state == "did appear" }
  var isResting: Bool { state == "did appear" || state == "did disappear" }

  func clear() { log = [] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    become("will appear", from: ["did disappear", "will disappear"])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    become("did appear", from: ["will appear"])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    become("will disappear", from: ["did appear", "will appear"])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    become("did disappear", from: ["will disappear"])
  }

  private func become(_ next: String, from allowed: [String]) {
    if !allowed.contains(state) { errors.append("\(title ?? ""): \(next) after \(state)") }
    state = next
    log.append(next)
  }
}
