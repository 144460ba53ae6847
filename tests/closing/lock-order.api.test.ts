import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { users } from '#server/identity/schema.ts'
import { balances } from '#server/money/schema.ts'

import { buy, expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf } from '../support/person.ts'
import { untilWaiting } from '../support/waiting.ts'
import { type Saver, saver, withdraw, withdrawn } from '../support/withdrawing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

/** Begins work while the person's row is locked, as a closing locks it, and takes the balance once the work waits. */
async function meetClosing(owner: Saver, work: () => Promise<string>): Promise<string> {
  const { db } = world().services
  const begun = await db.transaction(async tx => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('update')
    const started = work()
    await untilWaiting(db)
    // Fails where the work has locked the balance and waits for the person: each would wait for the other.
    await tx.select().from(balances).where(eq(balances.userId, owner.id)).for('update', { noWait: true })
    return { started }
  })
  return begun.started
}

describe('the person is locked before the balance', () => {
  it('[closing-5, withdrawal-3] by a withdrawal that fails, and by one that is cancelled', async () => {
    const owner = await saver(world(), market, 200_000)
    const [one, two] = [await withdrawn(owner), await withdrawn(owner)]
    const fail = async () =>
      codeOf(await world().ops.call('POST /ops/withdraw/{id}/fail', { id: one, reason: 'Uji' }))
    expect(await meetClosing(owner, fail)).toBe('ok')
    const cancel = async () =>
      codeOf(await owner.person.call('POST /buyer/withdraw/cancel/{id}', { id: two }))
    expect(await meetClosing(owner, cancel)).toBe('ok')
  })

  it('[closing-5, withdrawal-1] by a request of a withdrawal', async () => {
    const owner = await saver(world(), market, 200_000)
    expect(await meetClosing(owner, async () => codeOf(await withdraw(owner, 50_000)))).toBe('ok')
  })

  it('[closing-5, money-3] by an order that is cancelled', async () => {
    const owner = await saver(world(), market, 0)
    await topUp(world(), owner, 1_000_000)
    const { id } = await buy(owner, await market.product(), pay.saldo)
    const cancel = async () =>
      codeOf(await owner.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Uji' }))
    expect(await meetClosing(owner, cancel)).toBe('ok')
  })
})
