import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import { passDemo } from '../support/clock.ts'
import { answer, complain, deliveredTo, readComplaint, rule, update } from '../support/complaining.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

/** The seller offers Rp10.000 instead of Rp20.000. */
async function answered() {
  const buyer = await market.buyer()
  const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }))
  const { id } = await complain(buyer, order)
  const { answer: offer } = value(await answer(world(), id, 'refund', 10_000))
  return { buyer, id, offered_at: offer!.date }
}

describe('[complaint-6] the buyer accepts what was shown', () => {
  it('and not what was ruled meanwhile', async () => {
    const { buyer, id, offered_at } = await answered()
    value(await update(buyer, id, 'help'))
    const { ruling } = value(await rule(world(), id, 'reject'))
    const moved = await movedBy(world(), async () =>
      expect(codeOf(await update(buyer, id, 'accept', { offered_at }))).toBe('complaint_moved')
    )
    expect(moved).toEqual({})
    expect(await readComplaint(world(), buyer, id)).toMatchObject({ stage: 'ruled', outcome: null })
    const accepted = await update(buyer, id, 'accept', { offered_at: ruling!.date })
    expect(value(accepted)).toMatchObject({ outcome: 'rejected' })
  })

  it('once, also where it is sent again after a lost answer', async () => {
    const { buyer, id, offered_at } = await answered()
    const moved = await movedBy(world(), async () => {
      for (let sent = 0; sent < 2; sent += 1) {
        expect(value(await update(buyer, id, 'accept', { offered_at }))).toMatchObject({ refunded: 10_000 })
      }
    })
    expect(moved).toMatchObject({ buyer_saldo: 10_000 })
  })

  it('and not a complaint that was given up', async () => {
    const { buyer, id, offered_at } = await answered()
    value(await update(buyer, id, 'cancel'))
    expect(codeOf(await update(buyer, id, 'accept', { offered_at }))).toBe('complaint_moved')
  })
})
