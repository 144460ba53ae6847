import { slugOf } from '../catalogue/categories.ts'
import { readShopList } from '../shop-list.ts'
import type { Canvas, CanvasSource } from './canvas.ts'
import { path, rect, shade, sharedDefs, times, turn } from './kit.ts'
import { lettering } from '#server/core/images/lettering.ts'

const colours = [
  '#B3431E',
  '#1F4E5F',
  '#1B7A4B',
  '#8A5A12',
  '#5B3A7A',
  '#1D5FA8',
  '#7A2230',
  '#3D4A3A',
  '#C8704A',
  '#2B2D30'
]

/** Emblems behind the initials: a roof, bricks, rays, a hexagon, a gear. */
const grounds: ((colour: string) => string)[] = [
  colour =>
    path('M0 250 L200 90 L400 250 V400 H0 z', shade(colour, -0.25)) +
    path('M250 120 h40 v60 h-40 z', shade(colour, -0.25)),
  colour =>
    times(30, i =>
      rect(
        (i % 5) * 92 - (Math.floor(i / 5) % 2) * 46,
        Math.floor(i / 5) * 68,
        88,
        64,
        shade(colour, (((i * 7) % 5) - 2) * 0.06),
        'rx="4"'
      )
    ),
  colour => times(12, i => turn(i * 30, path('M200 200 L170 -120 h60 z', shade(colour, 0.1)))),
  colour => path('M200 30 L350 115 V285 L200 370 L50 285 V115 z', shade(colour, -0.22)),
  colour =>
    times(10, i => turn(i * 36, rect(172, 18, 56, 60, shade(colour, -0.22), 'rx="8"'))) +
    `<circle cx="200" cy="200" r="146" fill="${shade(colour, -0.22)}"/>`
]

/** An avatar for every shop: initials on an emblem, in the shop's own colour. */
export const shopSources = (): CanvasSource[] =>
  readShopList().map(({ name }, index) => ({
    path: `shops/${slugOf(name)}`,
    canvas: () => emblem(name, index)
  }))

function emblem(name: string, index: number): Canvas {
  const colour = colours[(index * 3) % colours.length]!
  const initials = name
    .split(' ')
    .filter(word => /^[A-Z]/.test(word))
    .slice(0, 2)
    .map(word => word[0])
    .join('')
  const art =
    rect(0, 0, 400, 400, colour) +
    grounds[index % grounds.length]!(colour) +
    rect(0, 0, 400, 400, 'url(#face)')
  const text =
    lettering(initials, 204, 262, 170, '#000000', 'middle').replace('<g ', '<g opacity="0.2" ') +
    lettering(initials, 200, 258, 170, '#ffffff', 'middle')
  return {
    width: 400,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${sharedDefs}${art}${text}${rect(120, 296, 160, 8, '#ffffff', 'rx="4" opacity="0.7"')}</svg>`
  }
}
