// SPDX-License-Identifier: MIT
import UIKitEffects

extension UITableViewCell {
  // MARK: Standard content

  var resolvedTextLabel: UILabel? {
    if let label = parts.text { return label }
    let label = UILabel()
    label.font = cellStyle == .value2 ? .preferredFont(forTextStyle: .caption1) : .preferredFont(forTextStyle: .body)
    if cellStyle == .value2 {
      label.textColor = .tintColor
      label.textAlignment = isRightToLeft ? .left : .right
    }
    parts.text = label
    addPart(label)
    return label
  }

  var resolvedDetailTextLabel: UILabel? {
    if let label = parts.detail { return label }
    guard cellStyle != .default else { return nil }
    let label = UILabel()
    switch cellStyle {
    case .subtitle:
      label.font = .preferredFont(forTextStyle: .caption1)
    case .value1:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    case .value2, .default: label.font = .preferredFont(forTextStyle: .caption1)
    }
    parts.detail = label
    addPart(label)
    return label
  }

  var resolvedImageView: UIImageView? {
    if let view = parts.image { return view }
    guard cellStyle != .value2 else { return nil }
    let view = UIImageView(frame: .zero)
    view.contentMode = .center
    parts.image = view
    addPart(view)
    return view
  }

  private func addPart(_ part: UIView) {
    UIView.performWithoutAnimation { contentView.addSubview(part) }
    setNeedsLayout()
  }

  // MARK: Layout

  private var editWidth: CGFloat { showsEditControl && controls.shouldIndent ? TableMetrics.editControlWidth : 0 }
  private var reorderWidth: CGFloat {
    controls.isEditing && controls.showsReorderControl ? TableMetrics.reorderControlWidth : 0
  }

  private var accessoryWidth: CGFloat {
    shownAccessory.map { $0.bounds.width + surroundings.margin } ?? 0
  }

  /// The width that the content does not have.
  var takenWidth: CGFloat { editWidth + reorderWidth + accessoryWidth + surroundings.indexWidth }

  func layOutParts() {
    let size = CGSize(width: bounds.width - surroundings.indexWidth, height: bounds.height)
    place(contentView, CGRect(x: editWidth, y: 0, width: max(bounds.width - takenWidth, 0), height: size.height))
    if let button = controls.editButton {
      let width = TableMetrics.editControlWidth
      let inset = max(surroundings.margin - 16, 0) + 4
      place(button, CGRect(x: showsEditControl ? inset : -width, y: 0, width: width, height: size.height))
    }
    if let grip = controls.reorderView {
      let width = TableMetrics.reorderControlWidth
      let isShown = controls.isEditing && controls.showsReorderControl
      place(grip, CGRect(x: isShown ? size.width - width : bounds.width, y: 0, width: width, height: size.height))
    }
    if let accessory = shownAccessory {
      let own = accessory.bounds.size
      let x = size.width - surroundings.margin - own.width - reorderWidth
      place(accessory, CGRect(x: x, y: (size.height - own.height) / 2, width: own.width, height: own.height))
    }
    layOutSeparator()
    layOutContent()
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    let mirrored =
      isRightToLeft
      ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    if view.frame != mirrored { view.frame = mirrored }
  }

  private func layOutSeparator() {
    guard surroundings.showsSeparator else {
      looks.separator?.isHidden = true
      return
    }
    let line = looks.separator ?? surroundings.separatorEffect.map(UIVisualEffectView.init) ?? UIView()
    // A line that appears does not grow.
    let isNew = looks.separator == nil || line.isHidden
    if looks.separator == nil {
      looks.separator = line
      line.isUserInteractionEnabled = false
      UIView.performWithoutAnimation { addSubview(line) }
    }
    line.isHidden = false
    ((line as? UIVisualEffectView)?.contentView ?? line).backgroundColor = surroundings.separatorColor
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let inset = separatorInset
    var left = inset.left
    // The line begins where the text does.
    if looks.separatorInset == nil, left > 0, let start = textStartBesideImage { left = start }
    let frame = CGRect(
      x: left + editWidth, y: bounds.height - thickness,
      width: max(bounds.width - left - inset.right - editWidth - surroundings.indexWidth, 0),
      height: thickness)
    if isNew { UIView.performWithoutAnimation { place(line, frame) } } else { place(line, frame) }
  }

  /// The position of the text beside an image, or nil without one.
  private var textStartBesideImage: CGFloat? {
    if let list = content.view as? UIListContentView { return list.textStartBesideImage }
    guard let image = parts.image, image.image != nil else { return nil }
    return surroundings.margin + image.intrinsicContentSize.width + TableMetrics.imageSpacing
  }

  /// The frames of the standard parts in the content view, and the height that they need.
  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  private func layOutContent() {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let arrangement = arrangement(width: contentView.bounds.width, height: contentView.bounds.height)
    func put(_ view: UIView?, _ frame: CGRect) {
      guard let view else { return }
      let width = contentView.bounds.width
      let shown =
        isRightToLeft ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
      if view.frame != shown { view.frame = shown }
    }
    put(parts.image, arrangement.image)
    put(parts.text, arrangement.text)
    put(parts.detail, arrangement.detail)
  }

  func standardHeight(forWidth width: CGFloat) -> CGFloat {
    arrangement(width: max(width - takenWidth, 0), height: nil).height.rounded(.up)
  }

  /// Arranges the parts in a height, or in the height that they need.
  private func arrangement(width: CGFloat, height: CGFloat?) -> Arrangement {
    var result = Arrangement()
    var x = surroundings.margin + CGFloat(looks.indentation.level) * looks.indentation.width
    // Without an accessory, the text ends at the margin of the row.
    let end = width - (takenWidth - editWidth > 0 ? TableMetrics.valueSpacing : surroundings.margin)
    let image = parts.image?.image == nil ? .zero : parts.image?.intrinsicContentSize ?? .zero
    if image.width > 0 {
      result.image = CGRect(origin: CGPoint(x: x, y: 0), size: image)
      x += image.width + TableMetrics.imageSpacing
    }
    let space = max(end - x, 0)
    func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let fitting = label.sizeThatFits(CGSize(width: max(width, 0), height: .greatestFiniteMagnitude))
      return CGSize(width: min(fitting.width, max(width, 0)), height: fitting.height)
    }
    var textSize: CGSize
    var detailSize: CGSize
    var content: CGFloat
    switch cellStyle {
    case .subtitle:
      (textSize, detailSize) = (size(parts.text, space), size(parts.detail, space))
      let spacing = textSize.height > 0 && detailSize.height > 0 ? TableMetrics.subtitleSpacing : 0
      content = textSize.height + spacing + detailSize.height
      result.text = CGRect(x: x, y: 0, width: space, height: textSize.height)
      result.detail = CGRect(x: x, y: textSize.height + spacing, width: space, height: detailSize.height)
    case .value1:
      textSize = size(parts.text, space)
      detailSize = size(parts.detail, max(space - textSize.width - TableMetrics.valueSpacing, space / 3))
      textSize.width = min(textSize.width, space - detailSize.width - TableMetrics.valueSpacing)
      content = max(textSize.height, detailSize.height)
      result.text = CGRect(x: x, y: 0, width: max(textSize.width, 0), height: content)
      result.detail = CGRect(x: end - detailSize.width, y: 0, width: detailSize.width, height: content)
    case .value2:
      textSize = size(parts.text, TableMetrics.value2TitleWidth)
      let valueX = x + TableMetrics.value2TitleWidth + TableMetrics.valueSpacing
      detailSize = size(parts.detail, end - valueX)
      content = max(textSize.height, detailSize.height)
      result.text = CGRect(x: x, y: 0, width: TableMetrics.value2TitleWidth, height: content)
      result.detail = CGRect(x: valueX, y: 0, width: max(end - valueX, 0), height: content)
    case .default:
      textSize = size(parts.text, space)
      content = textSize.height
      result.text = CGRect(x: x, y: 0, width: space, height: content)
    }
    result.height = max(content, image.height) + 2 * TableMetrics.textPadding
    let whole = height ?? result.height
    let offset = ((whole - content) / 2).rounded()
    result.text.origin.y += offset
    result.detail.origin.y += offset
    result.image.origin.y = ((whole - image.height) / 2).rounded()
    return result
  }
}
