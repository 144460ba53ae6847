import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { type Market, openMarket, pin } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

describe('a complaint', () => {
  it('[complaint-2] pauses the order; refused and accepted, the order goes on', async () => {
    const buyer = await market.buyer()
    const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
    const made = await complain(buyer, order)
    expect(made).toMatchObject({ stage: 'open', max_nominal: 50_000, order_status: 'complain' })
    expect(made.next_names_deadline, '[complaint-28]').toBe(true)
    const moved = await movedBy(world(), async () => {
      const answered = await world().ops.call('POST /ops/complain/{id}/answer', {
        id: made.id,
        solution: 'refund',
        nominal: 20_000,
        message: 'Baik, kami kembalikan.'
      })
      expect(value(answered)).toMatchObject({ stage: 'closed', outcome: 'refunded', order_status: 'success' })
    })
    expect(moved).toEqual({
      buyer_saldo: 20_000,
      escrow: -104_000,
      fee_income: 4_000,
      seller_payable: 80_000
    })
  })

  it('[complaint-4] refunded as a whole cancels the order', async () => {
    const buyer = await market.buyer()
    const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
    const made = await complain(buyer, order, {
      lines: [{ id: order.lines[0]!.id, qty: 2, problem: 'broken' }],
      nominal: 100_000
    })
    const answered = await world().ops.call('POST /ops/complain/{id}/answer', {
      id: made.id,
      solution: 'reject',
      message: 'Tidak benar.'
    })
    expect(value(answered)).toMatchObject({ stage: 'answered', order_status: 'complain' })
    const { id } = made
    value(await buyer.person.call('POST /buyer/transaction/complain/update/{id}', { id, action: 'help' }))
    value(
      await world().ops.call('POST /ops/complain/{id}/arbitrate', {
        id,
        solution: 'refund',
        nominal: 100_000,
        message: 'Foto jelas.'
      })
    )
    const moved = await movedBy(world(), async () => {
      const accepted = await buyer.person.call('POST /buyer/transaction/complain/update/{id}', {
        id,
        action: 'accept',
        pin
      })
      expect(value(accepted)).toMatchObject({
        outcome: 'refunded',
        refunded: 104_000,
        order_status: 'cancel'
      })
    })
    expect(moved).toEqual({ buyer_saldo: 104_000, escrow: -104_000 })
    const again = await buyer.person.call('POST /buyer/transaction/complain/update/{id}', {
      id,
      action: 'cancel'
    })
    expect(codeOf(again)).toBe('complaint_moved')
  })
})
