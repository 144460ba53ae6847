import { addDays } from 'date-fns/addDays'

import { brand } from '#lib/core/brand.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { readUser, verifiedContacts } from '#server/identity/contacts.ts'
import type { Step } from './change-status.ts'
import type { Order } from './postings.ts'

/** Days after which a mail about money that came back is of no use: the order and the Saldo say it for ever. */
const usefulDays = 7

/** Writes down that money of an order went back to Saldo: whole rupiah, and the sentence that says why. */
export function recordRefund(
  { after }: Step,
  { id, buyerId }: Order,
  amount: number,
  text: string
): Promise<void> {
  return after.record('order.refunded', id, { buyer_id: buyerId, amount, text })
}

/** Mails a buyer what came back to Saldo and why, to the address that they verified; without one the bell says it. */
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
