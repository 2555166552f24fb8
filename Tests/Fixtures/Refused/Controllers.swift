// SPDX-License-Identifier: MIT
import UIKit

// expected-error@+1 {{'UIPageViewController' is unavailable: page view controllers are not available; use a UIScrollView with isPagingEnabled, a UITabBarController, or a container of your own}}
class Pages: UIPageViewController {}

// expected-error@+1 {{'UIDocumentPickerViewController' is unavailable: choosing files is not available}}
class Files: UIDocumentPickerViewController {}

// expected-error@+1 {{'UIPageViewControllerDataSource' is unavailable: page view controllers are not available; use a UIScrollView with isPagingEnabled}}
class Book: UIViewController, UIPageViewControllerDataSource {
  // expected-error@+2 {{'UIActivityViewController' is unavailable: sharing is not available}}
  // expected-error@+1 {{'init(activityItems:applicationActivities:)' is unavailable: sharing is not available}}
  func share() { present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) }

  // expected-error@+1 {{'UISearchController' is unavailable: searching is not available yet}}
  var search: UISearchController?
}
