import { computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { OpsOrderPage } from '#lib/ops/order-page-contract.ts'
import { orderWaits } from '#lib/order/clocks.ts'
import { orderStatuses, type OrderStatus } from '#lib/order/status.ts'
import { type PaymentType, paymentTypes } from '#lib/order/payment-type.ts'
import type { Reply, Sent } from '#lib/calls.ts'

import { $place, type Place, type PlaceQuery, showPart } from './console-place.ts'
import { $notice, type OpsCallName, request, type RequestOptions, signOutOps } from './console-store.ts'
import { isDay } from './period.ts'
import { paged } from './table/paged.ts'
import { idOf } from './table/part-query.ts'

export type OpsOrder = Reply<'GET /ops/transaction'>[number]
type OrderInput = Sent<'GET /ops/transaction'>

const perPage = 30

/** The filters of an address, as the call takes them; what is none of its words is left out. */
export function orderFilter(query: PlaceQuery): OrderInput {
  const { q, status, late, awaits, payment, from, to, sort, shop } = query
  const chosen = (status ?? '')
    .split(',')
    .filter((one): one is OrderStatus => orderStatuses.some(known => known === one))
  const shopId = idOf(shop)
  const paidBy = paymentTypes.find((type): type is PaymentType => type === payment)
  const waits = orderWaits.find(one => one === awaits)
  return {
    ...(q && { keyword: q }),
    ...(chosen.length > 0 && { status: chosen }),
    ...((late === 'past' || late === 'day') && { late }),
    ...(waits && { awaits: waits }),
    ...(paidBy && { payment: paidBy }),
    ...(shopId !== undefined && { shop: shopId }),
    ...(isDay(from) && { start_date: from }),
    ...(isDay(to) && { end_date: to }),
    ...(sort === 'deadline' && { sort })
  }
}

const $query = computed($place, ({ part, query }) => (part === undefined || part === 'orders' ? query : {}))

export const orders = paged(
  'GET /ops/transaction',
  computed($query, query => {
    const page = Math.min(10_000, Math.max(1, Math.trunc(Number(query['page'])) || 1))
    return { ...orderFilter(query), page, per_page: perPage }
  })
)

/** Whether an order is the one that an address names: by its code in any case, or by its number, trimmed, as the call takes both. */
export function isNamedBy({ id, code }: Pick<OpsOrderPage, 'id' | 'code'>, open = ''): boolean {
  const name = open.trim()
  return code === name.toUpperCase() || (/^\d+$/.test(name) && id === Number(name))
}

/** The code of the order that is open beside the table. */
export const $openOrder = computed($query, query => query['open'])

/** Everything about the open order. */
export const order = defineQuery<OpsOrderPage>('GET /ops/transaction/{id}', $openOrder, async id => {
  const answer = await call('GET /ops/transaction/{id}', { id })
  if (!answer.ok && answer.error.status === 401) signOutOps()
  return answer
})

/** Where one order is shown by its code. */
export const orderPlace = (code: string): Place & { part: string } => ({
  part: 'orders',
  query: { q: code, open: code }
})

/** Shows one order by its code in the part 'Pesanan'; what was done to another one is no longer told. */
export function showOrder(code: string): void {
  $notice.set(undefined)
  const { part, query } = orderPlace(code)
  showPart(part, query)
}

/** Requests the table and the open order again. */
export const refreshOrders = async (): Promise<void> => {
  await Promise.all([orders.refresh(), $openOrder.get() === undefined ? undefined : order.refresh()])
}

/**
 * A step on an order; the table shows what became of it, also where the order had gone on meanwhile. Returns whether it was
 * taken; the console says why not.
 */
export async function step<L extends OpsCallName>(
  endpoint: L,
  input: Sent<L>,
  done: string,
  options: Pick<RequestOptions, 'key' | 'showAtFields'> = {}
): Promise<boolean> {
  const value = await request(endpoint, input, options)
  if (value !== undefined) $notice.set({ text: done, isError: false })
  await refreshOrders()
  return value !== undefined
}
