// SPDX-License-Identifier: MIT
import UIKit

/// The alerts of the page.
enum SampleAlerts {
  /// Makes an alert with two buttons, or an action sheet with three.
  static func choice(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Leave the lake?", message: "The heron would not mind.", preferredStyle: style)
    if style == .actionSheet { alert.addAction(UIAlertAction(title: "Stay a while", style: .default)) }
    alert.addAction(UIAlertAction(title: "Leave", style: style == .alert ? .default : .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  /// Makes an alert that asks for a name.
  ///
  /// - Parameter onName: Called with a name that is not empty.
  static func question(onName: @escaping (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Name the lake", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Name", style: .default) { [weak alert] _ in
        if let name = alert?.textFields?.first?.text, !name.isEmpty { onName(name) }
      })
    return alert
  }
}
