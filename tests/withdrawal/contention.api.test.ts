import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { topUp, expectTrueBooks, orderOf, checkOut, pay, sendOrder } from '../support/buying.ts'
import { tally } from '../support/crowd.ts'
import { type Market, openMarket, pin } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { type Saver, saver, withdraw, withdrawn } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const balanceOf = async ({ person }: Saver) => value(await person.call('GET /buyer/profile', {})).balance
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

describe('concurrent requests', () => {
  it('[withdrawal-1] of twelve tabs take no more than the Saldo', async () => {
    const buyer = await saver(world(), market, 120_000)
    const codes = await times(12, async () => codeOf(await withdraw(buyer, 50_000)))
    expect(tally(codes)).toEqual({ ok: 2, withdrawal_above_balance: 10 })
    expect(await balanceOf(buyer)).toBe(20_000)
  })

  it('[withdrawal-4] of twelve tabs open three', async () => {
    const buyer = await saver(world(), market, 5_000_000)
    const codes = await times(12, async () => codeOf(await withdraw(buyer, 50_000)))
    expect(tally(codes)).toEqual({ ok: 3, withdrawal_limit: 9 })
    expect(await balanceOf(buyer)).toBe(4_850_000)
  })

  it('[withdrawal-16] with one key open one', async () => {
    const buyer = await saver(world(), market, 5_000_000)
    const key = randomUUID()
    const answers = await times(12, async () => value(await withdraw(buyer, 50_000, { key })).withdrawal.id)
    expect(new Set(answers).size).toBe(1)
    expect(await balanceOf(buyer)).toBe(4_950_000)
  })

  it('[withdrawal-24] for the rest of an account open one', async () => {
    const buyer = await saver(world(), market, 30_000)
    const codes = await times(10, async () => codeOf(await withdraw(buyer, 30_000, { is_rest: true })))
    expect(tally(codes)).toEqual({ ok: 1, withdrawal_no_rest: 9 })
  })
})

describe('at the same time', () => {
  it('[withdrawal-10] an account is deleted or gets a withdrawal, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const buyer = await saver(world(), market, 100_000)
      const [asked, removed] = await Promise.all([
        withdraw(buyer, 50_000),
        buyer.person.call('POST /buyer/bank/account/delete/{id}', { id: buyer.bankAccountId })
      ])
      const codes = [codeOf(asked), codeOf(removed)]
      expect([
        ['ok', 'bank_account_in_use'],
        ['bank_account_not_found', 'ok']
      ]).toContainEqual(codes)
    }
  })

  it('[money-3] an order and withdrawals share a Saldo that pays for one of them', async () => {
    const product = await market.product({ price: 50_000, stock: 1_000 })
    for (let round = 0; round < 6; round += 1) {
      const buyer = await saver(world(), market, 0)
      const request = orderOf(await checkOut(buyer, product), pay.saldo, { pin })
      await topUp(world(), buyer, Number(request.total_pay))
      const answers = await Promise.all([
        sendOrder(buyer, request),
        withdraw(buyer, Number(request.total_pay)),
        withdraw(buyer, Number(request.total_pay))
      ])
      expect(tally(answers.map(codeOf))['ok']).toBe(1)
      expect(await balanceOf(buyer)).toBe(0)
    }
  })

  it('[withdrawal-22] a withdrawal is cancelled, paid and returned once', async () => {
    const buyer = await saver(world(), market, 2_000_000)
    let paid = 0
    for (let round = 0; round < 8; round += 1) {
      const id = await withdrawn(buyer, 60_000)
      const close = { id, reference: 'R', reason: 'R' }
      const codes = await Promise.all([
        world().ops.call('POST /ops/withdraw/{id}/settle', close).then(codeOf),
        buyer.person.call('POST /buyer/withdraw/cancel/{id}', { id }).then(codeOf),
        world().ops.call('POST /ops/withdraw/{id}/fail', close).then(codeOf),
        buyer.person.call('POST /buyer/withdraw/cancel/{id}', { id }).then(codeOf)
      ])
      expect(tally(codes)['ok']).toBe(1)
      if (codes[0] === 'ok') paid += 1
    }
    expect(await balanceOf(buyer)).toBe(2_000_000 - paid * 60_000)
  })
})
