import { useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { shippedByLimits } from '#lib/order/limits.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import { type OpsOrder, step } from './order-store.ts'
import { OpsAct } from './OpsAct.tsx'

/**
 * Ships all that is left of an order, or some pieces of its lines (D49), with its courier or another one. What was
 * typed stays until it is shipped.
 */
export function OpsShip({ order, resi }: { order: OpsOrder; resi: string }) {
  const [isInParts, setInParts] = useState(false)
  const [counts, setCounts] = useState<Record<number, string>>({})
  const [courier, setCourier] = useState('')
  // The same sent again after an error is the same shipment: its answer may have been lost.
  const tried = useRef({ sent: '', key: '' })
  const { code: id } = order
  const left = order.rest?.lines ?? order.products
  const lines = left.flatMap(line => {
    const qty = Number(counts[line.id] ?? 0)
    return qty > 0 ? { id: line.id, qty } : []
  })
  const ship = async () => {
    const by = courier.trim()
    const input = { id, resi, ...(by && { courier: by }), ...(isInParts && { lines }) }
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
    setCourier('')
  }
  return (
    <>
      <input
        className="input-bordered input h-11"
        aria-label={`Kurir lain untuk ${id}`}
        placeholder={`Kurir lain (bukan ${order.shipping.courier})`}
        maxLength={shippedByLimits.courier}
        value={courier}
        onChange={event => setCourier(event.target.value)}
      />
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
      {order.may_split && (
        <Button look="plain" aria-pressed={isInParts} onClick={() => setInParts(!isInParts)}>
          {isInParts ? 'Kirim semua' : 'Kirim sebagian'}
        </Button>
      )}
    </>
  )
}
