import type { AnyIndex } from './match.ts'
import { namingFields } from './postings.ts'
import type { Group } from './query-groups.ts'

/** Figures of the sizes in which goods are made; each also ten, a hundred … times as large. */
const figures = [
  1, 1.25, 1.5, 1.75, 1.8, 2, 2.2, 2.4, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5
]
const finer = [1.1, 1.2, 1.3, 1.4, 1.6, 1.7, 1.9, 2.1, 2.3, 2.6, 2.7, 2.8, 3.2, 3.6, 3.8, 4.2]
const series = [-2, -1, 0, 1, 2, 3, 4, 5, 6].flatMap(power =>
  [...figures, ...finer].map(one => one * 10 ** power)
)
/** Maximum factor between a size and one near it, and the maximum of near ones. */
const maxFactor = 4
const maxNear = 3

const mmOfInch = 25.4

/** Maximum factor between a side of an area and one near it. */
const maxSideFactor = 2

/** The largest bare number that is a count: '4 lubang', but no '120 watt' that lost its unit. */
const maxCount = 12

/**
 * The sizes nearest to one that is not sold, in which these products are sold: of a lamp of 9 watt those of 7 and 12
 * watt, of nails of 5 cm those of 2 inch. Undefined for small numbers without a unit, which may be anything; a fraction is
 * of inches.
 */
export function nearSizes(
  index: AnyIndex,
  { typed, said }: Group,
  slots: ReadonlySet<number>
): Group | undefined {
  const [, one = '', two = ''] = /^(\d+)x(\d+)$/.exec(typed) ?? []
  // A bolt of another thread fits nowhere: 'dynabolt 10x80'.
  if (one && two && !isSold(index, `m${one}`, slots))
    return nearest({ typed, said }, nearAreas(index, [Number(one), Number(two)], slots))
  const [, value = '', written = ''] = /^(\d+(?:\.\d+)?)([a-z]+)?$/.exec(typed) ?? []
  const unit = written || (isFraction.test(said) ? 'inch' : '')
  if (!value) return undefined
  const units = unit ? unitsOf(unit) : /^\d{3,5}$/.test(value) ? saidWithout : []
  const sold = units
    .flatMap(({ name, factor }) =>
      series.map(size => ({ name, size, farness: Math.abs(Math.log((size * factor) / Number(value))) }))
    )
    .filter(({ farness }) => farness <= Math.log(unit ? maxFactor : maxBareFactor))
    .toSorted((a, b) => a.farness - b.farness)
    .map(({ name, size }) => `${Math.round(size * 10_000) / 10_000}${name}`)
    .filter(size => size !== typed && isSold(index, size, slots))
  return nearest({ typed, said }, sold)
}

/** Units that are left out of large numbers, and how near a size must be: 'tangki 1050' has liters. */
const saidWithout = [
  { name: 'ml', factor: 1 / 1000 },
  { name: 'watt', factor: 1 }
]
const maxBareFactor = 1.25

/** The nearest sizes as a group that raises what has them, the nearer the more. */
function nearest({ typed, said }: Pick<Group, 'typed' | 'said'>, sold: readonly string[]): Group | undefined {
  const readings = sold.slice(0, maxNear).map(size => [size])
  return readings.length > 0
    ? { typed: `~${typed}`, said, readings, isOptional: true, isPreferred: true, isRanked: true }
    : undefined
}

/** Who wants a small or a large one of what is sold by weight or volume wants the smallest or largest packs. */
const packs: ReadonlyMap<string, 1 | -1> = new Map([
  ...(['kecil', 'mini', 'kecilan'] as const).map(word => [word, 1] as const),
  ...(['besar', 'gede', 'jumbo'] as const).map(word => [word, -1] as const)
])
const amounts = ['gr', 'ml']

/** The packs in which these products are sold, of 'kecil' the smallest first, of 'besar' the largest. */
export function packSizes(
  index: AnyIndex,
  { typed, said }: Group,
  slots: ReadonlySet<number>
): Group | undefined {
  const order = packs.get(typed)
  if (order === undefined) return undefined
  const sold = series
    .filter(size => size >= 1)
    .toSorted((a, b) => order * (a - b))
    .flatMap(size => amounts.map(unit => `${Math.round(size * 10_000) / 10_000}${unit}`))
    .filter(size => isSold(index, size, slots))
  return nearest({ typed, said }, sold.slice(0, 1))
}

/** The sold areas of two sides near these ones, the nearest first: of tiles of 30x60 those of 25x40. */
function nearAreas(index: AnyIndex, [one, two]: [number, number], slots: ReadonlySet<number>): string[] {
  const [these, those] = [nearSides(one), nearSides(two)]
  return these
    .flatMap(a => those.map(b => ({ size: `${a.side}x${b.side}`, farness: a.farness + b.farness })))
    .filter(({ size, farness }) => farness > 0 && isSold(index, size, slots))
    .toSorted((a, b) => a.farness - b.farness)
    .map(({ size }) => size)
}

function nearSides(of: number): { side: number; farness: number }[] {
  return series
    .filter(side => side >= 1 && (side < 10 || Number.isInteger(side)))
    .map(side => ({ side, farness: Math.abs(Math.log(side / of)) }))
    .filter(({ farness }) => farness <= Math.log(maxSideFactor))
}

/**
 * The counts next to one that is not sold, by the word after it: of a socket with 4 'lubang' those with 3 and 5.
 * Undefined for what is no small number.
 */
export function nearCounts(
  index: AnyIndex,
  { typed, said }: Group,
  counted: Group,
  slots: ReadonlySet<number>
): Group | undefined {
  const count = Number(typed)
  const [noun] = counted.readings[0] ?? []
  if (!/^\d+$/.test(typed) || count > maxCount || noun === undefined || /\d/.test(noun)) return undefined
  const counts = [1, 2, 3].flatMap(step => [count - step, count + step]).filter(other => other > 0)
  return nearest(
    { typed, said },
    counts.map(String).filter(other => isSold(index, other, slots))
  )
}

const isFraction = /^(?:\d )?\d\/\d+$/

/** The units of things that are measured in this one: its own, and of lengths the other one, with their factors. */
function unitsOf(unit: string): { name: string; factor: number }[] {
  const own = { name: unit, factor: 1 }
  if (unit === 'mm') return [own, { name: 'inch', factor: mmOfInch }]
  return unit === 'inch' ? [own, { name: 'mm', factor: 1 / mmOfInch }] : [own]
}

function isSold(index: AnyIndex, size: string, slots: ReadonlySet<number>): boolean {
  const postings = index.vocabulary.postingsOf(size)
  for (let i = 0; i < (postings?.length ?? 0); i += 1) {
    if (postings && (postings.fieldsAt(i) & namingFields) !== 0 && slots.has(postings.slotAt(i))) return true
  }
  return false
}
