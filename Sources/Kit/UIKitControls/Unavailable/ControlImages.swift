// SPDX-License-Identifier: MIT

extension UISlider {
  /// Sets the image of the thumb.
  @available(*, unavailable, message: "images of sliders are not available; use thumbTintColor")
  public func setThumbImage(_ image: UIImage?, for state: State) {}

  /// Sets the image of the track.
  @available(*, unavailable, message: "images of sliders are not available; use minimumTrackTintColor")
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {}

  /// Sets the image of the track.
  @available(*, unavailable, message: "images of sliders are not available; use maximumTrackTintColor")
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  /// The image at the start.
  @available(*, unavailable, message: "images of sliders are not available; put a UIImageView beside it")
  public var minimumValueImage: UIImage? {
    get { nil }
    set {}
  }

  /// The image at the end.
  @available(*, unavailable, message: "images of sliders are not available; put a UIImageView beside it")
  public var maximumValueImage: UIImage? {
    get { nil }
    set {}
  }
}

extension UIStepper {
  /// Sets the image of the background.
  @available(
    *, unavailable,
    message: "backgrounds of steppers are not available; use setIncrementImage(_:for:) and setDecrementImage(_:for:)"
  )
  public func setBackgroundImage(_ image: UIImage?, for state: State) {}

  /// Sets the image between the two halves.
  @available(
    *, unavailable,
    message: "dividers of steppers are not available; use setIncrementImage(_:for:) and setDecrementImage(_:for:)"
  )
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {}
}
