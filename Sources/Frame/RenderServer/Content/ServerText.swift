// SPDX-License-Identifier: MIT
import Synchronization
import X11

/// The right to send text as glyphs, which one connection of the program has at a time.
///
/// All connections share cairo's fonts, whose glyphs remember only the connection that drew them last. If two connections
/// draw the same text in turns, cairo notes its glyphs several times for each of them. It frees them in the server as
/// often, also when they are in use again, and the server refuses the text with BadGlyph. Connections without the right
/// draw text in this process and upload the pixels, which are the same.
enum ServerText {
  private struct Owner {
    weak var connection: Connection?
  }

  private static let owner = Mutex(Owner())

  /// Takes the right if nobody has it. Returns whether the connection has it.
  static func claim(_ connection: Connection) -> Bool {
    owner.withLock { owner in
      if owner.connection == nil { owner.connection = connection }
      return owner.connection === connection
    }
  }

  /// Gives the right back, after the connection has been closed: cairo forgets its glyphs then.
  static func release(_ connection: Connection) {
    owner.withLock { if $0.connection === connection { $0.connection = nil } }
  }
}
