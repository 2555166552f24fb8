// SPDX-License-Identifier: MIT

/// Players, pictures and sound.
nonisolated extension SymbolTable {
  private static let play = "M 7.3 5 L 18.7 12 L 7.3 19 Z"
  private static let smallPlay = "M 10.3 8.4 L 16 12 L 10.3 15.6 Z"
  private static let pauseBars = [Shapes.box(8.7, 8.2, 2.2, 7.6, 0.7), Shapes.box(13.1, 8.2, 2.2, 7.6, 0.7)]
  private static let stopArea = [Shapes.box(8.7, 8.7, 6.6, 6.6, 1.1)]
  private static let forward = ["M 3.8 6.5 L 11.6 12 L 3.8 17.5 Z", "M 12.6 6.5 L 20.4 12 L 12.6 17.5 Z"].map(
    Shapes.path)
  private static let forwardEnd = Symbol(
    fills: [Shapes.box(16.9, 5.2, 2.6, 13.6, 1)], rounded: [Shapes.path("M 5.6 6 L 14.6 12 L 5.6 18 Z")])
  private static let forwardFrame = Symbol(
    fills: [Shapes.box(5, 5.2, 2.4, 13.6, 0.9)], rounded: [Shapes.path("M 10.6 6 L 19.6 12 L 10.6 18 Z")])
  private static let camera = """
    M 3 17 V 9 C 3 7.8 3.8 7 5 7 H 7.4 L 9 4.8 H 15 L 16.6 7 H 19 C 20.2 7 21 7.8 21 9 V 17 C 21 18.2 20.2 19 19 19 \
    H 5 C 3.8 19 3 18.2 3 17 Z
    """
  private static let lens = "M 15.6 10.8 L 21.2 7.4 V 16.6 L 15.6 13.2"
  private static let hills = Shapes.path("M 3.4 16.6 L 8.6 11.4 L 13.8 16.6 L 16.4 14 L 20.6 18")
  private static let sun = Shapes.disc(15.8, 9, 1.6)

  static let media: Table = [
    "play": { .outline(play) },
    "play.fill": { .solid(play) },
    "play.circle": { .circled([], dots: [Shapes.path(smallPlay)]) },
    "play.circle.fill": { .inDisc([], dots: [Shapes.path(smallPlay)]) },
    "play.rectangle": {
      Symbol(strokes: [Shapes.box(3, 5, 18, 14, 3)], rounded: [Shapes.path("M 10.3 9.2 L 14.8 12 L 10.3 14.8 Z")])
    },
    "play.rectangle.fill": {
      Symbol(fills: [Shapes.box(2.1, 4.1, 19.8, 15.8, 3.8)], cutFills: [Shapes.path(smallPlay)])
    },
    "pause": { Symbol(strokes: [Shapes.box(6.4, 4.9, 3.6, 14.2, 1.2), Shapes.box(14, 4.9, 3.6, 14.2, 1.2)]) },
    "pause.fill": { Symbol(fills: [Shapes.box(6, 4.5, 4.2, 15, 1.2), Shapes.box(13.8, 4.5, 4.2, 15, 1.2)]) },
    "pause.circle": { .circled([], dots: pauseBars) },
    "pause.circle.fill": { .inDisc([], dots: pauseBars) },
    "stop": { Symbol(strokes: [Shapes.box(5.6, 5.6, 12.8, 12.8, 2)]) },
    "stop.fill": { Symbol(fills: [Shapes.box(5, 5, 14, 14, 2.4)]) },
    "stop.circle": { .circled([], dots: stopArea) },
    "stop.circle.fill": { .inDisc([], dots: stopArea) },
    "record.circle": { .circled([], dots: [Shapes.disc(12, 12, 5)]) },
    "forward": { Symbol(strokes: forward) },
    "forward.fill": { Symbol(rounded: forward) },
    "backward": { Symbol(strokes: forward).mirrored },
    "backward.fill": { Symbol(rounded: forward).mirrored },
    "forward.frame.fill": { forwardFrame },
    "backward.frame.fill": { forwardFrame.mirrored },
    "forward.end.fill": { forwardEnd },
    "backward.end.fill": { forwardEnd.mirrored },
    "repeat": {
      .outline(
        "M 3.8 11.4 V 10.4 C 3.8 8.2 5.4 6.8 7.4 6.8 H 20", "M 16.6 3.4 L 20 6.8 L 16.6 10.2",
        "M 20.2 12.6 V 13.6 C 20.2 15.8 18.6 17.2 16.6 17.2 H 4", "M 7.4 13.8 L 4 17.2 L 7.4 20.6")
    },
    "shuffle": {
      .outline(
        "M 3.2 7 H 5.4 C 11.4 7 11.4 17 17.4 17 H 20.6", "M 3.2 17 H 5.4 C 11.4 17 11.4 7 17.4 7 H 20.6",
        "M 17.4 3.8 L 20.6 7 L 17.4 10.2", "M 17.4 13.8 L 20.6 17 L 17.4 20.2")
    },
    "camera": { Symbol(strokes: [Shapes.path(camera), Shapes.disc(12, 12.8, 3.6)]) },
    "camera.fill": { Symbol(rounded: [Shapes.path(camera)], cuts: [Shapes.disc(12, 12.8, 3.7)]) },
    "video": { Symbol(strokes: [Shapes.box(2.6, 6.4, 13, 11.2, 2.8), Shapes.path(lens)]) },
    "video.fill": {
      Symbol(
        fills: [Shapes.box(1.7, 5.5, 13.4, 13, 3.4)], rounded: [Shapes.path("M 17.4 10.6 L 21.2 8 V 16 L 17.4 13.4 Z")])
    },
    "video.slash": { Symbol(strokes: [Shapes.box(2.6, 6.4, 13, 11.2, 2.8), Shapes.path(lens)]).slashed() },
    "photo": { Symbol(strokes: [Shapes.box(3, 4.5, 18, 15, 3), hills], fills: [sun]) },
    "photo.fill": { Symbol(fills: [Shapes.box(2.1, 3.6, 19.8, 16.8, 3.8)], cuts: [hills], cutFills: [sun]) },
    "photo.on.rectangle": {
      Symbol(
        strokes: [
          Shapes.box(7, 8.4, 14.4, 11.6, 2.6),
          Shapes.path(
            "M 4 15.6 C 3.1 15.2 2.6 14.4 2.6 13.4 V 6.8 C 2.6 5.2 3.8 4 5.4 4 H 14.4 C 15.6 4 16.5 4.6 16.9 5.4"),
          Shapes.path("M 7.4 17.6 L 11.2 13.8 L 15 17.6 L 17 15.6 L 21 19"),
        ], fills: [Shapes.disc(17.2, 12, 1.25)])
    },
    "film": {
      Symbol(strokes: [
        Shapes.box(3, 4.5, 18, 15, 2.6), Shapes.line((7.4, 4.5), (7.4, 19.5)), Shapes.line((16.6, 4.5), (16.6, 19.5)),
        Shapes.line((7.4, 12), (16.6, 12)), Shapes.line((3, 9.5), (7.4, 9.5)), Shapes.line((3, 14.5), (7.4, 14.5)),
        Shapes.line((16.6, 9.5), (21, 9.5)), Shapes.line((16.6, 14.5), (21, 14.5)),
      ])
    },
    "tv": { Symbol(strokes: [Shapes.box(2.8, 4.6, 18.4, 12.4, 2.4), Shapes.line((8, 20.4), (16, 20.4))]) },
  ]

  private static let speaker = "M 3.4 9.4 H 6.2 L 10.6 5.6 V 18.4 L 6.2 14.6 H 3.4 Z"
  private static let speakerAlone = "M 6.2 9.4 H 9.2 L 13.8 5.4 V 18.6 L 9.2 14.6 H 6.2 Z"
  private static let waves = [3.4, 6.6, 9.8].map { Shapes.arc(10.8, 12, radius: $0, from: -42, to: 42) }
  private static let stand = [
    Shapes.path("M 5.6 11.2 C 5.6 15.2 8.4 17.6 12 17.6 C 15.6 17.6 18.4 15.2 18.4 11.2"),
    Shapes.line((12, 17.6), (12, 21)), Shapes.line((8.6, 21), (15.4, 21)),
  ]
  private static let microphone = Symbol(strokes: [Shapes.box(8.9, 2.8, 6.2, 11.6, 3.1)] + stand)
  private static let solidMicrophone = Symbol(strokes: stand, fills: [Shapes.box(8.2, 2.1, 7.6, 12.8, 3.8)])

  static let sound: Table = [
    "speaker": { .outline(speakerAlone) },
    "speaker.fill": { .solid(speakerAlone) },
    "speaker.slash": { Symbol.outline(speakerAlone).slashed() },
    "speaker.slash.fill": { Symbol.solid(speakerAlone).slashed() },
    "speaker.wave.1": { Symbol(strokes: [Shapes.path(speaker), waves[0]]) },
    "speaker.wave.1.fill": { Symbol(strokes: [waves[0]], rounded: [Shapes.path(speaker)]) },
    "speaker.wave.2": { Symbol(strokes: [Shapes.path(speaker)] + waves[..<2]) },
    "speaker.wave.2.fill": { Symbol(strokes: Array(waves[..<2]), rounded: [Shapes.path(speaker)]) },
    "speaker.wave.3": { Symbol(strokes: [Shapes.path(speaker)] + waves) },
    "speaker.wave.3.fill": { Symbol(strokes: waves, rounded: [Shapes.path(speaker)]) },
    "mic": { microphone },
    "mic.fill": { solidMicrophone },
    "mic.slash": { microphone.slashed() },
    "mic.slash.fill": { solidMicrophone.slashed() },
    "music.note": {
      Symbol(
        strokes: [Shapes.path("M 11.6 17.2 V 4.4 L 17.4 2.9 V 6.7 L 11.6 8.2")], fills: [Shapes.disc(9, 17.6, 3.4)])
    },
    "headphones": {
      Symbol(
        strokes: [Shapes.path("M 4 16.4 V 12.6 C 4 7.8 7.5 4.2 12 4.2 C 16.5 4.2 20 7.8 20 12.6 V 16.4")],
        fills: [Shapes.box(3.1, 13.6, 4.6, 7, 1.9), Shapes.box(16.3, 13.6, 4.6, 7, 1.9)])
    },
    "waveform": {
      Symbol(strokes: [
        Shapes.line((3.4, 10), (3.4, 14)), Shapes.line((7.7, 6.4), (7.7, 17.6)), Shapes.line((12, 3.6), (12, 20.4)),
        Shapes.line((16.3, 7.4), (16.3, 16.6)), Shapes.line((20.6, 10), (20.6, 14)),
      ])
    },
    "waveform.path": {
      Symbol(strokes: [Shapes.line((3, 13), (6, 13), (9, 5), (13, 19), (16, 9), (18, 13), (21, 13))])
    },
  ]
}
