import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expectTrueBooks } from '../support/buying.ts'
import { lastPieceRace, signInBuyers } from '../support/crowd.ts'
import { sized } from '../support/long.ts'
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
afterEach(() => expectTrueBooks(world()))

describe('the last piece', () => {
  it.each(Array.from({ length: sized(10, 200) }, (_, round) => round + 1))(
    'is sold once to fifty buyers at once (round %i)',
    () => race()
  )
})
