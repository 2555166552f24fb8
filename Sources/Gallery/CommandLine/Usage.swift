// SPDX-License-Identifier: MIT

/// The texts that `--help` and `--version` print.
enum Usage {
  static let version = "0.1.0"

  static let text = """
    Usage: gallery [options]
           gallery play --style ID [options]
           gallery record --style ID --out FILE.png [options]

    Opens a window in which to try screen-to-screen transitions.
      --page ID          start on this page
      --size WxH         size of the window in points (1180x760)
      --slow FACTOR      let animations take FACTOR times as long
      --reduce-motion    cross-fade instead of moving
      --list             print the pages: id, tab, title
      --styles           print the transition styles: id, tab, kinds, tab, title
      --help, --version

    play goes forward and back between two pages of labels and reports its frames.
      --style ID         the transition style
      --kind KIND        push, tab or present (push); --styles says which a style serves
      --labels N         labels on each page (100)
      --seconds S        how long (10)
      --size WxH
      --stall-main MS    block the main thread so long in each transition
      Prints START when the first transition begins, END and the number of frames presented, and then a line of
      JSON: style, kind, labels, frames, transitions, late_frames, interval_ms, client_cpu_ms_per_frame.

    record writes a film strip of one transition, the same bytes each time.
      --style ID, --kind KIND, --size WxH
      --frames N         evenly spaced instants (8)
      --out FILE.png

    In the environment PASSAGE_SCALE=FACTOR, PASSAGE_DARK=1, PASSAGE_HIGH_CONTRAST=1, PASSAGE_ACCENT=#RRGGBB and
    PASSAGE_REDUCE_MOTION=1 override the desktop's settings, and PASSAGE_IDIOM=phone or pad the idiom.

    Exit status: 0 done, 1 failed, 2 wrong usage, 3 no display, 4 the display went away.
    """
}
