import type { Sent } from '#lib/calls.ts'

import { bankAccounts, banks, withdrawals } from '#server/withdrawal/schema.ts'

import type { Buyer } from './market.ts'
import { value } from './person.ts'
import { withdrawalRow } from './withdrawal-row.ts'
import type { World } from './world.ts'

/** The first message of a buyer to a shop. Returns the conversation's id. */
export async function writeTo(
  buyer: Buyer,
  shopId: number,
  more: Partial<Sent<'POST /buyer/conversation/create'>> = {}
): Promise<number> {
  const to = { receiver_type: 'seller', receiver_id: shopId, message: 'Halo' } as const
  const sent = value(await buyer.person.call('POST /buyer/conversation/create', { ...to, ...more }))
  return sent.conversation_id
}

/** The counter's answer in a conversation. */
export const answerIn = async (world: World, id: number, message = 'Siap, stok ada') =>
  value(await world.ops.call('POST /ops/conversation/{id}/send', { id, message })).message

/** The texts of a buyer's thread, oldest first. */
export const textsOf = async (buyer: Buyer, id: number) =>
  value(await buyer.person.call('GET /buyer/conversation/{id}', { id })).map(({ message }) => message)

/** A buyer's conversations as the list shows them. */
export const listedOf = async (buyer: Buyer, query: Sent<'GET /buyer/conversation'> = {}) =>
  value(await buyer.person.call('GET /buyer/conversation', query))

/** The first message of a buyer to the marketplace. Returns the conversation's id. */
export async function writeForHelp(buyer: Buyer): Promise<number> {
  const help = { receiver_type: 'admin', message: 'Tolong' } as const
  return value(await buyer.person.call('POST /buyer/conversation/create', help)).conversation_id
}

/** A cancelled withdrawal of a buyer, written without its calls. Returns its id. */
export async function withdrawalOf({ services }: World, buyer: Buyer): Promise<number> {
  const { db, clock } = services
  await db.insert(banks).values({ code: 'uji', name: 'Bank Uji', sort: 1 }).onConflictDoNothing()
  const account = { bankCode: 'uji', accountNumber: '123456', accountHolder: 'Uji' }
  const [stored] = await db
    .insert(bankAccounts)
    .values({ ...account, userId: buyer.id, createdAt: clock.now() })
    .returning({ id: bankAccounts.id })
  const [made] = await db
    .insert(withdrawals)
    .values({
      ...withdrawalRow(buyer.id, stored!.id, clock.now()),
      status: 'cancelled',
      closedAt: clock.now()
    })
    .returning({ id: withdrawals.id })
  return made!.id
}
