// SPDX-License-Identifier: MIT
import CoreGraphics

/// Progress, angle and radius are interpolated. The paper is that of the final value.
extension PageCurl: AnimatableVector {
  package static func combine(_ a: PageCurl, _ weightA: Double, _ b: PageCurl, _ weightB: Double) -> PageCurl {
    var result = b
    result.progress = .combine(a.progress, weightA, b.progress, weightB)
    result.angle = .combine(a.angle, weightA, b.angle, weightB)
    result.radius = .combine(a.radius, weightA, b.radius, weightB)
    return result
  }

  package var squaredLength: Double { progress.squaredLength + angle.squaredLength + radius.squaredLength }
}

extension PageCurl: PropertyValue {
  package static var parts: [PropertyPart<PageCurl>] {
    [PropertyPart("progress", \.progress), PropertyPart("angle", \.angle), PropertyPart("radius", \.radius)]
  }
}
