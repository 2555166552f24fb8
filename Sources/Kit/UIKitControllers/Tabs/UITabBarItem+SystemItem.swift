// SPDX-License-Identifier: MIT

extension UITabBarItem {
  /// A tab with a title and an image of the system.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Everything else.
    case more
    /// The user's favourites.
    case favorites
    /// Content that is recommended.
    case featured
    /// The content that users rate highest.
    case topRated
    /// The content that was used recently.
    case recents
    /// People.
    case contacts
    /// The content that was used before.
    case history
    /// Bookmarks.
    case bookmarks
    /// A search.
    case search
    /// The content that is or was downloaded.
    case downloads
    /// The newest content.
    case mostRecent
    /// The content that most users view.
    case mostViewed
  }

  /// Creates an item with the title and the image of a system item, and a number for the program's own use.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }
}

nonisolated extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The symbol that resembles the image of iOS.
  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star"
    case .recents, .mostRecent: "clock"
    case .contacts: "person.crop.circle"
    case .history: "clock.arrow.circlepath"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle"
    case .mostViewed: "list.bullet"
    }
  }
}
