import type { CallLine } from '#lib/calls.ts'

import { type Person, value } from './person.ts'

/** The newest code in the outbox for a receiver (stored form: 628… or an email). */
export async function newestCode(ops: Person, to: string): Promise<string> {
  const line: CallLine = 'GET /ops/outbox'
  const messages = value(await ops.call(line, { to }))
  const code = messages[0]?.code
  if (!code) throw new Error(`No code was sent to ${to}`)
  return code
}
