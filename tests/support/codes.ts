import type { CallName } from '#lib/calls.ts'

import { type Person, value } from './person.ts'

/** The newest code in the outbox for a receiver (stored form: 628… or an email). */
export async function newestCode(ops: Person, to: string): Promise<string> {
  const endpoint: CallName = 'GET /ops/outbox'
  const messages = value(await ops.call(endpoint, { to }))
  const code = messages[0]?.code
  if (!code) throw new Error(`No code was sent to ${to}`)
  return code
}
