// SPDX-License-Identifier: MIT

extension UIButton {
  /// A closure that adapts the configuration of a button to its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The kind of a button without a configuration.
  public nonisolated enum ButtonType: Int, Sendable {
    /// A button with a white title and no symbol.
    case custom = 0
    /// A button with a title in the tint colour.
    case system
    /// A button with an information symbol.
    case detailDisclosure
    /// A button with an information symbol.
    case infoLight
    /// A button with an information symbol.
    case infoDark
    /// A button with a plus sign in a circle.
    case contactAdd
    /// A button with a cross in a grey circle.
    case close = 7

    /// The initial image of a button of this type.
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

  /// The appearance of a button without a configuration in each state. A state without values of its own has those of
  /// `.normal`.
  struct Looks {
    struct Look {
      var title: String?
      var attributedTitle: NSAttributedString?
      var titleColor: UIColor?
      var image: UIImage?
      var backgroundImage: UIImage?
      var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    private var looks: [UInt: Look] = [:]

    /// The appearance set for exactly this state.
    subscript(state: State) -> Look {
      get { looks[state.rawValue] ?? Look() }
      set { looks[state.rawValue] = newValue }
    }

    func value<T>(_ key: KeyPath<Look, T?>, in state: State) -> T? {
      self[state][keyPath: key] ?? self[.normal][keyPath: key]
    }
  }
}

extension UIButton {
}
