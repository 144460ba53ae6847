import { rupiah } from '#lib/format/rupiah.ts'
import type { OrderCard } from './order-shapes.ts'
import { statuses } from './status.ts'

type Beside = Pick<OrderCard, 'status' | 'together' | 'payment'>

const namesOf = (orders: readonly Pick<OrderCard['together'][number], 'code' | 'shop'>[]): string =>
  orders.map(({ code, shop }) => `${code} (${shop})`).join(', ')

const isWaiting = ({ status, together }: Beside): boolean =>
  statuses[status].money === 'awaited' && together.length > 0

/** Note about an order that will be paid together with others; empty if it is paid alone or already paid (D29). */
export function paidTogetherText(order: Beside): string {
  if (!isWaiting(order)) return ''
  const total = order.payment.amount === null ? '' : `, total ${rupiah(order.payment.amount)}`
  return `Dibayar sekaligus dengan ${order.together.length} pesanan lain${total}`
}

/** Note before such an order is cancelled: 'Pesanan BB… (Toko Maju) dibayar sekaligus dan ikut dibatalkan.' */
export function endsTogetherText(order: Beside): string {
  if (!isWaiting(order)) return ''
  return `Pesanan ${namesOf(order.together)} dibayar sekaligus dan ikut dibatalkan.`
}

/** Why an order with a shared promo cannot be cancelled alone, and what is possible instead (voucher-15). */
export const endsPromoText = (
  { promo, minimum }: { promo: string; minimum: number },
  others: Parameters<typeof namesOf>[0]
): string =>
  `Tanpa pesanan ini belanja Anda tidak mencapai minimum promo ${promo} (${rupiah(minimum)}). ` +
  `Pesanan ${namesOf(others)} memakai promo yang sama dan hanya dapat dibatalkan sekaligus.`
