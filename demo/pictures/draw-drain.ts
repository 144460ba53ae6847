import {
  cylinder,
  type Drawing,
  group,
  line,
  lit,
  litPath,
  looks,
  oval,
  rect,
  round,
  shade,
  shadow,
  speckles,
  times
} from './kit.ts'
import { label, printed } from './surfaces.ts'

/** Filters, and what keeps drains open and floors dry. */
export const drainDrawings: Record<string, Drawing> = {
  filtercartridge: {
    looks: looks('#f4f2ee,#c9ced3 #efeae0,#c9ced3'),
    draw: look =>
      shadow(206, 352, 140, 18) +
      [130, 272]
        .map(
          x =>
            cylinder(
              x,
              76,
              60,
              17,
              250,
              look.main,
              times(16, i =>
                line(`M0 ${i * 18 - 10} q60 50 120 ${i % 2 ? 2 : 10}`, '#b9bec4', 2, 'opacity="0.8"')
              ),
              '#ffffff'
            ) + oval(x, 76, 24, 7, '#55585c')
        )
        .join('')
  },
  carboncartridge: {
    looks: looks('#3a3c3f,#f1efea #2f3133,#dfe3e6'),
    draw: look =>
      shadow(206, 352, 140, 18) +
      [130, 272]
        .map(
          x =>
            cylinder(
              x,
              92,
              56,
              16,
              222,
              look.main,
              group('translate(2 6)', speckles(108, 220, 160, ['#6d7277', '#111315'], 2)) +
                rect(10, 70, 92, 80, '#f1efea', 'opacity="0.9"') +
                label(22, 86, 68, 44, '#2e8b4a')
            ) +
            lit(x - 62, 308, 124, 32, 8, look.accent, 'tube') +
            cylinder(x, 70, 62, 17, 24, look.accent) +
            oval(x, 70, 24, 7, '#55585c')
        )
        .join('')
  },
  drainopener: {
    looks: looks('#e07b1a,#26355e #2f6db5,#f1efea #2e8b4a,#f1efea'),
    draw: look =>
      shadow(206, 356, 100, 16) +
      litPath(
        'M120 350 V176 q0 -46 52 -62 V76 h56 v38 q66 12 66 76 v160 q-86 14 -174 0 z',
        look.main,
        'tube'
      ) +
      line('M262 150 q10 34 4 84', '#00000055', 18) +
      lit(164, 34, 72, 50, 8, '#f4f2ee', 'tube') +
      times(7, i => rect(170 + i * 9, 40, 3, 38, '#b9bec4')) +
      round(130, 214, 116, 112, 8, look.accent) +
      (look.words
        ? printed(136, 226, 104, 88, look.accent === '#f1efea' ? '#26355e' : '#ffffff', look.words)
        : label(146, 238, 84, 54, look.accent === '#f1efea' ? '#26355e' : '#ffffff'))
  },
  draingrate: {
    looks: looks('#b9bec4,#8b9096 #aab0b5,#6d7277'),
    draw: look =>
      shadow(206, 314, 176, 34) +
      group(
        'matrix(0.76 0.17 -0.53 0.44 160 130)',
        rect(6, 12, 280, 260, '#000000', 'opacity="0.2"') +
          rect(0, 0, 280, 260, '#3a3c3f') +
          times(10, i => lit(8 + i * 28, 0, 11, 260, 1, look.main, 'tube')) +
          times(3, i => rect(0, 58 + i * 66, 280, 9, shade(look.main, -0.2))) +
          rect(0, 0, 280, 260, 'none', `stroke="${look.main}" stroke-width="16"`) +
          rect(0, 0, 280, 260, 'url(#top)', 'opacity="0.4"')
      )
  },
  drainiron: {
    looks: looks('#4d5054,#2b2d30 #5a5048,#33291f'),
    draw: look =>
      shadow(206, 314, 176, 34) +
      group(
        'matrix(0.76 0.17 -0.53 0.44 160 126)',
        rect(6, 34, 284, 252, shade(look.main, -0.5)) +
          round(0, 0, 284, 262, 8, look.main) +
          times(14, i => {
            const x = 26 + (i % 2) * 122
            return round(x, 26 + Math.floor(i / 2) * 31, 108, 15, 7, '#111315')
          }) +
          rect(4, 4, 276, 254, 'none', `stroke="${shade(look.main, 0.22)}" stroke-width="5"`) +
          rect(0, 0, 284, 262, 'url(#top)', 'opacity="0.4"')
      )
  },
  antislip: {
    looks: looks('#2f2d2c,#eebc3a #dcecef,#b9bec4 #eebc3a,#2f2d2c'),
    draw: look =>
      shadow(200, 338, 160, 22) +
      cylinder(
        150,
        136,
        104,
        34,
        96,
        look.main,
        group(
          'translate(4 16)',
          speckles(200, 100, 260, [shade(look.main, 0.35), shade(look.main, -0.3)], 1.6)
        ),
        '#e9dcc4'
      ) +
      times(4, i =>
        oval(150, 136, 92 - i * 14, 29 - i * 5, 'none', `stroke="${shade(look.main, 0.1)}" stroke-width="4"`)
      ) +
      oval(150, 136, 36, 12, '#b98a5a') +
      litPath('M232 196 q60 60 142 66 v74 q-110 -6 -176 -78 z', look.main) +
      group(
        'translate(252 262)',
        speckles(116, 56, 110, [shade(look.main, 0.4), shade(look.main, -0.3)], 1.6)
      )
  }
}
