// SPDX-License-Identifier: MIT

/// The computer that the program runs on.
@MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  nonisolated deinit {}

  /// The host's name.
  open var name: String { ProcessInfo.processInfo.hostName }
  open var model: String { "PC" }
  open var localizedModel: String { model }
  open var systemName: String { "Linux" }
  open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}
