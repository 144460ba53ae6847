import {
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
  round,
  shade,
  shadow,
  times,
  turn
} from './kit.ts'

/** An angle bar running back to the upper right; its L-shaped end faces the viewer. */
const angle = (x: number, y: number, colour: string) => {
  const size = 74
  const thick = 11
  const back = 'l200 -104'
  const forth = 'l-200 104'
  return (
    litPath(`M${x + thick} ${y - size} ${back} v${size - thick} ${forth} z`, shade(colour, -0.3)) +
    litPath(`M${x + thick} ${y - thick} ${back} h${size - thick} ${forth} z`, shade(colour, 0.16)) +
    path(`M${x} ${y - size} ${back} h${thick} ${forth} z`, shade(colour, 0.35)) +
    path(`M${x + size} ${y - thick} ${back} v${thick} ${forth} z`, shade(colour, -0.4)) +
    path(
      `M${x} ${y - size} h${thick} v${size - thick} h${size - thick} v${thick} h${-size} z`,
      shade(colour, 0.05)
    )
  )
}

/** Lines of a mesh with hexagonal holes. */
const hexagons = (w: number, h: number, colour: string) => {
  const rows = Math.floor((h - 8) / 21)
  const columns = Math.floor((w - 14) / 24)
  return times(rows * columns, i => {
    const row = Math.floor(i / columns)
    const x = 2 + (i % columns) * 24 + (row % 2) * 12
    return line(`M${x} ${8 + row * 21} l12 -7 l12 7 v14 l-12 7 l-12 -7 z`, colour, 2.6)
  })
}
/** Lines of a mesh with square holes. */
const squares = (w: number, h: number, each: number, colour: string, width: number) =>
  times(Math.floor(w / each) + 1, i => line(`M${i * each} 0 v${h}`, colour, width)) +
  times(Math.floor(h / each) + 1, i => line(`M0 ${i * each} h${w}`, colour, width))

/** A roll of wire that stands behind a piece of the same mesh. */
const wireRoll = (colour: string, rolled: string, flat: string) =>
  shadow(206, 346, 160, 20) +
  cylinder(140, 80, 70, 20, 236, shade(colour, 0.45), rolled, shade(colour, 0.1)) +
  times(3, i =>
    oval(140, 80, 52 - i * 17, 14 - i * 4, 'none', `stroke="${shade(colour, -0.3)}" stroke-width="3"`)
  ) +
  group('matrix(0.94 0.2 0 1 196 92)', rect(0, 0, 168, 218, shade(colour, 0.6), 'opacity="0.35"') + flat)

/** A framed piece of screen. */
const screen = (frame: string, net: string) =>
  shadow(206, 356, 140, 14) +
  turn(
    -5,
    round(76, 40, 248, 306, 8, net, 'opacity="0.42"') +
      group('translate(88 52)', squares(224, 282, 7, shade(net, -0.3), 1.1)) +
      line('M82 46 h236 v294 h-236 z', frame, 18) +
      line('M76 40 h248', '#ffffff', 3, 'opacity="0.5"') +
      line('M82 193 h236', shade(frame, -0.08), 12)
  ) +
  path('M244 250 q60 20 100 90 q-60 10 -110 -20 z', shade(net, -0.1), 'opacity="0.85"')

/** Steel, wire and small hardware of doors and windows. */
export const hardwareDrawings: Record<string, Drawing> = {
  angleiron: {
    looks: looks('#4d5054,#2b2d30 #b4bac0,#8a9097'),
    draw: look =>
      shadow(206, 330, 170, 26) +
      group(
        'translate(18 26) scale(0.88)',
        angle(96, 238, look.main) + angle(50, 316, look.main) + angle(142, 320, shade(look.main, -0.06))
      )
  },
  chickenwire: {
    looks: looks('#9aa0a6,#6d7277 #8b9096,#55585c'),
    draw: look => wireRoll(look.main, hexagons(140, 236, look.accent), hexagons(168, 218, look.accent))
  },
  weldedmesh: {
    looks: looks('#9aa0a6,#6d7277 #3f8a58,#245c38'),
    draw: look =>
      wireRoll(look.main, squares(140, 240, 20, look.accent, 3), squares(168, 218, 21, look.accent, 3.4))
  },
  mosquitonet: {
    looks: looks('#7d8288,#d5d9dc #b9bec4,#8b9096 #55585c,#6e4a34'),
    draw: look => screen(look.accent, look.main)
  },
  doorstop: {
    looks: looks('#c9ced3,#8b9096 #c9a14a,#8a6a22'),
    draw: look =>
      shadow(190, 334, 120, 20) +
      oval(166, 316, 96, 28, shade(look.main, -0.35)) +
      cylinder(166, 296, 96, 28, 18, look.main) +
      cylinder(166, 176, 40, 12, 118, look.main) +
      cylinder(166, 140, 52, 15, 42, '#2b2d30', '', '#55585c') +
      oval(166, 138, 26, 7, '#c9ced3') +
      turn(
        -16,
        lit(282, 92, 62, 128, 12, look.main) +
          disc(313, 112, 7, '#55585c') +
          disc(313, 200, 7, '#55585c') +
          disc(313, 156, 26, look.accent) +
          disc(313, 156, 26, 'url(#ball)')
      )
  },
  slidebolt: {
    looks: looks('#c9ced3,#8b9096 #c9a14a,#8a6a22'),
    draw: look =>
      shadow(206, 306, 160, 18) +
      turn(
        -8,
        round(48, 156, 206, 108, 10, '#000000', 'opacity="0.18"') +
          lit(42, 148, 206, 108, 10, look.main) +
          lit(286, 148, 70, 108, 10, look.main) +
          times(4, i => disc(60 + (i % 2) * 170, 164 + Math.floor(i / 2) * 76, 7, look.accent)) +
          times(2, i => disc(338, 166 + i * 72, 7, look.accent)) +
          lit(66, 186, 250, 32, 14, shade(look.main, 0.1), 'tubeV') +
          lit(86, 176, 40, 52, 6, look.accent, 'tubeV') +
          lit(192, 176, 40, 52, 6, look.accent, 'tubeV') +
          lit(296, 176, 32, 52, 6, look.accent, 'tubeV') +
          lit(150, 124, 22, 72, 10, shade(look.main, -0.1), 'tube') +
          disc(161, 122, 18, look.main) +
          disc(161, 122, 18, 'url(#ball)')
      )
  }
}
