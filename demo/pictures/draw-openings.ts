import {
  disc,
  type Drawing,
  group,
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
import { surface } from './surfaces.ts'

const frames = '#e9e6df,#bcd3da #3a3c3f,#a9c8d6 #7c543a,#bcd3da #8b9096,#a9c8d6'
const plates = '#c3c7cb,#8b9096 #2f2d2c,#55585c #c9a14a,#8a6a22'
const woods = '#9a6a3f,#6d4625,3 #6e4a34,#452c1d,3 #7a3f22,#4d2512,3'

const pane = (look: Look, d: string) =>
  path(d, look.accent) +
  path(d, 'url(#glass)') +
  line(`${d}`, shade(look.main, -0.1), 12) +
  line(`${d}`, shade(look.main, 0.18), 3)

const frame = (look: Look) =>
  shadow(206, 356, 120, 12) +
  lit(66, 52, 268, 300, 4, look.main) +
  rect(84, 70, 232, 264, '#dfe9ea') +
  path('M84 250 q60 -50 90 -20 q40 -50 142 10 v94 h-232 z', '#7fa86a', 'opacity="0.45"') +
  lit(58, 348, 284, 12, 3, shade(look.main, -0.12))

const leaf = (look: Look, content: string) =>
  shadow(206, 362, 92, 12) +
  lit(112, 22, 176, 340, 3, shade(look.accent, -0.1)) +
  group(
    'translate(122 32)',
    `<svg width="156" height="330">${surface(look.kind)(156, 330, look.main, look.accent)}</svg>` +
      content +
      rect(0, 0, 156, 330, 'url(#face)') +
      lit(138, 168, 8, 34, 3, '#d9b45a', 'tube') +
      lit(118, 180, 26, 7, 3, '#d9b45a', 'tubeV')
  )

const lock = (x: number, y: number, main: string) =>
  lit(x - 8, y - 54, 106, 126, 14, main) +
  disc(x + 45, y + 40, 18, '#2b2d30') +
  path(`M${x + 37} ${y + 44} h16 l5 26 h-26 z`, '#2b2d30')

/** Windows, doors, handles and locks that look different from others of their family, and frames of aluminium. */
export const openingsDrawings: Record<string, Drawing> = {
  casement: {
    looks: looks(frames),
    draw: look =>
      frame(look) +
      pane(look, 'M84 70 L32 98 V370 L84 334 z') +
      pane(look, 'M316 70 L368 98 V370 L316 334 z') +
      line('M200 70 v264', shade(look.main, -0.2), 6)
  },
  awning: {
    looks: looks(frames),
    draw: look =>
      frame(look) +
      line('M92 300 L70 250 M308 300 L330 250', '#6d7277', 5) +
      pane(look, 'M84 70 H316 L344 292 H56 z') +
      lit(186, 276, 28, 12, 4, '#6d7277', 'tubeV')
  },
  plaindoor: {
    looks: looks(woods),
    draw: look =>
      leaf(
        look,
        times(4, i => rect(0, 62 + i * 66, 156, 5, shade(look.accent, -0.2), 'opacity="0.8"')) +
          rect(28, 0, 5, 330, shade(look.accent, -0.2), 'opacity="0.8"')
      )
  },
  carveddoor: {
    looks: looks(woods),
    draw: look =>
      leaf(
        look,
        [
          [16, 18, 124, 138],
          [16, 186, 124, 126]
        ]
          .map(([x = 0, y = 0, w = 0, h = 0]) => {
            const cx = x + w / 2
            const cy = y + h / 2
            return (
              rect(x, y, w, h, look.accent, 'opacity="0.5" rx="4"') +
              times(8, i =>
                turn(
                  i * 45,
                  path(`M${cx} ${cy} q20 -22 0 -46 q-20 24 0 46 z`, shade(look.main, i % 2 ? 0.3 : 0.16)),
                  cx,
                  cy
                )
              ) +
              disc(cx, cy, 9, shade(look.main, 0.35)) +
              line(
                `M${x + 10} ${y + 12} q20 0 20 18 M${x + w - 10} ${y + 12} q-20 0 -20 18 M${x + 10} ${y + h - 12} q20 0 20 -18 M${x + w - 10} ${y + h - 12} q-20 0 -20 -18`,
                shade(look.main, 0.3),
                5
              )
            )
          })
          .join('')
      )
  },
  leverhandle: {
    looks: looks(plates),
    draw: look =>
      shadow(206, 320, 100, 14) +
      lit(136, 76, 70, 234, 14, look.main, 'tube') +
      lit(120, 62, 70, 248, 14, look.main, 'tube') +
      lit(146, 132, 180, 30, 15, look.main, 'tubeV') +
      disc(156, 147, 24, look.main) +
      disc(156, 147, 24, 'url(#ball)') +
      [84, 286].map(y => disc(156, y, 5, shade(look.main, -0.4))).join('')
  },
  bathlock: {
    looks: looks(plates),
    draw: look =>
      shadow(206, 330, 130, 16) +
      disc(136, 176, 72, shade(look.main, -0.15)) +
      disc(130, 170, 72, look.main) +
      disc(130, 170, 72, 'url(#ball)', 'opacity="0.6"') +
      disc(130, 170, 44, shade(look.main, 0.1)) +
      disc(130, 170, 44, 'url(#ball)') +
      rect(108, 164, 44, 12, '#2b2d30', 'rx="6"') +
      lit(196, 222, 90, 34, 8, look.accent, 'tubeV') +
      disc(306, 240, 54, shade(look.main, -0.1)) +
      disc(300, 234, 54, look.main) +
      disc(300, 234, 54, 'url(#ball)')
  },
  padlock: {
    looks: looks('#c9a14a,#b9bec4 #b98f3c,#c9ced3'),
    draw: look =>
      shadow(206, 342, 110, 18) +
      line('M136 190 v-56 q0 -70 64 -70 q64 0 64 70 v56', look.accent, 26) +
      line('M130 180 v-46 q2 -56 50 -68', '#ffffff', 5, 'opacity="0.5"') +
      lit(96, 182, 208, 152, 18, look.main) +
      round(110, 196, 180, 124, 10, 'none', `stroke="${shade(look.main, -0.25)}" stroke-width="3"`) +
      disc(200, 248, 16, '#2b2d30') +
      path('M192 254 h16 l5 40 h-26 z', '#2b2d30')
  },
  padlocklong: {
    looks: looks('#c9a14a,#b9bec4 #b98f3c,#c9ced3'),
    draw: look =>
      shadow(206, 356, 80, 14) +
      line('M162 240 v-150 q0 -50 38 -50 q38 0 38 50 v150', look.accent, 19) +
      line('M158 234 v-140 q2 -42 30 -50', '#ffffff', 4, 'opacity="0.5"') +
      group('translate(0 24)', lock(155, 262, look.main))
  },
  alumframe: {
    looks: looks('#c9ced3,#8b9096 #3a3c3f,#222326 #7c543a,#523524 #f1efea,#c9c4ba'),
    draw: look =>
      shadow(206, 316, 170, 22) +
      times(3, i =>
        group(
          `translate(${i * 18} ${i * -50})`,
          litPath('M40 300 L286 176 h56 L98 300 z', shade(look.main, 0.15)) +
            litPath('M98 300 L342 176 v40 L98 340 z', shade(look.main, -0.2)) +
            rect(40, 300, 58, 40, look.main) +
            path('M46 306 h18 v12 h-8 v16 h-10 z M70 306 h22 v28 h-30 v-10 h8 z', shade(look.main, -0.6)) +
            line('M60 296 L302 176', shade(look.main, -0.3), 2)
        )
      )
  },
  pvcmotif: {
    looks: looks('#f1efea,#b5b0a6 #2f6db5,#1d4a80 #7c543a,#523524'),
    draw: look =>
      shadow(206, 362, 100, 10) +
      lit(104, 20, 192, 344, 4, shade(look.main, -0.12)) +
      lit(118, 34, 164, 326, 2, look.main) +
      rect(118, 130, 164, 120, shade(look.main, 0.2), 'opacity="0.6"') +
      times(3, i =>
        group(
          `translate(${150 + i * 50} ${180 + (i % 2) * 26})`,
          times(6, k => turn(k * 60, oval(0, -13, 7, 12, look.accent, 'opacity="0.75"'), 0, 0)) +
            disc(0, 0, 6, '#e0a526')
        )
      ) +
      line('M130 246 q60 -40 140 -10', look.accent, 4, 'opacity="0.6"') +
      times(5, i => rect(154, 300 + i * 9, 92, 4, look.accent, 'opacity="0.8"')) +
      disc(264, 216, 9, '#c9a14a')
  }
}
