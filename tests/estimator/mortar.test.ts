import { expect, it } from 'vitest'

import {
  brickJointVolume,
  brickMortar,
  plasterMortar,
  plasterThickness,
  readyMortar
} from '#lib/estimator/coefficients.ts'
import { estimateWall } from '#lib/estimator/wall.ts'
import { minMortar } from '#lib/estimator/mortar.ts'
import { estimatePlaster } from '#lib/estimator/plaster.ts'
import { sources } from '#lib/estimator/sources.ts'

it('[estimator-22] mortar fills its volume by its solid parts and its water', () => {
  // 1.250 ÷ 3.150 + 4 × 1.400 ÷ 2.600 + 0.75 = 3.3007 m³ of one of cement and four of sand
  const { cement, sand } = minMortar(1, 4)
  expect([cement, sand].map(value => Math.round(value * 1000) / 1000)).toEqual([378.711, 1.212])
})

it("[estimator-22] a table's figure is never below the volume's", () => {
  for (const [mix, mortar] of Object.entries(brickMortar)) {
    const min = minMortar(brickJointVolume, Number(mix))
    expect(mortar.cement).toBeGreaterThan(min.cement)
    expect(mortar.sand).toBeGreaterThan(min.sand)
  }
  for (const [mix, mortar] of Object.entries(plasterMortar)) {
    const min = minMortar(plasterThickness / 1000, Number(mix))
    expect(mortar.cement).toBeGreaterThan(min.cement)
    expect(mortar.sand).toBeGreaterThan(min.sand)
  }
  // 40 kg for 2.5 m² of 10 mm, as on the products.
  expect(readyMortar).toBeGreaterThan(40 / (2.5 * 0.01))
})

it('[estimator-22] the range between both is shown', () => {
  const wall = estimateWall(12, { block: 'bata-merah', mix: 4, waste: 0 })
  // 12 × 0.1 × (1 − 0.01 ÷ 0.0126) = 0.2476 m³
  expect(wall.steps.at(-1)).toEqual({
    label: 'Kisaran adukan',
    formula:
      'volume 0,2476 m³ saja: 93,78 kg semen, 0,3001 m³ pasir; menurut tabel: 127,59 kg, 0,4771 m³ (dipakai)'
  })
  const layer = { sides: 1, thickness: 15, plaster: 'semen', mix: 4, skim: 'tanpa', waste: 0 } as const
  expect(estimatePlaster(10, layer).steps.at(-1)?.formula).toBe(
    'volume 0,15 m³ saja: 56,81 kg semen, 0,1818 m³ pasir; menurut tabel: 62,4 kg, 0,24 m³ (dipakai)'
  )
})

it('[estimator-23] a figure read in a copy is marked', () => {
  for (const [key, { kind, read }] of Object.entries(sources)) {
    expect([key, kind === 'quoted']).toEqual([key, read.startsWith('Dikutip dari salinan')])
  }
})
