import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expectTrueBooks } from '../support/buying.ts'
import { lastPieceRace, signInBuyers } from '../support/crowd.ts'
import { timeout, sized } from '../support/long.ts'
import { openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const wanting = sized(50, 200)
let race: () => Promise<void>

beforeAll(async () => {
  const market = await openMarket(world())
  const crowd = await signInBuyers(market, wanting)
  expect(new Set(crowd.map(buyer => buyer.id)).size).toBe(wanting)
  race = lastPieceRace(world(), market, crowd)
}, timeout)
afterEach(() => expectTrueBooks(world()))

describe('the last piece', () => {
  it.each(Array.from({ length: sized(3, 50) }, (_, round) => round + 1))(
    '[product-10] is sold once to concurrent buyers (round %i)',
    () => race(),
    timeout
  )
})
