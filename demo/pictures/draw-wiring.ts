import {
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
  times,
  turn
} from './kit.ts'

/** Two pins of a plug, up. */
const pins = (x: number, y: number) =>
  lit(x - 44, y, 18, 72, 8, '#c9ced3', 'tube') + lit(x + 26, y, 18, 72, 8, '#c9ced3', 'tube')

/** One profile with its lid, running back to the upper right. */
const duct = (x: number, y: number, main: string) =>
  litPath(`M${x} ${y} l216 -112 v-40 l-216 112 z`, shade(main, -0.22)) +
  litPath(`M${x} ${y - 40} l216 -112 h-92 l-216 112 z`, shade(main, 0.1)) +
  line(`M${x - 14} ${y - 40} l216 -112`, shade(main, -0.28), 2.4) +
  rect(x - 92, y - 40, 92, 40, main) +
  rect(x - 82, y - 30, 72, 30, '#55585c') +
  disc(x - 62, y - 10, 9, '#c4232b') +
  disc(x - 42, y - 12, 9, '#1f4ea3') +
  disc(x - 22, y - 10, 9, '#2e8b4a')

/** The small goods of an electrician. */
export const wiringDrawings: Record<string, Drawing> = {
  cableties: {
    looks: looks('#f4f2ee,#c9ced3 #2f2d2c,#55585c'),
    draw: look =>
      shadow(206, 350, 130, 18) +
      times(7, i =>
        turn(
          -27 + i * 9,
          lit(193, 40, 14, 280, 4, shade(look.main, -0.04 * (i % 3)), 'tube') +
            times(20, k => rect(196, 60 + k * 11, 8, 2, '#000000', 'opacity="0.22"')) +
            lit(184, 22, 32, 30, 5, shade(look.main, -0.08)) +
            rect(194, 30, 12, 12, '#55585c'),
          200,
          350
        )
      ) +
      lit(160, 286, 80, 34, 10, shade(look.main, -0.16), 'tubeV') +
      lit(226, 280, 34, 46, 6, shade(look.main, -0.22))
  },
  cableclip: {
    looks: looks('#f4f2ee,#8b9096 #e9e7e2,#6d7277'),
    draw: look =>
      shadow(206, 340, 150, 20) +
      line('M0 262 H400', '#f1efea', 46, 'stroke-linecap="butt"') +
      line('M0 262 H400', '#9a9c9e', 46, 'stroke-linecap="butt" opacity="0.5"') +
      line('M0 250 H400', '#ffffff', 8, 'stroke-linecap="butt" opacity="0.6"') +
      [92, 256]
        .map(
          x =>
            litPath(`M${x - 44} 304 v-40 a44 44 0 0 1 88 0 v-44 h36 v84 z`, look.main) +
            lit(x + 54, 128, 16, 96, 3, look.accent, 'tube') +
            oval(x + 62, 128, 22, 8, shade(look.accent, -0.15)) +
            line(`M${x - 30} 262 a32 32 0 0 1 34 -32`, '#ffffff', 5, 'opacity="0.7"')
        )
        .join('')
  },
  cableduct: {
    looks: looks('#f1efea,#c9ccd0 #e4e6e8,#c9ccd0'),
    draw: look => shadow(214, 330, 170, 26) + duct(136, 236, look.main) + duct(166, 318, look.main)
  },
  plug: {
    looks: looks('#2f2d2c,#55585c #f4f2ee,#c9ced3'),
    draw: look =>
      shadow(206, 366, 90, 12) +
      pins(200, 40) +
      litPath('M112 104 h176 q10 92 -40 150 h-96 q-50 -58 -40 -150 z', look.main, 'tube') +
      lit(104, 92, 192, 34, 14, shade(look.main, 0.12), 'tube') +
      rect(112, 130, 10, 50, '#c9a14a') +
      rect(278, 130, 10, 50, '#c9a14a') +
      times(4, i => line(`M${150 + i * 3} ${176 + i * 18} h${100 - i * 6}`, '#000000', 4, 'opacity="0.25"')) +
      lit(178, 250, 44, 44, 8, shade(look.main, -0.1), 'tube') +
      line('M200 292 q0 60 60 84', shade(look.main, -0.2), 18)
  },
  plugtee: {
    looks: looks('#f4f2ee,#c9ced3 #2f2d2c,#55585c'),
    draw: look =>
      shadow(206, 340, 120, 16) +
      turn(-90, pins(200, 26), 200, 200) +
      litPath('M96 122 h64 v-46 h104 v46 h60 v168 h-60 v44 h-104 v-44 h-64 z', look.main) +
      oval(242, 206, 60, 60, shade(look.main, -0.14)) +
      oval(242, 209, 54, 54, shade(look.main, -0.05)) +
      disc(222, 208, 8, '#2b2d30') +
      disc(262, 208, 8, '#2b2d30') +
      oval(212, 78, 40, 10, shade(look.main, -0.2)) +
      oval(198, 78, 5, 4, '#2b2d30') +
      oval(226, 78, 5, 4, '#2b2d30') +
      rect(236, 152, 12, 10, '#b9bec4', 'rx="2"') +
      rect(236, 254, 12, 10, '#b9bec4', 'rx="2"')
  },
  motionswitch: {
    looks: looks('#f6f4f0,#d5d0c7 #f1efea,#c9ced3'),
    draw: look =>
      shadow(208, 352, 110, 14) +
      round(92, 62, 232, 280, 20, '#000000', 'opacity="0.14"') +
      lit(84, 52, 232, 280, 20, look.main) +
      disc(200, 176, 86, look.accent) +
      disc(200, 174, 76, '#ffffff') +
      disc(200, 174, 76, 'url(#ball)') +
      times(5, i => line(`M${144 + i * 28} ${132 + Math.abs(2 - i) * -6} q4 42 0 84`, '#b9bec4', 2)) +
      line('M128 174 h144 M138 146 h124 M138 204 h124', '#b9bec4', 2) +
      disc(200, 292, 9, '#c4232b') +
      line('M344 120 q24 54 0 108 M368 100 q36 74 0 148', '#e0a526', 6, 'opacity="0.8"')
  },
  photocell: {
    looks: looks('#2f6db5,#dfe3e6 #3a3c3f,#dfe3e6'),
    draw: look =>
      shadow(206, 364, 90, 12) +
      line('M172 268 q-10 60 -60 92', '#2b2d30', 9) +
      line('M200 268 v98', '#c4232b', 9) +
      line('M228 268 q10 60 60 92', '#f4f2ee', 9) +
      lit(120, 138, 160, 128, 12, look.main, 'tube') +
      lit(112, 242, 176, 30, 8, shade(look.main, -0.15), 'tube') +
      litPath('M130 140 q0 -92 70 -92 q70 0 70 92 z', look.accent) +
      path('M130 140 q0 -92 70 -92 q70 0 70 92 z', 'url(#ball)') +
      path('M146 136 q0 -62 42 -74', 'none', 'stroke="#ffffff" stroke-width="6" opacity="0.8"') +
      disc(200, 196, 22, '#eebc3a') +
      times(8, i => turn(i * 45, rect(197, 160, 6, 12, '#eebc3a', 'rx="3"'), 200, 196))
  },
  flooroutlet: {
    looks: looks('#c9a14a,#8a6a22 #c9ced3,#8b9096'),
    draw: look =>
      shadow(206, 330, 160, 22) +
      litPath('M40 262 L140 196 H372 L284 262 z', look.main) +
      path('M40 262 h244 v18 h-244 z', shade(look.main, -0.3)) +
      path('M284 262 L372 196 v18 L284 280 z', shade(look.main, -0.42)) +
      path('M92 250 L152 210 H320 L266 250 z', '#2b2d30') +
      litPath('M150 212 L172 78 H336 L320 212 z', shade(look.main, 0.08)) +
      path('M166 198 L184 94 H320 L306 198 z', '#3a3c3f') +
      oval(244, 146, 46, 40, '#f4f2ee') +
      oval(244, 149, 40, 34, '#dfe3e6') +
      disc(230, 148, 6, '#2b2d30') +
      disc(258, 148, 6, '#2b2d30') +
      disc(62, 256, 5, look.accent) +
      disc(268, 256, 5, look.accent)
  },
  doorbell: {
    looks: looks('#f4f2ee,#2f6db5 #2f2d2c,#e0a526'),
    draw: look =>
      shadow(206, 352, 150, 16) +
      lit(52, 60, 186, 276, 22, look.main) +
      times(7, i =>
        round(82, 96 + i * 18, 126, 7, 3, shade(look.main, look.main === '#2f2d2c' ? 0.25 : -0.2))
      ) +
      disc(145, 276, 26, look.accent) +
      line('M136 284 h18 M138 282 q-2 -22 7 -22 q9 0 7 22', '#ffffff', 4) +
      lit(270, 150, 84, 166, 20, look.main) +
      disc(312, 218, 31, shade(look.accent, -0.2)) +
      disc(312, 216, 26, look.accent) +
      disc(312, 216, 26, 'url(#ball)') +
      line('M288 128 q24 -20 48 0 M276 108 q36 -32 72 0', look.accent, 6, 'opacity="0.8"')
  }
}
