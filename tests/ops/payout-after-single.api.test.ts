import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { shopBankAccounts, shops } from '#server/shop/schema.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { oweShop } from '../support/owing.ts'
import { value } from '../support/person.ts'
import { untilWaiting } from '../support/waiting.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

/** A shop with an account that is owed this much. */
async function owedShop(name: string, amount: number): Promise<number> {
  const id = await market.makeShop(name)
  await oweShop(world(), id, amount)
  const account = { bankName: 'BCA', accountNumber: '1234567821', accountHolder: 'Hendra' }
  await world()
    .services.db.insert(shopBankAccounts)
    .values({ shopId: id, ...account })
  return id
}

it('[money-24] a file has no transfer to a shop whose whole balance a single one took while it waited', async () => {
  const { ops, services } = world()
  const [paid, owed] = [await owedShop('Toko Lunas', 10_000), await owedShop('Toko Tunggu', 20_000)]
  const whole = { amount: 10_000, direction: 'out', reference: 'BCA-1', balance: 10_000 } as const
  const begun = await services.db.transaction(async tx => {
    await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, paid)).for('update')
    const single = ops.call('POST /ops/shop/{id}/payout', { id: paid, ...whole }, { key: randomUUID() })
    await untilWaiting(services.db)
    const file = ops.call('POST /ops/payout/file', { shops: [paid, owed] }, { key: randomUUID() })
    await untilWaiting(services.db, 2)
    return { answers: Promise.all([single, file]) }
  })
  const [single, file] = await begun.answers
  value(single)
  expect(value(file)).toMatchObject({ count: 1, total: 20_000 })
  expect(value(file).csv).not.toContain(`TOKO-${paid}"`)
})
