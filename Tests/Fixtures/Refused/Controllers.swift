// SPDX-License-Identifier: MIT
import UIKit

// expected-error@+1 {{'UIDocumentPickerViewController' is unavailable: choosing files is not available}}
class Files: UIDocumentPickerViewController {}

class Book: UIViewController {
  func share() {
    // expected-error@+1 {{'UIActivityViewController' is unavailable: sharing is not available; copy to UIPasteboard.general, or open a URL with UIApplication.open}}
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    sheet.completionWithItemsHandler = nil
    present(sheet, animated: true)
  }

  // expected-error@+1 {{'popoverBackgroundViewClass' is unavailable: the bubble cannot be replaced; set backgroundColor}}
  func point(_ popover: UIPopoverPresentationController) { popover.popoverBackgroundViewClass = nil }

  func showNothing() {
    // expected-error@+1 {{'UIContentUnavailableConfiguration' is unavailable: pages for missing content are not available; show a view with a UIImageView, a UILabel and a UIButton}}
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Empty"
    // expected-error@+1 {{'contentUnavailableConfiguration' is unavailable: pages for missing content are not available; show a view with a UIImageView, a UILabel and a UIButton}}
    contentUnavailableConfiguration = configuration
  }

  func findContainer(_ action: Selector) {
    // expected-error@+1 {{'targetViewController(forAction:sender:)' is unavailable: the overrides of a method have the same Selector; call the method, such as show(_:sender:), on parent}}
    _ = targetViewController(forAction: action, sender: nil)
  }

  func addTab(to tabs: UITabBarController) {
    // expected-error@+2 {{'UITab' is unavailable: UITab is not available; set the viewControllers of the tab bar controller, each with its tabBarItem}}
    // expected-error@+1 {{'tabs' is unavailable: UITab is not available; set the viewControllers of the tab bar controller, each with its tabBarItem}}
    tabs.tabs = [UITab(title: "Book", image: nil, identifier: "book") { _ in Book() }]
  }
}
