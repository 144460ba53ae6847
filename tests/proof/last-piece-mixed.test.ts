import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expectTrueBooks } from '../support/buying.ts'
import { signInBuyers } from '../support/crowd.ts'
import { timeout, sized } from '../support/long.ts'
import { openMarket } from '../support/market.ts'
import { mixedRace } from '../support/mixed-crowd.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
/** Buyers, a third for each way. */
const wanting = sized(12, 90)
const rounds = sized(3, 30)
let race: Awaited<ReturnType<typeof mixedRace>>

beforeAll(async () => {
  const market = await openMarket(world())
  race = await mixedRace(world(), market, await signInBuyers(market, wanting))
}, timeout)
afterEach(() => expectTrueBooks(world()))
afterAll(() => process.stdout.write(`mixed crowd: ${JSON.stringify(race.wins)}\n`))

describe('the last piece, requested from the cart, with another shop’s goods and by negotiation', () => {
  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    '[negotiation-33] is sold once to concurrent buyers (round %i)',
    async round => {
      await race.run()
      if (round % 3 > 0) return
      const each = round / 3
      expect(race.wins).toEqual({ cart: each, shops: each, nego: each })
    },
    timeout
  )
})
