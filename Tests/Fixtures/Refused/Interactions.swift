// SPDX-License-Identifier: MIT
import UIKit

class CopyingView: UIView {
  // expected-error@+1 {{'items' is unavailable: a pasteboard has a single item; use string, url or image}}
  func copyTitle() { UIPasteboard.general.items = [["public.text": "title"]] }
}
