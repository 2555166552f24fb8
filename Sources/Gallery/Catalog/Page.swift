// SPDX-License-Identifier: MIT
import UIKit

/// A page of the gallery, as the catalogue lists it.
struct Page {
  let id: String
  let title: String
  /// One sentence: what to try.
  let blurb: String
  let symbol: String
  let make: () -> UIViewController
}
