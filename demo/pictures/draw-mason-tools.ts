import {
  disc,
  group,
  line,
  lit,
  litPath,
  path,
  shade,
  shadow,
  speckles,
  times,
  turn,
  looks,
  type Drawing
} from './kit.ts'

/** A handle of wood or plastic on a plate. */
const plateGrip = (main: string) =>
  lit(150, 150, 20, 50, 4, '#6d7277', 'tube') +
  lit(250, 150, 20, 50, 4, '#6d7277', 'tube') +
  lit(112, 118, 200, 40, 20, main, 'tubeV')

/** A bricklayer's tools. */
export const masonToolsDrawings: Record<string, Drawing> = {
  trowel: {
    looks: looks('#c9ced3,#b8743a #b9bec4,#e0a526 #d5d9dc,#8a5a34'),
    draw: look =>
      shadow(196, 330, 150, 18) +
      turn(
        -34,
        litPath('M20 206 L198 132 q26 74 0 148 z', look.main) +
          path('M20 206 L198 206 v74 z', '#000000', 'opacity="0.1"') +
          line('M196 206 q40 0 44 -34 h26', '#8b9096', 15) +
          lit(258, 152, 122, 40, 20, look.accent, 'tubeV') +
          lit(250, 156, 20, 32, 4, '#6d7277', 'tubeV')
      )
  },
  float: {
    looks: looks('#c9ced3,#b8743a #b9bec4,#2b2d30 #d5d9dc,#8a5a34'),
    draw: look =>
      shadow(206, 322, 170, 18) +
      turn(
        -12,
        litPath('M30 262 h340 v14 h-340 z', look.main, 'tubeV') +
          litPath('M30 262 l44 -58 h300 l-4 58 z', shade(look.main, 0.12)) +
          times(3, i => disc(160 + i * 50, 216, 5, '#6d7277')) +
          group('translate(10 52)', plateGrip(look.accent))
      )
  },
  woodfloat: {
    looks: looks('#c99a63,#8a5a34 #b9804f,#6e3f24'),
    draw: look =>
      shadow(206, 322, 170, 18) +
      turn(
        -12,
        litPath('M30 250 h340 v30 h-340 z', look.accent, 'tubeV') +
          litPath('M30 250 l44 -58 h300 l-4 58 z', look.main) +
          times(4, i => line(`M${60 + i * 6} ${242 - i * 13} h300`, look.accent, 1.6, 'opacity="0.6"')) +
          group('translate(10 46)', plateGrip(look.accent))
      )
  },
  spongefloat: {
    looks: looks('#e0a526,#1f4ea3 #e5812f,#2b2d30'),
    draw: look =>
      shadow(206, 322, 170, 18) +
      turn(
        -12,
        litPath('M30 258 h340 v34 h-340 z', look.main, 'tubeV') +
          group('translate(30 258)', speckles(340, 32, 120, [shade(look.main, -0.3)], 2)) +
          litPath('M30 244 h340 v16 h-340 z', look.accent, 'tubeV') +
          litPath('M30 244 l44 -52 h300 l-4 52 z', shade(look.accent, 0.15)) +
          group('translate(10 44)', plateGrip(look.accent))
      )
  }
}
