import { noBreak } from '#lib/format/no-break.ts'
import { countPieces } from '#lib/order/parts.ts'
import { wholeQuantity } from '#lib/product/quantity.ts'
import { quantityOf, type SaleUnit } from '#lib/product/sale-units.ts'
import { countedProblems } from './count.ts'
import {
  type ChosenLine,
  type ComplaintForm,
  hasGoods,
  hasShipments,
  nameableQty,
  namedLines
} from './form.ts'
import type { ComplaintOptions } from './shapes.ts'
import { complaintFormTexts, countTexts } from './texts.ts'

/** Fields whose text is no number of pieces, with that text: '1,5', or nothing where at least one is needed. */
export type Unusable = Readonly<Record<string, string>>

type Line = ComplaintOptions['lines'][number]
type Counted = Pick<Line, 'id' | 'arrived_qty' | 'sale_unit'>
type Bounds = { min: number; max: number; unit: SaleUnit }

/** One field for pieces of a line: its key in `Unusable`, how many it may say, and why what it says is wrong. */
export type Pieces = Bounds & { key: string; typed: string | undefined; problem: string | undefined }

/** Why typed pieces are wrong; undefined where they are right. '1,5' // => 'Isi jumlah bulat, tanpa koma.' */
export function piecesProblem(typed: string, { min, max, unit }: Bounds): string | undefined {
  if (/\D/.test(typed)) return wholeQuantity
  if (Number(typed) < min) return complaintFormTexts.min(noBreak(quantityOf(min, unit)))
  return Number(typed) > max ? countTexts.max(noBreak(quantityOf(max, unit))) : undefined
}

function fieldOf(key: string, qty: number, bounds: Bounds, unusable: Unusable): Pieces {
  const typed = unusable[key]
  return { ...bounds, key, typed, problem: piecesProblem(typed ?? String(qty), bounds) }
}

/** A line's field of the count, which leaves at least none to the other problems of the line (complaint-22). */
export function countField(
  lines: readonly ChosenLine[],
  { id, arrived_qty: arrived, sale_unit: unit }: Counted,
  problem: (typeof countedProblems)[number],
  unusable: Unusable
): Pieces {
  const named = lines.filter(line => line.id === id)
  const own = countPieces(named.filter(line => line.problem === problem))
  const max = Math.max(0, arrived - (countPieces(named) - own))
  return fieldOf(`${id} ${problem}`, own, { min: 0, max, unit }, unusable)
}

/** Whether a field of the count is wrong: then there is no way on (complaint-22). */
export const isCountWrong = (
  lines: readonly ChosenLine[],
  all: readonly Counted[],
  unusable: Unusable
): boolean =>
  all.some(line =>
    countedProblems.some(problem => countField(lines, line, problem, unusable).problem !== undefined)
  )

/** The form's field of the chosen pieces at a place of `namedLines`. */
export function entryField(
  form: Pick<ComplaintForm, 'kind' | 'lines'>,
  at: number,
  line: Line,
  unusable: Unusable
): Pieces {
  const named = namedLines(form)
  const { id, sale_unit: unit } = line
  const own = named.flatMap((entry, place) => (entry.id === id ? [{ ...entry, place }] : []))
  const nth = own.findIndex(({ place }) => place === at)
  const { qty = 0 } = own[nth] ?? {}
  const max = Math.max(0, (form.kind ? nameableQty(form.kind, line) : 0) - (countPieces(own) - qty))
  return fieldOf(`${id} ${nth}`, qty, { min: 1, max, unit }, unusable)
}

/** Whether a shown field of chosen pieces is wrong, which says so itself. */
export function arePiecesWrong(
  form: Pick<ComplaintForm, 'kind' | 'lines'>,
  order: Pick<ComplaintOptions, 'lines' | 'shipments'>,
  unusable: Unusable
): boolean {
  const { kind } = form
  if (!kind || !hasGoods(kind) || hasShipments(kind, order)) return false
  return namedLines(form).some(({ id }, at) => {
    const line = order.lines.find(one => one.id === id)
    return line !== undefined && entryField(form, at, line, unusable).problem !== undefined
  })
}
