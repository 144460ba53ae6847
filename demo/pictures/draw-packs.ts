import {
  block,
  cylinder,
  line,
  lit,
  litPath,
  looks,
  oval,
  rect,
  shade,
  shadow,
  turn,
  type Drawing
} from './kit.ts'
import { label, printed } from './surfaces.ts'

const tins = '#c4232b,#f0e6d2 #1f4ea3,#f0e6d2 #2e8b4a,#f0e6d2 #b98a1a,#fff1d0'

/** Tins, tubes and bottles with printed words. */
export const packsDrawings: Record<string, Drawing> = {
  cartridge: {
    looks: looks('#f1efea,#2f6db5 #dcecef,#3f8a58 #2f2d2c,#c4232b'),
    draw: look =>
      shadow(206, 344, 90, 16) +
      litPath('M192 20 h16 l8 74 h-32 z', '#f4f2ee', 'tube') +
      cylinder(
        200,
        110,
        52,
        14,
        220,
        look.main,
        rect(6, 56, 92, 118, look.main === '#2f2d2c' ? '#f1efea' : '#ffffff', 'rx="5"') +
          (look.words ? printed(10, 66, 84, 66, '#26355e', look.words) : label(16, 78, 70, 50, '#26355e')) +
          rect(6, 150, 92, 24, look.accent),
        '#e9e7e2'
      ) +
      lit(184, 92, 32, 18, 4, '#c9ced3', 'tube')
  },
  gluecan: {
    looks: looks(tins),
    draw: look =>
      shadow(206, 334, 100, 18) +
      cylinder(
        200,
        130,
        84,
        22,
        190,
        look.main,
        rect(24, 46, 120, 96, look.accent, 'rx="8"') +
          (look.words
            ? printed(30, 56, 108, 76, shade(look.main, -0.3), look.words)
            : label(44, 70, 80, 46, look.main)),
        '#c9ced3'
      ) +
      cylinder(200, 104, 42, 11, 22, '#e9e7e2')
  },
  gluetube: {
    looks: looks(tins),
    draw: look =>
      shadow(206, 320, 130, 18) +
      turn(
        -58,
        litPath('M150 60 h100 l-16 210 h-68 z', look.main, 'tube') +
          rect(150, 40, 100, 24, shade(look.main, -0.25)) +
          lit(182, 270, 36, 46, 6, '#f4f2ee', 'tube') +
          litPath('M188 316 h24 l-6 34 h-12 z', '#e9e7e2', 'tube')
      ) +
      turn(
        32,
        rect(120, 170, 130, 58, look.accent, 'rx="6" opacity="0.95"') +
          (look.words
            ? printed(126, 176, 118, 46, shade(look.main, -0.3), look.words)
            : label(136, 184, 96, 32, look.main))
      )
  },
  puttytin: {
    looks: looks('#e4dcc8,#c4232b #e9e4da,#1f4ea3 #efe9e0,#e07b1a #f0ece4,#2e8b4a'),
    draw: look =>
      shadow(206, 338, 116, 20) +
      cylinder(
        196,
        130,
        98,
        26,
        194,
        look.main,
        rect(26, 46, 144, 104, look.accent, 'rx="8"') +
          (look.words ? printed(34, 56, 128, 84, '#ffffff', look.words) : label(48, 70, 100, 52, '#ffffff')),
        '#cfd3d6'
      ) +
      oval(196, 130, 84, 21, '#d8cbb0') +
      turn(
        -28,
        litPath('M250 40 h60 v64 h-60 z', '#c9ced3') + lit(266, -40, 28, 84, 10, '#8c4a2b', 'tube'),
        260,
        80
      )
  },
  jerrycan: {
    looks: looks('#e9d24a,#2e8b4a #f1efea,#1f4ea3 #9cc8e4,#26355e'),
    draw: look =>
      shadow(206, 342, 110, 18) +
      block(200, 340, 150, 220, 100, look.main, {
        front:
          rect(14, 70, 122, 110, '#ffffff', 'rx="8"') +
          (look.words
            ? printed(20, 80, 110, 90, look.accent, look.words)
            : label(34, 96, 86, 60, look.accent))
      }) +
      line('M158 96 q40 -52 96 -14', shade(look.main, -0.15), 18) +
      lit(256, 58, 40, 34, 6, look.accent, 'tube')
  }
}
