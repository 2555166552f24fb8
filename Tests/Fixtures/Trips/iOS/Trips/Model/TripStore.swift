// SPDX-License-Identifier: MIT
import Foundation

extension Notification.Name {
  static let tripsDidChange = Notification.Name("TripsDidChange")
}

/// The trips of the user, saved one second after the last change.
final class TripStore: NSObject {
  private(set) var trips: [Trip] {
    didSet { tripsDidChange() }
  }
  private let file: URL?
  private(set) var saveTimer: Timer?
  private(set) var saves = 0

  init(trips: [Trip], file: URL? = nil) {
    self.trips = trips
    self.file = file
  }

  func trip(with id: Trip.ID) -> Trip? {
    trips.first { $0.id == id }
  }

  func add(_ trip: Trip) {
    trips.append(trip)
  }

  func delete(_ id: Trip.ID) {
    trips.removeAll { $0.id == id }
  }

  func update(_ id: Trip.ID, _ change: (inout Trip) -> Void) {
    guard let index = trips.firstIndex(where: { $0.id == id }) else { return }
    change(&trips[index])
  }

  func hide(_ photo: Photo.ID) {
    for (index, trip) in trips.enumerated() {
      guard let position = trip.photos.firstIndex(where: { $0.id == photo }) else { continue }
      trips[index].photos[position].isHidden = true
    }
  }

  @objc func save() {
    saveTimer?.invalidate()
    saveTimer = nil
    saves += 1
    guard let file = file, let data = try? JSONEncoder().encode(trips) else { return }
    try? data.write(to: file, options: .atomic)
  }

  private func tripsDidChange() {
    NotificationCenter.default.post(name: .tripsDidChange, object: self)
    saveTimer?.invalidate()
    saveTimer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(save), userInfo: nil, repeats: false)
  }
}

extension TripStore {
  static var sample: TripStore {
    let day: TimeInterval = 86_400
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let places = [
      ("Lisbon", "Portugal"), ("Porto", "Portugal"), ("Kyoto", "Japan"), ("Osaka", "Japan"), ("Bergen", "Norway"),
      ("Oslo", "Norway"), ("Tromsø", "Norway"), ("Naples", "Italy"), ("Rome", "Italy"), ("Turin", "Italy"),
      ("Cusco", "Peru"), ("Lima", "Peru"), ("Hanoi", "Vietnam"), ("Huế", "Vietnam"), ("Quito", "Ecuador"),
    ]
    return TripStore(
      trips: places.enumerated().map { index, place in
        Trip(
          name: place.0, country: place.1, start: now.addingTimeInterval(Double(index) * 9 * day),
          isFavorite: index % 4 == 0, photos: 3 + index % 5)
      })
  }
}
