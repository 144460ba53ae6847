import { AsyncLocalStorage } from 'node:async_hooks'

import { type Logger, NoopLogger } from 'drizzle-orm/logger'
import { vi } from 'vitest'

import type { World } from './world.ts'

const requests = new AsyncLocalStorage<string[]>()

/**
 * The statements that a request sends to the database until its answer, in their order: of the session, the idempotency
 * key, both plans, and the transaction with its BEGIN and COMMIT. What happens after the commit is not among them: events
 * are delivered later, for all requests together.
 */
export async function statementsOf(
  { services }: Pick<World, 'services'>,
  request: () => Promise<unknown>
): Promise<string[]> {
  const sent: string[] = []
  const { transaction } = services.db
  const spies = [
    vi
      .spyOn(NoopLogger.prototype as Logger, 'logQuery')
      .mockImplementation(text => void requests.getStore()?.push(text)),
    vi.spyOn(services.events, 'wake').mockImplementation(() => undefined),
    vi.spyOn(services.db, 'transaction').mockImplementation(async (...given) => {
      requests.getStore()?.push('begin')
      const result = await transaction.apply(services.db, given)
      requests.getStore()?.push('commit')
      return result
    })
  ]
  try {
    await requests.run(sent, request)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  services.events.wake()
  return sent
}
