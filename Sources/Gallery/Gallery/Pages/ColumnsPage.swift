// SPDX-License-Identifier: MIT
import UIKit

/// Columns
///
/// A mail program of three columns in a frame, which collapse when it becomes narrow.
/// Try: Drag the right edge of the frame until the columns become one, and back. Choose a message while they are one.
/// Drag a line between columns. Scroll the messages: their large title goes into the bar. Choose Over, then drag from
/// the left edge, throw the column back, and catch it. Choose the buttons in the bars.
/// Space shows and hides the columns, the arrow keys left and right make the frame narrower and wider, B changes what
/// happens to the message.
/// Watch: Each page keeps its place: a message that was opened in one column is in its own when there are three again.
/// Columns continue from where they are, with the velocity of the drag.
/// From: Apple's documentation of UISplitViewController.
enum ColumnsPage {
  static let entry = Page(
    id: "columns", title: "Columns", blurb: "A mail program whose columns slide and become one.",
    symbol: "rectangle.split.3x1", section: .buildingBlocks, make: { ColumnsController() })
}

final class ColumnsController: KeyController {
  /// The width of the frame in points from which there is more than one column.
  private static let narrowest: CGFloat = 520
  private static let behaviors: [(title: String, behavior: UISplitViewController.SplitBehavior)] = [
    ("Auto", .automatic), ("Beside", .tile), ("Over", .overlay), ("Displace", .displace),
  ]
  private static let (margin, barHeight): (CGFloat, CGFloat) = (16, 52)

  private let mail = UISplitViewController(style: .tripleColumn)
  private lazy var frame = ResizableFrame(mail.view)
  private let behavior = UISegmentedControl(items: behaviors.map(\.title))
  private let state = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Columns"
    view.backgroundColor = .systemGroupedBackground
    let folders = MailList("Mail", rows: Mail.folders)
    folders.onChoose = { [weak self] in self?.showFolder($0) }
    mail.setViewController(folders, for: .primary)
    mail.delegate = self
    mail.preferredPrimaryColumnWidth = 200
    mail.preferredSupplementaryColumnWidth = 264
    addChild(mail)
    view.addSubview(frame)
    mail.didMove(toParent: self)
    showFolder(Mail.folders[0], isFirst: true)
    frame.onLayout = { [weak self] in self?.adapt(to: $0) }
    behavior.selectedSegmentIndex = 0
    behavior.accessibilityLabel = "When a column is shown"
    behavior.addTarget(self, action: Self.chooseBehavior, for: .valueChanged)
    state.font = .systemFont(ofSize: 13)
    state.textColor = Palette.secondaryText
    state.textAlignment = .right
    for part in [behavior, state] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  // MARK: Mail

  private func showFolder(_ folder: Mail.Row, isFirst: Bool = false) {
    let messages = MailList(folder.title, rows: Mail.messages(in: folder))
    messages.onChoose = { [weak self] in self?.showMessage($0) }
    mail.setViewController(messages, for: .supplementary)
    if isFirst {
      mail.setViewController(MessageController(Mail.messages(in: folder)[0]), for: .secondary)
    } else {
      mail.show(.supplementary)
    }
  }

  private func showMessage(_ message: Mail.Row) {
    mail.showDetailViewController(MessageController(message), sender: self)
  }

  // MARK: The frame

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.shrunk(by: view.safeAreaInsets)
    let height = max(safe.height - Self.barHeight - Self.margin / 2, 1)
    // The handle lies in the margin.
    frame.frame = CGRect(
      x: safe.minX + Self.margin, y: safe.minY + Self.margin / 2, width: max(safe.width - Self.margin, 0),
      height: height)
    let row = CGRect(
      x: safe.minX + Self.margin, y: safe.maxY - Self.barHeight + 10, width: safe.width - 2 * Self.margin, height: 32)
    behavior.frame = CGRect(x: row.minX, y: row.minY, width: min(row.width * 0.7, 320), height: row.height)
    let start = behavior.frame.maxX + 12
    state.frame = CGRect(x: start, y: row.minY, width: max(row.maxX - start, 0), height: row.height)
  }

  private func adapt(to width: CGFloat) {
    mail.traitOverrides.horizontalSizeClass = width < Self.narrowest ? .compact : .regular
    showState()
  }

  private func showState() { state.text = mail.isCollapsed ? "One column" : mail.displayMode.title }

  // MARK: Choices

  private func chooseBehavior() {
    mail.preferredSplitBehavior = Self.behaviors[max(behavior.selectedSegmentIndex, 0)].behavior
    showState()
  }

  override func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboardSpacebar:
      if mail.isCollapsed || mail.displayMode == .secondaryOnly {
        mail.show(.primary)
      } else {
        mail.hide(.supplementary)
      }
    case .keyboardLeftArrow: frame.widen(by: -80)
    case .keyboardRightArrow: frame.widen(by: 80)
    case .keyboardB:
      behavior.selectedSegmentIndex = (behavior.selectedSegmentIndex + 1) % Self.behaviors.count
      chooseBehavior()
    default: return false
    }
    return true
  }
}

extension ColumnsController: UISplitViewControllerDelegate {
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    state.text = displayMode.title
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { showState() }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { showState() }
}
