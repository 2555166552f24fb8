// SPDX-License-Identifier: MIT
import UIKit

/// The drags that can move the pages of all cells: the built-in ones, the last one in a cell, and the saved ones.
final class GesturePanel: PanelView {
  private static let padding: CGFloat = 14
  private static let gap: CGFloat = 8
  private static let graphHeight: CGFloat = 150

  private let scroll = UIScrollView()
  private let heading = UILabel()
  private let note = UILabel()
  private let graph = PlotView()
  private let figures = UILabel()
  private let name = UITextField()
  private let save = ToolButton(symbol: "square.and.arrow.down", title: "Save")
  private let delete = ToolButton(symbol: "trash", title: "Delete the saved drag")
  private var buttons: [(button: ToolButton, drag: RecordedDrag?)] = []
  private var saved: [RecordedDrag] = []
  private let store: DragStore

  init(_ controller: CompareController, store: DragStore = .user) {
    self.store = store
    super.init(controller)
    saved = store.drags
    heading.text = "Gesture"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    for label in [note, figures] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textColor = Palette.secondaryText
      label.numberOfLines = 0
    }
    name.placeholder = "Name"
    name.borderStyle = .roundedRect
    name.font = .systemFont(ofSize: 13)
    name.accessibilityLabel = "Name of the drag"
    name.addAction(UIAction { [weak self] _ in self?.saveDrag() }, for: .primaryActionTriggered)
    save.addAction(UIAction { [weak self] _ in self?.saveDrag() }, for: .touchUpInside)
    delete.addAction(UIAction { [weak self] _ in self?.deleteDrag() }, for: .touchUpInside)
    for part in [heading, note, graph, figures, name, save, delete] { scroll.addSubview(part) }
    addSubview(scroll)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether keys type into the field with the name.
  override var isTyping: Bool { name.isFirstResponder }

  override func endTyping() { name.text = "" }

  override func willClose() { if isTyping { controller.becomeFirstResponder() } }

  private var drag: RecordedDrag? { controller.comparison.drag }

  // MARK: Actions

  private func choose(_ drag: RecordedDrag?) {
    controller.comparison.drag = drag
    controller.playback.scrub(to: 0)
    controller.playback.play()
  }

  private func saveDrag() {
    guard let drag, let saved = store.save(drag, as: name.text ?? "") else { return }
    self.saved = store.drags
    name.text = ""
    controller.becomeFirstResponder()
    controller.comparison.drag = saved
    update()
  }

  private func deleteDrag() {
    guard let drag else { return }
    store.delete(drag)
    saved = store.drags
    choose(nil)
    update()
  }

  // MARK: Showing

  override func update() {
    makeButtons()
    for (button, drag) in buttons { button.isSelected = drag == self.drag }
    note.text =
      drag == nil
      ? "The pages move by themselves. Drag in a cell, or choose a drag: it moves the pages of all cells, and its "
        + "release sends each to an end in its own way."
      : "All pages follow the same drag, each in its own direction. Press M for what each makes of it."
    showGraph()
    for part in [graph, figures] { part.isHidden = drag == nil }
    let isUnsaved = drag?.name == DragRecorder.name
    for part in [name, save] { part.isHidden = !isUnsaved }
    delete.isHidden = drag.map { !saved.contains($0) } ?? true
    setNeedsLayout()
  }

  /// Makes a button for each of the drags, unless these are the ones that have buttons.
  private func makeButtons() {
    let own = [controller.lastDrag, drag].compactMap { $0 }.filter { !saved.contains($0) }
    var drags = RecordedDrag.builtIn + saved
    for drag in own where !drags.contains(drag) { drags.append(drag) }
    guard buttons.dropFirst().map(\.drag) != drags || buttons.isEmpty else { return }
    for (button, _) in buttons { button.removeFromSuperview() }
    buttons = ([nil] + drags).map { drag in
      let button = ToolButton(title: drag?.title ?? "By itself")
      button.addAction(UIAction { [weak self] _ in self?.choose(drag) }, for: .touchUpInside)
      scroll.addSubview(button)
      return (button, drag)
    }
  }

  private func showGraph() {
    guard let drag else { return }
    let points = drag.points.map { CGPoint(x: CGFloat($0.time * 1000), y: $0.distance) }
    let distances = points.map(\.y)
    graph.content = PlotView.Content(
      x: PlotAxis(0...CGFloat(drag.duration * 1000), unit: " ms", count: 3),
      y: PlotAxis(min(distances.min() ?? 0, 0)...max(distances.max() ?? 1, 1), unit: " pt", count: 3, isWhole: true),
      lines: [PlotLine(color: tintColor, points: points)])
    figures.text = String(
      format: "Released after %.0f ms and %.0f pt, at %.0f pt/s.", drag.duration * 1000,
      Double(drag.distance(at: drag.duration)), Double(drag.velocity))
  }

  override func positionDidChange() {
    guard let drag else { return }
    graph.show(graph.scrubber, at: CGFloat(min(controller.playback.time, drag.duration) * 1000))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    var column = PanelColumn(x: Self.padding, y: 12, width: bounds.width - 2 * Self.padding, gap: Self.gap)
    column.place(heading, 22)
    column.place(note)
    column.place(buttons.map(\.button), columns: 2, height: 32)
    column.place(graph, Self.graphHeight)
    column.place(figures)
    column.place([name, save].filter { !$0.isHidden }, columns: 2, height: 32)
    column.place(delete, 32)
    scroll.contentSize = CGSize(width: bounds.width, height: column.y)
    positionDidChange()
  }
}
