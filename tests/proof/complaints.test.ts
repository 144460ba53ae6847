import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'

import { type ApiProcess, at, startApi } from '../support/api-process.ts'
import { expectTrueBooks } from '../support/buying.ts'
import {
  raceComplaints,
  raceManyOpenings,
  raceNames,
  raceOpenings,
  type Sides
} from '../support/complaint-races.ts'
import { sized, timeout } from '../support/long.ts'
import { type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const isOnPostgres = inject('template').databaseUrl !== undefined
const rounds = sized(3, 200)
let market: Market
let apis: ApiProcess[] = []

beforeAll(async () => {
  market = await openMarket(world())
  if (!isOnPostgres) return
  const { config } = world().services
  apis = [await startApi(config), await startApi(config)]
}, timeout)
afterAll(() => Promise.all(apis.map(api => api.stop())))
afterEach(() => expectTrueBooks(world()))

/** Calls go to two processes in turns, beside the one of the test with its clock. */
const sides: Sides = {
  buyer(who, turn) {
    const api = apis[turn % 2]
    return api ? { ...who, person: at(api, who.person) } : who
  },
  ops: turn => apis[turn % 2] ?? world()
}
const setting = () => ({ world: world(), market, sides })

function report(name: string, won: Record<string, number>): void {
  process.stdout.write(`complaints, ${name}: ${JSON.stringify(won)}\n`)
  expect(Object.values(won).reduce((sum, n) => sum + n, 0)).toBe(rounds)
}

describe(isOnPostgres ? 'complaints in two processes' : 'complaints in one process', () => {
  it.each(raceNames)(
    `[complaint-17] ${rounds} times: %s have one winner`,
    async name => report(name, await raceComplaints(setting(), name, rounds)),
    timeout
  )

  it(
    `[complaint-4, complaint-12] ${rounds} orders are complained about, completed or delivered`,
    async () => report('openings', await raceOpenings(setting(), rounds)),
    timeout
  )

  it.each(Array.from({ length: sized(1, 20) }, (_, round) => round + 1))(
    '[complaint-4] of fifty complaints about an order one is made (round %i)',
    () => raceManyOpenings(setting(), 50),
    timeout
  )
})
