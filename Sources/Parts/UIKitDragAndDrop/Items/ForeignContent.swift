// SPDX-License-Identifier: MIT
import UIKitCore
import X11

/// The items that another program drags, made from the formats that it offers.
@MainActor
struct ForeignContent {
  /// Reads the content in a format.
  let read: (_ format: String, @escaping DragMoment.Reader) -> Void

  /// The most addresses that become items. The value is a choice.
  private static let mostAddresses = 1000

  /// Returns an item for each address or, if there is at most one, an item with all formats.
  func items(formats: [String], addresses: [URL]) -> [UIDragItem] {
    guard addresses.count > 1 else {
      let provider = NSItemProvider()
      if let address = addresses.first { register(address, in: provider) }
      for (identifier, format) in ContentType.identifiers(of: formats) { register(identifier, format, in: provider) }
      return provider.registeredTypeIdentifiers.isEmpty ? [] : [UIDragItem(itemProvider: provider)]
    }
    return addresses.map { address in
      let provider = NSItemProvider()
      register(address, in: provider)
      return UIDragItem(itemProvider: provider)
    }
  }

  private func register(_ identifier: String, _ format: String, in provider: NSItemProvider) {
    provider.register(identifier) { completion in
      read(format) { content in
        completion(content.map { identifier == ContentType.text ? Data($0.text.utf8) : Data($0.bytes) })
      }
    }
  }

  /// A file that is a picture has its content, too, because file managers offer addresses only.
  private func register(_ address: URL, in provider: NSItemProvider) {
    let data = Data(address.absoluteString.utf8)
    provider.register(address.isFileURL ? ContentType.fileURL : ContentType.url) { $0(data) }
    guard let picture = ContentType.identifier(ofPicture: address) else { return }
    provider.register(picture) { completion in
      DispatchQueue.global().async {
        let content = try? Data(contentsOf: address)
        DispatchQueue.main.async { MainActor.assumeIsolated { completion(content) } }
      }
    }
  }

  /// Returns the addresses in a list with one a line. Lines with a number sign are comments.
  static func addresses(in list: String) -> [URL] {
    let lines = list.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    return lines.prefix(mostAddresses).compactMap { URL(string: String($0)) }
  }
}
