// SPDX-License-Identifier: MIT
import UIKit

/// The page of a style: live pictures of it in each of its kinds, which run it in the whole page, and its notes.
final class StyleController: UIViewController, MagicMoving, Revealing {
  private let style: TransitionStyle
  private let run = StyleRun()
  private lazy var loop = PictureLoop(duration: 1.2, pause: 0.8) { [weak self] in self?.showPictures() }
  private lazy var content = makeContent()
  /// The view from which the transitions start that start from a view.
  private let source: UIView

  init(_ style: TransitionStyle) {
    self.style = style
    source = style.source?() ?? LandscapeView(AlbumItem.all[1])
    super.init(nibName: nil, bundle: nil)
    title = style.title
    style.configureBar(of: self)
  }

  required init?(coder: NSCoder) { nil }

  var movingView: UIView { source }
  var revealingView: UIView { source }

  override func loadView() { view = content }

  private func makeContent() -> StyleContent {
    let cells = style.kinds.map { kind in
      LiveCell(.one(StylePicture(style: style, kind: kind, pages: TilePages.make), caption: kind.title), in: loop)
    }
    let content = StyleContent(style, source: source, cells: cells)
    for (cell, kind) in zip(cells, style.kinds) {
      content.add(cell) { [weak self, weak cell] in if cell?.isClicked == true { self?.show(kind) } }
    }
    content.sourceButton.addAction(UIAction { [weak self] _ in self?.showSource() }, for: .touchUpInside)
    content.compareButton.addAction(UIAction { [weak self] _ in self?.compare() }, for: .touchUpInside)
    return content
  }

  // MARK: Running

  /// Runs the style in the whole page, or in the window.
  private func show(_ kind: TransitionKind) {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    switch kind {
    case .push: run.push(LandscapeController(AlbumItem.all[1]), in: style, over: self)
    case .present: run.present(DismissibleController(), in: style, over: self)
    case .tab: navigationController?.pushViewController(SwipedTabsController(style: style), animated: true)
    }
  }

  private func compare() {
    var comparison = Comparison.initial
    comparison.cells = [ComparedStyle(style.id, style.kinds[0]), ComparedStyle(StockStyles.system.id, .push)]
    navigationController?.pushViewController(CompareController(comparison, store: ComparePage.store), animated: true)
  }

  private func showSource() {
    guard presentedViewController == nil, let file = StyleSource(of: style.id)?.file else { return }
    present(SourceController(name: file.name, text: file.text), animated: true)
  }

  // MARK: Pictures

  private func showPictures() { for cell in content.cells { cell.show(in: self) } }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run.end(in: navigationController)
    content.becomeFirstResponder()
    loop.isShown = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    loop.isShown = false
    for cell in content.cells { cell.freeze() }
  }
}
