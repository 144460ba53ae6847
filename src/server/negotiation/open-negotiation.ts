import { deadlineFor } from '#lib/order/deadlines.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { discussedWord, isOnTop } from '#lib/order/negotiation-total.ts'

import { readAddress } from '#server/address/addresses.ts'
import { endingCheckouts } from '#server/checkout/checkout.ts'
import { frozenValues, lineValues } from '#server/checkout/place-order.ts'
import { snapshotAddress } from '#server/checkout/snapshot-address.ts'
import { recordOrder } from '#server/order/record-order.ts'
import { recordStatus, type Step } from '#server/order/change-status.ts'
import type { Order } from '#server/order/postings.ts'
import { readTerms } from '#server/order/read-negotiation.ts'
import { transactionLines, orders } from '#server/order/schema.ts'
import { holdProducts } from '#server/product/hold-products.ts'
import type { NegotiationPlan } from './plan-negotiation.ts'
import { negotiationOffers, negotiations } from './schema.ts'
import { writeToSeller } from './thread.ts'

/** Initial state of a negotiation. */
const opened = {
  status: 'nego',
  isNegotiated: true,
  negotiationStatus: 'pending',
  holdsStock: false
} as const

export type Offer = { offer?: number | undefined; note: string }

/**
 * Creates a negotiation from its plan: freezes prices and the voucher, removes the lines from the cart, opens the
 * thread with the seller. Takes neither stock nor voucher quota, but throws `out_of_stock` where a product is gone. The caller has
 * locked the cart.
 */
export async function createNegotiation(
  step: Step,
  buyerId: number,
  plan: NegotiationPlan,
  { code, ...offer }: Offer & { code: string }
): Promise<Order> {
  const { tx, now } = step
  await holdProducts(
    tx,
    plan.lines.map(({ offer }) => ({ productDetailId: offer.detailId, productId: offer.productId }))
  )
  const own = await readAddress(tx, buyerId, plan.addressId)
  if (!own) throw new Error(`Address ${plan.addressId} vanished`)
  const address = await snapshotAddress(tx, own, plan)
  const frozen = frozenValues(plan, now)
  const [order] = await tx
    .insert(orders)
    .values({
      ...frozen,
      code,
      buyerId,
      address,
      ...opened,
      deadlineAt: deadlineFor({ ...frozen, ...opened, isAccepted: false, paymentType: null }, now)
    })
    .returning()
  if (!order) throw new Error('The negotiation was not written')
  await tx.insert(transactionLines).values(plan.lines.map(line => lineValues(order.id, line)))
  await tx.insert(negotiations).values({
    transactionId: order.id,
    address,
    quote: plan.option.cost,
    estimate: plan.option.estimate,
    shippingDiscount: plan.quote.discount
  })
  await writeOffer(step, order, 1, offer)
  step.after.later(...endingCheckouts(tx, [plan.checkout]))
  await recordStatus(step, order, { actor: 'buyer', detail: `Diskusi ongkir dimulai${offered(offer)}` })
  await recordOrder(step, 'negotiation.changed', order)
  return order
}

/** ', tawaran Rp150.000' if an amount was offered, else ''. */
export const offered = ({ offer }: Offer): string => (offer ? `, tawaran ${rupiah(offer)}` : '')

/** Stores an offer and posts it to the thread with the seller. */
export async function writeOffer(
  step: Step,
  order: Order,
  round: number,
  { offer, note }: Offer
): Promise<void> {
  await step.tx
    .insert(negotiationOffers)
    .values({ transactionId: order.id, round, offer: offer ?? null, note, createdAt: step.now })
  const { quote } = await readTerms(step.tx, order.id)
  const what = discussedWord(isOnTop(order.shippingType, quote))
  const words = [offer ? `Tawaran ${what} ${rupiah(offer)}.` : `Mohon ${what}nya.`, note]
  await writeToSeller(step, order, words.filter(Boolean).join(' '))
}
