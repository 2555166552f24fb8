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

  /// The kind of device, which is `.pad`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}
