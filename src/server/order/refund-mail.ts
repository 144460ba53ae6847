import { addDays } from 'date-fns/addDays'

import { brand } from '#lib/core/brand.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { readUser, verifiedContacts } from '#server/identity/contacts.ts'
import type { Step } from './change-status.ts'
import type { Order } from './postings.ts'

/**
 * Days after which a refund mail is no longer worth sending: the order and the Saldo history show the refund anyway.
 */
const usefulDays = 7

/** Records a refund of an order to Saldo: whole rupiah, and the sentence that says why. */
export function recordRefund(
  { after }: Step,
  { id, buyerId }: Order,
  amount: number,
  text: string
): Promise<void> {
  return after.record('order.refunded', id, { buyer_id: buyerId, amount, text })
}

/** Mails a refund and its reason to the buyer's verified address; without one, only the notification tells. */
export async function mailRefund(
  { tx, after, now }: Step,
  buyerId: number,
  amount: number,
  text: string
): Promise<void> {
  const buyer = await readUser(tx, buyerId)
  const email = buyer && verifiedContacts(buyer).find(contact => contact.kind === 'email')
  if (!buyer || !email) return
  await after.write(
    email,
    {
      subject: `${rupiah(amount)} dikembalikan ke ${brand.saldo} Anda`,
      text: `Halo ${buyer.name},\n\n${text}\n\n${brand.name}`
    },
    addDays(now, usefulDays)
  )
}
