import type { AnyIndex } from './match.ts'
import { namingFields } from './postings.ts'
import type { Group } from './query-groups.ts'

/** Figures of the sizes in which goods are made; each also ten, a hundred … times as large. */
const figures = [
  1, 1.25, 1.5, 1.75, 1.8, 2, 2.2, 2.4, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5
]
const finer = [1.1, 1.2, 1.3, 1.4, 1.6, 1.7, 1.9, 2.1, 2.3, 2.6, 2.7, 2.8, 3.2, 3.6, 3.8, 4.2]
const series = [-2, -1, 0, 1, 2, 3].flatMap(power => [...figures, ...finer].map(one => one * 10 ** power))
/** Maximum factor between a size and one near it, and the maximum of near ones. */
const maxFactor = 4
const maxNear = 3

/**
 * The sizes nearest to one that is not sold, in which these products are sold: of a lamp of 9 watt those of 7 and 12
 * watt. Undefined without a unit: a bare number may be anything.
 */
export function nearSizes(
  index: AnyIndex,
  { typed, said }: Group,
  slots: ReadonlySet<number>
): Group | undefined {
  const [, value = '', unit = ''] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(typed) ?? []
  if (!unit) return undefined
  const farness = (size: number) => Math.abs(Math.log(size / Number(value)))
  const sold = series
    .filter(size => farness(size) <= Math.log(maxFactor))
    .toSorted((a, b) => farness(a) - farness(b))
    .map(size => `${Math.round(size * 10_000) / 10_000}${unit}`)
    .filter(size => size !== typed && isSold(index, size, slots))
  const readings = sold.slice(0, maxNear).map(size => [size])
  return readings.length > 0
    ? { typed: `~${typed}`, said, readings, isOptional: true, isPreferred: true, isRanked: true }
    : undefined
}

function isSold(index: AnyIndex, size: string, slots: ReadonlySet<number>): boolean {
  const postings = index.vocabulary.postingsOf(size)
  for (let i = 0; i < (postings?.length ?? 0); i += 1) {
    if (postings && (postings.fieldsAt(i) & namingFields) !== 0 && slots.has(postings.slotAt(i))) return true
  }
  return false
}
