import { runDeadlines } from '#server/order/deadline-job.ts'
import type { MarketAt } from './market-at.ts'
import type { Placed } from './place-order.ts'

/** A step of a placed order, as the API call of the person who does it. */
export type OrderStep = (market: MarketAt, order: Placed) => Promise<unknown>

/** The bank reports that the virtual account was paid. */
export const pay: OrderStep = async ({ call }, { id }) => {
  const { payment } = await call('GET /buyer/transaction/payment/{id}', { id: String(id) })
  return call('POST /ops/payment/settle', { number: payment.number ?? '' })
}

export const accept: OrderStep = ({ call }, { code }) =>
  call('POST /ops/transaction/{id}/accept', { id: code })

export const pack: OrderStep = ({ call }, { code }) => call('POST /ops/transaction/{id}/pack', { id: code })

export const ship: OrderStep = ({ call }, { id, code }) =>
  call('POST /ops/transaction/{id}/ship', { id: code, resi: `JX${4_410_022_000 + id}` })

export const trace =
  (detail: string): OrderStep =>
  ({ call }, { code }) =>
    call('POST /ops/transaction/{id}/trace', { id: code, detail })

export const deliver: OrderStep = ({ call }, { code }) =>
  call('POST /ops/transaction/{id}/deliver', { id: code })

/** The buyer has the goods: 'Pesanan Diterima'. */
export const confirm: OrderStep = ({ call }, { id }) => call('POST /buyer/transaction/confirm/{id}', { id })

export const cancel =
  (reason: string): OrderStep =>
  ({ call }, { id }) =>
    call('POST /buyer/transaction/cancel/{id}', { id, reason })

/** The buyer reviews every product of the order with five stars. */
export const review =
  (text: string): OrderStep =>
  async ({ call }, { id, productIds }) => {
    for (const productId of productIds) {
      const given = { product_id: productId, transaction_id: id, rating: 5, review: text }
      await call('POST /buyer/transaction/review', given)
    }
  }

/** Runs the deadline job. Throws if nothing was due. */
export const expire: OrderStep = async ({ services }, { code }) => {
  if ((await runDeadlines(services)) === 0) throw new Error(`${code} was not due`)
}
