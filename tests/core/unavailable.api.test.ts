import { sql } from 'drizzle-orm'
import { describe, expect, inject, it, vi } from 'vitest'

import { call } from '#server/call.ts'

import { holdTimeouts } from '../support/held-timeouts.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const timeoutMs = 9_876
const world = useWorld({ ANSWER_TIMEOUT_MS: String(timeoutMs), LOG_LEVEL: 'silent' })

let requested = 0
/** Requests products in a new way, so that no cached answer fits. */
const products = () =>
  world()
    .person()
    .send('GET /buyer/product', { keyword: 'semen', per_page: 1 + (requested++ % 100) })
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code

/** The answer after the timeout while the products are locked: every read of them waits. */
async function answerOfLocked<T>(request: () => Promise<T>): Promise<T> {
  const { begun, end } = holdTimeouts(100)
  return world().services.db.transaction(async tx => {
    await tx.execute(sql`lock table products in access exclusive mode`)
    const answer = request()
    await begun(timeoutMs)
    end(timeoutMs)
    return answer
  })
}

describe('a database that hangs', () => {
  it('[core-27] is answered 503 after the timeout, and queried again afterwards', async () => {
    const response = await answerOfLocked(products)
    expect(response.status).toBe(503)
    expect(await errorOf(response)).toBe('unavailable')
    expect(response.headers.get('retry-after')).toBe('5')
    expect((await products()).status).toBe(200)
  })

  it('returns an error result to a page instead of throwing', async () => {
    const answer = await answerOfLocked(() => call('GET /buyer/product', { keyword: 'paku' }))
    expect(codeOf(answer)).toBe('unavailable')
    value(await call('GET /buyer/product', { keyword: 'paku' }))
  })
})

// The embedded database has no connections to lose.
if (inject('template').databaseUrl) {
  describe('a pool whose every connection was cut', () => {
    it('fails at most one request per connection with a retry answer, and recovers', async () => {
      const { db, config } = world().services
      const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
      await Promise.all(Array.from({ length: 5 }, products))
      await db.transaction(async tx => void (await tx.execute(cut)))
      const statuses: number[] = []
      await vi.waitFor(async () => {
        statuses.push((await products()).status)
        expect(statuses.slice(-3)).toEqual([200, 200, 200])
      })
      const failed = statuses.filter(status => status !== 200)
      expect(failed.filter(status => status !== 503)).toEqual([])
      expect(failed.length).toBeLessThanOrEqual(config.databasePool)
    })
  })
}

describe('an unavailable database', () => {
  it('[core-27] is 503 for calls, pages and readiness, while the process lives', async () => {
    const { services, app } = world()
    await services.connection.close()
    const response = await products()
    expect(response.status).toBe(503)
    expect(await errorOf(response)).toBe('unavailable')
    expect(codeOf(await call('GET /buyer/product', { keyword: 'bata' }))).toBe('unavailable')
    expect((await app.request('/ready')).status).toBe(503)
    expect((await app.request('/health')).status).toBe(200)
  })
})
