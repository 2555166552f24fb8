// SPDX-License-Identifier: MIT
import UIKit

/// A drag as a word of the command line: the name of a built-in or a saved one, or its points after its name:
///
///     --drag flick
///     --drag mine:0/0,16/4.5,33/12
///
/// Each point is a time in milliseconds and a distance in points.
extension RecordedDrag {
  /// The longest time in seconds and the greatest distance in points that an address can state.
  private static let (longest, farthest) = (20.0, 16_384.0)
  /// The greatest number of points of an address.
  private static let pointLimit = 4096

  /// The name of a built-in drag, and the points of any other, so that the address is understood everywhere.
  var address: String { Self.builtIn.contains(self) ? name : "\(name):\(path)" }

  /// The points in text.
  var path: String {
    points.map { "\(($0.time * 1000).shortText)/\(Double($0.distance).shortText)" }.joined(separator: ",")
  }

  /// - Parameter saved: The drags that have been saved under a name.
  init(address: String, saved: [RecordedDrag] = []) throws(UsageError) {
    let parts = address.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let points = Self.points(parts[1]), let name = Self.name(from: parts[0]) {
      self.init(name: name, points: points)
    } else if let drag = (Self.builtIn + saved).first(where: { $0.name == address }) {
      self = drag
    } else {
      let names = (Self.builtIn + saved).map(\.name).joined(separator: ", ")
      throw UsageError(
        "There is no drag \(address.quoted). There are \(names), and NAME:MS/POINTS,MS/POINTS and so on, from 0/0.")
    }
  }

  /// Returns a text as the name of a drag, in small letters, digits and hyphens, or nil if nothing is left of it.
  static func name(from text: String) -> String? {
    let words = text.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.joined(separator: "-").prefix(Self.longestName)
    return name.isEmpty ? nil : String(name)
  }

  private static let longestName = 40

  private static func points(_ text: String) -> [Point]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let points = parts.prefix(pointLimit + 1).compactMap(point)
    guard points.count == parts.count, (2...pointLimit).contains(points.count),
      points[0] == Point(time: 0, distance: 0),
      zip(points, points.dropFirst()).allSatisfy({ $0.time < $1.time })
    else { return nil }
    return points
  }

  private static func point(_ text: Substring) -> Point? {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let time = numbers[0], let distance = numbers[1], (0...longest * 1000).contains(time),
      abs(distance) <= farthest
    else { return nil }
    return Point(time: time / 1000, distance: CGFloat(distance))
  }
}
