import { randomUUID } from 'node:crypto'

import type { Sent } from '#lib/calls.ts'

import { advanceTo, buy, pay, settle, topUp } from './buying.ts'
import { advance } from './clock.ts'
import { type Buyer, pin, type Product } from './market.ts'
import { takePhoto } from './photo.ts'
import { value } from './person.ts'
import { signIn } from './sign-in.ts'
import type { World } from './world.ts'

export const reason = 'Lima sak semen basah dan mengeras, tidak dapat dipakai.'

type ComplaintSent = Sent<'POST /buyer/transaction/complain'>

type Ordering = Parameters<typeof buy>[3] & {
  last?: 'ship' | 'deliver'
  payment?: number
  /** What the buyer is credited with first. */
  saldo?: number
}

/** Buys a product, pays it by virtual account and has it delivered. */
export async function deliveredTo(
  world: World,
  buyer: Buyer,
  product: Product,
  { qty = 1, last = 'deliver', payment = pay.account, saldo = 0, ...more }: Ordering = {}
) {
  if (saldo > 0) await topUp(world, buyer, saldo)
  const { id, code } = await buy(buyer, product, payment, { qty, ...more })
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

/** Lets the longest estimate of what was shipped pass, and signs its buyer in again: sessions end meanwhile. */
export async function passEstimate(world: World, buyer: Buyer): Promise<void> {
  await advance(world, 2 * 24 * 3_600)
  await signIn(world, buyer.person, buyer.id)
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

type Solution = Sent<'POST /ops/complain/{id}/answer'>['solution']
type Action = Sent<'POST /buyer/transaction/complain/update/{id}'>['action']

/** A step of the buyer; accepting sends the PIN. */
export const update = (
  buyer: Buyer,
  id: number,
  action: Action,
  more: Partial<Sent<'POST /buyer/transaction/complain/update/{id}'>> = {}
) =>
  buyer.person.call('POST /buyer/transaction/complain/update/{id}', {
    id,
    action,
    ...(action === 'accept' && { pin }),
    ...(action === 'returned' && { courier: 'JNE', resi: 'BALIK-1' }),
    ...more
  })

/** The operator's service, or a shop's own. */
type Counter = Pick<World, 'ops'>

/** The seller's answer. */
export const answer = ({ ops }: Counter, id: number, solution: Solution, nominal?: number) =>
  ops.call('POST /ops/complain/{id}/answer', { id, solution, nominal, message: 'Baik, kami periksa.' })

/** The admin's ruling. */
export const rule = ({ ops }: Counter, id: number, solution: Solution, nominal?: number) =>
  ops.call('POST /ops/complain/{id}/arbitrate', { id, solution, nominal, message: 'Foto jelas.' })

export const shipAgain = ({ ops }: Counter, id: number) =>
  ops.call('POST /ops/complain/{id}/ship', { id, courier: 'JNE', resi: 'ULANG-1' })

/** The courier has delivered what is on its way. */
export const deliverAgain = ({ ops }: Counter, id: number) =>
  ops.call('POST /ops/complain/{id}/deliver', { id })

export const receiveBack = ({ ops }: Counter, id: number, restock = false) =>
  ops.call('POST /ops/complain/{id}/received', { id, restock })

/** What the buyer sees of a complaint, also after days. */
export async function readComplaint(world: World, buyer: Buyer, id: number) {
  await signIn(world, buyer.person, buyer.id)
  return value(await buyer.person.call('GET /buyer/transaction/complain/{id}', { id }))
}
