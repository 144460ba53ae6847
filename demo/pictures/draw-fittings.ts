import { disc, lit, litPath, oval, rect, shade, shadow, looks, type Drawing } from './kit.ts'

const plastics = '#e9e9e6,#1f4ea3 #dfe3e6,#c4232b #f0efe9,#2e8b4a #c9ccd0,#5b5f64'

/** The open end of a fitting, to the right or up. */
const mouth = (x: number, y: number, h: number, main: string) =>
  lit(x - 26, y - h / 2, 30, h, 6, main, 'tubeV') +
  oval(x + 4, y, 11, h / 2, shade(main, -0.12)) +
  oval(x + 5, y, 8, h / 2 - 9, '#55585c')
const mouthUp = (x: number, y: number, w: number, main: string) =>
  lit(x - w / 2, y - 4, w, 30, 6, main, 'tube') +
  oval(x, y - 4, w / 2, 11, shade(main, -0.12)) +
  oval(x, y - 5, w / 2 - 9, 8, '#55585c')

/** The valve's body, lying, with its two ends. */
const valve = (main: string, ends: string) =>
  lit(70, 206, 260, 76, 12, main, 'tubeV') +
  lit(48, 192, 58, 104, 10, ends, 'tubeV') +
  lit(294, 192, 58, 104, 10, ends, 'tubeV') +
  disc(200, 244, 66, main) +
  disc(200, 244, 66, 'url(#ball)') +
  oval(352, 244, 13, 50, shade(ends, -0.1)) +
  oval(353, 244, 9, 36, '#55585c') +
  lit(184, 150, 32, 44, 5, ends, 'tube')

/** Fittings and valves, each in its own shape. */
export const fittingsDrawings: Record<string, Drawing> = {
  elbow: {
    looks: looks(plastics),
    draw: look =>
      shadow(200, 326, 110, 18) +
      litPath('M128 306 V210 q0 -88 92 -88 h70 v92 h-52 q-20 0 -20 20 v72 z', look.main, 'tubeV') +
      lit(118, 282, 110, 40, 8, look.main, 'tube') +
      mouth(304, 168, 112, look.main) +
      rect(160, 232, 12, 34, look.accent, 'opacity="0.7"')
  },
  tee: {
    looks: looks(plastics),
    draw: look =>
      shadow(206, 318, 140, 18) +
      lit(74, 204, 244, 88, 8, look.main, 'tubeV') +
      lit(154, 128, 92, 100, 8, look.main, 'tube') +
      lit(58, 194, 40, 108, 8, look.main, 'tubeV') +
      mouth(330, 248, 108, look.main) +
      mouthUp(200, 124, 112, look.main) +
      rect(188, 238, 34, 12, look.accent, 'opacity="0.7"')
  },
  socket: {
    looks: looks(plastics),
    draw: look =>
      shadow(206, 300, 140, 18) +
      lit(82, 152, 220, 120, 10, look.main, 'tubeV') +
      lit(176, 146, 24, 132, 6, shade(look.main, 0.1), 'tubeV') +
      mouth(306, 212, 132, look.main) +
      rect(112, 206, 40, 12, look.accent, 'opacity="0.7"')
  },
  reducer: {
    looks: looks(plastics),
    draw: look =>
      shadow(206, 304, 140, 18) +
      litPath('M78 142 h96 l52 34 h84 v72 h-84 l-52 34 h-96 z', look.main, 'tubeV') +
      lit(64, 134, 44, 156, 8, look.main, 'tubeV') +
      mouth(316, 212, 88, look.main) +
      rect(120, 206, 40, 12, look.accent, 'opacity="0.7"')
  },
  ballvalvepvc: {
    looks: looks('#e9e9e6,#c4232b #f0efe9,#1f4ea3 #dfe3e6,#2e8b4a'),
    draw: look =>
      shadow(206, 322, 150, 18) +
      valve(look.main, shade(look.main, -0.06)) +
      lit(110, 118, 180, 38, 18, look.accent, 'tubeV')
  },
  ballvalve: {
    looks: looks('#c9a14a,#c4232b #c9ced3,#1f4ea3 #c9a14a,#1f4ea3'),
    draw: look =>
      shadow(206, 322, 150, 18) +
      valve(look.main, shade(look.main, -0.12)) +
      litPath('M176 132 h186 q18 4 16 22 h-70 q-40 0 -50 18 h-82 z', look.accent) +
      disc(200, 150, 12, '#8b9096')
  }
}
