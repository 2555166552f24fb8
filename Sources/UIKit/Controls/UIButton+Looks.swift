// SPDX-License-Identifier: MIT

extension UIButton {
  public nonisolated enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    /// What a button of this type shows from the start.
    var symbol: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark:
        UIImage(systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
      case .contactAdd:
        UIImage(systemName: "plus.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
      case .close:
        UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .bold))
      }
    }
  }

  /// What a button without a configuration shows in its states. A state that says nothing is as the normal one.
  struct Looks {
    struct Look {
      var title: String?
      var titleColor: UIColor?
      var image: UIImage?
      var backgroundImage: UIImage?
    }

    private var looks: [UInt: Look] = [:]

    /// What was set for this very state.
    subscript(state: State) -> Look {
      get { looks[state.rawValue] ?? Look() }
      set { looks[state.rawValue] = newValue }
    }

    func value<T>(_ key: KeyPath<Look, T?>, in state: State) -> T? {
      self[state][keyPath: key] ?? self[.normal][keyPath: key]
    }
  }
}
