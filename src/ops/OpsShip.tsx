import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { shippedByLimits } from '#lib/order/limits.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { $notice } from './console-store.ts'
import { type OpsOrder, step } from './order-store.ts'
import { piecesProblem, typedPieces } from './typed-pieces.ts'
import { useDraft } from './use-draft.ts'

const nothing = { resi: '', courier: '', isInParts: false, counts: {} as Record<number, string> }

/**
 * Ships all that is left of an order, or some pieces of its lines (D49), with its courier or another one. What was
 * typed stays until it is shipped.
 */
export function OpsShip({ order }: { order: OpsOrder }) {
  const { code: id } = order
  const { value: typed, set, drop, keyOf } = useDraft(`shipping ${id}`, nothing)
  const { resi, courier, isInParts, counts } = typed
  const [isBusy, setBusy] = useState(false)
  const left = order.rest?.lines ?? order.products
  const pieces = left.map(line => ({ id: line.id, qty: typedPieces(counts[line.id] ?? '', line.qty) }))
  const isWrong = pieces.some(({ qty }) => qty === undefined)
  const lines = pieces.flatMap(({ id: line, qty = 0 }) => (qty > 0 ? { id: line, qty } : []))
  const ship = async () => {
    // Fewer pieces than were meant would be sent without a word.
    if (isInParts && isWrong) return $notice.set({ text: `${id}: ${piecesProblem}`, isError: true })
    const by = courier.trim()
    const input = { id, resi, ...(by && { courier: by }), ...(isInParts && { lines }) }
    const isShipped = await step(
      'POST /ops/transaction/{id}/ship',
      input,
      isInParts ? `${id}: sebagian dikirim` : `${id}: dikirim`,
      // The same sent again after an error is the same shipment: its answer may have been lost.
      { key: keyOf(input) }
    )
    if (isShipped) drop({ resi, courier, counts })
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setBusy(true)
    await ship()
    setBusy(false)
  }
  return (
    <form className="contents" onSubmit={event => void submit(event)}>
      <input
        className="input-bordered input h-11"
        aria-label={`Resi ${id}`}
        placeholder="Nomor resi"
        maxLength={shippedByLimits.resi}
        autoComplete="off"
        value={resi}
        onChange={event => set({ resi: event.target.value })}
      />
      <input
        className="input-bordered input h-11"
        aria-label={`Kurir lain untuk ${id}`}
        placeholder={`Kurir lain (bukan ${order.shipping.courier})`}
        maxLength={shippedByLimits.courier}
        value={courier}
        onChange={event => set({ courier: event.target.value })}
      />
      {isInParts &&
        left.map((line, at) => (
          <label key={line.id} className="text-sm">
            {line.name}, dari {quantityOf(line.qty, line.sale_unit)}
            <input
              inputMode="numeric"
              autoComplete="off"
              className={`input-bordered input ml-2 h-11 w-24 ${pieces[at]?.qty === undefined ? 'input-error' : ''}`}
              aria-invalid={pieces[at]?.qty === undefined}
              maxLength={10}
              value={counts[line.id] ?? ''}
              onChange={event => set({ counts: { ...counts, [line.id]: event.target.value } })}
            />
          </label>
        ))}
      <Button type="submit" look="primary" isBusy={isBusy}>
        {isInParts ? 'Kirim jumlah ini' : 'Kirim'}
      </Button>
      {order.may_split && (
        <Button look="plain" aria-pressed={isInParts} onClick={() => set({ isInParts: !isInParts })}>
          {isInParts ? 'Kirim semua' : 'Kirim sebagian'}
        </Button>
      )}
    </form>
  )
}
