// SPDX-License-Identifier: MIT
import UIKit

@testable import Gallery

/// Finds layout errors in a view that is not animated: text that does not fit, and texts and controls that overlap or
/// extend beyond their superview.
@MainActor
struct LayoutAudit {
  /// The rounding error that is allowed, in points.
  private static let slack: CGFloat = 1

  private(set) var complaints: [String] = []

  init(_ root: UIView) { audit(root) }

  private mutating func audit(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01, view.bounds.width > 0, view.bounds.height > 0 else { return }
    if let label = view as? UILabel { audit(label) }
    let parts = view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 && ($0 is UILabel || $0 is UIControl) }
    for (index, part) in parts.enumerated() {
      if !(view is UIScrollView), !view.bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(part.frame) {
        complaints.append("\(name(part)) extends beyond \(type(of: view)): \(part.frame) in \(view.bounds)")
      }
      for other in parts[(index + 1)...] where part.frame.insetBy(dx: 1, dy: 1).intersects(other.frame) {
        complaints.append("\(name(part)) overlaps \(name(other))")
      }
    }
    for subview in view.subviews { audit(subview) }
  }

  private mutating func audit(_ label: UILabel) {
    guard label.text?.isEmpty == false else { return }
    let room = label.bounds.size
    let oneLine = label.numberOfLines == 1
    let needed = label.sizeThatFits(
      CGSize(width: oneLine ? .greatestFiniteMagnitude : room.width, height: .greatestFiniteMagnitude))
    if needed.width > room.width + Self.slack || needed.height > room.height + Self.slack {
      complaints.append("\(name(label)) is clipped: it needs \(needed) and has \(room)")
    }
  }

  private func name(_ view: UIView) -> String {
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    return "\(type(of: view))" + (text.map { " “\($0)”" } ?? "")
  }
}
