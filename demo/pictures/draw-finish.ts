import {
  block,
  cylinder,
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
import { label, printed } from './surfaces.ts'

const words = (look: Look, x: number, y: number, w: number, h: number, ink: string) =>
  look.words ? printed(x, y, w, h, ink, look.words) : label(x + w * 0.15, y + h * 0.2, w * 0.7, h * 0.6, ink)

/** A wallpaper's pattern on a strip of w × h. */
function pattern({ kind, main, accent }: Look, w: number, h: number): string {
  if (kind === 0)
    return (
      times(4, i => rect((i * w) / 4, 0, 3, h, shade(main, -0.35))) +
      times(14, i =>
        line(`M${6 + i * (w / 14)} 0 q8 ${h / 4} 0 ${h / 2} t0 ${h / 2}`, accent, 1.8, 'opacity="0.55"')
      )
    )
  if (kind === 1)
    return times(Math.ceil(h / 20) * 4, i => {
      const row = Math.floor(i / 4)
      return round((i % 4) * (w / 3.4) - (row % 2) * (w / 7) + 1, row * 20 + 1, w / 3.4 - 3, 17, 2, accent)
    })
  if (kind === 2)
    return times(Math.ceil(h / 54) * 2, i => {
      const x = w * (i % 2 ? 0.72 : 0.26)
      const y = 30 + Math.floor(i / 2) * 54 + (i % 2) * 26
      return (
        line(`M${x} ${y + 34} q-8 -14 0 -30`, '#7f9a78', 3) +
        times(5, k => turn(k * 72, oval(x, y - 9, 6, 9, accent), x, y)) +
        disc(x, y, 5, '#e0a526')
      )
    })
  return times(Math.ceil(w / 9), i => rect(i * 9, 0, 3, h, accent, 'opacity="0.25"'))
}

/** Putty, primer, glue, wallpaper, and other goods that finish a house. */
export const finishDrawings: Record<string, Drawing> = {
  wallputty: {
    looks: looks('#1f4ea3,#f1efea #c4232b,#f1efea #2e8b4a,#f1efea #e07b1a,#f1efea'),
    draw: look =>
      shadow(206, 346, 130, 20) +
      cylinder(
        176,
        132,
        108,
        30,
        196,
        '#f4f2ee',
        rect(0, 74, 216, 108, look.main) + words(look, 40, 86, 136, 84, '#ffffff'),
        '#e9e7e2'
      ) +
      oval(176, 132, 92, 24, '#fbfaf7') +
      path('M120 132 q30 -34 64 -18 q34 -22 60 12 q-60 26 -124 6 z', '#ffffff') +
      turn(
        34,
        litPath('M296 60 h84 l-16 92 h-52 z', '#c9ced3') + lit(318, -24, 40, 88, 14, '#8c4a2b', 'tube'),
        338,
        80
      )
  },
  primertin: {
    looks: looks('#8f5a2e,#f1efea #5c6440,#f1efea #a33a2c,#f1efea #6b6f73,#f1efea'),
    draw: look =>
      shadow(206, 346, 140, 20) +
      cylinder(
        150,
        122,
        92,
        25,
        208,
        '#c9ced3',
        rect(0, 34, 184, 162, look.main) +
          rect(26, 66, 132, 92, look.accent, 'rx="6"') +
          words(look, 34, 74, 116, 76, '#26262a'),
        look.main
      ) +
      oval(150, 122, 76, 18, shade(look.main, 0.12)) +
      turn(
        8,
        lit(286, 52, 56, 292, 3, '#9a5b3a', 'tube') +
          times(26, i => disc(290 + ((i * 17) % 48), 60 + ((i * 23) % 130), 2 + (i % 4), '#6e3a20')) +
          lit(286, 196, 56, 148, 3, look.main, 'tube') +
          path('M286 196 q14 22 28 4 q12 -16 28 6 v-22 h-56 z', '#9a5b3a'),
        314,
        200
      )
  },
  termitebottle: {
    looks: looks('#f1efea,#c4232b #f1efea,#2e8b4a #f1efea,#e07b1a'),
    draw: look =>
      shadow(190, 352, 120, 16) +
      litPath(
        'M94 346 V158 q0 -28 30 -40 V92 h76 v26 q30 12 30 40 v188 q-68 12 -136 0 z',
        look.main,
        'tube'
      ) +
      lit(118, 46, 88, 52, 8, look.accent, 'tube') +
      round(100, 176, 124, 132, 6, look.accent) +
      words(look, 108, 188, 108, 74, '#ffffff') +
      path('M162 270 l20 30 h-40 z', '#eebc3a') +
      group(
        'translate(250 196) rotate(-20)',
        times(3, i =>
          line(`M${26 + i * 22} 40 l${-14 + i * 10} -32 M${26 + i * 22} 40 l${-14 + i * 10} 34`, '#6e4a34', 4)
        ) +
          oval(92, 40, 34, 20, '#d8a860') +
          oval(92, 40, 34, 20, 'url(#ball)') +
          times(3, i => line(`M${78 + i * 14} 23 q6 17 0 34`, '#a9794e', 2.4)) +
          oval(46, 40, 19, 14, '#c98b4a') +
          oval(16, 40, 17, 14, '#8f5a2e') +
          line('M6 30 q-16 -20 -28 -18 M6 50 q-16 20 -28 18', '#6e4a34', 3.4)
      )
  },
  superglue: {
    looks: looks('#eebc3a,#c4232b #c4232b,#f1efea'),
    draw: look =>
      shadow(206, 360, 110, 12) +
      round(92, 36, 224, 318, 10, '#000000', 'opacity="0.16"') +
      lit(84, 28, 224, 318, 10, look.main) +
      disc(196, 58, 13, '#e4dcd0') +
      round(104, 84, 184, 66, 6, look.accent) +
      label(122, 96, 148, 42, shade(look.accent, look.accent === '#f1efea' ? -0.7 : 0.9)) +
      round(112, 164, 168, 168, 14, '#ffffff', 'opacity="0.5"') +
      turn(
        -24,
        litPath('M168 218 h58 l-4 104 h-50 z', '#e6e9ec', 'tube') +
          rect(166, 316, 62, 10, '#aab0b5') +
          rect(172, 248, 48, 44, '#1f4ea3', 'rx="3"') +
          lit(184, 200, 26, 20, 3, '#2b2d30', 'tube') +
          litPath('M189 200 l8 -34 l8 34 z', '#2b2d30'),
        196,
        250
      ) +
      path('M112 178 q0 -14 14 -14 h70 l-84 130 z', '#ffffff', 'opacity="0.35"')
  },
  pastebox: {
    looks: looks('#3f8a58,#f1efea #c4232b,#f1efea #2f6db5,#f1efea'),
    draw: look =>
      shadow(206, 350, 130, 18) +
      block(176, 346, 170, 232, 70, look.main, {
        front:
          rect(14, 26, 142, 96, look.accent, 'rx="4"') +
          words(look, 22, 36, 126, 76, '#26355e') +
          rect(30, 140, 110, 78, '#e8d9bd') +
          times(6, i => rect(36 + i * 18, 140, 6, 78, '#c98a64', 'opacity="0.6"'))
      }) +
      turn(
        20,
        lit(318, 128, 22, 130, 10, '#b8743a', 'tube') +
          lit(284, 254, 90, 26, 5, '#8b9096', 'tube') +
          times(11, i => lit(286 + i * 8, 278, 7, 62, 2, '#f1e4c8', 'tube')),
        328,
        240
      )
  },
  zincsheet: {
    looks: looks('#c3c8cd,#8b9096 #b4bac0,#7d8288'),
    draw: look =>
      shadow(206, 322, 176, 24) +
      litPath('M112 168 L300 120 q70 60 76 148 L190 322 z', shade(look.main, 0.1), 'glass') +
      path('M112 168 L300 120 q70 60 76 148 L190 322 z', look.main, 'opacity="0.55"') +
      times(5, i => line(`M${150 + i * 38} ${168 - i * 10} q60 50 68 134`, '#ffffff', 5, 'opacity="0.35"')) +
      line('M376 268 L190 322', shade(look.main, -0.35), 4) +
      litPath('M54 196 L242 148 a44 44 0 0 1 70 30 L124 230 z', look.main, 'tubeV') +
      litPath('M54 196 L242 148 L308 196 L124 246 z', look.main, 'tubeV') +
      oval(88, 220, 40, 34, shade(look.main, -0.1)) +
      times(3, i =>
        oval(88, 220, 33 - i * 9, 28 - i * 8, 'none', `stroke="${look.accent}" stroke-width="3.4"`)
      )
  },
  wallpaper: {
    looks: looks('#c59a66,#7c543a,0 #d5d0c7,#b0553a,1 #f1e8dc,#c87a8a,2 #a9bda0,#5c6440,3'),
    draw: look =>
      shadow(206, 356, 150, 16) +
      group(
        'translate(150 96) skewY(4)',
        `<svg width="196" height="244">${rect(0, 0, 196, 244, look.main)}${pattern(look, 196, 244)}${rect(0, 0, 196, 244, 'url(#face)')}</svg>`
      ) +
      cylinder(
        130,
        64,
        54,
        15,
        272,
        look.main,
        `<svg width="108" height="288">${pattern(look, 108, 288)}</svg>`,
        '#f4f2ee'
      ) +
      times(3, i => oval(130, 64, 42 - i * 11, 11 - i * 3, 'none', 'stroke="#b9bec4" stroke-width="2.4"')) +
      path('M346 330 q26 16 14 34 q-30 8 -52 -22 z', '#f4f2ee')
  },
  dishrack: {
    looks: looks('#c9ced3,#2f6db5 #b9bec4,#c4232b'),
    draw: look =>
      shadow(206, 360, 160, 16) +
      line('M64 60 V350 M336 60 V350', look.main, 11) +
      times(6, i => {
        const x = 104 + i * 34
        return (
          oval(x, 128, 15, 50, '#f4f2ee') +
          oval(x, 128, 15, 50, 'url(#face)') +
          oval(x - 2, 128, 9, 36, '#e4e6e8')
        )
      }) +
      times(4, i => {
        const x = 116 + i * 56
        return (
          litPath(`M${x - 21} 208 h42 l-7 56 h-28 z`, '#bfe3f2', 'glass') +
          path(`M${x - 21} 208 h42 l-7 56 h-28 z`, '#9cc8e4', 'opacity="0.4"')
        )
      }) +
      times(
        2,
        i => line(`M64 ${176 + i * 96} H336`, look.main, 9) + line(`M64 ${150 + i * 96} H336`, look.main, 6)
      ) +
      times(12, i => line(`M${84 + i * 21} 150 v26`, look.main, 4)) +
      times(12, i => line(`M${84 + i * 21} 246 v26`, look.main, 4)) +
      lit(72, 306, 256, 24, 6, look.accent, 'tubeV') +
      line('M64 62 q136 -24 272 0', look.main, 8) +
      lit(54, 344, 22, 16, 5, '#2b2d30') +
      lit(326, 344, 22, 16, 5, '#2b2d30')
  }
}
