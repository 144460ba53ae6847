import {
  block,
  disc,
  type Drawing,
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
  times,
  turn
} from './kit.ts'
import { label } from './surfaces.ts'

const plain = '#f1efea,#9a9c9e #2f2d2c,#55585c #2f6db5,#1d3d66'

/** Small electronics. */
export const electronicsDrawings: Record<string, Drawing> = {
  wallfan: {
    looks: looks('#f1efea,#2f6db5 #2f2d2c,#9a9c9e'),
    draw: look =>
      shadow(206, 350, 100, 14) +
      lit(170, 262, 60, 60, 10, look.main) +
      lit(130, 312, 140, 26, 13, look.main, 'tubeV') +
      disc(200, 160, 124, 'none', `stroke="${shade(look.main, -0.25)}" stroke-width="8"`) +
      times(4, i =>
        turn(i * 90, path('M200 160 q10 -90 60 -90 q30 50 -60 90 z', look.accent, 'opacity="0.85"'), 200, 160)
      ) +
      times(12, i => turn(i * 15, rect(199, 38, 2.4, 244, shade(look.main, -0.3)), 200, 160)) +
      disc(200, 160, 70, 'none', `stroke="${shade(look.main, -0.3)}" stroke-width="2.4"`) +
      disc(200, 160, 30, look.main) +
      disc(200, 160, 30, 'url(#ball)')
  },
  twintub: {
    looks: looks('#f4f2ee,#2f6db5 #f4f2ee,#c4232b #f4f2ee,#7a5aa6'),
    draw: look =>
      shadow(206, 350, 150, 20) +
      block(200, 344, 230, 200, 110, look.main, {
        front:
          rect(14, 110, 202, 76, shade(look.main, -0.06), 'rx="8"') +
          rect(0, 0, 230, 34, look.accent) +
          times(4, i => disc(36 + i * 52, 17, 11, '#ffffff')) +
          label(30, 60, 90, 28, look.accent),
        top:
          rect(12, 12, 124, 86, '#9fc0c6', 'rx="10" opacity="0.8"') +
          rect(150, 12, 66, 86, '#c9dde2', 'rx="10" opacity="0.8"')
      })
  },
  mouse: {
    looks: looks('#2f2d2c,#c4232b #f1efea,#9a9c9e #e8a3ae,#f1efea'),
    draw: look =>
      shadow(206, 330, 120, 22) +
      turn(
        24,
        litPath(
          'M120 170 q0 -110 80 -110 q80 0 80 110 v60 q0 104 -80 104 q-80 0 -80 -104 z',
          look.main,
          'ball'
        ) +
          line('M200 62 v104 M122 174 q78 24 156 0', shade(look.main, -0.3), 3) +
          lit(188, 96, 24, 50, 11, look.accent, 'tube') +
          rect(110, 190, 14, 50, look.accent, 'rx="6"')
      )
  },
  switchhub: {
    looks: looks('#2b3f66,#c9ced3 #2f2d2c,#c9ced3 #f4f2ee,#55585c'),
    draw: look =>
      shadow(206, 310, 160, 22) +
      block(196, 300, 270, 74, 120, look.main, {
        front: times(
          5,
          i =>
            rect(16 + i * 48, 24, 38, 34, '#16181b', 'rx="3"') +
            rect(24 + i * 48, 44, 22, 14, '#c9a14a') +
            disc(34 + i * 48, 14, 4, i < 3 ? '#3fae6a' : '#55585c')
        ),
        top: label(50, 34, 120, 44, look.accent)
      })
  },
  datacable: {
    looks: looks('#f1efea,#9a9c9e #2f2d2c,#55585c #c4232b,#8a1a20'),
    draw: look =>
      shadow(206, 322, 140, 22) +
      times(3, i =>
        oval(
          200,
          200,
          118 - i * 18,
          96 - i * 16,
          'none',
          `stroke="${shade(look.main, i % 2 ? -0.12 : 0)}" stroke-width="11"`
        )
      ) +
      rect(184, 92, 32, 80, shade(look.main, -0.3), 'rx="8"') +
      turn(30, lit(288, 214, 40, 66, 10, look.main) + lit(296, 276, 24, 34, 5, '#c9ced3', 'tube'), 300, 240) +
      turn(-30, lit(70, 214, 40, 66, 10, look.main) + lit(80, 276, 20, 24, 8, '#c9ced3', 'tube'), 90, 240)
  },
  powerbank: {
    looks: looks(plain),
    draw: look =>
      shadow(206, 340, 110, 18) +
      turn(
        12,
        lit(124, 56, 150, 270, 26, look.main) +
          times(4, i => disc(152 + i * 18, 286, 5, i < 3 ? '#3fae6a' : '#9a9c9e')) +
          label(150, 150, 92, 40, look.accent) +
          rect(150, 52, 40, 12, '#16181b', 'rx="3"') +
          rect(210, 52, 34, 12, '#16181b', 'rx="6"')
      )
  },
  tws: {
    looks: looks('#2f2d2c,#c4232b #f1efea,#9a9c9e #2f6db5,#16181b'),
    draw: look =>
      shadow(206, 330, 140, 20) +
      litPath('M110 236 h186 v54 q0 40 -40 40 h-106 q-40 0 -40 -40 z', look.main) +
      oval(203, 238, 93, 26, shade(look.main, -0.3)) +
      litPath('M110 232 q0 -76 93 -76 q93 0 93 76 q-93 -50 -186 0 z', shade(look.main, 0.1)) +
      disc(203, 300, 5, '#3fae6a') +
      [0, 1]
        .map(i =>
          group(
            `translate(${i * 150} ${i * 6})`,
            disc(124, 96, 36, look.main) +
              disc(124, 96, 36, 'url(#ball)') +
              lit(114, 104, 22, 70, 10, look.main, 'tube') +
              oval(i ? 92 : 156, 92, 12, 17, shade(look.accent, -0.1))
          )
        )
        .join('')
  },
  earphones: {
    looks: looks('#2f2d2c,#c4232b #f1efea,#9a9c9e'),
    draw: look =>
      shadow(206, 340, 120, 16) +
      line('M122 130 q0 110 78 140 q78 -30 78 -140', look.main === '#f1efea' ? '#c9c4ba' : look.main, 7) +
      line('M200 268 q-10 60 60 66 q60 0 70 -40', look.main === '#f1efea' ? '#c9c4ba' : look.main, 7) +
      lit(190, 256, 20, 34, 6, look.accent, 'tube') +
      lit(318, 262, 22, 40, 6, look.main) +
      lit(324, 236, 10, 28, 3, '#c9a14a', 'tube') +
      [0, 1]
        .map(
          i =>
            disc(122 + i * 156, 104, 34, look.main) +
            disc(122 + i * 156, 104, 34, 'url(#ball)') +
            oval(122 + i * 156 + (i ? -28 : 28), 98, 14, 20, look.accent)
        )
        .join('')
  }
}
