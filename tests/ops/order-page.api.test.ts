import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'
import { orderNotes } from '#server/ops/schema.ts'
import { skus } from '#server/product/schema.ts'

import { accountOf, advanceTo, buy, pay, topUp } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const token = 'token-of-sari-the-clerk-0123'
const world = useWorld({ OPS_TOKENS: `sari:clerk:${token}` })
const sari = () => new Person(world().app, world().services.config.signatureKey, token)
let market: Market
let buyer: Buyer
let own: Person
let other: Person

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  await topUp(world(), buyer, 10_000_000)
  own = await sellerOf(world(), market.shopId)
  other = await sellerOf(world(), await market.makeShop('Toko Lain'))
})

const page = async (who: Person, id: number | string) =>
  value(await who.call('GET /ops/transaction/{id}', { id: String(id) }))

describe('[ops-61] the page of an order', () => {
  it('has recipient, address, lines with SKU and price, weight and payment', async () => {
    const named = await market.product({ price: 50_000, weightG: 1_500 })
    await world()
      .services.db.insert(skus)
      .values({ shopId: market.shopId, sku: 'SMN-40', variantId: named.detailId })
    const { id, code } = await buy(buyer, named, pay.account, { qty: 2 })
    const shown = await page(sari(), code)
    expect(shown).toMatchObject({
      id,
      code,
      shipping: { name: 'Budi', phone: '081234567890', address: expect.stringContaining('Jl. Rumah 1') },
      zip_code: '10110',
      lines: [{ sku: 'SMN-40', qty: 2, price: 50_000, weight_g: 3_000, variant: null }],
      weight_g: 3_000,
      payment: { number: await accountOf(buyer, id), status: 'pending' },
      accept_by: null,
      ship_by: null,
      paid_at: null,
      complaint_id: null
    })
    const plain = await market.product()
    const second = await buy(buyer, plain, pay.saldo)
    expect((await page(sari(), second.id)).lines[0]!.sku).toBe(`BB${plain.detailId}`)
  })

  it('tells until when it has to be accepted, then shipped, and who did what', async () => {
    const { id, code } = await buy(buyer, await market.product(), pay.saldo)
    const waiting = await page(sari(), id)
    expect([waiting.accept_by, waiting.ship_by]).toEqual([waiting.deadline!.at, null])
    value(await sari().call('POST /ops/transaction/{id}/accept', { id: code }))
    const accepted = await page(sari(), id)
    expect([accepted.accept_by, accepted.ship_by]).toEqual([null, accepted.deadline!.at])
    expect(accepted.acts).toMatchObject([{ name: 'sari', call: 'POST /ops/transaction/{id}/accept' }])
    // What operators do is not the shop's to read.
    expect((await page(own, id)).acts).toEqual([])
    const about = and(eq(acts.objectId, id), eq(acts.kind, 'transaction'))
    const [row] = await world().services.db.select().from(acts).where(about)
    expect(row).toMatchObject({ before: { accepted_at: null } })
  })

  it('[ops-20] shows a seller nothing of the payment or of the buyer’s account', async () => {
    const { id } = await buy(buyer, await market.product(), pay.account)
    const shown = await page(own, id)
    expect(shown).toMatchObject({
      payment: { number: null, amount: null },
      buyer: { phone: null },
      token: '',
      shipping: { phone: '081234567890' }
    })
    expect(codeOf(await other.call('GET /ops/transaction/{id}', { id: String(id) }))).toBe('order_not_found')
  })

  it('has an invoice, for a seller without the contact of the buyer’s account', async () => {
    const rich = await market.buyer()
    await world().services.db.execute(sql`update users set email = 'akun@contoh.id' where id = ${rich.id}`)
    const { id, code } = await buy(rich, await market.product(), pay.account)
    const html = async (who: Person) => (await who.send('GET /ops/transaction/{id}/invoice', { id })).text()
    const [ours, theirs] = [await html(sari()), await html(own)]
    for (const document of [ours, theirs]) expect(document).toContain(`Invoice ${code}`)
    expect([ours.includes('akun@contoh.id'), theirs.includes('akun@contoh.id')]).toEqual([true, false])
  })
})

describe('[ops-62] a note about an order', () => {
  it('is listed with author and time, and read by the shop where it is meant for it', async () => {
    const { id } = await buy(buyer, await market.product(), pay.saldo)
    const write = (who: Person, text: string, visible_to_seller = false) =>
      who.call('POST /ops/transaction/{id}/note', { id: String(id), text, visible_to_seller })
    value(await write(sari(), 'Pembeli minta dikirim pagi'))
    value(await write(sari(), 'Tolong bungkus rapat', true))
    value(await write(own, 'Siap'))
    const all = (await page(sari(), id)).notes
    expect(all).toMatchObject([
      { text: 'Pembeli minta dikirim pagi', author: 'sari', is_seller: false, visible_to_seller: false },
      { text: 'Tolong bungkus rapat', author: 'sari', visible_to_seller: true },
      { text: 'Siap', author: expect.stringMatching(/^Toko Uji-/), is_seller: true, visible_to_seller: true }
    ])
    expect((await page(own, id)).notes).toEqual(all.slice(1))
    expect(JSON.stringify(await buyer.person.call('GET /buyer/transaction/{id}', { id }))).not.toContain(
      'rapat'
    )
    expect(codeOf(await write(other, 'Bukan pesanan saya'))).toBe('order_not_found')
  })

  it('is text of at most 1,000 characters, never changed, and not doubled by a retry', async () => {
    const { id } = await buy(buyer, await market.product(), pay.saldo)
    const write = (text: string, key?: string) =>
      sari().call('POST /ops/transaction/{id}/note', { id: String(id), text }, key ? { key } : {})
    expect(codeOf(await write('  '))).toBe('invalid_input')
    expect(codeOf(await write('x'.repeat(1_001)))).toBe('invalid_input')
    const first = value(await write('Sekali', 'k1'))
    expect(value(await write('Sekali', 'k1'))).toEqual(first)
    expect((await page(sari(), id)).notes).toHaveLength(1)
    const { db } = world().services
    await expect(db.update(orderNotes).set({ text: 'Lain' })).rejects.toThrow()
    await expect(db.delete(orderNotes)).rejects.toThrow()
  })
})

it('[ops-200] notes of a shop, however many, hide none of the marketplace', async () => {
  const { id } = await buy(buyer, await market.product(), pay.saldo)
  const { db, clock } = world().services
  const write = async (text: string) =>
    value(await sari().call('POST /ops/transaction/{id}/note', { id: String(id), text }))
  const flood = () =>
    db.insert(orderNotes).values(
      Array.from({ length: 205 }, (_, i) => ({
        transactionId: id,
        text: `Catatan ${i}`,
        author: 'toko',
        shopId: market.shopId,
        visibleToSeller: true,
        createdAt: clock.now()
      }))
    )
  await write('Pertama')
  await flood()
  await write('Terakhir')
  const { notes } = await page(sari(), id)
  expect(notes.filter(({ is_seller }) => !is_seller).map(({ text }) => text)).toEqual(['Pertama', 'Terakhir'])
  expect(notes).toHaveLength(102)
  expect(notes.at(-2)!.text).toBe('Catatan 204')
  expect((await page(own, id)).notes).toHaveLength(100)
})

describe('[ops-65] a packing list', () => {
  it('has the orders in the order of their names, and none of another shop', async () => {
    const first = await buy(buyer, await market.product({ name: 'Paku 5 cm', weightG: 250 }), pay.saldo, {
      qty: 3
    })
    const second = await buy(buyer, await market.product(), pay.saldo)
    await advanceTo(world(), second.code, 'accept')
    const ids = [second.code, String(first.id), second.code]
    const sheets = value(await own.call('POST /ops/transaction/packing', { ids }))
    expect(sheets.map(({ code }) => code)).toEqual([second.code, first.code])
    expect(sheets[1]).toMatchObject({
      recipient: { name: 'Budi', phone: '081234567890', zip_code: '10110', warehouse: null },
      lines: [{ name: 'Paku 5 cm', qty: 3, weight_g: 750 }],
      weight_g: 750,
      shop: 'Toko Uji',
      ship_by: null
    })
    expect(sheets[0]!.ship_by).toEqual(expect.any(String))
    expect(value(await other.call('POST /ops/transaction/packing', { ids }))).toEqual([])
    const many = Array.from({ length: 51 }, (_, n) => String(n + 1))
    expect(codeOf(await own.call('POST /ops/transaction/packing', { ids: many }))).toBe('invalid_input')
  })
})
