import { adhesive, groutDensity } from './coefficients.ts'
import { coefficient, figure, wholeUp } from './figures.ts'
import { grout, tileAdhesive, tiles } from './goods.ts'
import { type Estimate, withWaste } from './need.ts'

const kinds = {
  keramik: { name: 'Keramik lantai', leaf: 'keramik-lantai' },
  granit: { name: 'Granit lantai', leaf: 'granit-lantai' },
  dinding: { name: 'Keramik dinding', leaf: 'keramik-dinding' }
} as const

/** Tiles as sold: kind, and sides in cm. */
export const tileSizes = [
  'keramik-40x40',
  'keramik-50x50',
  'keramik-60x60',
  'granit-60x60',
  'granit-80x80',
  'granit-60x120',
  'dinding-25x40',
  'dinding-30x60',
  'dinding-20x20'
] as const
export type TileSize = (typeof tileSizes)[number]

/** 'granit-60x120' // => { name: 'Granit lantai', leaf: 'granit-lantai', size: '60x120', sides: [0.6, 1.2] } */
export function readTile(tile: TileSize) {
  const [kind = 'keramik', size = ''] = tile.split('-')
  const [a = 0, b = 0] = size.split('x').map(side => Number(side) / 100)
  return { ...kinds[kind as keyof typeof kinds], size, sides: [a, b] as const }
}

/** Default waste in percent: more for diagonal tiles. */
export const tileWaste = { lurus: 5, diagonal: 10 } as const

export type TileWork = {
  tile: TileSize
  pattern: keyof typeof tileWaste
  /** mm of a joint, and of a tile's thickness. */
  joint: number
  thickness: number
  waste?: number | undefined
}

/** Tiles, adhesive and grout for `area` m². */
export function estimateTiles(area: number, work: TileWork): Estimate {
  const { name, leaf, size, sides } = readTile(work.tile)
  const [a, b] = sides
  const waste = work.waste ?? tileWaste[work.pattern]
  const m2 = withWaste(area, waste)
  const count = wholeUp(m2 / (a * b))
  const glue = area * adhesive
  // Litres: length of the joints in m × mm × mm / 1000.
  const joints = (area * ((a + b) / (a * b)) * work.joint * work.thickness) / 1000
  const filling = withWaste(joints * groutDensity, waste)
  const filled = work.joint > 0
  return {
    measures: [
      { label: 'Luas pasang', value: `${figure(area)} m²` },
      { label: 'Dengan cadangan', value: `${figure(m2)} m²` },
      { label: 'Keping', value: `${figure(count)} keping` }
    ],
    needs: [tiles(m2, name, leaf, size), tileAdhesive(glue), ...(filled ? [grout(filling)] : [])],
    steps: [
      { label: 'Keramik', formula: `${figure(area)} m² + ${figure(waste)}% = ${figure(m2)} m²` },
      { label: 'Keping', formula: `${figure(m2)} ÷ (${figure(a)} × ${figure(b)}) = ${figure(count)} keping` },
      { label: 'Perekat', formula: `${figure(area)} × ${figure(adhesive)} kg = ${figure(glue)} kg` },
      ...(filled
        ? [
            {
              label: 'Nat',
              formula: `${figure(area)} × (${figure(a)} + ${figure(b)}) ÷ (${figure(a)} × ${figure(b)}) × ${figure(work.joint)} mm × ${figure(work.thickness)} mm × ${figure(groutDensity)} ÷ 1.000 + ${figure(waste)}% = ${coefficient(filling)} kg`
            }
          ]
        : [])
    ],
    sources: ['sizes', 'adhesive', ...(filled ? (['grout'] as const) : [])]
  }
}
