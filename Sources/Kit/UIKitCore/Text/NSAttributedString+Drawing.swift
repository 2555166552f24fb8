// SPDX-License-Identifier: MIT

/// Drawing needs a current context, as in `UIView.draw(_:)` and in a `UIGraphicsImageRenderer`. Colours that adapt to
/// the appearance are resolved with the current traits on the main thread, and with those of a light window on others.
nonisolated extension NSAttributedString {
  /// The font of text without one, in points. The system's default font has 12 points.
  private static let defaultFontSize: CGFloat = 12

  /// Returns the size of the text in points, without a limit of its width.
  public func size() -> CGSize { TextLayout(paragraphs: drawing.paragraphs(of: self)).size() }

  /// Draws the text with its top left corner at a point. Each paragraph is one line.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = TextLayout(paragraphs: drawing.paragraphs(of: self))
    layout.draw(in: context, rect: CGRect(origin: point, size: layout.size()), color: UIColor.black.cgColor)
  }

  /// Draws the lines that fit into a rectangle, which are wrapped at its width. The first line is always drawn.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text in a rectangle, with options.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let (layout, bounds) = fit(rect.size, options, context)
    var area = rect
    if options.contains(.usesLineFragmentOrigin) {
      // A rectangle without a height does not limit it.
      if area.height <= 0 { area.size.height = .infinity }
    } else {
      area = CGRect(x: rect.minX, y: rect.minY + bounds.minY, width: max(rect.width, bounds.width), height: .infinity)
    }
    layout.draw(in: target, rect: area, color: UIColor.black.cgColor)
  }

  /// Returns the rectangle that the text occupies, in points, with fractions. Round it up to whole pixels for a view.
  ///
  /// - Parameters:
  ///   - size: The area into which the text is fitted. A height of 0 is no limit.
  ///   - options: Include `usesLineFragmentOrigin` for text of several lines.
  ///   - context: The limits of scaling, and its results.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { fit(size, options, context).bounds }

  /// Returns the layout for an area, and its bounds relative to the origin that the options choose.
  private func fit(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> (layout: TextLayout, bounds: CGRect) {
    var conversion = drawing
    var room = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    if options.contains(.usesLineFragmentOrigin) {
      room = CGSize(
        width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
      conversion.truncation = options.contains(.truncatesLastVisibleLine) ? .lastLine : .paragraphs
    }
    var paragraphs = conversion.paragraphs(of: self)
    if let context {
      let limits = CGSize(
        width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
      let least = context.minimumScaleFactor
      let scale = least > 0 ? TextLayout.scale(of: paragraphs, fitting: limits, minimum: least) : 1
      paragraphs = paragraphs.map { $0.scaled(by: scale) }
      context.actualScaleFactor = scale
    }
    let layout = TextLayout(paragraphs: paragraphs)
    var bounds = CGRect(origin: .zero, size: layout.size(constrainedTo: room))
    if !options.contains(.usesLineFragmentOrigin) {
      bounds.origin.y = -(layout.baselines(constrainedTo: room)?.first ?? 0)
    }
    context?.totalBounds = bounds
    return (layout, bounds)
  }

  private var drawing: TextConversion {
    TextConversion(font: .systemFont(ofSize: Self.defaultFontSize), traits: .drawing)
  }
}

nonisolated extension UITraitCollection {
  /// The traits with which text is drawn on this thread.
  fileprivate static var drawing: UITraitCollection {
    Thread.isMainThread ? MainActor.assumeIsolated { current } : base
  }
}
