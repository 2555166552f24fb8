// SPDX-License-Identifier: MIT
import UIKit

extension KeyList {
  /// Adds the pages by section, each section below a header. `choose` runs when the control of a page is pressed.
  func add<Control: UIControl>(
    _ pages: [Page], headerSize: CGFloat, control: (Page) -> Control, choose: @escaping (Page) -> Void
  ) -> [(header: UILabel, controls: [Control])] {
    PageSection.allCases.map { section in
      let header = UILabel()
      header.text = section.title
      header.font = .systemFont(ofSize: headerSize, weight: .semibold)
      header.textColor = Palette.secondaryText
      addSubview(header)
      let controls = pages.filter { $0.section == section }.map { page in
        let control = control(page)
        add(control) { choose(page) }
        return control
      }
      return (header, controls)
    }
  }
}
