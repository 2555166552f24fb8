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
  private static let leastWidth: CGFloat = 240
  private static let behaviors: [(title: String, behavior: UISplitViewController.SplitBehavior)] = [
    ("Auto", .automatic), ("Beside", .tile), ("Over", .overlay), ("Displace", .displace),
  ]
  private static let (margin, barHeight): (CGFloat, CGFloat) = (16, 52)

  private let mail = UISplitViewController(style: .tripleColumn)
  private let frame = UIView()
  private let handle = UIView()
  private let grip = UIView()
  private let behavior = UISegmentedControl(items: behaviors.map(\.title))
  private let state = UILabel()
  /// The width of the frame in points that the user has chosen, or nil for all the room.
  private var chosenWidth: CGFloat?

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
    frame.addSubview(mail.view)
    mail.didMove(toParent: self)
    showFolder(Mail.folders[0], isFirst: true)
    frame.clipsToBounds = true
    frame.layer.cornerRadius = 12
    frame.layer.cornerCurve = .continuous
    frame.layer.borderWidth = 1
    grip.backgroundColor = .tertiaryLabel
    grip.layer.cornerRadius = 2.5
    grip.isUserInteractionEnabled = false
    handle.addSubview(grip)
    handle.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.drag))
    handle.addInteraction(StyledPointerInteraction(.columnResize()))
    behavior.selectedSegmentIndex = 0
    behavior.accessibilityLabel = "When a column is shown"
    behavior.addTarget(self, action: Self.chooseBehavior, for: .valueChanged)
    state.font = .systemFont(ofSize: 13)
    state.textColor = Palette.secondaryText
    state.textAlignment = .right
    for part in [frame, handle, behavior, state] { view.addSubview(part) }
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
    frame.frame = CGRect(x: safe.minX + Self.margin, y: safe.minY + Self.margin / 2, width: width, height: height)
    frame.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    mail.traitOverrides.horizontalSizeClass = width < Self.narrowest ? .compact : .regular
    mail.view.frame = frame.bounds
    handle.frame = CGRect(x: frame.frame.maxX, y: frame.frame.minY, width: Self.margin, height: height)
    grip.frame = CGRect(x: 5, y: (height - 44) / 2, width: 5, height: 44)
    let row = CGRect(
      x: safe.minX + Self.margin, y: safe.maxY - Self.barHeight + 10, width: safe.width - 2 * Self.margin, height: 32)
    behavior.frame = CGRect(x: row.minX, y: row.minY, width: min(row.width * 0.7, 320), height: row.height)
    let start = behavior.frame.maxX + 12
    state.frame = CGRect(x: start, y: row.minY, width: max(row.maxX - start, 0), height: row.height)
    showState()
  }

  private var width: CGFloat {
    let room = max(view.bounds.shrunk(by: view.safeAreaInsets).width - 2 * Self.margin, 1)
    return min(max(chosenWidth ?? room, min(Self.leastWidth, room)), room).rounded()
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { chosenWidth = width }
    chosenWidth? += pan.translation(in: view).x
    pan.setTranslation(.zero, in: view)
    if pan.state == .ended || pan.state == .cancelled { chosenWidth = width }
    view.setNeedsLayout()
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
    case .keyboardLeftArrow: chosenWidth = width - 80
    case .keyboardRightArrow: chosenWidth = width + 80
    case .keyboardB:
      behavior.selectedSegmentIndex = (behavior.selectedSegmentIndex + 1) % Self.behaviors.count
      chooseBehavior()
    default: return false
    }
    chosenWidth = chosenWidth.map { max($0, Self.leastWidth) }
    view.setNeedsLayout()
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

extension UISplitViewController.DisplayMode {
  /// A description for the user.
  fileprivate var title: String {
    switch self {
    case .automatic: ""
    case .secondaryOnly: "Message alone"
    case .oneBesideSecondary: "One beside"
    case .oneOverSecondary: "One over"
    case .twoBesideSecondary: "Two beside"
    case .twoOverSecondary: "Two over"
    case .twoDisplaceSecondary: "Two displace"
    }
  }
}

/// The mail that is shown.
enum Mail {
  /// A folder or a message.
  struct Row {
    let title: String
    let detail: String
    let symbol: String
  }

  static let folders = [
    Row(title: "Inbox", detail: "12 messages", symbol: "tray"),
    Row(title: "Flagged", detail: "12 messages", symbol: "flag"),
    Row(title: "Drafts", detail: "12 messages", symbol: "doc"),
    Row(title: "Sent", detail: "12 messages", symbol: "paperplane"),
    Row(title: "Archive", detail: "12 messages", symbol: "archivebox"),
  ]

  private static let subjects = [
    ("The walk on Sunday", "Ada"), ("Photographs", "Ben"), ("Tickets for the concert", "Chiara"),
    ("A recipe with lentils", "Dario"), ("Keys", "Emma"), ("Moving the meeting", "Farid"),
    ("Blueprints", "Greta"), ("The boat on Friday", "Hugo"), ("A chair for the hall", "Ines"),
    ("Train times", "Jonas"), ("Notes on springs", "Kaya"), ("The key to the shed", "Luca"),
  ]

  static func messages(in folder: Row) -> [Row] {
    subjects.map { Row(title: $0.0, detail: "\($0.1), \(folder.title)", symbol: "envelope") }
  }
}

/// A list of folders or messages.
final class MailList: UITableViewController {
  private let rows: [Mail.Row]
  var onChoose: ((Mail.Row) -> Void)?

  init(_ title: String, rows: [Mail.Row]) {
    self.rows = rows
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let row = rows[indexPath.row]
    cell.imageView?.image = UIImage(systemName: row.symbol)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.textColor = Palette.secondaryText
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(rows[indexPath.row])
  }
}

/// A message.
final class MessageController: UIViewController {
  private let message: Mail.Row
  private let subject = UILabel()
  private let text = UILabel()

  init(_ message: Mail.Row) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = "Message"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    subject.text = message.title
    subject.font = .systemFont(ofSize: 22, weight: .bold)
    text.text =
      "\(message.detail)\n\nThe lines of this message are broken anew whenever its column has another width. "
      + "Drag the line beside it, or the edge of the frame."
    text.textColor = Palette.secondaryText
    for label in [subject, text] {
      label.numberOfLines = 0
      // While the column changes its width, the text is not stretched.
      label.contentMode = .topLeft
      view.addSubview(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets).shrunk(dx: 20, dy: 16)
    let room = CGSize(width: max(area.width, 1), height: .greatestFiniteMagnitude)
    subject.frame = CGRect(x: area.minX, y: area.minY, width: room.width, height: subject.sizeThatFits(room).height)
    text.frame = CGRect(
      x: area.minX, y: subject.frame.maxY + 8, width: room.width, height: text.sizeThatFits(room).height)
    for label in [subject, text] { label.setNeedsDisplay() }
  }
}
