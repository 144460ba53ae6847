import { brand } from '#lib/core/brand.ts'
import { bannerWidths } from '#lib/format/photo.ts'

import { bannerDrafts } from '../banners.ts'
import type { CanvasSource } from './canvas.ts'
import {
  disc,
  group,
  line,
  lit,
  litPath,
  path,
  rect,
  round,
  shade,
  shadow,
  sharedDefs,
  times
} from './kit.ts'
import { lettering, widthOf } from '#server/core/images/lettering.ts'
import { draw } from './picture.ts'

type Scene = {
  colour: string
  ink: string
  accent: string
  behind: string
  items: [drawing: string, look: string, x: number, y: number, scale: number][]
  extra?: string
}

const hills = (colour: string) =>
  path('M0 300 q120 -110 240 -30 q110 -90 250 10 q90 -40 190 20 v140 h-680 z', colour)
const house = group(
  'translate(150 10)',
  litPath('M30 210 L190 90 L350 210 z', '#B3431E') +
    rect(60, 208, 260, 132, '#f1e6d6') +
    rect(60, 208, 260, 132, 'url(#face)') +
    lit(160, 250, 60, 90, 3, '#7a4a2c') +
    rect(86, 236, 52, 48, '#a9c8d6') +
    rect(244, 236, 52, 48, '#a9c8d6') +
    rect(278, 110, 28, 60, '#8f5536') +
    times(5, i => line(`M${64 + i * 64} 208 v132`, '#000000', 1, 'opacity="0.06"'))
)
const wall = (colour: string) =>
  rect(0, 0, 680, 330, colour) +
  rect(0, 330, 680, 110, shade(colour, -0.28)) +
  rect(0, 322, 680, 12, shade(colour, 0.3))
const truck = group(
  'translate(60 70)',
  shadow(300, 306, 300, 22) +
    lit(40, 70, 370, 190, 8, '#f4f1ec') +
    rect(40, 200, 370, 26, '#B3431E') +
    lettering(brand.logistics.toUpperCase(), 70, 158, 41, '#B3431E') +
    litPath('M414 130 h90 l60 70 v62 h-150 z', '#B3431E') +
    path('M436 146 h60 l42 52 h-102 z', '#a9d0e0') +
    lit(30, 256, 540, 20, 6, '#2b2d30') +
    [120, 200, 480].map(x => disc(x, 282, 38, '#222326') + disc(x, 282, 18, '#c9ced3')).join('') +
    round(548, 226, 20, 14, 4, '#fff1c9')
)

const scenes: Record<string, Scene> = {
  'bangun-rumah': {
    colour: '#FBE9D6',
    ink: '#3A2118',
    accent: '#B3431E',
    behind: hills('#F0CFAE') + house,
    items: [
      ['sackstack', '0', -10, 120, 0.78],
      ['bricks', '0', 400, 150, 0.72],
      ['rebar', '0', 200, 210, 0.62]
    ]
  },
  'pekan-keramik': {
    colour: '#DCE8EA',
    ink: '#143540',
    accent: '#1F4E5F',
    behind: wall('#cddcdf'),
    items: [
      ['granite', '1', -20, 40, 0.95],
      ['tilefloor', '2', 320, 60, 0.95],
      ['tilestack', '6', 190, 170, 0.66]
    ]
  },
  'warna-baru': {
    colour: '#F6E3D2',
    ink: '#3A2118',
    accent: '#C8704A',
    behind:
      wall('#E9B48F') +
      path('M60 40 h240 v200 h-240 z', '#A9BDA0') +
      path('M60 40 h240 v14 h-240 z', '#8fa585'),
    items: [
      ['paintcan', '3', 0, 110, 0.8],
      ['paintpail', '4', 190, 90, 0.86],
      ['roller', '0', 400, 40, 0.86]
    ]
  },
  'perkakas-tukang': {
    colour: '#2B3238',
    ink: '#FFFFFF',
    accent: '#E8A33D',
    behind:
      rect(0, 0, 680, 440, '#343d45') +
      times(84, i => disc(24 + (i % 14) * 50, 30 + Math.floor(i / 14) * 56, 5, '#262d33')),
    items: [
      ['drill', '0', 0, 60, 0.92],
      ['grinder', '2', 300, 20, 0.8],
      ['circsaw', '1', 360, 170, 0.7]
    ]
  },
  'kirim-truk': {
    colour: '#D8EAF4',
    ink: '#12324F',
    accent: '#1D5FA8',
    behind:
      hills('#BBD8C2') +
      rect(0, 330, 680, 110, '#8b9096') +
      times(6, i => rect(20 + i * 120, 382, 70, 8, '#f4f1ec')) +
      truck,
    items: []
  },
  'rumah-nyaman': {
    colour: '#EFE6D6',
    ink: '#33271B',
    accent: '#8A5A12',
    behind:
      wall('#DDD0B8') +
      rect(420, 50, 160, 150, '#cfe6f2') +
      path('M420 170 q60 -50 160 -10 v40 h-160 z', '#9cc48a'),
    items: [
      ['sofa', '2', 60, 90, 0.98],
      ['pendant', '0', 190, -60, 0.66],
      ['plant', '0', 430, 90, 0.86]
    ]
  }
}

const paint = (scene: Scene) =>
  scene.behind +
  scene.items
    .map(([drawing, look, x, y, scale]) =>
      group(`translate(${x} ${y}) scale(${scale})`, draw({ drawing, look, view: 'a' }))
    )
    .join('')

/** Breaks a text into lines of at most `most` px. */
function wrap(text: string, size: number, max: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= max)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/**
 * Position, size and width of title, subline and button in px; `small` is the size of the subline relative to the
 * title.
 */
type Lettering = { x: number; y: number; size: number; max: number; small: number }

function headline(scene: Scene, title: string, text: string, { x, y, size, max, small }: Lettering): string {
  const lines = wrap(title, size, max)
  const print = size * small
  const row = print * 1.38
  const words = wrap(text, print, max)
  const below = y + lines.length * size * 1.12
  const after = below + words.length * row
  const label = 'Belanja sekarang'
  const isOnAmber = scene.accent === '#E8A33D'
  return (
    lines.map((part, i) => lettering(part, x, y + i * size * 1.12, size, scene.ink)).join('') +
    words.map((part, i) => lettering(part, x, below + i * row, print, scene.ink)).join('') +
    round(
      x,
      after - print * 0.24,
      widthOf(label, print * 0.95) + print * 2.4,
      print * 2.15,
      print * 0.57,
      scene.accent
    ) +
    lettering(label, x + print * 1.2, after + print * 1.14, print * 0.95, isOnAmber ? '#2B2118' : '#FFFFFF')
  )
}

const page = (w: number, h: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${sharedDefs}${content}</svg>`

/** Each banner in two versions: 1280 × 440, and 720 × 360 for phones as '{key}-narrow'. */
export const bannerSources = (): CanvasSource[] =>
  bannerDrafts.flatMap(({ key, title, line: text }) => {
    const scene = scenes[key]!
    const { colour } = scene
    const fade = `<defs><linearGradient id="fade"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient><linearGradient id="fadeDown" x2="0" y2="1"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs>`
    const wide = () =>
      page(
        1280,
        440,
        fade +
          rect(0, 0, 1280, 440, colour) +
          group('translate(600 0)', paint(scene)) +
          rect(596, 0, 150, 440, 'url(#fade)') +
          headline(scene, title, text, { x: 72, y: 146, size: 62, max: 540, small: 0.42 })
      )
    const narrow = () =>
      page(
        720,
        360,
        fade +
          rect(0, 0, 720, 360, colour) +
          group('translate(330 64) scale(0.66)', paint(scene)) +
          rect(328, 0, 130, 360, 'url(#fade)') +
          rect(328, 63, 392, 70, 'url(#fadeDown)') +
          headline(scene, title, text, { x: 36, y: 84, size: 46, max: 345, small: 0.56 })
      )
    return [
      { path: `banners/${key}`, widths: bannerWidths, canvas: () => ({ svg: wide(), width: 1280 }) },
      { path: `banners/${key}-narrow`, canvas: () => ({ svg: narrow(), width: 720 }) }
    ]
  })
