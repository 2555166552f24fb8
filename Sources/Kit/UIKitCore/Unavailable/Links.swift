// SPDX-License-Identifier: MIT
import Foundation

extension UIApplication {
  /// The URL of the program's settings.
  @available(*, unavailable, message: "programs have no page in the desktop's settings; present one of your own")
  public class var openSettingsURLString: String { fatalError("unavailable") }
}
