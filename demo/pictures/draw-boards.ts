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
  oval,
  path,
  rect,
  shade,
  shadow,
  speckles,
  times,
  turn
} from './kit.ts'
import { boards } from './draw-joinery.ts'
import { sheet } from './draw-roof.ts'
import { label, printed, surface } from './surfaces.ts'

const roofs = '#c07a52,#8f5536 #b0553a,#7d3624 #3a3a3c,#222222 #7c543a,#523524'

/** A roll that lies, its end to the left; the content is drawn on its mantle. */
const roll = (main: string, core: string, content: string, thick = 52) =>
  shadow(206, 318, 150, 24) +
  path('M110 300 L330 210 l34 26 L150 336 z', shade(main, 0.12)) +
  lit(96, 300 - thick * 2, 240, thick * 2, thick, main, 'tubeV') +
  content +
  oval(108, 300 - thick, 26, thick, shade(main, -0.12)) +
  oval(108, 300 - thick, 18, thick * 0.68, core) +
  oval(108, 300 - thick, 10, thick * 0.36, shade(main, -0.3)) +
  oval(108, 300 - thick, 6, thick * 0.2, '#3a2c20')

/** Boards, rolls and roof parts that look different from others of their family. */
export const boardsDrawings: Record<string, Drawing> = {
  grc: {
    looks: looks('#b9bab6,#8b8d8a #a9aba8,#7d7f7c'),
    draw: look =>
      boards(look, 8, 8, 7) +
      group(
        'translate(0 -70)',
        block(200, 322, 252, 4, 192, shade(look.main, 0.1), {
          top:
            surface(7)(252, 192, shade(look.main, 0.1), look.accent) +
            rect(80, 70, 90, 44, '#2f6db5', 'opacity="0.5" rx="4"')
        })
      )
  },
  kalsiboard: {
    looks: looks('#e6e7e4,#b5b7b4 #dedfda,#a9aba8'),
    draw: look =>
      boards(look, 9, 6, 0) +
      group(
        'translate(0 -62)',
        block(200, 322, 252, 4, 192, look.main, {
          top:
            times(3, i => rect(14, 30 + i * 54, 224, 5, '#2e8b4a', 'opacity="0.55"')) +
            rect(70, 80, 110, 34, '#2e8b4a', 'opacity="0.75" rx="3"') +
            label(82, 86, 84, 22, '#ffffff')
        })
      )
  },
  filmply: {
    looks: looks('#5a3626,#8f5f3a,3 #4a2c20,#7d5233,3'),
    draw: look => boards({ ...look, accent: '#c99a63' }, 5, 17, 0)
  },
  castboards: {
    looks: looks('#d8b384,#a87f4e,3 #c99a63,#93652f,3 #e2c497,#b8905c,3'),
    draw: look =>
      shadow(210, 312, 176, 26) +
      times(5, i =>
        block(200 + ((i * 7) % 11) - 5, 326 - i * 22, 300, 15, 96, shade(look.main, ((i % 3) - 1) * 0.06), {
          top: surface(3)(300, 96, look.main, look.accent),
          front: line('M0 5 h300 M0 10 h300', look.accent, 1.2, 'opacity="0.6"')
        })
      )
  },
  foilwoven: {
    looks: looks('#d2d6da,#a8adb3 #c7ccd1,#9aa0a6'),
    draw: look =>
      roll(
        look.main,
        look.accent,
        times(16, i => line(`M${116 + i * 14} 198 v100`, look.accent, 1, 'opacity="0.6"')) +
          times(9, i => line(`M112 ${206 + i * 11} h210`, look.accent, 1, 'opacity="0.6"'))
      )
  },
  foilbubble: {
    looks: looks('#d2d6da,#a8adb3 #c7ccd1,#9aa0a6'),
    draw: look =>
      roll(
        look.main,
        look.accent,
        times(84, i =>
          disc(
            132 + (i % 14) * 14 + (Math.floor(i / 14) % 2) * 7,
            208 + Math.floor(i / 14) * 16,
            5,
            '#ffffff',
            'opacity="0.55"'
          )
        )
      )
  },
  foamroll: {
    looks: looks('#d2d6da,#f1efea #c7ccd1,#e9e6df'),
    draw: look =>
      roll(
        look.main,
        '#f6f5f1',
        times(4, i => line(`M${150 + i * 46} 184 v112`, look.accent, 2, 'opacity="0.5"')),
        60
      )
  },
  glasswool: {
    looks: looks('#e8c85a,#c9a436 #f0d672,#d1b04a'),
    draw: look =>
      shadow(206, 326, 160, 24) +
      litPath('M150 250 h220 l16 66 h-236 z', look.main) +
      group('translate(152 254)', speckles(220, 58, 180, [look.accent, shade(look.main, 0.4)], 2)) +
      lit(40, 150, 250, 166, 80, look.main, 'tubeV') +
      group('translate(70 160)', speckles(200, 150, 320, [look.accent, shade(look.main, 0.4)], 2)) +
      rect(86, 176, 120, 14, '#c3c8cd', 'opacity="0.7"') +
      times(5, i => oval(286, 233, 58 - i * 11, 82 - i * 16, i % 2 ? look.main : look.accent))
  },
  membrane: {
    looks: looks('#3a3c3f,#c4232b #2f3133,#1f4ea3 #434548,#2e8b4a'),
    draw: look =>
      shadow(206, 330, 130, 22) +
      litPath('M196 300 h170 l16 34 h-190 z', look.main) +
      cylinder(
        170,
        104,
        86,
        23,
        206,
        look.main,
        group('translate(0 10)', speckles(172, 200, 240, ['#55585c', '#222326'], 1.6)) +
          rect(22, 60, 128, 96, '#f4f2ee', 'rx="4"') +
          (look.words
            ? printed(28, 66, 116, 70, look.accent, look.words)
            : label(40, 78, 90, 50, look.accent)) +
          rect(22, 142, 128, 14, look.accent),
        '#2b2d30'
      ) +
      times(4, i => oval(170, 104, 72 - i * 17, 19 - i * 4.5, 'none', `stroke="#6d7277" stroke-width="3"`))
  },
  skirting: {
    looks: looks('#f1efeb,#a7a29b,1 #b98a5d,#8a5f3a,3 #2b2b2d,#d9d4cb,1 #e8dcc6,#d2c2a4,0 #9a9894,#75736f,5'),
    draw: look =>
      shadow(206, 322, 176, 22) +
      times(5, i =>
        group(
          `translate(${i * 7} ${i * -40})`,
          block(186, 330, 320, 46, 16, look.main, {
            front:
              surface(look.kind)(320, 46, look.main, look.accent, i + 1) +
              rect(0, 0, 320, 5, '#ffffff', 'opacity="0.4"'),
            top: rect(0, 0, 320, 16, shade(look.main, 0.2))
          })
        )
      )
  },
  flattile: {
    looks: looks(roofs),
    draw: look =>
      shadow(206, 330, 170, 22) +
      times(4, r =>
        times(5, i => {
          const x = 36 + i * 64 + (r % 2) * 12
          const y = 64 + r * 62
          return (
            litPath(`M${x} ${y} h62 v72 h-62 z`, shade(look.main, (((i * 7 + r) % 5) - 2) * 0.05)) +
            rect(x, y + 64, 62, 8, '#000000', 'opacity="0.28"') +
            rect(x + 56, y, 6, 72, '#000000', 'opacity="0.2"')
          )
        })
      )
  },
  ridge: {
    looks: looks(roofs),
    draw: look =>
      shadow(206, 330, 160, 22) +
      times(3, n => {
        const i = 2 - n
        return group(
          `translate(${i * 58 - 34} ${i * -42 + 6}) scale(1.15)`,
          litPath('M60 290 Q60 222 120 222 L206 170 Q266 170 266 238 L180 290 z', look.main) +
            line('M84 240 Q100 226 126 224 L204 178', '#ffffff', 5, 'opacity="0.28"') +
            path(
              'M60 290 Q60 222 120 222 Q180 222 180 290 h-18 Q162 242 120 242 Q78 242 78 290 z',
              shade(look.main, -0.25)
            ) +
            path('M78 290 Q78 242 120 242 Q162 242 162 290 z', '#2a1c10', 'opacity="0.75"')
        )
      })
  },
  ridgemetal: {
    looks: looks('#7d2530,#541820 #2f2d2c,#1a1919 #3f8a58,#2a5f3c #2f6db5,#1d4a80 #7c543a,#523524'),
    draw: look =>
      shadow(206, 322, 160, 20) +
      times(3, i =>
        group(
          `translate(0 ${i * -54 + 34})`,
          litPath('M20 250 L240 130 L300 150 L86 276 z', shade(look.main, 0.15)) +
            litPath('M86 276 L300 150 L374 196 L160 322 z', shade(look.main, -0.18)) +
            line('M86 276 L300 150', shade(look.main, 0.4), 4) +
            path('M20 250 L86 276 L160 322 l0 8 L84 284 L20 258 z', shade(look.main, -0.5))
        )
      )
  },
  gutterbox: {
    looks: looks('#f1efea,#c9c4ba #9a9c9e,#6b6f73'),
    draw: look =>
      shadow(206, 330, 160, 22) +
      turn(
        -16,
        litPath('M20 150 h340 v88 h-340 z', look.main, 'tubeV') +
          path('M20 150 h340 l-16 26 h-308 z', shade(look.main, -0.4)) +
          line('M20 150 h340', shade(look.main, 0.3), 6) +
          rect(20, 214, 340, 4, shade(look.main, -0.2)) +
          [90, 280].map(x => lit(x, 144, 14, 104, 2, look.accent, 'tube')).join('')
      ) +
      lit(270, 190, 46, 150, 2, look.main, 'tube') +
      lit(262, 190, 62, 22, 2, look.accent, 'tube')
  },
  twinwall: {
    looks: looks('#f1efea,#c9c4ba #9cc8e4,#5a96bd #c6c8c9,#9a9c9e'),
    draw: look => sheet(look, 5, 0.96)
  },
  meshroll: {
    looks: looks('#7b7f84,#5b5f64 #6c5e54,#4e433b'),
    draw: look =>
      shadow(206, 322, 160, 22) +
      `<clipPath id="mesh"><rect x="56" y="150" width="280" height="156" rx="70"/></clipPath>` +
      lit(56, 150, 280, 156, 70, '#d9dcdf', 'tubeV') +
      `<g clip-path="url(#mesh)">${times(19, i => line(`M${64 + i * 15} 146 q-14 80 0 164`, look.main, 3.4))}${times(9, i => line(`M50 ${158 + i * 18} h300`, look.accent, 3.4))}</g>` +
      times(4, i =>
        oval(318, 228, 30 - i * 7, 74 - i * 17, 'none', `stroke="${look.accent}" stroke-width="4"`)
      )
  }
}
