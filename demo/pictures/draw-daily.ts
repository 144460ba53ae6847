import {
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
  round,
  shade,
  shadow,
  times,
  turn
} from './kit.ts'

const leaf = (x: number, y: number, angle: number, size: number, fill: string) =>
  turn(
    angle,
    path(
      `M${x} ${y} q${-size * 0.42} ${-size * 0.5} 0 ${-size} q${size * 0.42} ${size * 0.5} 0 ${size} z`,
      fill
    ) + line(`M${x} ${y} v${-size * 0.9}`, '#ffffff', 1.6, 'opacity="0.35"'),
    x,
    y
  )

const pot = (main: string) =>
  litPath('M140 262 h120 l-16 82 q-44 10 -88 0 z', main, 'tube') +
  lit(132, 248, 136, 24, 6, main, 'tube') +
  oval(200, 250, 60, 9, '#3f2c1d')

/** Clothes, plants and garden. */
export const dailyDrawings: Record<string, Drawing> = {
  shirt: {
    looks: looks('#2f2d2c,#55585c #f1efea,#c9c4ba #5c6440,#3f4630 #6f1f2c,#4a1119'),
    draw: look =>
      shadow(206, 352, 110, 12) +
      litPath(
        'M140 58 q60 34 120 0 l86 50 l-40 72 l-34 -18 v182 q-72 10 -144 0 v-182 l-34 18 l-40 -72 z',
        look.main
      ) +
      path('M140 58 q60 34 120 0 q-8 32 -60 36 q-52 -4 -60 -36 z', shade(look.main, -0.25)) +
      line('M128 162 q4 -30 -2 -50 M272 162 q-4 -30 2 -50', '#000000', 2.4, 'opacity="0.22"') +
      line('M160 220 q20 60 0 110 M240 200 q-10 70 8 130', '#000000', 6, 'opacity="0.07"') +
      line('M130 338 q70 8 140 0', look.accent, 2, 'stroke-dasharray="5 4"')
  },
  buttonshirt: {
    looks: looks('#2f6db5,#f1efea #c0392f,#2f2d2c #7c543a,#e8c98a'),
    draw: look =>
      shadow(206, 356, 110, 12) +
      litPath('M142 60 h116 l82 46 l-20 150 l-48 -8 v98 q-72 10 -144 0 v-98 l-48 8 l-20 -150 z', look.main) +
      `<clipPath id="sh"><path d="M142 60 h116 l82 46 l-20 150 l-48 -8 v98 q-72 10 -144 0 v-98 l-48 8 l-20 -150 z"/></clipPath><g clip-path="url(#sh)" opacity="0.32">${times(11, i => rect(50 + i * 30, 40, 9, 320, look.accent)) + times(11, i => rect(40, 60 + i * 30, 320, 9, look.accent))}</g>` +
      path('M142 60 l58 52 l58 -52 l14 10 l-46 68 l-26 -26 l-26 26 l-46 -68 z', shade(look.main, 0.2)) +
      rect(194, 112, 13, 238, shade(look.main, -0.15)) +
      times(6, i => disc(200, 140 + i * 36, 4.4, '#f4f2ee')) +
      round(226, 158, 44, 48, 4, shade(look.main, -0.12))
  },
  shoe: {
    looks: looks('#2f2d2c,#f1efea #f1efea,#2f6db5 #2f6db5,#f1efea #7c543a,#e8d9bd'),
    draw: look =>
      shadow(206, 318, 170, 18) +
      litPath(
        'M60 140 q10 -16 40 -10 l40 -2 q30 60 100 84 q84 18 108 44 q8 24 -2 32 h-286 q-12 -70 0 -148 z',
        look.main
      ) +
      litPath('M52 282 h300 q10 18 -10 32 h-276 q-18 -8 -14 -32 z', '#f4f2ee', 'tubeV') +
      rect(58, 304, 288, 8, look.accent, 'rx="4"') +
      path('M270 226 q68 16 78 34 q8 22 0 24 h-94 q-4 -36 16 -58 z', shade(look.main, -0.18)) +
      times(5, i => line(`M${146 + i * 21} ${150 + i * 14} l26 -18`, '#f4f2ee', 6)) +
      path('M76 210 q60 40 130 28 l-22 34 q-80 10 -116 -20 z', look.accent) +
      rect(62, 128, 32, 46, shade(look.main, -0.3), 'rx="8"')
  },
  backpack: {
    looks: looks('#2f2d2c,#e0a526 #9a9c9e,#c4232b #3f8a58,#2f2d2c'),
    draw: look =>
      shadow(206, 350, 120, 16) +
      line('M162 66 q38 -50 76 0', '#2b2d30', 13) +
      litPath('M104 130 q4 -74 96 -76 q92 2 96 76 l12 196 q0 20 -22 20 h-172 q-22 0 -22 -20 z', look.main) +
      litPath('M128 226 q72 -20 144 0 l8 96 q0 14 -14 14 h-132 q-14 0 -14 -14 z', shade(look.main, -0.14)) +
      line('M128 236 q72 -20 144 0', look.accent, 6) +
      line('M112 150 q88 -34 176 0', look.accent, 5) +
      rect(262, 240, 9, 26, '#c9ced3', 'rx="3"') +
      round(170, 268, 60, 26, 4, look.accent) +
      litPath('M88 220 q-22 10 -16 90 q6 20 24 16 z', shade(look.main, -0.25)) +
      litPath('M312 220 q22 10 16 90 q-6 20 -24 16 z', shade(look.main, -0.3))
  },
  plant: {
    looks: looks('#3f8a58,#f1efea,0 #5f8a4a,#2f2d2c,1 #6aa84a,#c8704a,2 #4a9a6a,#e8d9bd,3'),
    draw: look =>
      shadow(206, 350, 84, 13) +
      (look.kind === 1
        ? times(7, i =>
            turn(
              i * 9 - 27,
              path('M188 260 q-10 -110 12 -206 q22 96 12 206 z', shade(look.main, (i % 3) * 0.1 - 0.1)) +
                line('M193 250 q-4 -90 7 -180 M207 250 q4 -90 -7 -180', '#e0c95a', 3),
              200,
              262
            )
          )
        : look.kind === 2
          ? times(11, i =>
              group(
                `rotate(${i * 15 - 75} 200 256)`,
                line('M200 256 Q206 160 200 70', '#7a8a3a', 3) +
                  times(
                    9,
                    k =>
                      leaf(200, 236 - k * 18, 58, 44, look.main) +
                      leaf(200, 236 - k * 18, -58, 44, shade(look.main, -0.12))
                  )
              )
            )
          : times(9, i => {
              const a = i * 20 - 80
              return (
                line(`M200 256 q${a * 0.5} -60 ${a * 1.5} ${-110 - (i % 3) * 26}`, '#4a6b3a', 4) +
                leaf(200 + a * 1.5, 152 - (i % 3) * 26, a * 0.8, 84, shade(look.main, (i % 4) * 0.08 - 0.1)) +
                (look.kind === 3 ? leaf(200 + a * 1.5, 146 - (i % 3) * 26, a * 0.8, 60, '#d9839a') : '')
              )
            })) +
      pot(look.accent)
  },
  hose: {
    looks: looks('#3f8a58,#e0a526 #2f6db5,#e0a526 #e5812f,#2b2d30'),
    draw: look =>
      shadow(206, 322, 156, 26) +
      times(
        6,
        i =>
          oval(
            200,
            290 - i * 17,
            144,
            50,
            'none',
            `stroke="${shade(look.main, i % 2 ? 0.08 : -0.1)}" stroke-width="17"`
          ) + line(`M60 ${280 - i * 17} q30 48 140 50`, '#ffffff', 3, 'opacity="0.4"')
      ) +
      line('M320 196 q50 -40 10 -90', look.main, 17) +
      turn(
        -30,
        lit(296, 56, 34, 56, 8, look.accent, 'tube') +
          litPath('M290 18 h46 l-4 42 h-38 z', '#3a3c3f') +
          line('M330 60 q26 16 20 50', '#3a3c3f', 10),
        312,
        90
      )
  }
}
