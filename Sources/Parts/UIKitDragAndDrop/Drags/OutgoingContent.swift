// SPDX-License-Identifier: MIT
import UIKitCore
import X11

/// The content that other programs receive, made from the items of a drag.
@MainActor
enum OutgoingContent {
  /// Loads the representations of the items and passes them on, at once if all of them are there. Other programs receive a
  /// single content: the addresses of all items, and otherwise what the first item has.
  static func load(_ items: [UIDragItem], _ completion: @escaping (ClipboardContents) -> Void) {
    let parts = items.enumerated().flatMap { index, item in
      item.itemProvider.registeredTypeIdentifiers.map { (item: index, identifier: $0) }
    }
    let kept = parts.filter { $0.item == 0 || ContentType.conforms($0.identifier, to: ContentType.url) }
    let loaded = Gathering<Data>(count: kept.count) { data in
      completion(contents(zip(kept, data).compactMap { part, data in data.map { (part.identifier, $0) } }))
    }
    for (index, part) in kept.enumerated() {
      items[part.item].itemProvider.loadDataRepresentation(forTypeIdentifier: part.identifier) { data, _ in
        loaded.set(data, at: index)
      }
    }
  }

  private static func contents(_ parts: [(identifier: String, data: Data)]) -> ClipboardContents {
    var representations: [ClipboardContents.Representation] = []
    let addresses = parts.filter { ContentType.conforms($0.identifier, to: ContentType.url) }.map(\.data)
    if !addresses.isEmpty {
      let list = addresses.reduce(into: Data()) { $0 += $1 + Data("\r\n".utf8) }
      representations.append(.init(target: ContentType.addressList, bytes: Array(list)))
    }
    for (identifier, data) in parts where !ContentType.conforms(identifier, to: ContentType.url) {
      if identifier == ContentType.text {
        representations += ClipboardContents.text(String(decoding: data, as: UTF8.self))
      } else {
        representations.append(.init(target: ContentType.format(of: identifier), bytes: Array(data)))
      }
    }
    return ClipboardContents(representations)
  }
}
