// SPDX-License-Identifier: MIT

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

  /// The kind of device, which is `.pad`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}
