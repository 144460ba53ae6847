import {
  disc,
  type Drawing,
  grips,
  line,
  lit,
  litPath,
  looks,
  oval,
  path,
  rect,
  shade,
  shadow,
  group,
  times,
  turn
} from './kit.ts'

/** The grips of pliers, from their pivot down. */
const gripsOf = (look: { main: string }) =>
  disc(200, 166, 22, '#6d7277') +
  disc(200, 166, 8, '#c9ced3') +
  line('M190 182 q-46 40 -40 158', look.main, 32) +
  line('M210 182 q46 40 40 158', look.main, 32) +
  line('M184 190 q-44 44 -38 146 M204 190 q44 44 40 146', '#ffffff', 5, 'opacity="0.35"')

const jaw = (x: number, y: number, size: number, up: boolean, fill: string) => {
  const s = up ? -1 : 1
  return litPath(
    `M${x - size * 0.4} ${y} L${x - size} ${y + s * size * 0.6} V${y + s * size * 1.7} H${x - size * 0.45} V${y + s * size * 0.9} H${x + size * 0.45} V${y + s * size * 1.7} H${x + size} V${y + s * size * 0.6} L${x + size * 0.4} ${y} z`,
    fill
  )
}

/** Tools that look different from others of their family. */
export const handtoolsDrawings: Record<string, Drawing> = {
  cutters: {
    looks: looks(grips),
    draw: look =>
      shadow(206, 336, 120, 16) +
      turn(
        20,
        litPath('M196 150 q-46 -20 -30 -62 q8 -22 34 -26 z', '#8b9096') +
          litPath('M204 150 q46 -20 30 -62 q-8 -22 -34 -26 z', '#9aa0a6') +
          line('M200 62 v92', '#222326', 3) +
          line('M176 96 l24 -32 l24 32', '#e6e9ec', 4) +
          gripsOf(look)
      )
  },
  longnose: {
    looks: looks(grips),
    draw: look =>
      shadow(206, 336, 120, 16) +
      turn(
        20,
        litPath('M176 152 L196 16 h8 L224 152 z', '#8b9096') +
          line('M200 18 v134', '#3a3c3f', 2.5) +
          times(8, i => line(`M${194 - i} ${30 + i * 8} h${12 + i * 2}`, '#3a3c3f', 1.6, 'opacity="0.6"')) +
          gripsOf(look)
      )
  },
  combination: {
    looks: looks(grips),
    draw: look =>
      shadow(206, 336, 120, 16) +
      turn(
        20,
        litPath('M170 60 q30 -16 60 0 l6 52 q-2 30 -12 42 h-48 q-10 -12 -12 -42 z', '#8b9096') +
          line('M200 54 v100', '#3a3c3f', 3) +
          times(4, i => line(`M182 ${66 + i * 8} h36`, '#3a3c3f', 2, 'opacity="0.6"')) +
          oval(200, 112, 15, 12, '#2b2d30') +
          gripsOf(look)
      )
  },
  sledge: {
    looks: looks('#8b9096,#e0a526 #6d7277,#c4232b #9aa0a6,#1f4ea3'),
    draw: look =>
      shadow(206, 338, 130, 16) +
      turn(
        32,
        lit(188, 130, 24, 220, 10, look.accent, 'tube') +
          lit(184, 262, 32, 92, 12, '#2b2d30', 'tube') +
          times(5, i => rect(186, 274 + i * 14, 28, 3, '#55585c')) +
          litPath('M122 62 l18 -8 h120 l18 8 v70 l-18 8 h-120 l-18 -8 z', look.main, 'tubeV') +
          line('M140 56 v84 M260 56 v84', shade(look.main, -0.35), 3) +
          rect(184, 46, 32, 10, '#3a3c3f', 'rx="3"')
      )
  },
  coldchisel: {
    looks: looks(grips),
    draw: look =>
      shadow(206, 326, 140, 18) +
      [0, 1]
        .map(i =>
          turn(
            40 + i * 16,
            lit(186 + i * 42, 44, 28, 60, 6, '#55585c', 'tube') +
              lit(178 + i * 42, 92, 44, 100, 14, look.main, 'tube') +
              oval(200 + i * 42, 94, 40, 12, look.accent) +
              lit(188 + i * 42, 190, 24, 100, 3, '#6d7277', 'tube') +
              litPath(i ? `M230 288 h24 l-10 44 h-4 z` : `M184 288 h32 l4 40 h-40 z`, '#9aa0a6')
          )
        )
        .join('')
  },
  crowbar: {
    looks: looks('#2f3236,#c9ced3 #1f4ea3,#c9ced3 #c4232b,#c9ced3'),
    draw: look =>
      shadow(206, 338, 140, 14) +
      turn(
        38,
        line('M200 360 V74 q0 -50 44 -46 q22 4 24 26', look.main, 19) +
          line('M195 350 V76 q2 -40 36 -46', '#ffffff', 4, 'opacity="0.4"') +
          litPath('M258 48 l20 4 l-2 36 l-10 -6 l-14 4 z', look.accent) +
          litPath('M190 350 h20 l6 34 h-32 z', look.accent)
      )
  },
  openspanners: {
    looks: looks('#b9bec4,#c4232b #c9ced3,#1f4ea3 #8b9096,#2b2d30'),
    draw: look =>
      shadow(206, 334, 150, 20) +
      turn(
        -10,
        times(5, i => {
          const x = 90 + i * 56
          const size = 24 - i * 2.4
          return (
            lit(x - 8, 110, 16, 170 - i * 16, 4, look.main, 'tube') +
            jaw(x, 118, size, true, look.main) +
            jaw(x, 276 - i * 16, size, false, look.main)
          )
        }) + lit(56, 182, 290, 40, 8, look.accent)
      )
  },
  shovelflat: {
    looks: looks('#6d7277,#b8743a #2b2d30,#e0a526 #c4232b,#b8743a'),
    draw: look =>
      shadow(206, 346, 110, 14) +
      turn(
        28,
        lit(190, 40, 20, 190, 8, look.accent, 'tube') +
          litPath('M152 26 h96 v18 q-10 24 -38 26 h-20 q-28 -2 -38 -26 z', look.main) +
          path('M172 40 h56 q-8 14 -22 16 h-12 q-14 -2 -22 -16 z', '#f2ede4') +
          litPath('M130 218 h140 l8 132 q-78 12 -156 0 z', look.main, 'face') +
          path('M130 218 l-6 100 h12 l6 -92 z M270 218 l6 100 h-12 l-6 -92 z', '#000000', 'opacity="0.2"') +
          line('M124 346 q76 12 152 0', '#d5d9dc', 5)
      )
  },
  hoeblade: {
    looks: looks('#6d7277,#b8743a #4d5256,#c99a63 #55585c,#9c5f3c'),
    draw: look =>
      shadow(206, 340, 120, 16) +
      litPath('M110 140 q90 -30 180 0 l-16 180 q-74 30 -148 0 z', look.main) +
      path('M124 302 q76 30 152 0 l-2 18 q-74 30 -148 0 z', '#d5d9dc') +
      litPath('M164 72 h72 l10 66 h-92 z', shade(look.main, -0.15)) +
      oval(200, 74, 36, 13, shade(look.main, 0.2)) +
      oval(200, 74, 25, 8, '#16181b')
  },
  weldgloves: {
    looks: looks('#c98a4a,#8f5a2a #a9642f,#6e3d18 #b9793f,#7d4a20'),
    draw: look =>
      shadow(206, 340, 130, 18) +
      [0, 1]
        .map(i =>
          group(
            `translate(${i * 150} ${i * 14}) rotate(${i * 12 - 6} 120 200)`,
            litPath(
              'M58 336 l8 -110 q-30 -26 -36 -58 q8 -18 24 -2 l26 26 l-2 -92 q10 -20 26 0 l4 58 l4 -76 q14 -18 26 0 l2 78 l14 -62 q14 -12 24 6 l-8 74 l16 -36 q16 -6 18 12 l-22 72 l10 110 z',
              look.main
            ) +
              line('M62 262 q58 -18 118 0 M106 100 v60 M134 90 v70 M158 104 l-6 60', look.accent, 3) +
              path('M58 336 l4 -46 h118 l4 46 z', look.accent)
          )
        )
        .join('')
  },
  lowshoes: {
    looks: looks('#2f2d2c,#e0a526 #7c543a,#2b2d30 #6e4a34,#2b2d30'),
    draw: look =>
      shadow(206, 330, 170, 20) +
      [0, 1]
        .map(i =>
          group(
            `translate(${i * 60 - 26} ${i * 34 - 30})`,
            litPath(
              'M106 176 q30 16 76 -6 q34 48 110 60 q36 10 36 46 h-226 q-8 -52 4 -100 z',
              i ? look.main : shade(look.main, -0.14)
            ) +
              litPath('M96 268 h240 q8 30 -10 32 h-224 q-10 -6 -6 -32 z', '#16181b', 'tubeV') +
              path('M258 222 q56 6 68 50 h-88 q-4 -34 20 -50 z', shade(look.main, 0.14)) +
              times(3, k => line(`M${172 + k * 18} ${192 + k * 12} l26 -14`, look.accent, 5)) +
              oval(146, 178, 40, 12, shade(look.main, -0.5))
          )
        )
        .join('')
  }
}
