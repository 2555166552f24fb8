// SPDX-License-Identifier: MIT

/// The texts that `--help` and `--version` print.
enum Usage {
  static let version = "0.1.0"

  static let text = """
    Usage: gallery [options]
           gallery play --style ID [options]
           gallery record --style ID --out FILE [options]
           gallery record --all --out FOLDER [options]
           gallery record --compare A,B,… --out FILE [options]
           gallery measure --styles all --json FILE [options]
           gallery snapshot --page ID --out FILE [options]

    Opens a window in which to try screen-to-screen transitions.
      --page ID          start on this page
      --size WxH         size of the window in points (1180x760)
      --slow FACTOR      let animations take FACTOR times as long
      --reduce-motion    cross-fade instead of moving
      --styles A,B,…     with --page compare: the styles to compare, each as ID:KIND:CURVE:DURATION, of which all but ID
                         may be left out, such as slide,flip:push,album:push:spring/0.5/0.8,cover:cubic/0.4/0/0.2/1:600ms
      --at FRACTION, --speed FACTOR, --direction forward, backward or both, --loop on or off,
      --pages places, grid, form or dark, --overlay none, onion, difference or wipe, --against NUMBER, --drag NAME,
      --device phone, tablet or window, --from FILE and --to FILE with pictures of your own screens, and
      --from-element X/Y/W/H and --to-element X/Y/W/H with what moves from one to the other, in pixels
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
      --slow FACTOR      let animations take FACTOR times as long
      --stall-main MS    block the main thread for MS milliseconds in each transition
      Prints START when the first transition begins, END and the number of frames presented, and then a line of
      JSON: style, kind, labels, frames, transitions, late_frames, interval_ms, client_cpu_ms_per_frame.

    record writes a film strip of one transition, or an animation as GIF or APNG. The file is the same each time.
      --style ID         the transition style
      --kind KIND        push, tab, present, or first: the first kind of the style (first)
      --backward         record the pop, the dismissal or the way back to the first tab
      --out FILE         FILE.gif and FILE.apng are animations, any other name is a film strip as PNG; - is standard
                         output
      --frames N         number of evenly spaced frames (8; in an animation, 30 in each second)
      --size WxH         size of the pages in points (1180x760)
      --scale FACTOR     pixels per point (1; in a strip, frames are 340 pixels wide)
      --curve CURVE      the curve of the movement: cubic/X1/Y1/X2/Y2 or spring/RESPONSE/DAMPING (the style's own)
      --duration MS      the duration in milliseconds (the style's own, or that of the spring)
      --drag NAME        a drag that moves the pages: flick, slow, hesitation, change-of-mind, one that was saved on the
                         page, or NAME:0/0,MS/POINTS,MS/POINTS and so on
      --dark             the dark appearance
    record --compare writes all cells of a comparison in one picture, each with its title. It takes --backward, --out,
    --frames, --scale, --drag and --dark as above.
      --compare A,B,…    two to nine styles, as --styles of the page takes them
      --chart            the chart of the motions below the cells
      --pages PAGES      places, grid, form or dark (places)
      --from FILE, --to FILE, --from-element X/Y/W/H, --to-element X/Y/W/H, --device DEVICE
                         as with --page compare
      --size WxH         size of the cells together in points (1180x760), higher if they would be too small
    record --all writes all styles, in every kind and both directions, into a folder, with an index page to open in a
    browser. It takes the options above except --style, and prints the path of each file.
      --out FOLDER       the folder, which is created if it does not exist
      --kind KIND        only this kind
      --forward, --backward
                         only this direction
      --format FORMAT    strip, gif or apng (strip)
      --index FILE       the index page (FOLDER/index.html); FILE.md is Markdown

    measure writes the figures of motions as JSON. They are the same each time, except for the costs of frames.
      --styles all       every style in each of its kinds; or A,B,… as with --page compare
      --json FILE        - is standard output
      --drag NAME        what the pages make of a drag
      --size WxH         size of the pages in points (480x360)

    snapshot writes a picture of a page as PNG. The file is the same each time.
      --page ID          the page (the home page)
      --out FILE         - is standard output
      --size WxH, --scale FACTOR, --dark
      --styles A,B,…, --at FRACTION and the like
                         with --page compare: what it shows

    In the environment PASSAGE_SCALE=FACTOR, PASSAGE_DARK=1, PASSAGE_HIGH_CONTRAST=1, PASSAGE_ACCENT=#RRGGBB and
    PASSAGE_REDUCE_MOTION=1 override the desktop's settings, and PASSAGE_IDIOM=phone or pad the idiom.
    PASSAGE_LOG=transitions,gestures,frames, or some of these, writes what happens to standard error.
    PASSAGE_INSPECTOR=1 lets F12 open an inspector of the window.

    Settings do not apply to record and snapshot, which have --scale and --dark instead.

    Exit status: 0 success, 1 failure, 2 wrong usage, 3 no display, 4 lost display.
    """
}
