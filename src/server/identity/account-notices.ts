import { addDays } from 'date-fns/addDays'

import { brand } from '#lib/core/brand.ts'
import type { Identifier } from '#lib/core/schema/identifier.ts'
import { dateTime } from '#lib/format/dates.ts'
import { contactLabels } from '#lib/identity/texts.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import { notify } from '#server/notification/notify.ts'
import { type User, verifiedContacts } from './contacts.ts'
import type { Message } from '#server/core/messages/message-queue.ts'

export type AccountStep = { tx: Db; after: AfterCommit; now: Date }

/** Days for which a message about an account is worth sending. */
const usefulDays = 1

/** Messages to an account's owner; the text never contains a secret. */
export const accountMessages = {
  passwordChanged: (): Message => ({
    subject: `Kata sandi ${brand.name} Anda diubah`,
    text: `Kata sandi akun ${brand.name} Anda baru saja diubah dan semua perangkat lain dikeluarkan. Jika bukan Anda yang mengubahnya, segera atur ulang kata sandi.`
  }),
  /** The account's first password: a purchase opened the account without one (D46). */
  passwordMade: (): Message => ({
    subject: `Kata sandi ${brand.name} Anda dibuat`,
    text: `Kata sandi akun ${brand.name} Anda baru saja dibuat dan semua perangkat lain dikeluarkan. Jika bukan Anda yang membuatnya, segera atur ulang kata sandi.`
  }),
  contactChanged: (kind: Identifier['kind']): Message => ({
    subject: `${contactLabels[kind]} akun ${brand.name} Anda diubah`,
    text: `${contactLabels[kind]} akun ${brand.name} Anda baru saja diubah. Jika bukan Anda yang mengubahnya, segera ubah kata sandi.`
  }),
  /** The account's first contact of its kind. */
  contactAdded: (kind: Identifier['kind']): Message => ({
    subject: `${contactLabels[kind]} akun ${brand.name} Anda ditambahkan`,
    text: `${contactLabels[kind]} baru saja ditambahkan ke akun ${brand.name} Anda. Jika bukan Anda yang menambahkannya, segera ubah kata sandi.`
  }),
  /** A sign-in during the 14 days in which a closing can be revoked (D51). */
  closingRevoked: (): Message => ({
    subject: `Akun ${brand.name} Anda tidak jadi dihapus`,
    text: `Permintaan hapus akun ${brand.name} dibatalkan. Akun dan data Anda tetap ada.`
  }),
  newDevice: (device: string, at: Date): Message => ({
    subject: `Akun ${brand.name} Anda dimasuki dari perangkat baru`,
    text: `Akun ${brand.name} Anda baru saja dimasuki dari perangkat baru: ${device}, ${dateTime(at)} WIB.`
  }),
  claimDropped: ({ kind, value }: Identifier): Message => ({
    subject: `${contactLabels[kind]} dihapus dari akun Anda`,
    text: `${contactLabels[kind]} ${value} dihapus dari akun ${brand.name} Anda karena pemiliknya telah memverifikasinya di akun lain.`
  })
}

/** Sends the message to these contacts after the commit, without delaying the response. */
export async function writeTo(
  { after, now }: AccountStep,
  contacts: readonly Identifier[],
  message: Message
): Promise<void> {
  for (const to of contacts) await after.write(to, message, addDays(now, usefulDays))
}

/** Notifies the accounts that lost their claim of a contact, in the app and at their verified contacts (D22). */
export async function tellDroppedClaims(
  step: AccountStep,
  dropped: readonly User[],
  contact: Identifier
): Promise<void> {
  const message = accountMessages.claimDropped(contact)
  for (const user of dropped) {
    notify(step, user.id, {
      type: 'transaction',
      title: message.subject,
      body: message.text,
      value: ''
    })
    await writeTo(step, verifiedContacts(user), message)
  }
}
