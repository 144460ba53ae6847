import { useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { type OpsOrder, step } from './console-lists.ts'
import { OpsAct } from './OpsAct.tsx'

/** Ships all that is left of an order, or some pieces of its lines (D49). */
export function OpsShip({ order, resi }: { order: OpsOrder; resi: string }) {
  const [isInParts, setInParts] = useState(false)
  const [counts, setCounts] = useState<Record<number, string>>({})
  // The same sent again after an error is the same shipment: its answer may have been lost.
  const tried = useRef({ sent: '', key: '' })
  const { code: id } = order
  const left = order.rest?.lines ?? order.products
  // Cash is collected once: such an order is shipped as a whole.
  const isDivisible = order.payment.type !== 'baba_cod' && left.some(({ qty }) => qty > 1 || left.length > 1)
  const lines = left.flatMap(line => {
    const qty = Number(counts[line.id] ?? 0)
    return qty > 0 ? { id: line.id, qty } : []
  })
  const ship = async () => {
    const input = { id, resi, ...(isInParts && { lines }) }
    const sent = JSON.stringify(input)
    if (tried.current.sent !== sent) tried.current = { sent, key: newKey() }
    const isShipped = await step(
      'POST /ops/transaction/{id}/ship',
      input,
      isInParts ? `${id}: sebagian dikirim` : `${id}: dikirim`,
      { key: tried.current.key }
    )
    if (!isShipped) return
    tried.current = { sent: '', key: '' }
    setCounts({})
  }
  return (
    <>
      {isInParts &&
        left.map(line => (
          <label key={line.id} className="text-sm">
            {line.name}, dari {quantityOf(line.qty, line.sale_unit)}
            <input
              type="number"
              className="input-bordered input ml-2 h-11 w-24"
              min={0}
              max={line.qty}
              value={counts[line.id] ?? ''}
              onChange={event => setCounts({ ...counts, [line.id]: event.target.value })}
            />
          </label>
        ))}
      <OpsAct label={isInParts ? 'Kirim jumlah ini' : 'Kirim'} onAct={ship} />
      {isDivisible && (
        <Button look="plain" aria-pressed={isInParts} onClick={() => setInParts(!isInParts)}>
          {isInParts ? 'Kirim semua' : 'Kirim sebagian'}
        </Button>
      )}
    </>
  )
}
