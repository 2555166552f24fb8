// SPDX-License-Identifier: MIT

/// The view of a section index, at the trailing edge of a table. A press and a drag choose titles.
final class TableIndexView: UIView {
  /// Called with the index of a title when the pointer reaches it.
  var onChoice: ((Int) -> Void)?
  var titles: [String] = [] { didSet { if titles != oldValue { linesDidChange() } } }
  /// The colours of the background at rest and under the pointer.
  var backgrounds: (resting: UIColor?, tracked: UIColor?) { didSet { updateBackground() } }
  private var lines: [UIView] = []
  private var shown: TableIndexLayout?
  private var isTracked = false { didSet { updateBackground() } }
  private var chosen: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // It begins at once, so that the table does not scroll.
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addTarget { [weak self] press in self?.track(press) }
    addGestureRecognizer(press)
    accessibilityLabel = "Section index"
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  private func linesDidChange() {
    shown = nil
    setNeedsLayout()
  }

  private func updateBackground() {
    backgroundColor = isTracked ? backgrounds.tracked ?? backgrounds.resting : backgrounds.resting
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for case let label as UILabel in lines { label.textColor = tintColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = TableIndexLayout(count: titles.count, height: bounds.height)
    UIView.performWithoutAnimation {
      if shown?.lines != layout.lines { makeLines(layout) }
      for (index, line) in lines.enumerated() {
        let y = layout.top + CGFloat(index) * TableMetrics.indexPitch
        line.frame = CGRect(x: 0, y: y, width: bounds.width, height: TableMetrics.indexPitch)
      }
    }
    shown = layout
  }

  private func makeLines(_ layout: TableIndexLayout) {
    for line in lines { line.removeFromSuperview() }
    lines = layout.lines.map { line in
      switch line {
      case .title(let index): makeLine(titles[index])
      case .dot: makeLine("•")
      }
    }
    for line in lines { addSubview(line) }
  }

  private func makeLine(_ title: String) -> UIView {
    guard title != UITableView.indexSearch else {
      let configuration = UIImage.SymbolConfiguration(pointSize: TableMetrics.indexFontSize, weight: .semibold)
      let view = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration))
      view.contentMode = .center
      return view
    }
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: TableMetrics.indexFontSize, weight: .semibold)
    label.textAlignment = .center
    label.textColor = tintColor
    return label
  }

  private func track(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began, .changed:
      isTracked = true
      let title = TableIndexLayout(count: titles.count, height: bounds.height).title(at: press.location(in: self).y)
      guard title != chosen else { return }
      chosen = title
      if let title { onChoice?(title) }
    case .ended, .cancelled, .failed:
      isTracked = false
      chosen = nil
    case .possible: break
    }
  }
}
