import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { SaleUnit } from '#lib/product/sale-units.ts'
import { exportParts } from '#server/identity/export-parts.ts'
import { products } from '#server/product/schema.ts'

import { buy, checkOut, pay, topUp } from '../support/buying.ts'
import { openTogether } from '../support/buying-together.ts'
import { type Market, openMarket, type Product } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const callIt = (product: Product, saleUnit: SaleUnit) =>
  world().services.db.update(products).set({ saleUnit }).where(eq(products.id, product.id))

async function sell(saleUnit: SaleUnit): Promise<Product> {
  const product = await market.product({ price: 50_000, stock: 100 })
  await callIt(product, saleUnit)
  return product
}

describe('[product-31, cart-31] the selling unit', () => {
  it('is shown on page, cart, totals and checkout', async () => {
    const buyer = await market.buyer()
    const product = await sell('sak')
    const other = await sell('batang')
    expect(
      value(await buyer.person.call('GET /buyer/product/{id}', { id: String(product.id) })).sale_unit
    ).toBe('sak')
    const checkout = await checkOut(buyer, product, 40)
    expect(checkout.products.map(({ sale_unit }) => sale_unit)).toEqual(['sak'])
    const totals = async (ids: number[]) => {
      const told = value(await buyer.person.call('GET /buyer/cart/totals', { cart_detail_id: ids }))
      return [told.pieces, told.sale_unit, told.shops.map(({ sale_unit }) => sale_unit)]
    }
    const [line] = checkout.products.map(({ id }) => id)
    expect(await totals([line!])).toEqual([40, 'sak', ['sak']])
    const second = value(
      await buyer.person.call('POST /buyer/cart/add', { product_id: other.id, qty: 20, is_buy_now: false })
    )
    expect(await totals([line!, second.cart_detail_id])).toEqual([60, null, [null]])
    const [group] = value(await buyer.person.call('GET /buyer/cart', {}))
    expect(group?.details.map(detail => detail.product.sale_unit)).toEqual(['batang', 'sak'])
    const { checkouts } = await openTogether(buyer, [line!, second.cart_detail_id])
    expect(checkouts[0]?.products.map(one => one.sale_unit)).toEqual(['batang', 'sak'])
  })

  it("is part of errors: 'Stok tersisa 3 sak …'", async () => {
    const buyer = await market.buyer()
    const product = await market.product({ name: 'Semen', stock: 10 })
    await callIt(product, 'sak')
    const { products: lines } = await checkOut(buyer, product, 7)
    await world().services.db.update(products).set({ min: 8 }).where(eq(products.id, product.id))
    const rejected = await buyer.person.call('POST /buyer/transaction/checkout', {
      cart_detail_id: lines.map(({ id }) => id)
    })
    expect(rejected).toMatchObject({
      ok: false,
      error: { message: 'Semen: Minimal pembelian 8 sak, di keranjang 7 sak. Tambah jumlahnya.' }
    })
  })

  it("is 'pcs' by default", async () => {
    const product = await market.product({})
    const person = world().person()
    expect(value(await person.call('GET /buyer/product/{id}', { id: String(product.id) })).sale_unit).toBe(
      'pcs'
    )
  })
})

it('[order-78] an order keeps its unit: page, list, invoice, console, data export', async () => {
  const buyer = await market.buyer()
  await topUp(world(), buyer, 5_000_000)
  const product = await sell('sak')
  const { id, code } = await buy(buyer, product, pay.saldo, { qty: 40 })
  await callIt(product, 'dus')
  const unitsOf = (order: { products: { sale_unit: string }[] }) =>
    order.products.map(({ sale_unit }) => sale_unit)

  expect(unitsOf(value(await buyer.person.call('GET /buyer/transaction/{id}', { id })))).toEqual(['sak'])
  const list = value(await buyer.person.call('GET /buyer/transaction', {}))
  expect(list.map(unitsOf)).toEqual([['sak']])
  const invoice = await buyer.person.send('GET /buyer/transaction/invoice/{id}', { id })
  expect(await invoice.text()).toMatch(
    /<td class="n">40\u00A0sak<\/td><td class="n">Rp[\d.]+\u00A0\/sak<\/td><td class="n">Rp[\d.]+<\/td>/
  )
  const ops = value(await world().ops.call('GET /ops/transaction', { keyword: code }))
  expect(ops.map(unitsOf)).toEqual([['sak']])
  const [exported] = await exportParts['pesanan.json']!(world().services.db, buyer.id, 0)
  expect(exported).toMatchObject({ products: [{ qty: 40, sale_unit: 'sak' }] })
})
