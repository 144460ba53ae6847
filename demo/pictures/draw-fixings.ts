import {
  cylinder,
  disc,
  group,
  line,
  lit,
  litPath,
  looks,
  oval,
  path,
  rect,
  shade,
  shadow,
  speckles,
  times,
  turn,
  type Drawing
} from './kit.ts'

const metals = '#b9bec4,#8b9096 #c9a14a,#8a6a22 #6d7277,#3a3c3f'

const bolt = (x: number, y: number, length: number, main: string) =>
  lit(x - 22, y, 44, 26, 5, shade(main, -0.1), 'tube') +
  lit(x - 10, y + 26, 20, length, 3, main, 'tube') +
  times(Math.floor(length / 14), i => line(`M${x - 10} ${y + 40 + i * 13} l20 5`, shade(main, -0.4), 2))

/** Fixings, abrasives and locks. */
export const fixingsDrawings: Record<string, Drawing> = {
  bolt: {
    looks: looks('#6d7277,#3a3c3f #b9bec4,#8b9096 #d5d9dc,#a4a9ae'),
    draw: look =>
      shadow(206, 330, 140, 20) +
      turn(-12, bolt(130, 80, 220, look.main), 130, 200) +
      turn(14, bolt(226, 100, 190, shade(look.main, -0.06)), 226, 200) +
      disc(310, 270, 36, look.main) +
      disc(310, 270, 36, 'url(#ball)') +
      disc(310, 270, 16, '#f2ede4') +
      disc(322, 190, 30, look.accent) +
      disc(322, 190, 15, '#f2ede4')
  },
  dynabolt: {
    looks: looks(metals),
    draw: look =>
      shadow(206, 330, 120, 18) +
      [130, 214, 298]
        .map((x, i) =>
          turn(
            i * 8 - 8,
            lit(x - 9, 60, 18, 70, 3, look.main, 'tube') +
              times(5, k => line(`M${x - 9} ${70 + k * 11} l18 4`, look.accent, 2)) +
              lit(x - 20, 110, 40, 24, 4, shade(look.main, -0.12), 'tube') +
              oval(x, 136, 28, 7, look.accent) +
              lit(x - 16, 142, 32, 150, 4, look.main, 'tube') +
              rect(x - 2, 190, 4, 100, look.accent) +
              litPath(`M${x - 16} 292 h32 l6 30 h-44 z`, shade(look.main, -0.2), 'tube'),
            x,
            200
          )
        )
        .join('')
  },
  sandpaper: {
    looks: looks('#8a5a3c,#6a4028 #4a4d50,#33363a #b98a4a,#8a6330'),
    draw: look =>
      shadow(206, 322, 150, 22) +
      times(4, i =>
        turn(
          i * 5 - 12,
          rect(92 + i * 6, 70, 200, 230, i % 2 ? shade(look.main, 0.06) : look.main, 'rx="3"') +
            (i === 3
              ? group('translate(110 70)', speckles(200, 230, 420, [look.accent, shade(look.main, 0.3)], 1.5))
              : '')
        )
      ) +
      path('M288 300 q-60 -8 -70 -60 l74 -14 z', '#e9dcc4') +
      path('M288 300 q-50 -18 -70 -60 l74 -14 z', '#000000', 'opacity="0.08"')
  },
  sandroll: {
    looks: looks('#8a5a3c,#e9dcc4 #b98a4a,#e9dcc4 #a9343a,#f0e6d2'),
    draw: look =>
      shadow(206, 320, 150, 22) +
      cylinder(
        170,
        150,
        92,
        30,
        140,
        look.main,
        group(
          'translate(0 10)',
          speckles(184, 130, 240, [shade(look.main, -0.3), shade(look.main, 0.25)], 1.4)
        ),
        look.accent
      ) +
      times(5, i =>
        oval(170, 150, 80 - i * 14, 26 - i * 5, 'none', `stroke="${shade(look.main, -0.2)}" stroke-width="3"`)
      ) +
      litPath('M236 180 h126 v130 q-70 16 -140 -14 z', shade(look.main, 0.06))
  },
  lockcase: {
    looks: looks('#c3c7cb,#8b9096 #2f2d2c,#55585c #c9a14a,#8a6a22'),
    draw: look =>
      shadow(206, 342, 110, 16) +
      lit(110, 76, 130, 240, 6, look.main) +
      lit(240, 56, 26, 284, 4, shade(look.main, 0.15)) +
      lit(266, 128, 26, 40, 4, look.accent, 'tubeV') +
      lit(266, 216, 34, 52, 3, look.accent, 'tubeV') +
      disc(174, 240, 24, '#2b2d30') +
      disc(174, 240, 13, '#c9a14a') +
      rect(164, 120, 22, 22, '#2b2d30') +
      turn(
        30,
        lit(30, 290, 60, 12, 4, '#c9a14a', 'tubeV') +
          disc(26, 296, 18, '#c9a14a') +
          disc(26, 296, 8, '#f2ede4'),
        60,
        296
      )
  }
}
