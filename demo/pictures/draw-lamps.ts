import {
  cylinder,
  disc,
  type Drawing,
  line,
  lit,
  litPath,
  looks,
  oval,
  path,
  rect,
  round,
  shade,
  shadow,
  times
} from './kit.ts'

/** The ring of a lamp socket seen from below, with its contact. */
const socket = (cx: number, cy: number, rx: number, ry: number, main: string) =>
  oval(cx, cy, rx, ry, shade(main, -0.2)) +
  oval(cx, cy + 2, rx - 12, ry - 5, '#b8903c') +
  oval(cx, cy + 3, rx - 20, ry - 8, '#2b2d30') +
  oval(cx, cy + 3, 8, 4, '#c9ced3')

/** Lamps for outside, and what holds a bulb. */
export const lampsDrawings: Record<string, Drawing> = {
  floodlight: {
    looks: looks('#3a3c3f,#c9ced3 #55585c,#e0a526'),
    draw: look =>
      disc(200, 196, 196, 'url(#glow)', 'opacity="0.75"') +
      shadow(206, 364, 110, 12) +
      line('M70 190 q-16 150 130 150 q146 0 130 -150', '#6d7277', 18) +
      lit(176, 326, 48, 30, 5, '#8b9096') +
      lit(58, 66, 284, 222, 16, look.main) +
      times(9, i => rect(74 + i * 30, 54, 14, 16, shade(look.main, 0.15), 'rx="2"')) +
      round(82, 90, 236, 174, 6, '#dfe3e6') +
      times(24, i => {
        const x = 104 + (i % 6) * 35
        const y = 110 + Math.floor(i / 6) * 37
        return round(x, y, 22, 22, 3, '#fff6d8') + round(x + 6, y + 6, 10, 10, 2, '#eebc3a')
      }) +
      path('M82 90 h110 l-84 174 h-26 z', '#ffffff', 'opacity="0.22"') +
      disc(74, 82, 5, look.accent) +
      disc(326, 82, 5, look.accent)
  },
  solarstake: {
    looks: looks('#2b2d30,#26355e #8b9096,#26355e'),
    draw: look =>
      disc(200, 150, 150, 'url(#glow)', 'opacity="0.8"') +
      shadow(206, 372, 70, 10) +
      litPath('M188 236 h24 l-6 136 l-6 12 l-6 -12 z', look.main, 'tube') +
      litPath('M138 104 h124 l-16 112 h-92 z', '#fff1c9') +
      line('M170 106 l6 108 M200 106 v108 M230 106 l-6 108', look.main, 5) +
      lit(140, 208, 120, 32, 8, look.main, 'tube') +
      litPath('M98 106 q102 -78 204 0 q-102 22 -204 0 z', look.main) +
      litPath('M140 80 q60 -34 120 0 l10 14 q-70 14 -140 0 z', look.accent) +
      line('M176 66 l-6 32 M200 62 v38 M224 66 l6 32 M136 86 q64 12 128 0', '#9cc8e4', 1.8)
  },
  solarwall: {
    looks: looks('#2b2d30,#26355e #f1efea,#26355e'),
    draw: look =>
      disc(200, 250, 170, 'url(#glow)', 'opacity="0.7"') +
      litPath('M92 70 h216 l40 92 h-296 z', look.accent) +
      times(5, i => line(`M${128 + i * 36} 72 l${-16 + i * 8} 88`, '#9cc8e4', 2)) +
      line('M80 100 h240 M66 130 h268', '#9cc8e4', 2) +
      line('M92 70 h216 l40 92 h-296 z', '#c9ced3', 6) +
      lit(72, 166, 256, 130, 18, look.main) +
      times(32, i => {
        const x = 100 + (i % 8) * 27
        const y = 188 + Math.floor(i / 8) * 16
        return round(x, y, 16, 10, 2, '#fff1c9')
      }) +
      disc(200, 290, 38, shade(look.main, 0.1)) +
      disc(200, 292, 30, '#f4f2ee') +
      disc(200, 292, 30, 'url(#ball)') +
      times(4, i => line(`M${176 + i * 16} 278 v28`, '#c9ced3', 2))
  },
  lampholder: {
    looks: looks('#f4f2ee,#dfe3e6 #2f2d2c,#4d4f52'),
    draw: look =>
      shadow(206, 340, 130, 20) +
      oval(200, 300, 138, 44, shade(look.main, -0.3)) +
      cylinder(200, 270, 138, 44, 28, look.main) +
      disc(104, 272, 7, '#8b9096') +
      disc(296, 272, 7, '#8b9096') +
      cylinder(200, 150, 74, 24, 116, look.main) +
      times(9, i =>
        line(`M${134 + i * 16} ${176 + Math.sin((i / 8) * Math.PI) * 18} v86`, '#000000', 2, 'opacity="0.12"')
      ) +
      socket(200, 150, 74, 24, look.main)
  },
  lampholderhang: {
    looks: looks('#2f2d2c,#4d4f52 #f4f2ee,#dfe3e6'),
    draw: look =>
      line('M200 0 V96', '#2b2d30', 9) +
      lit(184, 84, 32, 40, 8, shade(look.main, 0.1), 'tube') +
      litPath('M146 176 q4 -54 54 -56 q50 2 54 56 z', look.main, 'tube') +
      lit(140, 174, 120, 40, 6, shade(look.main, 0.06), 'tube') +
      lit(148, 212, 104, 92, 4, look.main, 'tube') +
      times(8, i => line(`M${158 + i * 12} 220 v76`, '#000000', 2, 'opacity="0.2"')) +
      lit(138, 300, 124, 24, 8, shade(look.main, 0.1), 'tube') +
      socket(200, 322, 58, 17, look.main)
  }
}
