import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { keptPieces } from '#lib/product/kept-pieces.ts'
import { piecesOf, type SaleUnit } from '#lib/product/sale-units.ts'

import { type OpsOrder, refreshOrders } from './order-store.ts'
import { $notice, signOutOps } from './console-store.ts'
import { piecesProblem, typedPieces } from './typed-pieces.ts'

/** Pieces of a line that can be refused. */
export type Refusable = { id: number; name: string; qty: number; sale_unit: SaleUnit }

/** What was typed: the refused pieces of each line, all without an entry, and why. */
export type TypedRefusal = { counts: Record<number, string>; reason: string }

/** The lines of an order with the pieces that were not refused before. */
export const refusableLines = ({ products }: OpsOrder): Refusable[] =>
  products.flatMap(product => {
    const qty = keptPieces(product)
    const { id, name, variant, sale_unit } = product
    return qty > 0 ? [{ id, name: variant ? `${name}, ${variant}` : name, qty, sale_unit }] : []
  })

/** The number that was typed for a line; undefined where it is none of 0 to its pieces. */
export function typedCount({ id, qty }: Refusable, { counts }: TypedRefusal): number | undefined {
  const typed = counts[id]
  if (typed === undefined) return qty
  // An emptied field is not 'none is refused'.
  return typed.trim() === '' ? undefined : typedPieces(typed, qty)
}

/** What the button does: 'Tolak semua barang', or 'Tolak 2 sak' where the rest is delivered; 'Tolak barang' for none. */
function labelOf(refused: readonly Refusable[], isWhole: boolean): string {
  if (isWhole) return 'Tolak semua barang'
  return refused.length === 0 ? 'Tolak barang' : `Tolak ${piecesOf(refused)}`
}

/** What was typed, as it would be sent: its pieces, the button's label, and what is wrong with it. */
export function refusalOf(lines: readonly Refusable[], typed: TypedRefusal) {
  const refused = lines.flatMap(line => {
    const qty = typedCount(line, typed) ?? 0
    return qty > 0 ? [{ ...line, qty }] : []
  })
  const isWhole = refused.length === lines.length && refused.every((one, at) => one.qty === lines[at]!.qty)
  const isWrong = lines.some(line => typedCount(line, typed) === undefined)
  return {
    isWhole,
    label: labelOf(refused, isWhole),
    pieces: refused.map(({ id, qty }) => ({ id, qty })),
    problem: isWrong
      ? piecesProblem
      : refused.length === 0
        ? 'Pilih sedikitnya satu barang.'
        : typed.reason.trim() === ''
          ? 'Alasan wajib diisi.'
          : undefined
  }
}

const moved = new Set<string>([orderErrors.status_refused.code, orderErrors.refuse_qty.code])

/** Reports the refusal; sent again under the same key it is the same one. Returns the error, if any. */
export async function refuseOrder(
  { code: id }: OpsOrder,
  refusal: ReturnType<typeof refusalOf>,
  { reason, key }: { reason: string; key: string }
): Promise<ApiError | undefined> {
  const { isWhole, pieces: lines } = refusal
  const answer = await call(
    'POST /ops/transaction/{id}/refuse',
    { id, reason, ...(!isWhole && { lines }) },
    { key }
  )
  if (!answer.ok) {
    const { code, status, message: text } = answer.error
    if (status === 401) signOutOps()
    // Somebody else was faster: the list shows what can still be refused, if anything, and the form may be gone.
    if (moved.has(code)) {
      $notice.set({ text: `${id}: ${text}`, isError: true })
      await refreshOrders()
    }
    return answer.error
  }
  $notice.set({
    text: `${id}: ${isWhole ? 'ditolak penerima' : 'sebagian ditolak penerima'}`,
    isError: false
  })
  await refreshOrders()
  return undefined
}
