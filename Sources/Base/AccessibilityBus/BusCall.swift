// SPDX-License-Identifier: MIT

/// A call of a method of an object on the bus.
struct BusCall: Equatable {
  var object: String
  var interface: String
  var member: String
  var arguments: [BusValue] = []

  func int(_ index: Int) -> Int? { arguments.indices.contains(index) ? arguments[index].int : nil }
  func text(_ index: Int) -> String? { arguments.indices.contains(index) ? arguments[index].text : nil }
}
