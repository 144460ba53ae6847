import {
  block,
  cylinder,
  disc,
  type Drawing,
  group,
  line,
  lit,
  litPath,
  looks,
  path,
  rect,
  shade,
  shadow,
  times,
  turn
} from './kit.ts'
import { wood, woods } from './draw-furniture.ts'
import { lettering } from '#server/core/images/lettering.ts'

const seats = '#2f2d2c,#55585c #9a9c9e,#6b6f73 #c0392f,#2f2d2c #2f6db5,#2f2d2c'

/** Furniture, a clock and a fan that look different from others of their family. */
export const roomDrawings: Record<string, Drawing> = {
  deskplain: {
    looks: looks(woods),
    draw: look =>
      shadow(210, 338, 170, 20) +
      [60, 300, 352]
        .map((x, i) => lit(x, [196, 240, 204][i]!, 11, [130, 106, 104][i]!, 2, '#2b2d30', 'tube'))
        .join('') +
      group(
        'translate(0 -132)',
        block(202, 330, 280, 14, 130, look.main, {
          front: wood(look, 280, 14),
          side: wood(look, 130, 14),
          top: wood(look, 280, 130)
        })
      ) +
      line('M66 300 L306 330', '#2b2d30', 7) +
      lit(150, 148, 84, 10, 3, '#2f6db5') +
      cylinder(284, 132, 12, 4, 30, '#f1efea')
  },
  coffeedrawer: {
    looks: looks(woods),
    draw: look =>
      shadow(206, 334, 160, 20) +
      [70, 300].map(x => lit(x, 250, 13, 84, 2, '#2b2d30', 'tube')).join('') +
      block(200, 300, 250, 62, 150, look.main, {
        front:
          wood(look, 250, 62) +
          rect(12, 10, 108, 44, 'none', `stroke="${look.accent}" stroke-width="3"`) +
          rect(130, 10, 108, 44, 'none', `stroke="${look.accent}" stroke-width="3"`) +
          rect(54, 28, 26, 6, '#2b2d30', 'rx="3"') +
          rect(172, 28, 26, 6, '#2b2d30', 'rx="3"'),
        side: wood(look, 150, 62),
        top: wood(look, 250, 150)
      })
  },
  wardrobeplain: {
    looks: looks(woods),
    draw: look =>
      shadow(210, 346, 130, 18) +
      block(200, 348, 210, 268, 90, look.main, {
        front:
          wood(look, 210, 268) +
          times(
            2,
            i =>
              rect(
                4 + i * 102,
                6,
                98,
                252,
                'none',
                `stroke="${shade(look.accent, -0.2)}" stroke-width="2.4"`
              ) + rect(88 + i * 26, 112, 6, 44, '#55585c', 'rx="3"')
          ),
        side: wood(look, 90, 268),
        top: wood(look, 210, 90)
      })
  },
  directorchair: {
    looks: looks(seats),
    draw: look =>
      shadow(206, 352, 116, 16) +
      times(5, i => {
        const x = 200 + Math.cos(((i * 72 - 90) * Math.PI) / 180) * 98
        const y = 332 + Math.sin(((i * 72 - 90) * Math.PI) / 180) * 18
        return line(`M200 316 L${x} ${y}`, '#8b9096', 12) + disc(x, y + 8, 10, '#222326')
      }) +
      lit(190, 258, 20, 62, 4, '#8b9096', 'tube') +
      lit(114, 22, 172, 206, 46, look.main) +
      times(3, i => line(`M126 ${82 + i * 48} q74 12 148 0`, look.accent, 4, 'opacity="0.7"')) +
      lit(128, 30, 144, 44, 22, shade(look.main, 0.1)) +
      lit(96, 216, 208, 52, 26, look.main) +
      lit(74, 168, 38, 78, 16, shade(look.main, -0.1)) +
      lit(288, 168, 38, 78, 16, shade(look.main, -0.1))
  },
  steelrack: {
    looks: looks('#9a9c9e,#6b6f73 #6b6f73,#3a3c3f'),
    draw: look =>
      shadow(206, 358, 120, 14) +
      [84, 302]
        .map(
          x =>
            lit(x, 36, 14, 322, 1, look.accent, 'tube') +
            times(19, i => disc(x + 7, 48 + i * 16, 2.4, '#f2ede4'))
        )
        .join('') +
      times(4, i => {
        const y = 92 + i * 80
        return (
          litPath(`M78 ${y} l26 -16 h224 l-24 16 z`, shade(look.main, 0.25)) +
          lit(78, y, 226, 14, 1, look.main) +
          lit(110, y - 48, 66, 46, 2, '#c7a679') +
          rect(138, y - 48, 10, 46, '#e9dcc4') +
          (i % 2 ? lit(190, y - 36, 84, 34, 2, '#b58a57') : lit(200, y - 52, 58, 50, 4, '#2f6db5'))
        )
      })
  },
  clocknumbers: {
    looks: looks('#f4f2ee,#2b2d30 #c59a66,#452c1d #2f2d2c,#f1efea #f4f2ee,#1F4E5F'),
    draw: look =>
      disc(212, 214, 146, '#000000', 'opacity="0.14"') +
      disc(200, 200, 146, look.accent) +
      disc(200, 200, 146, 'url(#ball)', 'opacity="0.6"') +
      disc(200, 200, 130, look.main) +
      times(12, i => {
        const angle = ((i + 1) * Math.PI) / 6
        return lettering(
          String(i + 1),
          200 + Math.sin(angle) * 100,
          214 - Math.cos(angle) * 100,
          40,
          look.accent,
          'middle'
        )
      }) +
      turn(-54, rect(195, 140, 10, 68, look.accent, 'rx="5"')) +
      turn(62, rect(196, 118, 8, 90, look.accent, 'rx="4"')) +
      turn(200, rect(198.5, 104, 3, 108, '#c4232b')) +
      disc(200, 200, 9, '#c4232b')
  },
  fanwall: {
    looks: looks('#f1efea,#2f6db5 #2f2d2c,#9a9c9e'),
    draw: look =>
      shadow(206, 356, 90, 10) +
      lit(168, 20, 64, 96, 10, shade(look.main, -0.15)) +
      lit(188, 100, 24, 60, 6, shade(look.main, -0.05), 'tube') +
      disc(200, 214, 128, '#8b9096', 'opacity="0.16"') +
      disc(200, 214, 126, 'none', `stroke="${shade(look.main, -0.25)}" stroke-width="8"`) +
      times(4, i =>
        turn(i * 90, path('M200 214 q10 -92 62 -92 q30 52 -62 92 z', look.accent, 'opacity="0.85"'), 200, 214)
      ) +
      times(12, i => turn(i * 15, rect(199, 90, 2.4, 248, shade(look.main, -0.3)), 200, 214)) +
      disc(200, 214, 72, 'none', `stroke="${shade(look.main, -0.3)}" stroke-width="2.4"`) +
      disc(200, 214, 30, look.main) +
      disc(200, 214, 30, 'url(#ball)') +
      line('M222 110 v70 M178 110 v62', '#8b9096', 2) +
      disc(222, 184, 6, '#c4232b') +
      disc(178, 176, 6, '#8b9096')
  },
  sofathree: {
    looks: looks('#9a9c9e,#6b6f73 #e8d9bd,#c9b48c #3f8a58,#2a5f3c #2f6db5,#1d4a80'),
    draw: look =>
      shadow(206, 312, 190, 22) +
      rect(44, 290, 12, 26, '#6e4a34') +
      rect(344, 290, 12, 26, '#6e4a34') +
      lit(44, 138, 312, 100, 24, shade(look.main, -0.06)) +
      times(3, i => lit(60 + i * 94, 152, 92, 84, 16, look.main)) +
      lit(20, 186, 48, 112, 22, look.main) +
      lit(332, 186, 48, 112, 22, shade(look.main, -0.08)) +
      times(3, i => lit(62 + i * 92, 226, 92, 40, 12, shade(look.main, 0.08))) +
      lit(56, 260, 288, 36, 10, shade(look.main, -0.12)) +
      turn(14, lit(78, 176, 52, 48, 12, '#c8704a'), 104, 200) +
      turn(-12, lit(270, 176, 50, 48, 12, '#e8a33d'), 295, 200)
  }
}
