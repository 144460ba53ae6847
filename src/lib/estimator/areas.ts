import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { coefficient, figure } from './figures.ts'
import type { Step } from './need.ts'
import { estimatorErrors } from './errors.ts'
import { readSizes } from './sizes.ts'

/** A measured quantity in m² or m, with its computation. */
export type Measured = { area: number; steps: Step[] }

type Walls = { area?: number | undefined; room?: string[] | undefined; opening?: string[] | undefined }

/** '2 × (4 + 3) × 3 = 42 m²' for each room, and their sum. */
function wallsOf(rooms: readonly string[]): { sum: number; formula: string } {
  const parts = rooms.map(text => {
    const [length = 0, width = 0, height = 0] = readSizes(text)
    return {
      area: 2 * (length + width) * height,
      formula: `2 × (${figure(length)} + ${figure(width)}) × ${figure(height)}`
    }
  })
  return sumOf(parts)
}

function sumOf(parts: readonly { area: number; formula: string }[]): { sum: number; formula: string } {
  return {
    sum: parts.reduce((total, part) => total + part.area, 0),
    formula: parts.map(part => part.formula).join(' + ')
  }
}

/** Products of each row's figures: '2 × 0,9 × 2,1'. */
export function productsOf(rows: readonly string[]): { sum: number; formula: string } {
  return sumOf(
    rows.map(text => {
      const sizes = readSizes(text)
      return {
        area: sizes.reduce((product, size) => product * size, 1),
        formula: sizes.map(coefficient).join(' × ')
      }
    })
  )
}

const noSize = () => fail(estimatorErrors.nothing_measured)

/**
 * Walls less doors and windows, in m². A given area overrides rooms and openings. Rejects missing measurements, and
 * openings that leave no wall.
 */
export function measureWalls({ area, room = [], opening = [] }: Walls): Result<Measured> {
  if (area !== undefined)
    return ok({ area, steps: [{ label: 'Luas bidang', formula: `${figure(area)} m²` }] })
  if (room.length === 0) return noSize()
  const walls = wallsOf(room)
  const holes = productsOf(opening)
  const net = walls.sum - holes.sum
  if (net <= 0) return fail(estimatorErrors.openings_too_large)
  const steps = [{ label: 'Luas dinding', formula: `${walls.formula} = ${figure(walls.sum)} m²` }]
  if (opening.length > 0) {
    steps.push(
      { label: 'Luas bukaan', formula: `${holes.formula} = ${figure(holes.sum)} m²` },
      { label: 'Luas bersih', formula: `${figure(walls.sum)} − ${figure(holes.sum)} = ${figure(net)} m²` }
    )
  }
  return ok({ area: net, steps })
}

/** Floors or ceilings in m². */
export function measureFloors({ area, room = [] }: Omit<Walls, 'opening'>): Result<Measured> {
  if (area !== undefined)
    return ok({ area, steps: [{ label: 'Luas bidang', formula: `${figure(area)} m²` }] })
  if (room.length === 0) return noSize()
  const flat = productsOf(room.map(text => readSizes(text).slice(0, 2).join('x')))
  return ok({
    area: flat.sum,
    steps: [{ label: 'Luas bidang', formula: `${flat.formula} = ${figure(flat.sum)} m²` }]
  })
}
