// SPDX-License-Identifier: MIT
import UIKit

// expected-error@+1 {{'UIDocumentPickerViewController' is unavailable: choosing files is not available}}
class Files: UIDocumentPickerViewController {}

class Book: UIViewController {
  // expected-error@+2 {{'UIActivityViewController' is unavailable: sharing is not available}}
  // expected-error@+1 {{'init(activityItems:applicationActivities:)' is unavailable: sharing is not available}}
  func share() { present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) }

  // expected-error@+1 {{'popoverBackgroundViewClass' is unavailable: the bubble cannot be replaced; set backgroundColor}}
  func point(_ popover: UIPopoverPresentationController) { popover.popoverBackgroundViewClass = nil }
}
