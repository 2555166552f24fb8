// SPDX-License-Identifier: MIT
import UIKit

/// Static rows with controls of their own.
final class SettingsViewController: UITableViewController {
  private enum Row: Int, CaseIterable {
    case dark
    case count
    case about
  }

  private let darkSwitch = UISwitch()
  private let stepper = UIStepper()

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    darkSwitch.addTarget(self, action: #selector(appearanceChanged(_:)), for: .valueChanged)
    stepper.addTarget(self, action: #selector(countChanged), for: .valueChanged)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    var content = cell.defaultContentConfiguration()
    switch Row(rawValue: indexPath.row) {
    case .dark:
      content.text = "Dark"
      cell.accessoryView = darkSwitch
    case .count:
      content.text = "Count"
      content.secondaryText = "\(Int(stepper.value))"
      cell.accessoryView = stepper
    default:
      content.text = "About"
      content.image = UIImage(systemName: "info.circle")
      cell.accessoryType = .detailDisclosureButton
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    Row(rawValue: indexPath.row) == .about ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let about = UIAlertController(title: "Trips", message: "1.0", preferredStyle: .alert)
    about.addAction(UIAlertAction(title: "OK", style: .default))
    present(about, animated: true)
  }

  @objc private func appearanceChanged(_ sender: UISwitch) {
    view.window?.overrideUserInterfaceStyle = sender.isOn ? .dark : .unspecified
  }

  @objc private func countChanged() {
    tableView.reloadRows(at: [IndexPath(row: Row.count.rawValue, section: 0)], with: .none)
  }
}
