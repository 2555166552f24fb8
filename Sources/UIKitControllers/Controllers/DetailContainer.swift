// SPDX-License-Identifier: MIT

/// A container with an area for details, to which its descendants pass `showDetailViewController(_:sender:)`.
package protocol DetailContainer: UIViewController {}
