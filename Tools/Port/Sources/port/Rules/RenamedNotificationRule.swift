// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Replaces the names of notifications by members of the class that posts them: `.UIApplicationDidBecomeActive` is
/// `UIApplication.didBecomeActiveNotification`. Also shortens the names of run loop modes.
struct RenamedNotificationRule: FileRule {
  let name = "renamed notification"

  private static let types: Set = ["NSNotification.Name", "Notification.Name"]
  private static let modeTypes: Set = ["RunLoop.Mode", "RunLoopMode"]
  private static let modes = [
    "UITrackingRunLoopMode": "tracking", "commonModes": "common", "defaultRunLoopMode": "default",
  ]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(MemberAccessExprSyntax.self).compactMap { member in
      let base = member.base?.trimmedDescription
      let name = member.declName.baseName
      if base.map(Self.types.contains) ?? true, let new = renamedNotifications[name.text] {
        return Edit(file: index, range: member.textRange, replacement: new)
      }
      guard base.map(Self.modeTypes.contains) ?? true, let mode = Self.modes[name.text] else { return nil }
      return Edit(file: index, range: name.textRange, replacement: mode)
    }
  }
}
