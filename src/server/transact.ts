import type { AfterCommit, Transact } from './api/context.ts'
import { type Db, sqlState } from './db/connect.ts'
import type { Services } from './services.ts'

/** Deadlock and serialisation failure: PostgreSQL chose this transaction to give way, and it may simply run again. */
const gaveWay = new Set(['40P01', '40001'])
const attempts = 3

/**
 * Runs work in one database transaction. What it announces (realtime, cache tags) goes out after the commit and
 * only then; a failure there is logged, because the work itself is done. Work that had to give way to another
 * transaction runs again from its beginning, so it must change nothing but the database.
 */
export function transactor(services: Services): Transact {
  return async work => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(services, work)
      } catch (error) {
        if (attempt === attempts || !gaveWay.has(sqlState(error) ?? '')) throw error
      }
    }
  }
}

async function runOnce<T>(services: Services, work: (tx: Db, after: AfterCommit) => Promise<T>): Promise<T> {
  const todo: (() => Promise<unknown>)[] = []
  const tags = new Set<string>()
  const after: AfterCommit = {
    publish: (channel, event, data) => void todo.push(() => services.realtime.publish(channel, event, data)),
    invalidate: (...names) => names.forEach(name => tags.add(name)),
    run: job => void todo.push(job)
  }
  const result = await services.db.transaction(tx => work(tx, after))
  if (tags.size > 0) todo.push(() => services.invalidate([...tags]))
  for (const job of todo) {
    await job().catch((error: unknown) => services.log.error({ error }, 'after commit'))
  }
  return result
}
