import {
  block,
  cylinder,
  disc,
  type Drawing,
  line,
  lit,
  litPath,
  type Look,
  looks,
  oval,
  path,
  rect,
  round,
  shade,
  shadow,
  times,
  turn
} from './kit.ts'
import { label, printed } from './surfaces.ts'

const covers = '#f6f4f0,#d5d0c7 #2f2d2c,#4d4f52 #c9a14a,#8a6a22'

/** A switch's plate with rockers side by side. */
const plate = (look: Look, rockers: number, sign = '') =>
  shadow(208, 346, 110, 14) +
  round(92, 72, 232, 264, 20, '#000000', 'opacity="0.14"') +
  lit(84, 62, 232, 264, 20, look.main) +
  round(110, 90, 180, 208, 12, look.accent) +
  times(rockers, i => {
    const w = 168 / rockers
    return (
      lit(116 + i * w, 96, w - (rockers > 1 ? 4 : 0), 196, 8, shade(look.main, 0.04)) +
      path(`M${116 + i * w} 194 h${w - 4} v98 h${-(w - 4)} z`, '#000000', 'opacity="0.07"') +
      rect(116 + i * w + w / 2 - 9, 272, 16, 5, '#3fae6a', 'rx="2"')
    )
  }) +
  sign

/** Electrical parts, discs, tins and gear of a building site. */
export const gearDrawings: Record<string, Drawing> = {
  switchdouble: { looks: looks(covers), draw: look => plate(look, 2) },
  switchhotel: {
    looks: looks(covers),
    draw: look => plate(look, 1, path('M200 118 l16 22 h-32 z M200 182 l16 -22 h-32 z', '#6b6f73'))
  },
  outletusb: {
    looks: looks(covers),
    draw: look =>
      shadow(208, 346, 110, 14) +
      round(92, 72, 232, 264, 20, '#000000', 'opacity="0.14"') +
      lit(84, 62, 232, 264, 20, look.main) +
      disc(200, 162, 72, shade(look.main, look.main === '#2f2d2c' ? 0.16 : -0.14)) +
      disc(200, 166, 66, shade(look.main, look.main === '#2f2d2c' ? 0.1 : -0.06)) +
      disc(174, 164, 10, '#16181b') +
      disc(226, 164, 10, '#16181b') +
      times(
        2,
        i => round(130 + i * 80, 262, 60, 30, 5, '#b9bec4') + rect(136 + i * 80, 272, 48, 12, '#2f6db5')
      )
  },
  tapeblack: {
    looks: looks(
      '#2b2d30,#e0a526 #c4232b,#f1efea #1f4ea3,#f1efea #eebc3a,#2b2d30 #f1efea,#9a9c9e #2e8b4a,#f1efea'
    ),
    draw: look =>
      shadow(206, 330, 140, 22) +
      litPath('M230 296 h140 l4 -64 h-150 z', shade(look.main, 0.05)) +
      cylinder(180, 196, 116, 44, 84, look.main) +
      oval(180, 196, 116, 44, shade(look.main, 0.12)) +
      oval(180, 196, 96, 36, 'none', `stroke="${shade(look.main, -0.2)}" stroke-width="3"`) +
      oval(180, 196, 74, 28, '#e9dcc4') +
      oval(180, 200, 64, 23, '#b58a57') +
      oval(180, 206, 56, 18, '#4b3a26') +
      rect(110, 252, 66, 24, look.accent, 'rx="3" opacity="0.85"')
  },
  spraycan: {
    looks: looks('#c4232b,#f1efea #2f2d2c,#f1efea #f1efea,#c4232b #1f4ea3,#f1efea #c9ced3,#1f4ea3'),
    draw: look =>
      shadow(206, 352, 72, 14) +
      litPath('M158 96 q42 -28 84 0 v14 h-84 z', '#c9ced3', 'tube') +
      lit(170, 26, 60, 66, 12, look.main, 'tube') +
      lit(188, 12, 24, 20, 4, '#f4f2ee', 'tube') +
      cylinder(
        200,
        108,
        54,
        13,
        232,
        look.main,
        rect(4, 60, 100, 116, '#f6f4f0', 'rx="4"') +
          (look.words ? printed(10, 70, 88, 70, '#26262a', look.words) : label(18, 82, 70, 50, '#26262a')) +
          disc(54, 158, 12, look.main),
        '#c9ced3'
      )
  },
  varnish: {
    looks: looks('#b9793f,#5d3a1f #a9642f,#4a2c18 #c9924f,#6e4a2a'),
    draw: look =>
      shadow(206, 338, 104, 18) +
      cylinder(
        200,
        120,
        84,
        22,
        202,
        look.accent,
        rect(22, 44, 124, 120, '#f4e6cc', 'rx="6"') +
          (look.words
            ? printed(30, 52, 108, 66, look.accent, look.words)
            : label(40, 66, 84, 44, look.accent)) +
          rect(22, 132, 124, 32, look.main) +
          line('M26 142 q40 8 116 0 M26 152 q50 8 116 0', look.accent, 1.6, 'opacity="0.6"'),
        '#c9ced3'
      ) +
      oval(200, 120, 66, 16, '#d8b070') +
      oval(200, 120, 66, 16, 'url(#glass)')
  },
  scaffold: {
    looks: looks('#2f6db5,#8b9096 #eebc3a,#8b9096 #c4232b,#8b9096'),
    draw: look => {
      const frameAt = (x: number, y: number, tone: string) =>
        line(
          `M${x} ${y + 250} V${y} H${x + 110} V${y + 250} M${x} ${y + 90} H${x + 110} M${x + 30} ${y} v90 M${x + 80} ${y} v90`,
          tone,
          10
        )
      return (
        shadow(206, 350, 160, 18) +
        frameAt(196, 46, shade(look.main, -0.3)) +
        line('M88 130 L306 250 M88 330 L306 110 M198 130 L196 250', look.accent, 6) +
        litPath('M78 84 L186 34 h124 L202 84 z', '#b9bec4') +
        times(5, i => line(`M${100 + i * 22} 82 l106 -47`, '#8b9096', 2)) +
        frameAt(88, 88, look.main) +
        [88, 198].map(x => lit(x - 12, 332, 24, 14, 2, '#3a3c3f')).join('')
      )
    }
  },
  genset: {
    looks: looks('#c4232b,#2b2d30 #e0a526,#2b2d30 #1f4ea3,#2b2d30 #e5812f,#2b2d30'),
    draw: look =>
      shadow(206, 336, 160, 20) +
      disc(96, 314, 32, '#2b2d30') +
      disc(96, 314, 14, '#8b9096') +
      lit(74, 232, 256, 82, 8, '#55585c') +
      lit(90, 190, 110, 96, 12, '#8b9096', 'tubeV') +
      times(6, i => rect(100 + i * 16, 198, 7, 78, '#55585c')) +
      lit(206, 186, 116, 104, 8, look.main) +
      rect(216, 198, 60, 40, '#f4f2ee', 'rx="4"') +
      label(222, 206, 46, 24, look.main) +
      disc(300, 214, 13, '#2b2d30') +
      disc(300, 214, 4, '#f4f2ee') +
      times(2, i => disc(232 + i * 36, 264, 14, '#2b2d30')) +
      litPath('M96 132 q6 -26 40 -26 h140 q36 0 40 26 v52 h-220 z', look.main) +
      lit(178, 92, 44, 18, 8, '#2b2d30', 'tubeV') +
      line('M66 314 V84 q0 -22 22 -22 h236 q22 0 22 22 V332', look.accent, 13) +
      lit(330, 322, 32, 14, 4, '#2b2d30')
  },
  mixerbare: {
    looks: looks('#e5812f,#2b2d30 #eebc3a,#2b2d30 #2f6db5,#2b2d30 #c4232b,#2b2d30'),
    draw: look =>
      shadow(206, 346, 160, 20) +
      line('M80 330 L150 210 M320 330 L250 210 M80 330 h240', look.accent, 12) +
      turn(
        -20,
        litPath('M110 110 q-30 80 30 150 h130 q60 -70 30 -150 z', look.main, 'tube') +
          litPath('M140 60 h120 l40 52 h-190 z', shade(look.main, -0.08), 'tube') +
          oval(200, 60, 60, 16, shade(look.main, -0.55)) +
          line('M104 176 q96 30 200 0', look.accent, 12) +
          times(20, i => rect(106 + i * 10, 170 + Math.sin(i / 6.2) * 12, 4, 16, '#8b9096'))
      ) +
      disc(92, 334, 26, '#2b2d30') +
      disc(92, 334, 11, '#8b9096') +
      disc(310, 334, 26, '#2b2d30') +
      disc(310, 334, 11, '#8b9096') +
      lit(286, 270, 96, 14, 3, look.accent, 'tubeV') +
      disc(330, 244, 28, '#8b9096') +
      disc(330, 244, 10, '#2b2d30')
  },
  mcb: {
    looks: looks('#eceae5,#2f6db5 #eceae5,#2e8b4a #eceae5,#c4232b'),
    draw: look =>
      shadow(206, 342, 110, 18) +
      lit(60, 300, 280, 16, 3, '#b9bec4', 'tubeV') +
      block(196, 340, 108, 256, 120, look.main, {
        front:
          rect(0, 84, 108, 92, shade(look.main, -0.1)) +
          rect(34, 96, 40, 68, '#2b2d30', 'rx="5"') +
          rect(37, 102, 34, 30, look.accent, 'rx="4"') +
          label(20, 30, 68, 36, look.accent) +
          disc(54, 216, 15, '#8b9096') +
          line('M45 216 h18', '#3a3c3f', 4)
      })
  }
}
