import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { estimateTiles, readTile, type TileWork } from '#lib/estimator/floor.ts'

import { amounts, areas, expectNoLess, wastes } from './estimates.ts'

const work = (own: Partial<TileWork> = {}): TileWork => ({
  tile: 'keramik-60x60',
  pattern: 'lurus',
  joint: 2,
  thickness: 8,
  ...own
})
const countOf = (area: number, tiles: TileWork) => estimateTiles(area, tiles).measures.at(-1)?.value

describe('[estimator-6] tiles', () => {
  it.each([
    // 12 × 1.05; 12 × 5; 12 × 1.2 ÷ 0.36 × 2 × 8 ÷ 1000 × 1.6 × 1.05
    [12, work(), { keramik: 12.6, perekat: 60, nat: 1.075 }],
    [12, work({ pattern: 'diagonal' }), { keramik: 13.2, perekat: 60, nat: 1.126 }],
    // 20 × 0.8 ÷ 0.16 × 3 × 8 ÷ 1000 × 1.6
    [20, work({ tile: 'keramik-40x40', joint: 3, waste: 0 }), { keramik: 20, perekat: 100, nat: 3.84 }],
    [30, work({ tile: 'granit-60x120', joint: 0, waste: 10 }), { keramik: 33, perekat: 150 }],
    // 6 × 0.65 ÷ 0.1 × 2 × 8 ÷ 1000 × 1.6 × 1.05
    [6, work({ tile: 'dinding-25x40' }), { keramik: 6.3, perekat: 30, nat: 1.048 }]
  ])('of %s m² as %j need %j', (area, tiles, needs) => {
    expect(amounts(estimateTiles(area, tiles))).toEqual(needs)
  })

  it('are also counted by the piece', () => {
    // 12.6 ÷ 0.36 = 35
    expect(countOf(12, work())).toBe('35 keping')
    // 33 ÷ 0.72 = 45.83
    expect(countOf(30, work({ tile: 'granit-60x120', waste: 10 }))).toBe('46 keping')
    expect(readTile('granit-60x120')).toMatchObject({
      leaf: 'granit-lantai',
      size: '60x120',
      sides: [0.6, 1.2]
    })
  })

  it('[estimator-1] cover the floor, and by no more than their waste above that', () => {
    fc.assert(
      fc.property(areas, areas, wastes, (area, more, waste) => {
        const tiles = work({ waste })
        const [laid] = estimateTiles(area, tiles).needs
        expect(laid?.amount).toBeGreaterThanOrEqual(area)
        expect(laid?.amount).toBeLessThanOrEqual(area * (1 + waste / 100) * (1 + 1e-9))
        expectNoLess(estimateTiles(area + more, tiles), estimateTiles(area, tiles))
      })
    )
  })
})
