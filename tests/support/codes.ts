import type { CallName } from '#lib/calls.ts'

import { type Person, value } from './person.ts'

/** The newest code in the outbox for a receiver (stored form: 628… or an email). */
export async function newestCode(ops: Person, to: string): Promise<string> {
  const endpoint: CallName = 'GET /ops/outbox'
  const messages = value(await ops.call(endpoint, { to }))
  // A message without a code may be newer: of a new device.
  const code = messages.find(message => message.code)?.code
  if (!code) throw new Error(`No code was sent to ${to}`)
  return code
}
