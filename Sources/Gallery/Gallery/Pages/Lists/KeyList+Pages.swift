// SPDX-License-Identifier: MIT
import UIKit

extension KeyList {
  /// Adds the pages by section, each section below a header. `choose` runs when the control of a page is pressed.
  func add<Control: UIControl>(
    _ pages: [Page], headerSize: CGFloat, control: (Page) -> Control, choose: @escaping (Page) -> Void
  ) -> [(header: UILabel, controls: [Control])] {
    PageSection.allCases.compactMap { section in
      let pages = pages.filter { $0.section == section }
      guard !pages.isEmpty else { return nil }
      let header = addHeader(section.title, size: headerSize)
      let controls = pages.map { page in
        let control = control(page)
        add(control) { choose(page) }
        return control
      }
      return (header, controls)
    }
  }

  /// Adds the title of a group of controls.
  func addHeader(_ title: String, size: CGFloat) -> UILabel {
    let header = UILabel()
    header.text = title
    header.font = .systemFont(ofSize: size, weight: .semibold)
    header.textColor = Palette.secondaryText
    header.accessibilityTraits = .header
    addSubview(header)
    return header
  }
}
