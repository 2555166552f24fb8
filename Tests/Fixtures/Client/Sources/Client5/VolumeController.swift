// SPDX-License-Identifier: MIT
import UIKit

/// Controls as programs write them: subclasses, targets named by `Self`, bar button items, a display link.
public final class VolumeController: UIViewController {
  public private(set) var volume: Float = 0
  private let slider = UISlider()
  private let muteButton = PillButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    slider.addTarget(self, action: Self.volumeChanged, for: .valueChanged)
    muteButton.setTitle("Mute", for: .normal)
    muteButton.addTarget(self, action: Self.mute, for: .touchUpInside)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Mute", style: .plain, target: self, action: Self.mute)
    [slider, muteButton].forEach(view.addSubview)
    meter = CADisplayLink(target: self, selector: Self.measure)
    meter?.add(to: .main, forMode: .common)
  }

  private var meter: CADisplayLink?

  private func measure(_ link: CADisplayLink) { slider.alpha = CGFloat(volume) }

  private func volumeChanged(_ sender: UISlider) { volume = sender.value }

  private func mute() {
    slider.setValue(0, animated: true)
    volume = 0
  }
}

/// A button with a shape and a size of its own.
open class PillButton: UIButton {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemFill
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit { print("button gone") }

  open override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : .secondarySystemFill }
  }

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + size.height, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
