import { sql } from 'drizzle-orm'
import { describe, expect, inject, test, vi } from 'vitest'

import { call } from '#server/call.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import { rows } from '#server/core/db/connect.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'

import { holdTimeouts } from '../support/held-timeouts.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const timeoutMs = 9_876
const world = useWorld({
  SEARCH: 'postgres',
  ANSWER_TIMEOUT_MS: String(timeoutMs),
  LOG_LEVEL: 'silent'
})

let requested = 0
/** Searches in a new way, so that no cached answer fits. */
const input = () => ({ keyword: 'semen', per_page: 1 + (requested++ % 100) })
const search = () => world().person().send('GET /buyer/product', input())
const facets = () =>
  world()
    .person()
    .send('GET /buyer/product/facets', { ...input(), min_price: requested })
const suggestions = () => world().person().send('GET /buyer/product/keyword', { keyword: 'seme' })

const lockWords = sql`lock table search_tokens in access exclusive mode`

/** Expects an answer that the client may ask for again. */
async function expectUnavailable(answer: Response) {
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect(answer.headers.get('retry-after')).toBe('5')
}

describe('[search-35, core-27] a search in a database that hangs', () => {
  test.each([
    ['a list', search],
    ['facets', facets],
    ['suggestions', suggestions]
  ])('is answered 503 after the timeout, and anew afterwards: %s', async (_name, send) => {
    expect((await send()).status).toBe(200)
    const { begun, end } = holdTimeouts(timeoutMs)
    await world().services.db.transaction(async tx => {
      await tx.execute(lockWords)
      const answer = send()
      await begun(timeoutMs)
      end(timeoutMs)
      await expectUnavailable(await answer)
    })
    expect((await send()).status).toBe(200)
  })

  test('keeps giving the answer that is cached, and pages an error instead of an exception', async () => {
    const known = { keyword: 'semen', per_page: 7 }
    const before = value(await world().person().call('GET /buyer/product', known))
    const { begun, end } = holdTimeouts(timeoutMs)
    await world().services.db.transaction(async tx => {
      await tx.execute(lockWords)
      expect(value(await world().person().call('GET /buyer/product', known))).toEqual(before)
      const page = call('GET /buyer/product', input())
      await begun(timeoutMs)
      end(timeoutMs)
      expect(codeOf(await page)).toBe('unavailable')
    })
  })
})

// Nothing interrupts the embedded database.
if (inject('template').databaseUrl) {
  test('[search-35] a search that nobody waits for any more holds no connection', async () => {
    const { services } = world()
    const config = { ...services.config, answerTimeoutMs: 100 }
    const engine = new PostgresSearch({ ...services, config }, () => undefined)
    await engine.ready()
    const waiting = sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%search_tokens%'`
    await services.db.transaction(async tx => {
      await tx.execute(lockWords)
      const ended = await Promise.allSettled([
        engine.find({ keyword: 'semen', sort: 'rekomendasi', filter: {}, first: 20 }),
        engine.facets({ keyword: 'semen' }, {})
      ])
      for (const end of ended) expect(end.status === 'rejected' && isUnavailable(end.reason)).toBe(true)
      await vi.waitFor(async () => expect(await rows(services.db, waiting)).toEqual([]), 10_000)
    })
  })
}

test('[search-35, core-27] a search without a database is answered 503', async () => {
  const { bus, connection } = world().services
  // It unlistens where it still can.
  await bus.close()
  await connection.close()
  for (const send of [search, facets, suggestions]) await expectUnavailable(await send())
})
