import {
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
  times
} from './kit.ts'
import { label } from './surfaces.ts'

const pumps = '#2f6db5,#1b3f6b #3f8a58,#22502f #c4232b,#7a151b #4d5f6b,#2b363d #e5812f,#8f4a12'
const steels = '#c9ced3,#8b9096 #b9bec4,#7d8288 #d5d9dc,#9aa0a6'
const ceramics = '#f4f3f0,#d9d6cf #e9e3d6,#c4b79c'

const tap = (x: number, y: number) =>
  lit(x - 11, y, 22, 76, 8, '#c9ced3', 'tube') +
  lit(x - 5, y + 2, 78, 18, 9, '#c9ced3', 'tubeV') +
  lit(x + 57, y + 10, 14, 24, 4, '#aab0b5', 'tube') +
  lit(x - 17, y - 14, 36, 14, 6, '#dfe3e6')

const bowl = (look: Look) =>
  litPath('M62 176 h276 q-8 92 -96 92 h-84 q-88 0 -96 -92 z', look.main) +
  oval(200, 176, 138, 36, look.main) +
  oval(200, 178, 112, 26, shade(look.main, -0.16)) +
  oval(200, 184, 86, 17, shade(look.main, -0.08)) +
  disc(200, 188, 8, '#8b9096') +
  tap(201, 90)

/** Taps, basins and pumps, each in its own shape. */
export const plumbingDrawings: Record<string, Drawing> = {
  gardentap: {
    looks: looks('#c9ced3,#8b9096 #c9a14a,#8a6a22'),
    draw: look =>
      shadow(206, 336, 120, 16) +
      oval(78, 186, 16, 50, shade(look.main, -0.2)) +
      oval(70, 186, 16, 50, look.main) +
      lit(76, 164, 176, 44, 10, look.main, 'tubeV') +
      litPath('M246 164 q54 0 54 54 v30 h-46 v-16 q0 -22 -24 -24 z', look.main, 'tube') +
      times(4, i =>
        litPath(
          `M${258 + i} ${246 + i * 20} h${38 - i * 2} l4 18 h${-46 + i * 2} z`,
          shade(look.main, -0.1),
          'tube'
        )
      ) +
      lit(148, 104, 34, 66, 8, look.main, 'tube') +
      line('M118 94 h94', '#c4232b', 22) +
      line('M116 90 h92', '#ffffff', 4, 'opacity="0.5"')
  },
  levertap: {
    looks: looks('#c9ced3,#8b9096 #b9bec4,#7d8288'),
    draw: look =>
      shadow(206, 330, 120, 16) +
      oval(78, 206, 16, 54, shade(look.main, -0.2)) +
      oval(70, 206, 16, 54, look.main) +
      lit(76, 182, 180, 46, 10, look.main, 'tubeV') +
      litPath('M248 182 q56 0 56 56 v52 h-46 v-36 q0 -24 -24 -26 z', look.main, 'tube') +
      lit(250, 286, 62, 18, 6, look.accent, 'tube') +
      lit(148, 136, 40, 50, 8, look.main, 'tube') +
      litPath('M140 112 h60 l140 -34 q14 12 0 24 l-136 40 h-64 z', shade(look.main, 0.08))
  },
  basinpedestal: {
    looks: looks(ceramics),
    draw: look =>
      shadow(206, 372, 84, 12) +
      litPath('M164 176 h72 q-10 90 14 192 h-100 q24 -102 14 -192 z', shade(look.main, -0.06), 'tube') +
      group('translate(20 -20) scale(0.9)', bowl(look))
  },
  basincounter: {
    looks: looks(ceramics),
    draw: look =>
      shadow(206, 346, 170, 14) +
      lit(34, 258, 332, 26, 3, '#a9794e', 'tubeV') +
      lit(48, 284, 304, 62, 2, '#8a5a34') +
      line('M200 286 v58', '#5d3a1f', 2) +
      group('translate(34 60) scale(0.82 0.8)', bowl(look))
  },
  basinwall: {
    looks: looks(ceramics),
    draw: look =>
      rect(60, 36, 280, 330, '#e4eaea') +
      times(5, i => rect(60, 36 + i * 66, 280, 2, '#ffffff')) +
      times(5, i => rect(60 + i * 70, 36, 2, 330, '#ffffff')) +
      shadow(206, 286, 110, 20) +
      litPath('M186 262 h28 v40 h34 v18 h-62 z', '#c9ced3', 'tube') +
      bowl(look)
  },
  sinkdouble: {
    looks: looks(steels),
    draw: look =>
      shadow(206, 316, 170, 26) +
      group(
        'matrix(0.92 0.16 -0.42 0.5 112 112)',
        round(0, 10, 300, 260, 16, look.accent) +
          round(0, 0, 300, 260, 16, look.main) +
          round(0, 0, 300, 260, 16, 'url(#glass)', 'opacity="0.5"') +
          times(
            2,
            i =>
              round(16 + i * 138, 26, 128, 208, 24, shade(look.main, -0.4)) +
              round(23 + i * 138, 38, 116, 192, 20, shade(look.main, -0.18)) +
              disc(80 + i * 138, 136, 20, '#55585c') +
              disc(80 + i * 138, 136, 11, '#2b2d30')
          )
      ) +
      lit(150, 66, 20, 76, 8, look.main, 'tube') +
      line('M160 74 q4 -46 60 -40 q28 6 26 50', look.main, 15)
  },
  soapcorner: {
    looks: looks(steels),
    draw: look =>
      shadow(206, 330, 130, 16) +
      rect(70, 50, 132, 280, '#e4eaea') +
      path('M202 50 h132 v280 h-132 z', '#d2dada') +
      times(2, i => {
        const y = 170 + i * 96
        return (
          litPath(`M84 ${y} L202 ${y - 26} L320 ${y} Q202 ${y + 72} 84 ${y} z`, look.main) +
          line(`M84 ${y} Q202 ${y + 72} 320 ${y}`, shade(look.main, -0.2), 7) +
          times(5, k => line(`M${130 + k * 36} ${y - 6} v22`, shade(look.main, -0.25), 4))
        )
      }) +
      litPath('M160 164 q42 -28 84 0 q6 18 -42 20 q-48 -2 -42 -20 z', '#8fd0b4')
  },
  bathcorner: {
    looks: looks('#2f6db5,#1d4a80 #3f8a58,#22502f #e8d9bd,#b5a27a #e8a3ae,#b06d78'),
    draw: look =>
      shadow(206, 344, 140, 20) +
      litPath('M64 150 Q200 300 336 150 V290 Q200 400 64 290 z', look.main, 'tube') +
      litPath('M64 150 L200 84 L336 150 Q200 262 64 150 z', shade(look.main, 0.12)) +
      path('M92 150 L200 100 L308 150 Q200 236 92 150 z', '#bfe3f2') +
      path('M92 150 L200 100 L308 150 Q200 236 92 150 z', 'url(#glass)', 'opacity="0.7"') +
      disc(110, 306, 10, '#c9ced3')
  },
  jetpump: {
    looks: looks(pumps),
    draw: look =>
      shadow(206, 330, 150, 20) +
      lit(70, 308, 260, 18, 5, '#3a3c3f') +
      lit(176, 190, 160, 108, 40, look.main, 'tubeV') +
      times(8, i => rect(200 + i * 15, 194, 6, 100, look.accent, 'opacity="0.5"')) +
      lit(218, 154, 84, 44, 8, shade(look.main, -0.25)) +
      label(230, 164, 56, 24, '#ffffff') +
      litPath('M84 178 h100 v134 h-100 q-22 -66 0 -134 z', look.main) +
      lit(26, 196, 56, 34, 6, '#8b9096', 'tubeV') +
      lit(26, 254, 56, 34, 6, '#8b9096', 'tubeV') +
      oval(26, 213, 7, 17, '#2b2d30') +
      oval(26, 271, 7, 17, '#2b2d30') +
      lit(112, 106, 44, 76, 6, look.main, 'tube') +
      lit(102, 96, 64, 22, 6, '#8b9096', 'tube')
  },
  boosterpump: {
    looks: looks(pumps),
    draw: look =>
      shadow(206, 326, 120, 18) +
      lit(40, 240, 320, 44, 8, '#8b9096', 'tubeV') +
      lit(24, 228, 38, 68, 8, '#6d7277', 'tubeV') +
      lit(338, 228, 38, 68, 8, '#6d7277', 'tubeV') +
      disc(200, 252, 66, look.main) +
      disc(200, 252, 66, 'url(#ball)') +
      cylinder(
        200,
        84,
        62,
        16,
        126,
        look.main,
        times(7, i => rect(8 + i * 17, 6, 6, 124, look.accent, 'opacity="0.5"'))
      ) +
      lit(226, 118, 64, 70, 8, shade(look.main, -0.3)) +
      label(236, 132, 44, 26, '#ffffff') +
      oval(200, 84, 30, 8, look.accent)
  },
  submersible: {
    looks: looks('#c9ced3,#2f6db5 #d5d9dc,#c4232b #b9bec4,#2e8b4a'),
    draw: look =>
      shadow(206, 342, 110, 18) +
      line('M230 92 q20 -60 -40 -56 q-60 10 -84 60 q-14 40 -36 26', '#2b2d30', 8) +
      cylinder(
        196,
        122,
        72,
        19,
        150,
        look.main,
        rect(20, 44, 104, 62, '#ffffff', 'rx="6" opacity="0.9"') + label(36, 58, 72, 34, look.accent)
      ) +
      cylinder(
        196,
        272,
        80,
        21,
        50,
        look.accent,
        times(9, i => rect(12 + i * 17, 14, 8, 32, '#16181b', 'rx="3"'))
      ) +
      line('M164 110 q32 -44 64 0', '#55585c', 12) +
      lit(270, 236, 62, 40, 8, look.accent, 'tubeV') +
      lit(312, 180, 40, 96, 8, look.accent, 'tube') +
      oval(332, 180, 20, 6, '#2b2d30')
  }
}
