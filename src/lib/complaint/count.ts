import { thousands } from '#lib/format/rupiah.ts'
import { countPieces } from '#lib/order/parts.ts'
import { quantityOf } from '#lib/product/sale-units.ts'
import type { ChosenLine } from './form.ts'
import { type ComplaintProblem, problemLabels } from './kinds.ts'
import { reasonLimits } from './limits.ts'
import type { ComplaintOptions } from './shapes.ts'

/** What is counted on arrival: pieces that came broken, and pieces that did not come. */
export const countedProblems = ['broken', 'missing'] as const satisfies readonly ComplaintProblem[]
export type CountedProblem = (typeof countedProblems)[number]

type Line = ComplaintOptions['lines'][number]

/** The pieces of a line: `other` ones have another problem, or none that was named. Together they are what arrived. */
export type LineCount = Record<CountedProblem | 'other' | 'good', number>

/** The pieces of a line that arrived, by what the form says of them: what is not named came well. */
export function countOf(
  lines: readonly ChosenLine[],
  { id, arrived_qty: arrived }: Pick<Line, 'id' | 'arrived_qty'>
): LineCount {
  const named = lines.filter(line => line.id === id)
  const withProblem = (wanted: CountedProblem) =>
    countPieces(named.filter(({ problem }) => problem === wanted))
  const [broken, missing] = [withProblem('broken'), withProblem('missing')]
  const all = countPieces(named)
  return { broken, missing, other: all - broken - missing, good: Math.max(0, arrived - all) }
}

/** The form's lines with another count of one problem of a line; too many are there as typed, and wrong. */
export function setCount(
  lines: readonly ChosenLine[],
  { id }: Pick<Line, 'id'>,
  problem: CountedProblem,
  qty: number
): ChosenLine[] {
  const isIt = (line: ChosenLine) => line.id === id && line.problem === problem
  const others = lines.filter(line => !isIt(line))
  const counted = { id, qty: Math.max(0, qty), problem }
  if (counted.qty === 0) return others
  return lines.some(isIt) ? lines.map(line => (isIt(line) ? counted : line)) : [...lines, counted]
}

/** All counted pieces of some lines, by what is wrong with them. */
export function totalOf(lines: readonly ChosenLine[]): Record<CountedProblem | 'other', number> {
  const { broken, missing, other } = countOf(
    lines.map(line => ({ ...line, id: 0 })),
    { id: 0, arrived_qty: 0 }
  )
  return { broken, missing, other }
}

/** Begins a reason that was counted: alone it is as long as a reason must be. */
const opening = 'Dihitung saat barang diterima.'
/** Characters of a product's name in a reason: a longer one is cut, so that one product always fits. */
const maxName = 120

/**
 * The reason of a complaint from its count (complaint-24), in the order of the order's lines; empty where nothing is
 * wrong. What does not fit is said as a number of products.
 *
 * // => 'Dihitung saat barang diterima. Dari 40 sak Semen: 36 baik, 3 rusak/pecah, 1 kurang.'
 */
export function countReason(lines: readonly ChosenLine[], all: readonly Line[]): string {
  const sentences = all.flatMap(line => {
    const named = lines.filter(({ id }) => id === line.id)
    return named.length > 0 ? [sentenceOf(line, named)] : []
  })
  if (sentences.length === 0) return ''
  let text = opening
  for (const [place, sentence] of sentences.entries()) {
    const longer = `${text} ${sentence}`
    const more = (count: number) => (count > 0 ? ` Dan ${count} barang lain.` : '')
    if (longer.length + more(sentences.length - place - 1).length > reasonLimits.max)
      return text + more(sentences.length - place)
    text = longer
  }
  return text
}

function sentenceOf(line: Line, named: readonly ChosenLine[]): string {
  const { good } = countOf(named, line)
  const name = line.variant ? `${line.name} (${line.variant})` : line.name
  const letters = Array.from(name)
  const short = letters.length > maxName ? `${letters.slice(0, maxName).join('')}…` : name
  const problems = named.map(
    ({ qty, problem }) => `${thousands(qty)} ${problem ? problemLabels[problem].toLowerCase() : 'bermasalah'}`
  )
  const parts = good > 0 ? [`${thousands(good)} baik`, ...problems] : problems
  return `Dari ${quantityOf(line.arrived_qty, line.sale_unit)} ${short}: ${parts.join(', ')}.`
}

/**
 * A form's reason after a change of its lines: one that was written from the lines follows them until the buyer edits
 * it. With `isCounting` an empty one is written too.
 */
export function followReason(
  { reason, lines: before }: { reason: string; lines: readonly ChosenLine[] },
  after: readonly ChosenLine[],
  all: readonly Line[],
  isCounting: boolean
): string {
  const isWritten = reason === '' ? isCounting : reason === countReason(before, all)
  return isWritten ? countReason(after, all) : reason
}
