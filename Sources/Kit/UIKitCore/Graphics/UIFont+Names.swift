// SPDX-License-Identifier: MIT

extension UIFont {
  /// The names of the installed families, in alphabetical order.
  public class var familyNames: [String] { FontBook.families }

  /// Returns the names of the fonts of a family, in the form that ``init(name:size:)`` takes. Empty if the family is not
  /// installed.
  ///
  /// Fonts of weights that ``Weight`` has no constant for are left out.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let names = FontBook.faces(ofFamily: familyName).compactMap { face in
      FaceName(family: familyName, openTypeWeight: face.weight, isItalic: face.isItalic)?.name
    }
    return Set(names).sorted()
  }
}
