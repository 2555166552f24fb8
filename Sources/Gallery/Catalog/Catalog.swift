// SPDX-License-Identifier: MIT
import UIKit

/// Everything the gallery has, one line each.
enum Catalog {
  static let pages: [Page] = [
    PushPage.entry,
    ControlsPage.entry,
  ]

  static let styles: [TransitionStyle] = [
    TransitionStyle(id: "system", title: "System push and pop", kinds: [.push])
  ]

  static func page(_ id: String) -> Page? { pages.first { $0.id == id } }
  static func style(_ id: String) -> TransitionStyle? { styles.first { $0.id == id } }
}
