// SPDX-License-Identifier: MIT
import Foundation

struct Trip: Hashable, Identifiable, Codable {
  let id: UUID
  var name: String
  var country: String
  var start: Date
  var notes: String
  var isFavorite: Bool
  var photos: [Photo]

  init(name: String, country: String, start: Date, notes: String = "", isFavorite: Bool = false, photos: Int = 0) {
    id = UUID()
    self.name = name
    self.country = country
    self.start = start
    self.notes = notes
    self.isFavorite = isFavorite
    self.photos = (0..<photos).map { Photo(number: $0 + 1) }
  }
}

struct Photo: Hashable, Identifiable, Codable {
  let id: UUID
  var number: Int
  var isHidden = false

  init(number: Int) {
    id = UUID()
    self.number = number
  }
}
