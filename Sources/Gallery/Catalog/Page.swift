// SPDX-License-Identifier: MIT
import UIKit

/// A page of the gallery, as the catalogue lists it.
struct Page {
  let id: String
  let title: String
  /// One line: what one can do there.
  let blurb: String
  let symbol: String
  let section: PageSection
  let make: () -> UIViewController
}
