// SPDX-License-Identifier: MIT

/// The texts that `--help` and `--version` print.
enum Usage {
  static let version = "0.1.0"

  static let text = """
    Usage: gallery [options]
           gallery play --style ID [options]
           gallery record --style ID --out FILE [options]

    Opens a window in which to try screen-to-screen transitions.
      --page ID          start on this page
      --size WxH         size of the window in points (1180x760)
      --slow FACTOR      let animations take FACTOR times as long
      --reduce-motion    cross-fade instead of moving
      --styles A,B,…     with --page compare: the styles to compare, each as ID:KIND:CURVE:DURATION, of which all but ID
                         may be left out, such as slide,flip:push,album:push:spring/0.5/0.8,cover:cubic/0.4/0/0.2/1:600ms
      --at FRACTION, --speed FACTOR, --direction forward, backward or both, --loop on or off,
      --pages places, grid, form or dark, --overlay none, onion or difference
                         with --page compare: what else it shows; without any of these, what it showed last
      --list             print the pages: id, tab, title
      --styles           print the transition styles: id, tab, kinds, tab, title
      --help, --version

    play runs transitions between two pages of labels in both directions and reports their frames.
      --style ID         the transition style
      --kind KIND        push, tab or present (push); --styles prints the kinds of each style
      --labels N         labels on each page (100)
      --seconds S        the duration in seconds (10)
      --size WxH
      --stall-main MS    block the main thread for MS milliseconds in each transition
      Prints START when the first transition begins, END and the number of frames presented, and then a line of
      JSON: style, kind, labels, frames, transitions, late_frames, interval_ms, client_cpu_ms_per_frame.

    record writes a film strip of one transition, or an animation as GIF or APNG. The file is the same each time.
      --style ID, --kind KIND, --size WxH
      --frames N         number of evenly spaced frames (8; in an animation, 30 in each second)
      --out FILE         FILE.gif and FILE.apng are animations, any other name is a film strip as PNG

    In the environment PASSAGE_SCALE=FACTOR, PASSAGE_DARK=1, PASSAGE_HIGH_CONTRAST=1, PASSAGE_ACCENT=#RRGGBB and
    PASSAGE_REDUCE_MOTION=1 override the desktop's settings, and PASSAGE_IDIOM=phone or pad the idiom.

    Exit status: 0 success, 1 failure, 2 wrong usage, 3 no display, 4 lost display.
    """
}
