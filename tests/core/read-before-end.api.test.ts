import { randomUUID } from 'node:crypto'

import { type Logger, NoopLogger } from 'drizzle-orm/logger'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { type Saver, saver, withdraw } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

// A withdrawal counts a guess of the PIN before its transaction; Saldo is left for another one.

const world = useWorld()
let market: Market
let buyer: Saver
const sent: { text: string; values: unknown[] }[] = []

beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(async () => {
  buyer = await saver(world(), market, 500_000)
  sent.length = 0
  vi.spyOn(NoopLogger.prototype as Logger, 'logQuery').mockImplementation(
    (text, values) => void sent.push({ text, values })
  )
})
afterEach(() => void vi.restoreAllMocks())

const countGuesses = () => sent.filter(({ text }) => text.startsWith('insert into "guess_counters"')).length

it('[core-342] a retry that looked at the stored answer before the first request ended counts no guess of the PIN', async () => {
  const { people } = world().services
  const { readOwn } = people
  const key = randomUUID()
  let first: Awaited<ReturnType<typeof withdraw>> | undefined
  vi.spyOn(people, 'readOwn').mockImplementationOnce(async (...look) => {
    const found = await readOwn(...look)
    first = await withdraw(buyer, 50_000, { key })
    return found
  })
  const retry = await withdraw(buyer, 50_000, { key })
  expect(value(retry)).toEqual(value(first!))
  expect(countGuesses()).toBe(1)
})

it('[core-8, core-342] a session that only the second look finds gets its stored answer, too', async () => {
  const key = randomUUID()
  const looked = vi.spyOn(world().services.people, 'readOwn').mockResolvedValue([])
  const first = value(await withdraw(buyer, 50_000, { key }))
  expect(value(await withdraw(buyer, 50_000, { key }))).toEqual(first)
  expect(looked).toHaveBeenCalledTimes(2)
  expect(countGuesses()).toBe(1)
})

it('[core-343] a key that is too long goes into no statement', async () => {
  const key = 'x'.repeat(101)
  expect(codeOf(await withdraw(buyer, 50_000, { key }))).toBe('idempotency_key_required')
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.flatMap(({ values }) => values)).not.toContain(key)
})
