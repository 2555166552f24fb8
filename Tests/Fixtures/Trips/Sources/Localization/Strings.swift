// SPDX-License-Identifier: MIT
import Foundation

/// The texts of the app in the language of the user.
public enum Strings {
  public static let trips = NSLocalizedString("Trips", bundle: .module, comment: "The tab of all trips")
  public static let photos = NSLocalizedString("Photos", bundle: .module, comment: "The tab of all photos")
  public static let profile = NSLocalizedString("Profile", bundle: .module, comment: "The tab of the user")
  public static let delete = NSLocalizedString("Delete", bundle: .module, comment: "The action of a swiped row")
  public static let favorite = NSLocalizedString("Favorite", bundle: .module, comment: "The action of a swiped row")
  public static let cancel = NSLocalizedString("Cancel", bundle: .module, comment: "A button of an alert")
  public static let search = NSLocalizedString("Search trips", bundle: .module, comment: "The prompt of the search")
  public static let save = NSLocalizedString("Save", bundle: .module, comment: "The button of the form")

  public static func photoCount(_ count: Int, in bundle: Bundle? = nil) -> String {
    let format = NSLocalizedString("%d photos", bundle: bundle ?? .module, comment: "The number of photos of a trip")
    return String.localizedStringWithFormat(format, count)
  }

  public static func date(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return formatter.string(from: date)
  }

  /// The texts of one language.
  public static func bundle(for language: String) -> Bundle? {
    Bundle.module.path(forResource: language, ofType: "lproj").flatMap(Bundle.init(path:))
  }
}
