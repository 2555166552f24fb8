// SPDX-License-Identifier: MIT
import UIKit

/// Everything the gallery has, one line each.
enum Catalog {
  static let pages: [Page] = [
    PushPage.entry,
    ControlsPage.entry,
  ]

  static let styles: [TransitionStyle] = [
    StockStyles.system,
    StockStyles.cover,
    StockStyles.flip,
    StockStyles.dissolve,
    StockStyles.curl,
    SlideStyle.entry,
    DropStyle.entry,
    SideStyle.entry,
    DiagonalStyle.entry,
  ]

  static func page(_ id: String) -> Page? { pages.first { $0.id == id } }
  static func style(_ id: String) -> TransitionStyle? { styles.first { $0.id == id } }
}
