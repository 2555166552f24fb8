// SPDX-License-Identifier: MIT
import Diagnostics

/// The computer on which the program runs.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  nonisolated deinit {}

  /// The host name.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of computer, which is “PC”.
  open var model: String { "PC" }

  /// The same as ``model``.
  open var localizedModel: String { model }

  /// The name of the operating system, which is “Linux”.
  open var systemName: String { "Linux" }

  /// The version of the operating system.
  open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }

  /// The physical orientation, which is `.unknown`.
  open var orientation: UIDeviceOrientation { .unknown }

  /// Whether changes of the orientation are reported, which is `false`.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Starts reports of changes of the orientation. There are none.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Ends reports of changes of the orientation.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Posted when the orientation of a device has changed. Not posted here.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of device for which the program lays itself out: `.phone` if the first window is created with a compact
  /// width, and otherwise `.pad`. The environment variable `PASSAGE_IDIOM` overrides it with `phone` or `pad`.
  ///
  /// It does not change when the window is resized, because programs read it once and keep the value. Before there is a
  /// window, it is `.pad`.
  open private(set) var userInterfaceIdiom = UIDevice.environmentIdiom ?? .pad

  /// Chooses the idiom when the first window is created.
  func chooseIdiom(firstWindowWidth width: CGFloat) {
    Self.reportUnknownIdiom()
    userInterfaceIdiom = Self.environmentIdiom ?? (UITraitCollection.isCompact(width: width) ? .phone : .pad)
  }

  private static let environmentVariable = "PASSAGE_IDIOM"

  private static var environmentValue: String { ProcessInfo.processInfo.environment[environmentVariable] ?? "" }

  /// The idiom that the user has chosen, or nil.
  private static var environmentIdiom: UIUserInterfaceIdiom? { ["phone": .phone, "pad": .pad][environmentValue] }

  private static func reportUnknownIdiom() {
    guard !environmentValue.isEmpty, environmentIdiom == nil else { return }
    warn("\(environmentVariable) is \(environmentValue), which is not an idiom; set it to phone or pad")
  }
}
