import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expectTrueLedger } from '../support/buying.ts'
import { lastPieceRace, signInBuyers } from '../support/crowd.ts'
import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let race: () => Promise<void>

beforeAll(async () => {
  const market = await openMarket(world())
  const crowd = await signInBuyers(market, 50)
  expect(new Set(crowd.map(buyer => buyer.id)).size).toBe(50)
  race = lastPieceRace(world(), market, crowd)
})
afterEach(() => expectTrueLedger(world()))

describe('the last piece', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('is sold once to fifty buyers at once (round %i)', () => race())
})
