// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Removes the attributes that expose a declaration to Objective-C or to Interface Builder.
struct AttributeRule: FileRule {
  let name = "attribute"

  /// The attributes, and the work that remains for a person without them.
  private static let removed: [String: String?] = [
    "GKInspectable": nil,
    "IBAction": "an action that a nib or storyboard connected; add it with addTarget(_:action:for:)",
    "IBDesignable": nil,
    "IBInspectable": nil,
    "IBOutlet": "an outlet that a nib or storyboard set; create the object in code",
    "IBSegueAction": "a segue of a storyboard; present or push the controller in code",
    "NSManaged": "@NSManaged left storing the property to Core Data or Core Animation; store it here",
    "nonobjc": nil,
    "objc": nil,
    "objcMembers": nil,
  ]

  func edits(in file: SourceFile, at index: Int, of project: Project) -> [Edit] {
    file.all(AttributeSyntax.self).compactMap { attribute in
      guard let manualEdit = Self.removed[attribute.attributeName.trimmedDescription] else { return nil }
      return Edit(
        file: index, range: file.deletion(of: attribute.textRange), replacement: "", manualEdit: manualEdit)
    }
  }
}
