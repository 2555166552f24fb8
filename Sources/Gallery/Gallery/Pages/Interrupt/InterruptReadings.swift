// SPDX-License-Identifier: MIT
import UIKit

/// The measurements of the transition: plots of its progress and velocity, and the hand-overs.
final class InterruptReadings: UIView {
  private static let gap: CGFloat = 10
  /// The ratio of width to height of an area from which the plots are beside the pages instead of below them.
  private static let wideRatio: CGFloat = 1.15
  /// The share of the width that the plots take beside the pages, and its limits in points.
  private static let asideShare: CGFloat = 0.4
  private static let asideLimits: ClosedRange<CGFloat> = 180...520
  /// The share of the height that the plots take below the pages.
  private static let plotShare: CGFloat = 0.36

  let progresses = MotionPlot(title: "Progress", unit: " %", color: .systemBlue, range: 0...100)
  let velocities = MotionPlot(title: "Velocity", unit: " %/s", color: .systemOrange, range: -500...500)
  let list = HandOverList()
  private var meter = VelocityMeter()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [progresses, velocities, list] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - progress: The progress on the screen.
  ///   - pointer: The progress that the pointer asks for, or nil if it does not hold the pages.
  func add(_ progress: CGFloat, at time: TimeInterval, isHeld: Bool, pointer: CGFloat?) {
    progresses.add(progress * 100, at: time, isDragging: isHeld, mark: pointer.map { $0 * 100 })
    velocities.add(meter.add(progress, at: time) * 100, at: time, isDragging: isHeld)
  }

  func removeAll() {
    for plot in [progresses, velocities] { plot.removeAll() }
    list.removeAll()
    meter = VelocityMeter()
  }

  /// Lays the plots out in an area, beside the pages or below them, and returns the area that is left for the pages.
  func layOut(in area: CGRect) -> CGRect {
    let (isAside, limits) = (area.width > area.height * Self.wideRatio, Self.asideLimits)
    let width = min(max(area.width * Self.asideShare, limits.lowerBound), limits.upperBound).rounded()
    let height = (area.height * Self.plotShare).rounded()
    let (plots, rest) = area.divided(
      atDistance: isAside ? width : height, from: isAside ? .maxXEdge : .maxYEdge)
    frame = plots
    return rest.shrunk(by: UIEdgeInsets(top: 0, left: 0, bottom: isAside ? 0 : Self.gap, right: isAside ? Self.gap : 0))
  }

  /// A high area has the three parts one above the other, a wide one the list beside the plots.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, gap) = (bounds.size, Self.gap)
    if size.width > size.height * 1.5 {
      let (width, half) = (((size.width - gap) / 2).rounded(), ((size.height - gap) / 2).rounded())
      progresses.frame = CGRect(x: 0, y: 0, width: width, height: half)
      velocities.frame = CGRect(x: 0, y: size.height - half, width: width, height: half)
      list.frame = CGRect(x: size.width - width, y: 0, width: width, height: size.height)
    } else {
      let height = ((size.height - 2 * gap) / 3).rounded()
      for (index, part) in [progresses, velocities, list].enumerated() {
        part.frame = CGRect(x: 0, y: CGFloat(index) * (height + gap), width: size.width, height: height)
      }
    }
  }
}
