import { addDays } from 'date-fns/addDays'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { jakartaDay } from '#lib/format/dates.ts'
import type { SiteNeeds } from '#lib/order/site-needs.ts'
import { siteTexts } from '#lib/order/site-needs.ts'
import { checkouts } from '#server/checkout/schema.ts'
import { orders } from '#server/order/schema.ts'

import { checkOut, orderOf, pay, sendOrder } from '../support/buying.ts'
import { checkOutTogether, openTogether, orderTogether } from '../support/buying-together.ts'
import { addAddress, type Buyer, type Market, openMarket } from '../support/market.ts'
import { negotiate, readOrder } from '../support/negotiating.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const dayAfter = (days: number) => jakartaDay(addDays(world().services.clock.now(), days))
/** The needs of a place, and those of one delivery. */
const ofPlace: SiteNeeds = {
  access: 'pickup',
  unloading: 'buyer',
  floor: 3,
  contact_name: 'Pak Joko',
  contact_phone: '081234567890'
}
const needs = (): SiteNeeds => ({ ...ofPlace, date: dayAfter(2), hours: '08-10', reference: 'PO <118>' })
const lineIdsOf = ({ checkouts: blocks }: { checkouts: { products: { id: number }[] }[] }) =>
  blocks.flatMap(block => block.products.map(product => product.id))

describe("a site's needs", () => {
  it('[checkout-40, checkout-43] are shown on the order, its invoice and in the console', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOut(buyer, await market.product())
    const { id, code } = value(await sendOrder(buyer, orderOf(checkout, pay.cash, { site: needs() })))
    expect((await readOrder(buyer, id)).site).toEqual(needs())
    const invoice = await buyer.person.send('GET /buyer/transaction/invoice/{id}', { id })
    const html = await invoice.text()
    expect(html).toContain('Akses lokasi: Hanya mobil bak (pikap)')
    expect(html).toContain('Referensi proyek/PO: PO &lt;118&gt;')
    const [told] = value(await world().ops.call('GET /ops/transaction', { keyword: code }))
    expect(told?.site).toEqual(needs())
  })

  it('[checkout-43] store nothing if nothing was entered', async () => {
    const buyer = await market.buyer()
    const site = { contact_name: ' ', reference: '' }
    const empty = orderOf(await checkOut(buyer, await market.product()), pay.cash, { site })
    expect((await readOrder(buyer, value(await sendOrder(buyer, empty)).id)).site).toBeNull()
  })

  it('[checkout-43] are stored with each order of a payment, and with a negotiation', async () => {
    const buyer = await market.buyer()
    const other = await market.makeShop('Toko Lokasi')
    const products = [await market.product(), await market.product({ shopId: other })]
    const checkout = await checkOutTogether(buyer, products)
    const request = orderTogether(checkout, pay.account, { site: needs() })
    const { orders } = value(await sendOrder(buyer, request))
    expect(orders).toHaveLength(2)
    for (const { id } of orders) expect((await readOrder(buyer, id)).site).toEqual(needs())
    const negotiation = await negotiate(world(), buyer, await market.product(), { site: needs() })
    expect((await readOrder(buyer, negotiation.id)).site).toEqual(needs())
  })

  it('[core-190, checkout-43] are accepted from a text that was cut inside an emoji', async () => {
    const buyer = await market.buyer()
    const checkout = await checkOut(buyer, await market.product())
    const site = { contact_name: 'Pak Joko 👷'.slice(0, -1), reference: '\uDC77PO-118' }
    value(await buyer.person.call('POST /buyer/transaction/checkout/choose', { cart_id: checkout.id, site }))
    const { id } = value(await sendOrder(buyer, orderOf(checkout, pay.cash, { site })))
    expect((await readOrder(buyer, id)).site).toEqual({ contact_name: 'Pak Joko', reference: 'PO-118' })
  })

  it.each([
    ['a day that is today', { date: 0 }, 'site.date'],
    ['a day too far ahead', { date: 31 }, 'site.date'],
    ['a floor in the sky', { floor: 61 }, 'site.floor'],
    ['half a phone', { contact_phone: '0812' }, 'site.contact_phone']
  ])(
    '[checkout-41] with %s are rejected at the field, and nothing is ordered',
    async (_name, wrong, field) => {
      const buyer = await market.buyer()
      const checkout = await checkOut(buyer, await market.product())
      const site = { ...wrong, ...('date' in wrong && { date: dayAfter(wrong.date!) }) } as SiteNeeds
      const rejected = await sendOrder(buyer, orderOf(checkout, pay.cash, { site }))
      expect(rejected).toMatchObject({ ok: false, error: { code: 'invalid_input', status: 422 } })
      expect(rejected.ok ? [] : Object.keys(rejected.error.fields ?? {})).toEqual([field])
      const { db } = world().services
      expect(await db.$count(orders, eq(orders.buyerId, buyer.id))).toBe(0)
      value(await sendOrder(buyer, orderOf(checkout, pay.cash)))
    }
  )

  it('[checkout-41] with a past day are rejected by a negotiation, too', async () => {
    const buyer = await market.buyer()
    await expect(
      negotiate(world(), buyer, await market.product(), { site: { date: dayAfter(0) } })
    ).rejects.toThrow()
  })
})

describe('[checkout-45] the needs of the last order to a place', () => {
  const chosenOf = async (buyer: Buyer, more: object = {}) => {
    const { products } = await checkOut(buyer, await market.product())
    const cart = { cart_detail_id: products.map(({ id }) => id), ...more }
    return value(await buyer.person.call('POST /buyer/transaction/checkout', cart))
  }

  it('prefill the next checkout to it, without those of that delivery, until the buyer enters some', async () => {
    const buyer = await market.buyer()
    expect((await chosenOf(buyer)).chosen).toMatchObject({ site: null, is_site_recalled: false })
    const first = orderOf(await checkOut(buyer, await market.product()), pay.cash, { site: needs() })
    value(await sendOrder(buyer, first))
    const next = await chosenOf(buyer)
    expect(next.chosen).toMatchObject({ site: ofPlace, is_site_recalled: true })
    // Another place has its own; a foreign one has none.
    const address_id = await addAddress(world(), buyer.id, { addressDetail: 'Jl. Lain 5' })
    expect((await chosenOf(buyer, { address_id })).chosen.site).toBeNull()
    expect((await chosenOf(await market.buyer())).chosen.site).toBeNull()
    // Entered or cleared in this checkout.
    const cart = { cart_detail_id: next.products.map(({ id }) => id), address_id: buyer.addressId }
    const again = async () => value(await buyer.person.call('POST /buyer/transaction/checkout', cart))
    const opened = await again()
    expect(opened.chosen.site).toEqual(ofPlace)
    const choose = (site: SiteNeeds | null) =>
      buyer.person.call('POST /buyer/transaction/checkout/choose', { cart_id: opened.id, site })
    value(await choose({ floor: 9 }))
    expect((await again()).chosen).toMatchObject({ site: { floor: 9 }, is_site_recalled: false })
    value(await choose(null))
    expect((await again()).chosen).toMatchObject({ site: null, is_site_recalled: false })
  })

  it('are those of the last one, even if empty, and not of a pickup', async () => {
    const buyer = await market.buyer()
    const buy = async (site?: SiteNeeds) => {
      const body = orderOf(await checkOut(buyer, await market.product()), pay.account, site ? { site } : {})
      return value(await sendOrder(buyer, body)).id
    }
    await buy({ floor: 2 })
    const id = await buy({ floor: 5 })
    const { db } = world().services
    await db.update(orders).set({ mode: 'pickup' }).where(eq(orders.id, id))
    expect((await chosenOf(buyer)).chosen.site).toEqual({ floor: 2 })
    await buy()
    expect((await chosenOf(buyer)).chosen.site).toBeNull()
  })
})

describe('[checkout-42] needs entered before ordering', () => {
  const choose = (buyer: Buyer, cart_id: string, site: SiteNeeds | null) =>
    buyer.person.call('POST /buyer/transaction/checkout/choose', { cart_id, site })

  it('are restored after a reload, whichever shop remains', async () => {
    const buyer = await market.buyer()
    const other = await market.makeShop('Toko Ingat')
    const products = [await market.product(), await market.product({ shopId: other })]
    const first = await checkOutTogether(buyer, products)
    value(await choose(buyer, first.id, needs()))
    const lineIds = lineIdsOf(first)
    expect((await openTogether(buyer, lineIds)).chosen.site).toEqual(needs())
    expect((await openTogether(buyer, [lineIds[1]!])).chosen.site).toEqual(needs())
    const again = await openTogether(buyer, lineIds)
    expect(again.chosen.site).toEqual(needs())
    value(await choose(buyer, again.id, null))
    expect((await openTogether(buyer, lineIds)).chosen.site).toBeNull()
  })

  it('lose a past day, which is reported once', async () => {
    const buyer = await market.buyer()
    const first = await checkOut(buyer, await market.product())
    value(await choose(buyer, first.id, { ...needs(), date: '2020-01-01' }))
    const lineIds = lineIdsOf(first)
    const shown = await openTogether(buyer, lineIds)
    const { date: _date, ...others } = needs()
    expect(shown.chosen.site).toEqual(others)
    expect(shown.notices).toEqual([siteTexts.dateOver])
    expect((await openTogether(buyer, lineIds)).notices).toEqual([])
  })

  it('lose a day that is too far ahead, without calling it past', async () => {
    const buyer = await market.buyer()
    const first = await checkOut(buyer, await market.product())
    value(await choose(buyer, first.id, { ...needs(), date: '2999-01-01' }))
    const shown = await openTogether(buyer, lineIdsOf(first))
    expect(shown.chosen.site).not.toHaveProperty('date')
    expect(shown.notices).toEqual([expect.stringMatching(/^Pilih tanggal .+ sampai .+\.$/)])
  })

  it('cannot be changed by another buyer', async () => {
    const buyer = await market.buyer()
    const first = await checkOut(buyer, await market.product())
    expect(codeOf(await choose(await market.buyer(), first.id, needs()))).toBe('checkout_not_found')
    const [row] = await world().services.db.select().from(checkouts).where(eq(checkouts.userId, buyer.id))
    expect(row?.choices.site).toBeUndefined()
  })
})
