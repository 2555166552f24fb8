// SPDX-License-Identifier: MIT
import Foundation

/// A rotation in space: `w = cos(angle/2)`, `(x, y, z) = axis · sin(angle/2)`.
package struct Quaternion: Hashable, Sendable {
  package var vector: SIMD4<Double>

  package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  package init(x: Double, y: Double, z: Double, w: Double) { vector = SIMD4(x, y, z, w) }

  private init(_ vector: SIMD4<Double>) { self.vector = vector }

  /// Creates the rotation from the rows of an orthonormal matrix for row vectors (Shepperd's method: divide by the
  /// largest component).
  init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    let trace = a.x + b.y + c.z
    let squares = SIMD4(1 + 2 * a.x - trace, 1 + 2 * b.y - trace, 1 + 2 * c.z - trace, 1 + trace)
    let largest = squares.max()
    if largest == squares.w {
      vector = SIMD4(b.z - c.y, c.x - a.z, a.y - b.x, largest)
    } else if largest == squares.x {
      vector = SIMD4(largest, a.y + b.x, a.z + c.x, b.z - c.y)
    } else if largest == squares.y {
      vector = SIMD4(a.y + b.x, largest, b.z + c.y, c.x - a.z)
    } else {
      vector = SIMD4(a.z + c.x, b.z + c.y, largest, a.y - b.x)
    }
    vector /= (vector * vector).sum().squareRoot()
  }

  /// The rows of the rotation's matrix, for row vectors.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// Returns the rotation at a fraction of the shorter arc at constant angular speed (Shoemake 1985). Values outside
  /// 0…1 extrapolate.
  package func slerp(to end: Quaternion, fraction f: Double) -> Quaternion {
    let dot = (vector * end.vector).sum()
    let goal = dot < 0 ? -end.vector : end.vector
    // acos loses precision near 1, but atan2 of the chords does not.
    let angle = 2 * atan2((vector - goal).norm, (vector + goal).norm)
    guard angle > Self.smallestAngle else { return self }
    let blend = vector * (sin((1 - f) * angle) / sin(angle)) + goal * (sin(f * angle) / sin(angle))
    return Quaternion(blend)
  }

  /// The angle below which no pixel moves, and division by sin(angle) is inaccurate.
  private static let smallestAngle = 1e-9
}

extension SIMD4<Double> {
  fileprivate var norm: Double { (self * self).sum().squareRoot() }
}
