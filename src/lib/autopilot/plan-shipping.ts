import type { OpsOrder } from '#lib/ops/order-contract.ts'

import { actsAt } from './chance.ts'
import { lateFactor, pauses, storyOf } from './pace.ts'
import { lastOf, type PlannedCall } from './planned-call.ts'

type Order = Pick<
  OpsOrder,
  'id' | 'date' | 'history' | 'steps' | 'products' | 'shipments' | 'rest' | 'may_split' | 'shipping'
>

/** Where a courier reports goods on their way, in order. */
const places = [
  { place: 'Pusat sortir kota asal', detail: 'Barang diterima di pusat sortir' },
  { place: 'Pusat sortir kota tujuan', detail: 'Barang tiba di kota tujuan' }
] as const
/** Whether an entry of a history is such a report: steps of the order name places too, such as the shop's city. */
const isReport = (entry: { place: string | null }) => places.some(({ place }) => place === entry.place)
const damage = 'Kemasan penyok di perjalanan; isinya mohon diperiksa saat diterima'

/** What the seller ships, in one or two parts, and the courier's reports up to the delivery of each. */
export function planShipping(order: Order, since: number): PlannedCall[] {
  const { steps, shipments } = order
  const parts = shipments.filter(({ kind }) => kind === 'part')
  const underWay = parts.filter(one => one.delivered_at === null && one.lost_at === null)
  const isOnTheWay = steps.includes('trace') || steps.includes('deliver')
  const travelling = parts.length > 0 ? underWay.map(({ id }) => id) : [undefined]
  return [
    ...(steps.includes('ship') ? [planShip(order, parts.length, since)] : []),
    ...(isOnTheWay ? travelling.flatMap(id => planCourier(order, id) ?? []) : [])
  ]
}

function planShip({ id, products, may_split, rest, date, history }: Order, done: number, since: number) {
  const story = storyOf(id)
  const key = `autopilot-ship-${id}-${done + 1}`
  const isFirstPart = done === 0 && rest === null && may_split && story === 'parts'
  // Reports about the first part do not hold up the second.
  const from = done === 0 ? since : lastOf([date, ...history.map(one => (isReport(one) ? null : one.date))])
  const pause = done === 0 ? pauses.ship : pauses.shipRest
  const at = actsAt(key, from, pause, story === 'late' ? lateFactor : 1)
  const resi = `BABA${String(id).padStart(8, '0')}${done + 1}`
  const input = { id: String(id), resi, ...(isFirstPart && { lines: firstPart(products) }) }
  return { at, key, endpoint: 'POST /ops/transaction/{id}/ship', input } as const
}

/** The first half of an order: of several lines the first ones, of one line the smaller half of its pieces. */
export function firstPart(lines: readonly { id: number; qty: number }[]): { id: number; qty: number }[] {
  const [first] = lines
  if (lines.length === 1 && first) return [{ id: first.id, qty: Math.floor(first.qty / 2) }]
  return lines.slice(0, Math.floor(lines.length / 2)).map(({ id, qty }) => ({ id, qty }))
}

/** The next report of the courier about an order, or about one of its shipments. */
function planCourier(order: Order, shipment: number | undefined): PlannedCall | undefined {
  const { id, date, history, steps } = order
  const about = history.filter(one => (shipment === undefined ? true : one.shipment_id === shipment))
  const reports = about.filter(isReport).length
  const story = storyOf(id)
  const name = `${id}-${shipment ?? 'all'}`
  const shippedAt = order.shipments.find(one => one.id === shipment)?.shipped_at ?? null
  const since = lastOf([date, shippedAt, ...about.map(one => one.date)])
  const given = { id: String(id), ...(shipment !== undefined && { shipment }) }
  const next = order.shipping.is_pickup ? undefined : places[reports]
  if (next && steps.includes('trace')) {
    const key = `autopilot-trace-${name}-${reports + 1}`
    const detail = reports === 1 && story === 'damaged' ? damage : next.detail
    const input = { ...given, detail, place: next.place }
    return { key, at: actsAt(key, since, pauses.trace), endpoint: 'POST /ops/transaction/{id}/trace', input }
  }
  if (story === 'refused' && steps.includes('refuse')) {
    const key = `autopilot-refuse-${id}`
    const input = { id: String(id), reason: 'Penerima menolak barang di tempat dan tidak jadi membayar.' }
    return {
      key,
      at: actsAt(key, since, pauses.deliver),
      endpoint: 'POST /ops/transaction/{id}/refuse',
      input
    }
  }
  if (!steps.includes('deliver')) return undefined
  const key = `autopilot-deliver-${name}`
  const at = actsAt(key, since, pauses.deliver)
  return { key, at, endpoint: 'POST /ops/transaction/{id}/deliver', input: given }
}
