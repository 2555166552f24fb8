// SPDX-License-Identifier: MIT

/// The answer to a call.
enum BusAnswer: Equatable {
  /// The results, in order.
  case values([BusValue])
  /// The main thread has to perform a command, and the results are made of that of the command.
  case command(AccessibleCommand, on: AccessibleID)
  /// The registry gives the application its number.
  case setApplicationID(Int32)
  case failure(BusFailure)

  static func value(_ value: BusValue) -> BusAnswer { .values([value]) }
}

/// The reason why a call has no result, with the name of its error on the bus.
enum BusFailure: String {
  case unknownObject = "org.freedesktop.DBus.Error.UnknownObject"
  case unknownInterface = "org.freedesktop.DBus.Error.UnknownInterface"
  case unknownMethod = "org.freedesktop.DBus.Error.UnknownMethod"
  case unknownProperty = "org.freedesktop.DBus.Error.UnknownProperty"
  case invalidArguments = "org.freedesktop.DBus.Error.InvalidArgs"
  case readOnly = "org.freedesktop.DBus.Error.PropertyReadOnly"
  case failed = "org.freedesktop.DBus.Error.Failed"

  var message: String {
    switch self {
    case .unknownObject: "the object does not exist any more"
    case .unknownInterface: "the object does not have this interface"
    case .unknownMethod: "the interface does not have this method"
    case .unknownProperty: "the interface does not have this property"
    case .invalidArguments: "the arguments are not those of the method"
    case .readOnly: "the property cannot be set"
    case .failed: "the program could not answer"
    }
  }
}
