import {
  line,
  lit,
  litPath,
  oval,
  path,
  rect,
  shade,
  shadow,
  times,
  turn,
  looks,
  type Drawing
} from './kit.ts'

/** Nails, screws and plugs of their own shapes. */
export const nailsDrawings: Record<string, Drawing> = {
  roofnails: {
    looks: looks('#b9bec4,#6d7277 #c3c8cd,#7d8288'),
    draw: look =>
      shadow(206, 330, 150, 20) +
      times(5, i => {
        const x = 84 + i * 60
        return turn(
          -34 + i * 17,
          lit(x - 5, 140, 10, 150, 2, look.main, 'tube') +
            path(`M${x - 5} 290 h10 l-5 18 z`, look.accent) +
            times(6, k => line(`M${x - 5} ${190 + k * 14} l10 6`, look.accent, 2)) +
            litPath(`M${x - 34} 142 q34 -38 68 0 q-34 14 -68 0 z`, shade(look.main, 0.1)) +
            oval(x, 146, 24, 6, '#2b2d30'),
          x,
          250
        )
      })
  },
  concretenails: {
    looks: looks('#55585c,#2b2d30 #6d7277,#3a3c3f'),
    draw: look =>
      shadow(206, 330, 150, 20) +
      times(6, i => {
        const x = 80 + i * 48
        return turn(
          -30 + ((i * 29) % 60),
          lit(x - 8, 110, 16, 170, 2, look.main, 'tube') +
            litPath(`M${x - 8} 280 h16 l-8 34 z`, look.accent) +
            oval(x, 108, 20, 8, shade(look.main, 0.2)) +
            times(4, k => rect(x - 8, 130 + k * 10, 16, 3, look.accent)),
          x,
          220
        )
      })
  },
  drywallscrews: {
    looks: looks('#3a3c3f,#222326'),
    draw: look =>
      shadow(206, 326, 150, 20) +
      times(6, i => {
        const x = 84 + i * 46
        return turn(
          -40 + ((i * 31) % 70),
          litPath(`M${x - 24} 110 q24 -10 48 0 l-17 26 h-14 z`, shade(look.main, 0.2)) +
            line(`M${x - 8} 108 h16 M${x} 104 v9`, '#8b9096', 3) +
            lit(x - 5, 134, 10, 140, 2, look.main, 'tube') +
            times(11, k => line(`M${x - 12} ${146 + k * 12} l24 -7`, '#55585c', 4)) +
            path(`M${x - 5} 274 h10 l-5 26 z`, look.accent),
          x,
          220
        )
      })
  },
  hexscrews: {
    looks: looks('#c9ced3,#8b9096'),
    draw: look =>
      shadow(206, 326, 150, 20) +
      times(6, i => {
        const x = 84 + i * 46
        return turn(
          -40 + ((i * 31) % 70),
          lit(x - 15, 92, 30, 24, 3, shade(look.main, -0.05), 'tube') +
            lit(x - 24, 114, 48, 8, 3, look.main) +
            oval(x, 126, 20, 5, '#2b2d30') +
            lit(x - 6, 130, 12, 120, 2, look.main, 'tube') +
            times(10, k => line(`M${x - 11} ${142 + k * 11} l22 -7`, look.accent, 3.4)) +
            litPath(`M${x - 7} 250 h14 l-2 30 l-5 12 l-5 -12 z`, look.accent),
          x,
          220
        )
      })
  },
  wallplug: {
    looks: looks('#9a9c9e,#6b6f73 #c0392f,#7a1f18 #2f6db5,#1d3d66 #d9d6cf,#a9a49a'),
    draw: look =>
      shadow(206, 330, 150, 20) +
      times(4, i =>
        turn(
          -24 + i * 16,
          litPath(`M${78 + i * 70} 96 h40 l-4 190 l-12 26 h-8 l-12 -26 z`, look.main, 'tube') +
            lit(72 + i * 70, 84, 52, 18, 4, shade(look.main, 0.1), 'tube') +
            oval(98 + i * 70, 86, 18, 6, '#2b2d30') +
            line(`M${98 + i * 70} 130 v172`, shade(look.main, -0.55), 5) +
            times(6, k =>
              litPath(
                `M${80 + i * 70} ${150 + k * 22} h-10 l12 16 z M${116 + i * 70} ${150 + k * 22} h10 l-12 16 z`,
                look.accent
              )
            ),
          98 + i * 70,
          260
        )
      )
  }
}
