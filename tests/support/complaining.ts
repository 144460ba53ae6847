import { randomUUID } from 'node:crypto'

import type { Sent } from '#lib/calls.ts'

import { advanceTo, buy, pay, settle } from './buying.ts'
import type { Buyer, Product } from './market.ts'
import { takePhoto } from './photo.ts'
import { value } from './person.ts'
import type { World } from './world.ts'

export const reason = 'Lima sak semen basah dan mengeras, tidak dapat dipakai.'

type ComplaintSent = Sent<'POST /buyer/transaction/complain'>

/** Buys a product, pays it by virtual account and has it delivered. */
export async function deliveredTo(
  world: World,
  buyer: Buyer,
  product: Product,
  { qty = 1, last = 'deliver' as 'ship' | 'deliver', payment = pay.account } = {}
) {
  const { id, code } = await buy(buyer, product, payment, { qty })
  if (payment === pay.account) await settle(world, buyer, id)
  await advanceTo(world, code, last)
  const { lines } = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))
  return { id, code, lines }
}

/** Uploads a photo for a complaint; answers its id. */
export async function uploadFor(
  buyer: Buyer,
  orderId: number,
  clientId: string = randomUUID()
): Promise<number> {
  const uploaded = await buyer.person.call('POST /buyer/transaction/complain/photo/{id}', {
    id: orderId,
    photo: await takePhoto(),
    client_id: clientId
  })
  return value(uploaded).id
}

type Ordered = { id: number; lines: readonly { id: number; qty: number }[] }

/** A complaint about broken pieces of the first line, that wants money back. */
export async function complaintOf(
  buyer: Buyer,
  order: Ordered,
  more: Partial<ComplaintSent> = {}
): Promise<ComplaintSent> {
  return {
    transaction_id: order.id,
    kind: 'problem',
    lines: [{ id: order.lines[0]!.id, qty: 1, problem: 'broken' }],
    reason,
    solution: 'refund',
    nominal: 20_000,
    photo_ids: more.photo_ids ?? [await uploadFor(buyer, order.id)],
    ...more
  }
}

/** Complains about an order. */
export const complain = async (buyer: Buyer, order: Ordered, more: Partial<ComplaintSent> = {}) =>
  value(await buyer.person.call('POST /buyer/transaction/complain', await complaintOf(buyer, order, more)))
