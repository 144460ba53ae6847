import { readIdentifier } from '#lib/core/schema/identifier.ts'
import type { Sent } from '#lib/calls.ts'

import { newestCode } from './codes.ts'
import { codeOf, type Person, value } from './person.ts'
import type { World } from './world.ts'

type Purpose = NonNullable<Sent<'POST /auth/otp/request'>['purpose']>
type Request = Sent<'POST /auth/otp/request'>

/** Requests a code for a contact in any usual spelling; without a purpose it follows from the session. */
export function requestCode(
  person: Person,
  contact: string,
  more: Partial<Request> & { purpose?: Purpose } = {}
) {
  const kind = readIdentifier(contact)?.kind ?? 'phone'
  return person.call('POST /auth/otp/request', { type: kind, [kind]: contact, ...more })
}

const stored = (contact: string) => readIdentifier(contact)?.value ?? contact

/** The outbox's messages for a contact, the newest first. */
export const messagesTo = async (world: World, contact: string) =>
  value(await world.ops.call('GET /ops/outbox', { to: stored(contact) }))

/** Gets a code and passes it: the browser then holds the grant. */
export async function passCode(
  world: Pick<World, 'ops'>,
  person: Person,
  contact: string,
  more: Partial<Request> = {}
): Promise<void> {
  const sent = value(await requestCode(person, contact, more))
  const otp = await newestCode(world.ops, stored(contact))
  value(await person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp }))
}

/** Opens an account with one verified and one claimed contact; returns the error's code. */
export async function openAccount(
  world: Pick<World, 'ops'>,
  person: Person,
  passed: 'phone' | 'email',
  contacts: { phone: string; email: string },
  password = 'rahasia123'
): Promise<string> {
  await passCode(world, person, contacts[passed], { is_register: true })
  const form = { name: 'Rina Wijaya', ...contacts, password, password_confirmation: password }
  return codeOf(await person.call('POST /auth/register', form))
}
