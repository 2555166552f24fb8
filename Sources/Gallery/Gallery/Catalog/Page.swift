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
}
