// SPDX-License-Identifier: MIT
import X11

/// The place for what the user copies, which the program shares with other programs.
///
/// The general pasteboard is the desktop's clipboard: the X selection `CLIPBOARD`. Other programs can paste what is
/// written to it, and what they copy can be read. Without a display, as in tests, it works within the program.
///
/// ```swift
/// @MainActor func copy(_ title: String) {
///   UIPasteboard.general.string = title
/// }
/// ```
///
/// Reading waits for the program that has copied: usually less than a millisecond, and at most three seconds if it hangs.
///
/// In contrast to UIKit, there is no other pasteboard than the general one, a pasteboard has a single item, and changes
/// by other programs are noticed at once, from the first use of ``general`` on. If the program ends, what it has copied
/// remains if the desktop has a clipboard manager.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// Posted by the pasteboard that has changed, also if another program has changed it.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The desktop's clipboard.
  open class var general: UIPasteboard {
    _ = UIApplication.shared.desktop?.clipboard
    return shared
  }
  static let shared = UIPasteboard()

  /// The number of times the content has changed.
  open private(set) var changeCount = 0
  /// The content while there is no display.
  private var local = ClipboardContents()
  /// The strings that have been written last.
  private var writtenStrings: [String] = []

  private override init() { super.init() }

  nonisolated deinit {}

  private var clipboard: Clipboard? { UIApplication.shared.desktop?.clipboard }

  // MARK: Text

  /// The text. Setting it replaces the content; `nil` removes it.
  open var string: String? {
    get { read(ClipboardContents.textTargets)?.text }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts. Other programs receive them as lines, and their text is a single one here.
  open var strings: [String]? {
    get {
      guard let string else { return nil }
      return string == Self.lines(writtenStrings) ? writtenStrings : [string]
    }
    set {
      writtenStrings = newValue ?? []
      write(newValue.map { $0.isEmpty ? [] : ClipboardContents.text(Self.lines($0)) } ?? [])
    }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { has(ClipboardContents.textTargets) }

  private static func lines(_ strings: [String]) -> String { strings.joined(separator: "\n") }

  // MARK: Addresses

  /// The format of addresses, one a line.
  private static let addressList = "text/uri-list"

  /// The address of a page or a file. Setting it replaces the content, also by its text.
  open var url: URL? {
    get {
      let lines = read([Self.addressList])?.text.split(whereSeparator: \.isNewline) ?? []
      // Lines with a number sign are comments.
      return lines.first { !$0.hasPrefix("#") }.flatMap { URL(string: String($0)) }
    }
    set {
      guard let address = newValue?.absoluteString else { return write([]) }
      write([.init(target: Self.addressList, bytes: Array("\(address)\r\n".utf8))] + ClipboardContents.text(address))
    }
  }

  /// Whether there is an address.
  open var hasURLs: Bool { has([Self.addressList]) }

  // MARK: Pictures

  /// The formats in which pictures are read, the best first.
  private static let imageTypes = ["image/png", "image/jpeg", "image/bmp", "image/tiff", "image/gif"]

  /// The picture, with a pixel for each point. Setting it replaces the content; other programs receive it as PNG.
  open var image: UIImage? {
    get { read(Self.imageTypes).flatMap { UIImage(data: Data($0.bytes)) } }
    set {
      let data = newValue?.pngData()
      write(data.map { [.init(target: "image/png", bytes: Array($0))] } ?? [])
    }
  }

  /// Whether there is a picture.
  open var hasImages: Bool { has(Self.imageTypes) }

  // MARK: The content

  private func read(_ targets: [String]) -> ClipboardContents.Representation? {
    if let clipboard { clipboard.read(targets) } else { local.representation(in: targets) }
  }

  private func has(_ targets: [String]) -> Bool {
    !Set(targets).isDisjoint(with: clipboard.map(\.targets) ?? local.targets)
  }

  private func write(_ representations: [ClipboardContents.Representation]) {
    let contents = ClipboardContents(representations)
    if let clipboard { clipboard.write(contents) } else { local = contents }
    noteChange()
  }

  /// Notes that the content has changed, here or in another program.
  func noteChange() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
