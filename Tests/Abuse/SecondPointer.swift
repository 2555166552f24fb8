// SPDX-License-Identifier: MIT
import CX11
import DesktopTesting

/// A second master pointer, with a connection whose XTEST events move that pointer.
final class SecondPointer {
  let user: Desktop
  private let device: Int32
  private static let name = "second"

  init() throws {
    user = try Desktop()
    Self.add(on: user)
    guard let device = Self.master(on: user) else { throw AbuseError("the server makes no second pointer") }
    self.device = device
    XISetClientPointer(user.display, 0, device)
    user.connection.synchronize()
    user.waitsForServer = false
  }

  func remove() {
    _ = user.connection.trappingErrors {
      var change = XIAnyHierarchyChangeInfo()
      change.type = XIRemoveMaster
      change.remove.deviceid = device
      change.remove.return_mode = XIFloating
      XIChangeHierarchy(user.display, &change, 1)
    }
    user.connection.close()
  }

  private static func add(on user: Desktop) {
    _ = user.connection.trappingErrors {
      var change = XIAnyHierarchyChangeInfo()
      change.type = XIAddMaster
      change.add.send_core = True
      change.add.enable = True
      var name = Array(Self.name.utf8CString)
      name.withUnsafeMutableBufferPointer {
        change.add.name = $0.baseAddress
        XIChangeHierarchy(user.display, &change, 1)
      }
    }
  }

  private static func master(on user: Desktop) -> Int32? {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(user.display, XIAllMasterDevices, &count) else { return nil }
    defer { XIFreeDeviceInfo(devices) }
    return UnsafeBufferPointer(start: devices, count: Int(count)).first {
      $0.use == XIMasterPointer && String(cString: $0.name) == "\(name) pointer"
    }?.deviceid
  }
}
