import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { users } from '#server/identity/schema.ts'
import { skus } from '#server/product/schema.ts'

import { accountOf, advanceTo, buy, pay, topUp } from '../support/buying.ts'
import { complain, deliveredTo } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const tokenOf = (role: string) => `token-of-the-${role}-01234`
const roles = ['clerk', 'finance', 'support']
const world = useWorld({ OPS_TOKENS: roles.map(role => `${role}-ani:${role}:${tokenOf(role)}`).join(',') })
const as = (role: string) => new Person(world().app, world().services.config.signatureKey, tokenOf(role))
let market: Market
let buyer: Buyer
let own: Person
let other: Person
let product: Product
let order: { id: number; code: string }

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  const { db } = world().services
  await db
    .update(users)
    .set({ name: 'Larasati Dewi', phone: '6281355500022', email: 'laras@contoh.id' })
    .where(eq(users.id, buyer.id))
  await topUp(world(), buyer, 10_000_000)
  own = await sellerOf(world(), market.shopId)
  other = await sellerOf(world(), await market.makeShop('Toko Zamrud'))
  product = await market.product({ name: 'Kuas Zebra 3 inci' })
  await db.insert(skus).values({ shopId: market.shopId, sku: 'KZ-3', variantId: product.detailId })
  order = await buy(buyer, product, pay.account)
})

const find = async (keyword: string, who: Person = world().ops) =>
  value(await who.call('GET /ops/find', { keyword })).map(({ kind, id, is_exact }) => [kind, id, is_exact])

describe('[ops-63] one search', () => {
  it('finds by whole codes, numbers and contacts', async () => {
    expect(await find(order.code.toLowerCase())).toEqual([['order', order.id, true]])
    const account = await find(await accountOf(buyer, order.id))
    expect(account).toEqual([
      ['order', order.id, true],
      ['payment', expect.any(Number), true]
    ])
    for (const keyword of ['081355500022', '+6281355500022', 'Laras@contoh.id'])
      expect(await find(keyword)).toEqual(
        expect.arrayContaining([
          ['order', order.id, true],
          ['person', buyer.id, true]
        ])
      )
    for (const keyword of ['KZ-3', `BB${product.detailId}`, `bb${product.detailId}`])
      expect(await find(keyword)).toEqual([['product', product.id, true]])
    const sent = await buy(buyer, await market.product(), pay.saldo)
    await advanceTo(world(), sent.code, 'pack')
    const resi = { id: sent.code, resi: 'ZX-77' }
    value(await world().ops.call('POST /ops/transaction/{id}/ship', resi))
    expect(await find('zx-77')).toEqual([['order', sent.id, true]])
  })

  it('finds by parts of names, at most five of a kind, and the exact ones first', async () => {
    expect(await find('zebra')).toEqual([
      ['order', order.id, false],
      ['product', product.id, false]
    ])
    const found = await find('Toko Zamrud')
    expect(found[0]).toEqual(['shop', expect.any(Number), true])
    for (let n = 0; n < 7; n += 1) await market.product({ name: `Engsel Pelikan ${n}` })
    expect(await find('pelikan')).toHaveLength(5)
    expect(await find('ze')).toEqual([])
    expect(await find('%%%')).toEqual([])
    expect(codeOf(await world().ops.call('GET /ops/find', { keyword: ' ' }))).toBe('invalid_input')
  })

  it('finds a complaint by its number and by its order’s code', async () => {
    const delivered = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
    const { id } = await complain(buyer, delivered)
    expect(await find(`#${id}`)).toContainEqual(['complaint', id, true])
    const { code } = value(await world().ops.call('GET /ops/transaction/{id}', { id: String(delivered.id) }))
    expect(await find(code)).toEqual([
      ['order', delivered.id, true],
      ['complaint', id, true]
    ])
    expect(await find(`#${id}`, own)).toEqual([['complaint', id, true]])
    expect(await find(code, other)).toEqual([])
  })

  it('[ops-18] shows a role the kinds that it may read', async () => {
    const number = await accountOf(buyer, order.id)
    const kinds = async (who: Person, keyword: string) => (await find(keyword, who)).map(([kind]) => kind)
    expect(await kinds(as('clerk'), number)).toEqual(['order'])
    expect(await kinds(as('finance'), number)).toEqual(['order', 'payment'])
    expect(await kinds(as('finance'), 'Toko Zamrud')).toEqual(['shop'])
    expect(await kinds(as('support'), 'Toko Zamrud')).toEqual(['shop'])
  })

  it('[ops-20] shows a seller its own orders, and nobody’s account', async () => {
    expect(await find(order.code, own)).toEqual([['order', order.id, true]])
    expect(await find(order.code, other)).toEqual([])
    for (const keyword of ['081355500022', 'laras@contoh.id', await accountOf(buyer, order.id)])
      expect(await find(keyword, own)).toEqual([])
    expect(await find('zebra', other)).toEqual([])
    expect(await find('KZ-3', other)).toEqual([])
  })
})

it('[ops-262] a person has role and contact: the phone, or else the email', async () => {
  const person = async (keyword: string) =>
    value(await world().ops.call('GET /ops/find', { keyword })).find(({ kind }) => kind === 'person')
  const detail = '081355500022 · laras@contoh.id'
  const laras = { id: buyer.id, role: 'buyer', contact: '081355500022', detail }
  expect(await person('laras@contoh.id')).toMatchObject(laras)
  const { db } = world().services
  const [seller] = await db
    .insert(users)
    .values({ name: 'Larasati Toko', email: 'toko@contoh.id', role: 'seller', createdAt: new Date(0) })
    .returning()
  expect(await person('toko@contoh.id')).toMatchObject({ role: 'seller', contact: 'toko@contoh.id' })
  await db.update(users).set({ email: null }).where(eq(users.id, seller!.id))
  expect(await person('Larasati Toko')).toMatchObject({ role: 'seller', contact: null })
  expect(value(await world().ops.call('GET /ops/find', { keyword: order.code }))).toMatchObject([
    { kind: 'order', role: null, contact: null }
  ])
})

it('[ops-262] the contact opens the orders of this person, not of namesakes', async () => {
  const namesake = await market.buyer()
  const { db } = world().services
  await db.update(users).set({ name: 'Larasati Dewi' }).where(eq(users.id, namesake.id))
  await topUp(world(), namesake, 10_000_000)
  await buy(namesake, product, pay.account)
  const buyers = async (keyword: string) =>
    new Set(value(await world().ops.call('GET /ops/transaction', { keyword })).map(one => one.buyer.id))
  expect(await buyers('Larasati Dewi')).toEqual(new Set([buyer.id, namesake.id]))
  expect(await buyers('081355500022')).toEqual(new Set([buyer.id]))
  expect(await buyers('laras@contoh.id')).toEqual(new Set([buyer.id]))
})
