// SPDX-License-Identifier: MIT
import UIKit

/// The pages between which all cells show their transitions.
enum ComparedPages: String, CaseIterable {
  case places, grid, form, dark

  var title: String {
    switch self {
    case .places: "List to picture"
    case .grid: "Grid to detail"
    case .form: "Form"
    case .dark: "Dark"
    }
  }

  /// The appearance of the pages, unless it is that of the window.
  var style: UIUserInterfaceStyle { self == .dark ? .dark : .unspecified }

  func make() -> (first: UIViewController, second: UIViewController) {
    switch self {
    case .places: SamplePages.make()
    case .grid: (PictureGridController(), PictureController())
    case .form: (FormController(), FormResultController())
    case .dark: dark()
    }
  }

  private func dark() -> (first: UIViewController, second: UIViewController) {
    let pages = SamplePages.make()
    for page in [pages.first, pages.second] { page.overrideUserInterfaceStyle = style }
    return pages
  }
}
