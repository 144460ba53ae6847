import { costLabels } from '#lib/core/cost-labels.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import type { Negotiated } from './order-shapes.ts'

type Shown = { label: string; amount: number; note: string }

/** The total on an order's card; for a negotiation with its freight, and whether that is agreed or estimated. */
export function cardTotal(order: { grand_total: number; negotiated: Negotiated | null }): Shown {
  const { negotiated } = order
  if (!negotiated) return { label: costLabels.total, amount: order.grand_total, note: '' }
  const { is_agreed, freight, total } = negotiated
  if (freight === null) return { label: 'Total sebelum ongkir', amount: total, note: '' }
  const amount = freight === 0 ? 'gratis' : rupiah(freight)
  return is_agreed
    ? { label: costLabels.total, amount: total, note: `Termasuk ongkir ${amount}` }
    : { label: 'Perkiraan total', amount: total, note: `Termasuk perkiraan ongkir ${amount}` }
}
