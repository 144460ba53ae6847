import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { addresses } from '#server/address/schema.ts'
import { forgetLost } from '#server/checkout/memory.ts'
import { checkouts } from '#server/checkout/schema.ts'
import { courierServices } from '#server/shipping/schema.ts'

import { checkOut, orderOf, pay, sendOrder } from '../support/buying.ts'
import { addAddress, type Buyer, type Market, nearPlace, openMarket, region } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
beforeEach(() => market.endVouchers())

type Opening = Partial<Sent<'POST /buyer/transaction/checkout'>>
const open = (buyer: Buyer, lineIds: number[], more: Opening = {}) =>
  buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id: lineIds, ...more }).then(value)
const choose = (buyer: Buyer, choice: Sent<'POST /buyer/transaction/checkout/choose'>) =>
  buyer.person.call('POST /buyer/transaction/checkout/choose', choice)

const courier = { type: 'commercial' as const, courier: 'Kurir Uji', service: 'REG' }
/** Beyond the last mile of the truck and the limit of Kurir Toko. */
const farAway = { districtId: region.far, subdistrictId: region.farVillage, lat: -6.65 }

async function openFar(buyer: Buyer) {
  const addressId = await addAddress(world(), buyer.id, farAway)
  const { products } = await checkOut(buyer, await market.product())
  const lineIds = products.map(product => product.id)
  return { addressId, lineIds, checkout: await open(buyer, lineIds, { address_id: addressId }) }
}

const setPoint = async (buyer: Buyer) =>
  value(
    await buyer.person.call('POST /buyer/transaction/point/set', {
      label: 'Keluarga',
      name: 'Ani',
      phone: '081200001111',
      ...nearPlace,
      // Not the village's.
      zip_code: '99999'
    })
  )

describe('an open checkout', () => {
  it('[checkout-46] stores no unknown payment method', async () => {
    const buyer = await market.buyer()
    const { id, products } = await checkOut(buyer, await market.product())
    value(await choose(buyer, { cart_id: id, payment_id: pay.cash }))
    expect(codeOf(await choose(buyer, { cart_id: id, payment_id: 9_999 }))).toBe('payment_unavailable')
    const again = await open(
      buyer,
      products.map(line => line.id)
    )
    expect(again).toMatchObject({ chosen: { payment_id: pay.cash } })
  })

  it('[checkout-2, checkout-3, checkout-7] restores address, shipping, voucher and payment after a reload and in another tab', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 100_000 })
    const own = await market.voucher({ percentage: 10, productId: product.id })
    const other = await market.voucher({ amount: 5_000 })
    const first = await checkOut(buyer, product)
    expect(first).toMatchObject({ voucher: own, chosen: { shipping: null, payment_id: null }, notices: [] })
    const lineIds = first.products.map(line => line.id)
    const office = await addAddress(world(), buyer.id, { label: 'Kantor' })
    const moved = await open(buyer, lineIds, { address_id: office })
    const choice = { shipping: courier, voucher: other, payment_id: pay.cash }
    value(await choose(buyer, { cart_id: moved.id, ...choice }))
    // The shortest body that opens it, as a second tab sends it.
    const again = await open(buyer, lineIds)
    expect(again).toMatchObject({
      id: first.id,
      address: { id: office },
      voucher: other,
      chosen: { shipping: courier, payment_id: pay.cash },
      notices: []
    })
    value(await choose(buyer, { cart_id: again.id, voucher: null }))
    expect(await open(buyer, lineIds)).toMatchObject({ voucher: null, chosen: { shipping: courier } })
    // Both tabs hold the same checkout: the first one may still order.
    value(await sendOrder(buyer, orderOf(first, pay.account)))
  })

  it('[checkout-2] starts fresh with other lines', async () => {
    const buyer = await market.buyer()
    const { checkout, addressId } = await openFar(buyer)
    expect(checkout.address.id).toBe(addressId)
    value(await choose(buyer, { cart_id: checkout.id, shipping: courier }))
    const other = await checkOut(buyer, await market.product())
    expect(other).toMatchObject({ address: { id: buyer.addressId }, chosen: { shipping: null } })
    expect(other.id).not.toBe(checkout.id)
    expect(codeOf(await choose(buyer, { cart_id: checkout.id, voucher: null }))).toBe('checkout_not_found')
  })

  it('[checkout-2] keeps the choices under a new id when a line is added', async () => {
    const buyer = await market.buyer()
    const { checkout, addressId, lineIds } = await openFar(buyer)
    value(await choose(buyer, { cart_id: checkout.id, shipping: courier }))
    const added = await market.product()
    const line = value(await buyer.person.call('POST /buyer/cart/add', { product_id: added.id, qty: 1 }))
    const both = await open(buyer, [...lineIds, line.cart_detail_id])
    expect(both).toMatchObject({ address: { id: addressId }, chosen: { shipping: courier } })
    expect(both.id).not.toBe(checkout.id)
  })

  it('[checkout-8] reports an unavailable choice once', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 100_000, stock: 100 })
    const voucher = await market.voucher({ amount: 5_000, minPurchaseAmount: 150_000 })
    const first = await checkOut(buyer, product, 2)
    const lineIds = first.products.map(line => line.id)
    const gone = { type: 'commercial' as const, courier: 'Kurir Hilang', service: 'YES' }
    const { db } = world().services
    const [reg] = await db.select().from(courierServices)
    await db
      .insert(courierServices)
      .values({ ...reg!, id: undefined, courier: 'Kurir Hilang', service: 'YES' })
    value(await choose(buyer, { cart_id: first.id, shipping: gone, voucher, payment_id: pay.account }))
    expect((await open(buyer, lineIds)).chosen.shipping).toEqual(gone)
    await db.delete(courierServices).where(eq(courierServices.courier, 'Kurir Hilang'))
    value(await buyer.person.call('POST /buyer/cart/update/{id}', { id: lineIds[0]!, qty: 1 }))
    expect(await open(buyer, lineIds)).toMatchObject({
      voucher: null,
      chosen: { shipping: null, payment_id: pay.account },
      notices: [
        'Kurir Hilang YES tidak tersedia lagi. Kami pilihkan pengiriman termurah.',
        `Promo ${voucher} tidak berlaku lagi`
      ]
    })
    expect((await open(buyer, lineIds)).notices).toEqual([])
  })

  it('[checkout-8] reports once that a second shop rules out a negotiation', async () => {
    const buyer = await market.buyer()
    const first = await checkOut(buyer, await market.product({ weightG: 9_000_000 }))
    const truck = { type: 'baba_expedition' as const, courier: 'Baba Logistik', service: 'Truk' }
    value(await choose(buyer, { cart_id: first.id, shipping: truck }))
    const lineIds = first.products.map(line => line.id)
    expect(await open(buyer, lineIds)).toMatchObject({ chosen: { shipping: truck }, notices: [] })
    const other = await market.product({ shopId: await market.makeShop('Toko Sebelah') })
    const added = value(await buyer.person.call('POST /buyer/cart/add', { product_id: other.id, qty: 1 }))
    const both = [...lineIds, added.cart_detail_id]
    expect(await open(buyer, both)).toMatchObject({
      chosen: { shipping: null },
      notices: ['Baba Logistik Truk tidak tersedia lagi. Kami pilihkan pengiriman termurah.']
    })
    expect((await open(buyer, both)).notices).toEqual([])
  })

  it('[checkout-3, checkout-8] falls back to the main address, and says so, when the chosen one was deleted', async () => {
    const buyer = await market.buyer()
    const { addressId, lineIds } = await openFar(buyer)
    const { db } = world().services
    await db.update(addresses).set({ deletedAt: new Date() }).where(eq(addresses.id, addressId))
    expect(await open(buyer, lineIds)).toMatchObject({
      address: { id: buyer.addressId },
      notices: ['Alamat yang Anda pilih sudah dihapus. Periksa alamat pengiriman.']
    })
    const checkout = await buyer.person.call('POST /buyer/transaction/checkout', {
      cart_detail_id: lineIds,
      address_id: addressId
    })
    expect(codeOf(checkout)).toBe('address_not_found')
  })

  it('[checkout-9, shipping-11] keeps a point for the same lines and address, and drops it with its price for another address', async () => {
    const buyer = await market.buyer()
    const { addressId, lineIds } = await openFar(buyer)
    const other = await addAddress(world(), buyer.id, { ...farAway, label: 'Gudang' })
    await setPoint(buyer)
    const restored = await open(buyer, lineIds)
    expect(restored).toMatchObject({
      address: { id: addressId },
      delivery: { mode: 'point', cost: 110_000, point: { zip_code: '10110' } }
    })
    expect(restored.shippings.baba_expedition[0]).toMatchObject({ is_available: true, final_cost: 110_000 })
    // The order is sent for the other address with the point's figures, which were not priced for it.
    const request = orderOf(restored, pay.account, {
      address_id: other,
      shipping_type: 'baba_expedition',
      shipping_courier: 'Baba Logistik',
      shipping_service: 'Pickup',
      shipping_cost: 110_000,
      total_pay: restored.subtotal + 110_000 + 4_000
    })
    expect(codeOf(await sendOrder(buyer, request))).toBe('location_unreachable')
    const moved = await open(buyer, lineIds, { address_id: other })
    expect(moved).toMatchObject({
      delivery: { mode: 'deliver', cost: 0 },
      notices: ['Titik pengantaran tidak tersedia lagi. Pesanan dikirim ke alamat Anda.']
    })
    expect((await open(buyer, lineIds, { address_id: addressId })).delivery.mode).toBe('deliver')
  })

  it("[checkout-8] does not overwrite another tab's choice", async () => {
    const buyer = await market.buyer()
    const { lineIds, checkout } = await openFar(buyer)
    const gone = { ...courier, courier: 'Kurir Hilang' }
    const { db } = world().services
    const read = () => db.select().from(checkouts).where(eq(checkouts.userId, buyer.id))
    value(await choose(buyer, { cart_id: checkout.id, shipping: gone, voucher: 'LAMA' }))
    const [weighed] = await read()
    // Between the check that finds it gone and the removal, the buyer chooses again.
    value(await choose(buyer, { cart_id: checkout.id, shipping: courier }))
    const lost = [{ checkout: weighed!, retained: {}, isDelivered: true }]
    await db.transaction(tx => forgetLost(tx, buyer.id, { lost, marketVoucher: undefined, day: undefined }))
    const [now] = await read()
    expect(now!.choices).toEqual({ shipping: courier })
    expect(await open(buyer, lineIds)).toMatchObject({ chosen: { shipping: courier }, notices: [] })
  })

  it('[checkout-9] returns to the address when the buyer chooses that', async () => {
    const buyer = await market.buyer()
    const { lineIds } = await openFar(buyer)
    await setPoint(buyer)
    const { id } = await open(buyer, lineIds)
    value(await choose(buyer, { cart_id: id, mode: 'deliver' }))
    expect(await open(buyer, lineIds)).toMatchObject({ delivery: { mode: 'deliver' }, notices: [] })
  })
})
