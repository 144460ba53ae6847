import { addDays } from 'date-fns/addDays'

import { brand } from '#lib/core/brand.ts'
import type { Identifier } from '#lib/core/schema/identifier.ts'
import { contactLabels } from '#lib/identity/texts.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import { notify } from '#server/notification/notify.ts'
import { type User, verifiedContacts } from './contacts.ts'
import type { Message } from '#server/core/messages/message-queue.ts'

export type AccountStep = { tx: Db; after: AfterCommit; now: Date }

/** Days after which a message about an account is of no use. */
const usefulDays = 1

/** What an account's owner is told; the text never holds a secret. */
export const accountMessages = {
  passwordChanged: (): Message => ({
    subject: `Kata sandi ${brand.name} Anda diubah`,
    text: `Kata sandi akun ${brand.name} Anda baru saja diubah dan semua perangkat lain dikeluarkan. Jika bukan Anda yang mengubahnya, segera atur ulang kata sandi.`
  }),
  /** The account's first password: a purchase had opened it without one (D46). */
  passwordMade: (): Message => ({
    subject: `Kata sandi ${brand.name} Anda dibuat`,
    text: `Kata sandi akun ${brand.name} Anda baru saja dibuat dan semua perangkat lain dikeluarkan. Jika bukan Anda yang membuatnya, segera atur ulang kata sandi.`
  }),
  contactChanged: (kind: Identifier['kind']): Message => ({
    subject: `${contactLabels[kind]} akun ${brand.name} Anda diubah`,
    text: `${contactLabels[kind]} akun ${brand.name} Anda baru saja diubah. Jika bukan Anda yang mengubahnya, segera ubah kata sandi.`
  }),
  /** The first one of its kind. */
  contactAdded: (kind: Identifier['kind']): Message => ({
    subject: `${contactLabels[kind]} akun ${brand.name} Anda ditambahkan`,
    text: `${contactLabels[kind]} baru saja ditambahkan ke akun ${brand.name} Anda. Jika bukan Anda yang menambahkannya, segera ubah kata sandi.`
  }),
  claimDropped: ({ kind, value }: Identifier): Message => ({
    subject: `${contactLabels[kind]} dihapus dari akun Anda`,
    text: `${contactLabels[kind]} ${value} dihapus dari akun ${brand.name} Anda karena pemiliknya telah memverifikasinya di akun lain.`
  })
}

/** Writes to these contacts; the messages leave after the commit, without anybody waiting for them. */
export async function writeTo(
  { after, now }: AccountStep,
  contacts: readonly Identifier[],
  message: Message
): Promise<void> {
  for (const to of contacts) await after.write(to, message, addDays(now, usefulDays))
}

/** Tells the accounts whose claim fell: a notification inside, a message to what they verified (D22). */
export async function tellDroppedClaims(
  step: AccountStep,
  dropped: readonly User[],
  contact: Identifier
): Promise<void> {
  const message = accountMessages.claimDropped(contact)
  for (const user of dropped) {
    await notify(step, user.id, {
      type: 'transaction',
      title: message.subject,
      body: message.text,
      value: ''
    })
    await writeTo(step, verifiedContacts(user), message)
  }
}
