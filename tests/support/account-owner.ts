import { eq } from 'drizzle-orm'

import { users } from '#server/identity/schema.ts'
import { hashSecret } from '#server/identity/password-hash.ts'

import { addAddress, type Buyer, pin } from './market.ts'
import { openAccount } from './passing.ts'
import { codeOf, value } from './person.ts'
import type { World } from './world.ts'

export type Owner = Buyer & { phone: string; email: string }

let owners = 0

/** The password of every owner. */
export const ownersPassword = 'rahasia123'

/** A buyer who registered, with a verified phone, a claimed email, a password, a PIN and an address. */
export async function openOwner(world: World): Promise<Owner> {
  owners += 1
  const phone = `0813${String(70_000_000 + owners)}`
  const email = `pemilik${owners}@contoh.id`
  const person = world.person()
  const opened = await openAccount(world, person, 'phone', { phone, email }, ownersPassword)
  if (opened !== 'ok') throw new Error(opened)
  const { id } = value(await person.call('GET /buyer/profile', {}))
  await world.services.db
    .update(users)
    .set({ pinHash: await hashSecret(pin) })
    .where(eq(users.id, id))
  return { id, person, phone, email, addressId: await addAddress(world, id) }
}

/** Asks to close an account with its password. */
export const closeAccount = ({ person }: Pick<Owner, 'person'>, giveUp?: number) =>
  person.call('POST /buyer/account/close', {
    password: ownersPassword,
    ...(giveUp !== undefined && { give_up_balance: giveUp })
  })

/** Signs in with the password, in the owner's own browser. */
export const signInAgain = async ({ person, phone }: Owner): Promise<string> =>
  codeOf(await person.call('POST /auth/login', { auth: phone, password: ownersPassword }))
