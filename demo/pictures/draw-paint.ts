import {
  band,
  block,
  cylinder,
  type Drawing,
  line,
  lit,
  type Look,
  looks,
  oval,
  path,
  rect,
  shade,
  shadow,
  times,
  turn
} from './kit.ts'
import { emblem, label, printed } from './surfaces.ts'

const can = (look: Look, cx: number, top: number, r: number, h: number, handle: boolean) =>
  (handle
    ? line(`M${cx - r + 2} ${top + 18} Q${cx} ${top + h * 0.72} ${cx + r - 2} ${top + 18}`, '#8b9096', 4)
    : '') +
  cylinder(
    cx,
    top,
    r,
    r * 0.27,
    h,
    '#e7e9ea',
    band(r, r * 0.27, h * 0.14, h * 0.72, look.main) +
      band(r, r * 0.27, h * 0.62, h * 0.13, shade(look.main, -0.3)) +
      rect(r * 0.45, h * 0.36, r * 1.1, h * 0.34, '#ffffff', `rx="6" opacity="0.94"`) +
      (look.words
        ? printed(r * 0.5, h * 0.38, r, h * 0.3, '#26262a', look.words)
        : emblem(r * 0.72, h * 0.52, r * 0.16, shade(look.main, -0.45)) +
          label(r * 0.98, h * 0.45, r * 0.48, h * 0.16, shade(look.main, -0.45))),
    '#cfd3d6'
  ) +
  oval(cx, top, r * 0.86, r * 0.22, '#b9bec2') +
  oval(cx, top + 1, r * 0.78, r * 0.19, '#dfe3e5')

const paints =
  '#f1efea,#555555 #e8d9bd,#8a7a58 #2f6db5,#1d3d66 #3f8a58,#22502f #c8704a,#7a3d22 #eebc3a,#8a6a12'

/** Paint and painting tools. */
export const paintDrawings: Record<string, Drawing> = {
  paintcan: {
    looks: looks(paints),
    draw: look => shadow(208, 334, 112, 20) + can(look, 200, 112, 96, 208, true)
  },
  paintpail: {
    looks: looks(paints),
    draw: look =>
      shadow(208, 340, 124, 22) +
      can({ ...look, kind: 1 }, 188, 92, 104, 236, true) +
      path('M262 318 q40 -14 74 6 q12 16 -26 22 q-44 4 -60 -8 q-6 -12 12 -20 z', look.main) +
      path('M270 322 q30 -10 54 4 q-20 -2 -54 -4 z', '#ffffff', 'opacity="0.5"')
  },
  brush: {
    looks: looks('#c4232b,#3a3a3a #e0a526,#5a3b24 #1f4ea3,#d8c8a4'),
    draw: look =>
      shadow(206, 318, 130, 18) +
      turn(
        38,
        lit(178, 28, 44, 132, 20, look.main, 'tube') +
          oval(200, 48, 8, 8, '#f4f1ec') +
          lit(152, 156, 96, 54, 5, '#b9bec4', 'tubeV') +
          path('M154 210 h92 l8 112 q-54 18 -108 0 z', look.accent) +
          times(14, i =>
            line(`M${160 + i * 6.4} 212 l${(i - 7) * 0.9} 106`, '#ffffff', 1, 'opacity="0.25"')
          ) +
          path('M148 300 q54 18 106 0 l2 24 q-54 18 -110 0 z', '#f4f1ec', 'opacity="0.85"')
      )
  },
  roller: {
    looks: looks('#f4f1ec,#c4232b #e8d9bd,#1f4ea3 #9cc8e4,#e0a526'),
    draw: look =>
      shadow(206, 330, 130, 18) +
      turn(
        -16,
        line('M306 128 h28 v58 h-132 v40', '#8b9096', 8) +
          lit(184, 224, 36, 118, 14, look.accent, 'tube') +
          lit(74, 88, 234, 82, 22, look.main, 'tubeV') +
          times(40, i => oval(86 + ((i * 37) % 210), 98 + ((i * 23) % 62), 3, 2, shade(look.main, -0.12))) +
          oval(306, 129, 9, 38, shade(look.main, -0.3))
      )
  },
  roofcoat: {
    looks: looks('#9a9c9e,#1f4ea3 #f1efea,#c4232b #b0553a,#7a2c1a #3f8a58,#22502f'),
    draw: look =>
      shadow(208, 340, 120, 20) +
      cylinder(
        196,
        110,
        92,
        25,
        214,
        look.accent,
        rect(40, 60, 104, 96, '#ffffff', 'rx="8" opacity="0.95"') +
          path('M52 140 l40 -42 l40 42 z', look.main) +
          rect(62, 140, 60, 8, look.main) +
          (look.words ? printed(46, 62, 92, 40, '#26262a', look.words) : label(56, 68, 72, 24, look.accent)) +
          band(92, 25, 178, 18, look.main),
        '#c9ced3'
      ) +
      line('M106 122 Q196 236 286 122', '#d9dcdf', 5)
  },
  tin: {
    looks: looks('#1f4ea3,#f0e6d2 #c4232b,#f0e6d2 #e0a526,#3a2c12 #2e8b4a,#f0e6d2'),
    draw: look =>
      shadow(206, 334, 96, 18) +
      block(200, 336, 130, 210, 84, look.main, {
        front:
          rect(14, 46, 102, 92, look.accent, 'rx="6"') +
          (look.words
            ? printed(20, 54, 90, 76, look.main, look.words)
            : emblem(42, 92, 18, look.main) + label(66, 74, 42, 38, look.main)) +
          rect(0, 166, 130, 14, shade(look.main, -0.35)),
        side: rect(0, 166, 84, 14, shade(look.main, -0.35)),
        top: rect(8, 8, 114, 68, '#cfd3d6', 'rx="4"')
      }) +
      lit(168, 88, 34, 20, 6, '#d0352b', 'tube') +
      line('M150 118 q50 -46 100 -10', '#8b9096', 5)
  }
}
