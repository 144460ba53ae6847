import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expectTrueBooks } from '../support/buying.ts'
import {
  raceComplaints,
  raceManyOpenings,
  raceNames,
  raceOpenings,
  type Sides
} from '../support/complaint-races.ts'
import { type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const sides: Sides = { buyer: who => who, ops: () => world() }
const setting = () => ({ world: world(), market, sides })
const total = (won: Record<string, number>) => Object.values(won).reduce((sum, n) => sum + n, 0)

describe('[complaint-17] at the same time', () => {
  it.each(raceNames)('%s have one winner', async name => {
    expect(total(await raceComplaints(setting(), name, 5))).toBe(5)
  })

  it('[complaint-4, complaint-12] an order is complained about, completed or delivered', async () => {
    expect(total(await raceOpenings(setting(), 6))).toBe(6)
  })

  it('[complaint-4] of fifty complaints about an order one is made', () => raceManyOpenings(setting(), 50))
})
