// SPDX-License-Identifier: MIT
import UIKit

/// A page of the gallery, as the catalogue lists it.
struct Page {
  let id: String
  let title: String
  /// One line that says what the user can do on the page.
  let blurb: String
  let symbol: String
  let section: PageSection
  let make: () -> UIViewController
  /// The file that declares the page, as the compiler names it.
  private let file: String

  init(
    id: String, title: String, blurb: String, symbol: String, section: PageSection,
    make: @escaping () -> UIViewController, file: String = #fileID
  ) {
    (self.id, self.title, self.blurb, self.symbol) = (id, title, blurb, symbol)
    (self.section, self.make, self.file) = (section, make, file)
  }

  /// The name and the text of the file that declares the page, or nil if it is not in the folder `Pages`.
  var source: (name: String, text: String)? { PageSources.files.first { file.hasSuffix("/\($0.name)") } }
}
