import {
  block,
  cylinder,
  disc,
  type Drawing,
  group,
  line,
  lit,
  looks,
  oval,
  path,
  rect,
  shade,
  shadow,
  times,
  turn
} from './kit.ts'
import { grid, surface } from './surfaces.ts'

export const woods = '#c59a66,#8f6739,3 #f1efea,#c9c4ba,0 #6e4a34,#452c1d,3'

export const wood = (look: { main: string; accent: string; kind: number }, w: number, h: number) =>
  surface(look.kind || 3)(w, h, look.main, look.accent)

/** Furniture. */
export const furnitureDrawings: Record<string, Drawing> = {
  sofa: {
    looks: looks('#9a9c9e,#6b6f73 #e8d9bd,#c9b48c #3f8a58,#2a5f3c #2f6db5,#1d4a80'),
    draw: look =>
      shadow(206, 322, 176, 22) +
      rect(66, 300, 12, 26, '#6e4a34') +
      rect(324, 300, 12, 26, '#6e4a34') +
      lit(66, 120, 268, 120, 26, shade(look.main, -0.06)) +
      lit(82, 138, 116, 96, 18, look.main) +
      lit(202, 138, 116, 96, 18, look.main) +
      lit(40, 178, 56, 128, 24, look.main) +
      lit(304, 178, 56, 128, 24, shade(look.main, -0.08)) +
      lit(86, 226, 114, 46, 14, shade(look.main, 0.08)) +
      lit(200, 226, 114, 46, 14, shade(look.main, 0.08)) +
      lit(78, 266, 244, 40, 10, shade(look.main, -0.12)) +
      turn(14, lit(100, 168, 62, 58, 12, '#c8704a'), 130, 196) +
      turn(-12, lit(246, 168, 58, 56, 12, '#e8a33d'), 274, 196)
  },
  coffeetable: {
    looks: looks(woods),
    draw: look =>
      shadow(206, 322, 150, 22) +
      times(4, i =>
        line(`M${110 + (i % 2) * 180} ${218 + Math.floor(i / 2) * 26} l${i % 2 ? 14 : -14} 84`, '#2b2d30', 8)
      ) +
      oval(200, 216, 154, 46, shade(look.accent, -0.3)) +
      `<clipPath id="tabletop"><ellipse cx="200" cy="206" rx="154" ry="46"/></clipPath><g clip-path="url(#tabletop)">${group('translate(46 160)', wood(look, 308, 92))}</g>` +
      oval(200, 206, 154, 46, 'url(#top)', 'opacity="0.5"') +
      cylinder(240, 160, 18, 6, 36, '#f1efea') +
      path('M240 160 q-20 -30 -10 -50 q14 20 10 50 q10 -34 30 -38 q-4 28 -30 38 z', '#3f8a58') +
      lit(120, 190, 66, 12, 3, '#2f6db5')
  },
  wardrobe: {
    looks: looks(woods),
    draw: look =>
      shadow(210, 346, 130, 18) +
      block(200, 348, 210, 268, 90, look.main, {
        front:
          wood(look, 210, 268) +
          times(
            3,
            i =>
              rect(
                4 + i * 68,
                6,
                64,
                252,
                'none',
                `stroke="${shade(look.accent, -0.2)}" stroke-width="2.4"`
              ) + rect(54 + i * 68 - (i === 1 ? 0 : 0), 116, 5, 40, '#c9ced3', 'rx="2"')
          ) +
          rect(76, 14, 56, 236, '#cfe0e4') +
          rect(76, 14, 56, 236, 'url(#glass)'),
        side: wood(look, 90, 268),
        top: wood(look, 210, 90)
      })
  },
  mattress: {
    looks: looks('#f4f2ee,#9cc8e4 #f4efe4,#c9a14a #eef2f4,#2f6db5 #f4f2ee,#a9bda0'),
    draw: look =>
      shadow(208, 316, 180, 28) +
      block(200, 322, 236, 54, 230, look.main, {
        front:
          rect(0, 0, 236, 54, look.accent) +
          rect(0, 14, 236, 26, look.main) +
          times(12, i => line(`M${i * 20} 14 l20 26 M${i * 20 + 20} 14 l-20 26`, look.accent, 1)),
        side: rect(0, 0, 230, 54, look.accent) + rect(0, 14, 230, 26, shade(look.main, -0.06)),
        top: grid(
          236,
          230,
          6,
          6,
          (w, h) =>
            rect(0, 0, w, h, look.main) +
            oval(w / 2, h / 2, w * 0.46, h * 0.46, '#ffffff') +
            disc(w / 2, h / 2, 2.4, look.accent),
          shade(look.main, -0.12)
        )
      }) +
      group(
        'matrix(0.88 0.16 -0.42 0.3 180 138)',
        lit(10, 30, 90, 56, 18, '#ffffff') + lit(118, 30, 90, 56, 18, '#ffffff')
      )
  },
  officechair: {
    looks: looks('#2f2d2c,#55585c #9a9c9e,#6b6f73 #c0392f,#2f2d2c #2f6db5,#2f2d2c'),
    draw: look =>
      shadow(206, 350, 110, 16) +
      times(5, i => {
        const x = 200 + Math.cos(((i * 72 - 90) * Math.PI) / 180) * 92
        const y = 332 + Math.sin(((i * 72 - 90) * Math.PI) / 180) * 18
        return line(`M200 316 L${x} ${y}`, '#3a3c3f', 10) + disc(x, y + 8, 9, '#222326')
      }) +
      lit(192, 252, 16, 68, 4, '#8b9096', 'tube') +
      lit(130, 36, 140, 168, 34, look.main) +
      times(9, i => line(`M142 ${56 + i * 16} h116`, look.accent, 1.6, 'opacity="0.6"')) +
      times(7, i => line(`M${148 + i * 17} 46 v148`, look.accent, 1.2, 'opacity="0.5"')) +
      lit(108, 222, 184, 40, 18, look.main) +
      line('M108 236 q-24 -10 -22 -56 h26', '#3a3c3f', 11) +
      line('M292 236 q24 -10 22 -56 h-26', '#3a3c3f', 11) +
      rect(192, 200, 16, 26, '#3a3c3f')
  },
  desk: {
    looks: looks(woods),
    draw: look =>
      shadow(210, 330, 170, 20) +
      group(
        'translate(0 -132)',
        block(202, 330, 280, 14, 130, look.main, {
          front: wood(look, 280, 14),
          side: wood(look, 130, 14),
          top: wood(look, 280, 130)
        })
      ) +
      [
        [52, 190, 318],
        [298, 234, 344],
        [354, 194, 306]
      ]
        .map(([x = 0, a = 0, b = 0]) => lit(x, a, 10, b - a, 2, '#2b2d30', 'tube'))
        .join('') +
      group(
        'translate(206 190)',
        block(46, 120, 84, 92, 60, look.main, {
          front:
            wood(look, 84, 92) +
            times(
              3,
              i =>
                rect(4, 4 + i * 30, 76, 26, 'none', `stroke="${look.accent}" stroke-width="2"`) +
                rect(32, 14 + i * 30, 20, 4, '#2b2d30')
            )
        })
      ) +
      group(
        'translate(96 60)',
        lit(30, 20, 108, 70, 6, '#2b2d30') +
          rect(36, 26, 96, 56, '#9cc8e4') +
          rect(36, 26, 96, 56, 'url(#glass)') +
          rect(78, 90, 12, 18, '#55585c')
      )
  }
}
