import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { addresses } from '#server/address/schema.ts'

import { checkOut, orderOf, pay, sendOrder } from '../support/buying.ts'
import { addAddress, type Market, openMarket, overseas, region, nearPlace } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const short = (options: { courier: string; service: string; final_cost: number; is_available: boolean }[]) =>
  options.map(o => [o.courier, o.service, o.final_cost, o.is_available])

describe('a checkout', () => {
  it('[voucher-10, voucher-11, shipping-7] answers goods, load, quotes and the preselected voucher', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 100_000, weightG: 5_000 })
    const code = await market.voucher({
      code: 'AAHEMAT',
      percentage: 10,
      maxAmount: 15_000,
      productId: product.id
    })
    await market.voucher({
      code: 'ABBESAR',
      amount: 50_000,
      minPurchaseAmount: 900_000,
      productId: product.id
    })
    const checkout = await checkOut(buyer, product, 2)
    expect(checkout).toMatchObject({
      shop_id: market.shopId,
      subtotal: 200_000,
      fee: 0,
      voucher: code,
      has_pin: true,
      balance: 0,
      // 10 kg on the scale, 1.1 km straight, 1.3 times that by road
      load: { weight_kg: 10, volume_m3: 0.002, distance_km: 1.4 },
      address: { id: buyer.addressId, label: 'Rumah', is_main: true }
    })
    expect(short(checkout.shippings.commercial)).toEqual([['Kurir Uji', 'REG', 82_000, true]])
    expect(short(checkout.shippings.baba_expedition)).toEqual([['Baba Logistik', 'Pickup', 83_000, true]])
    expect(short(checkout.shippings.shop_courier)).toEqual([['Kurir Toko', 'Reguler', 0, true]])
    const own = checkout.vouchers.filter(voucher => voucher.code.startsWith('A'))
    expect(own.map(v => [v.code, v.value, v.is_available, v.reason])).toEqual([
      ['AAHEMAT', 15_000, true, null],
      ['ABBESAR', 50_000, false, 'Belanja Rp700.000 lagi untuk memakai promo ini']
    ])
    const made = value(
      await sendOrder(buyer, orderOf(checkout, pay.account, { voucher: 'aahemat', discount: 15_000 }))
    )
    const order = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: made.id }))
    expect(order).toMatchObject({ discount: 15_000, voucher: 'AAHEMAT', grand_total: 189_000 })
  })

  it('[checkout-1] requires own lines, and at least one', async () => {
    const buyer = await market.buyer()
    const open = (ids: number[]) =>
      buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id: ids }).then(codeOf)
    expect(await open([])).toBe('nothing_selected')
    expect(await open([999_999_999])).toBe('line_not_found')
  })

  it('[checkout-3] needs an address', async () => {
    const buyer = await market.buyer()
    const { db } = world().services
    await db.update(addresses).set({ deletedAt: new Date() }).where(eq(addresses.userId, buyer.id))
    const product = await market.product()
    const line = value(await buyer.person.call('POST /buyer/cart/add', { product_id: product.id, qty: 1 }))
    const opened = await buyer.person.call('POST /buyer/transaction/checkout', {
      cart_detail_id: [line.cart_detail_id]
    })
    expect(codeOf(opened)).toBe('address_not_found')
  })

  it("[shipping-9, shipping-10] beyond the last mile is picked up at a point, at that point's price", async () => {
    const buyer = await market.buyer()
    const far = { districtId: region.far, subdistrictId: region.farVillage, lat: -6.65 }
    const addressId = await addAddress(world(), buyer.id, far)
    const { products } = await checkOut(buyer, await market.product())
    const reopen = () =>
      buyer.person
        .call('POST /buyer/transaction/checkout', {
          cart_detail_id: [products[0]!.id],
          address_id: addressId
        })
        .then(value)
    const [truck] = (await reopen()).shippings.baba_expedition
    expect(truck).toMatchObject({ case: 2, is_available: false, is_negotiable: true, is_point: true })

    const points = value(await buyer.person.call('POST /buyer/transaction/point/expedition/list', {}))
    // 75.000 + 0 km + 35.000 for the point; the far district is not reached and not offered
    expect(points.map(point => [point.subdistrict?.name, point.final_cost])).toEqual([['Dekat', 110_000]])
    const place = {
      label: 'Keluarga' as const,
      name: 'Ani',
      phone: '081200001111',
      province_id: region.province,
      city_id: region.city,
      zip_code: '10110',
      address_detail: 'Jl. Titip 2'
    }
    const setPoint = (district: number, village: number) =>
      buyer.person.call('POST /buyer/transaction/point/set', {
        ...place,
        district_id: district,
        subdistrict_id: village
      })
    expect(codeOf(await setPoint(region.far, region.farVillage))).toBe('shipping_unavailable')
    expect(codeOf(await setPoint(region.near, region.farVillage))).toBe('region_mismatch')
    expect(value(await setPoint(region.near, region.nearVillage))).toEqual({
      mode: 'point',
      cost: 110_000,
      final_cost: 110_000
    })
  })

  it('[shipping-10] beyond the last mile pays a point of its own carrier, for the ordered load', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ weightG: 50_000, stock: 100 })
    const far = { districtId: region.far, subdistrictId: region.farVillage, lat: -6.65 }
    const addressId = await addAddress(world(), buyer.id, far)
    const { products } = await checkOut(buyer, product)
    const checkout = value(
      await buyer.person.call('POST /buyer/transaction/checkout', {
        cart_detail_id: [products[0]!.id],
        address_id: addressId
      })
    )
    const setPoint = async (type: 'expedition' | 'shop') =>
      value(
        await buyer.person.call('POST /buyer/transaction/point/set', {
          type,
          label: 'Keluarga',
          name: 'Ani',
          phone: '081200001111',
          ...nearPlace
        })
      )
    const byTruck = (service: string, cost: number) =>
      orderOf(checkout, pay.account, {
        shipping_type: 'baba_expedition',
        shipping_courier: 'Baba Logistik',
        shipping_service: service,
        shipping_cost: cost,
        total_pay: checkout.subtotal + cost + 4000
      })
    expect(await setPoint('shop')).toMatchObject({ mode: 'point', cost: 0 })
    expect(codeOf(await sendOrder(buyer, byTruck('Pickup', 0)))).toBe('location_unreachable')
    expect(await setPoint('expedition')).toMatchObject({ mode: 'point', cost: 110_000 })
    const [line] = checkout.products
    value(await buyer.person.call('POST /buyer/cart/update/{id}', { id: line!.id, qty: 30 }))
    expect(codeOf(await sendOrder(buyer, byTruck('Pickup', 110_000)))).toBe('shipping_unavailable')
    expect(codeOf(await sendOrder(buyer, byTruck('Engkel', 110_000)))).toBe('total_changed')
    value(await buyer.person.call('POST /buyer/cart/update/{id}', { id: line!.id, qty: 1 }))
    value(await sendOrder(buyer, byTruck('Pickup', 110_000)))
  })

  it('[shipping-8, shipping-9] to another island has commercial couriers only', async () => {
    const buyer = await market.buyer()
    const addressId = await addAddress(world(), buyer.id, {
      provinceId: overseas.province,
      cityId: overseas.city,
      districtId: overseas.district,
      subdistrictId: overseas.village,
      lat: -8.6,
      lng: 115.2
    })
    const { products } = await checkOut(buyer, await market.product())
    const checkout = value(
      await buyer.person.call('POST /buyer/transaction/checkout', {
        cart_detail_id: [products[0]!.id],
        address_id: addressId
      })
    )
    expect(checkout.shippings.recommendation.map(o => [o.courier, o.case, o.final_cost])).toEqual([
      ['Kurir Uji', 3, 40_000]
    ])
    const check = await buyer.person.call('POST /buyer/transaction/checkout/check', {
      address_id: addressId,
      cart_detail_id: [products[0]!.id],
      expedition: 'baba_expedition'
    })
    expect(check).toMatchObject({ ok: false, error: { message: 'Tidak menjangkau pulau Anda' } })
    const order = orderOf(checkout, pay.account, {
      shipping_type: 'baba_expedition',
      shipping_courier: 'Baba Logistik',
      shipping_service: 'Truk',
      shipping_cost: 0
    })
    expect(codeOf(await sendOrder(buyer, order))).toBe('shipping_unavailable')
  })

  it('[payment-1, payment-3] lists payment methods, with the reason for unavailable ones', async () => {
    const buyer = await market.buyer()
    await checkOut(buyer, await market.product({ price: 60_000 }))
    const groupsFor = async (type: 'commercial' | 'shop_courier') =>
      value(
        await buyer.person.call('GET /buyer/transaction/payment', {
          shop_id: market.shopId,
          shipping_type: type,
          nominal: 60_000
        })
      ).map(group => [group.name, group.is_available, group.reason])
    expect(await groupsFor('shop_courier')).toEqual([
      ['Saldo', false, 'Saldo tidak mencukupi'],
      ['Virtual Account', true, null],
      ['Cicilan', false, 'Tersedia Dalam Versi Android dan iOS'],
      ['Bayar di Tempat', true, null]
    ])
    expect((await groupsFor('commercial')).at(-1)).toEqual([
      'Bayar di Tempat',
      false,
      'COD untuk produk ini hanya dengan Baba Logistik atau Kurir Toko'
    ])
  })

  it('[voucher-7, voucher-10] credits cashback when the order succeeds, and rejects it for cash', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 100_000 })
    const voucher = await market.voucher({ type: 'cashback', percentage: 5, productId: product.id })
    const checkout = await checkOut(buyer, product)
    expect(checkout.voucher).toBeNull()
    expect(codeOf(await sendOrder(buyer, orderOf(checkout, pay.cash, { voucher })))).toBe(
      'voucher_not_for_cod'
    )
    const made = value(await sendOrder(buyer, orderOf(checkout, pay.account, { voucher })))
    const order = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: made.id }))
    expect(order).toMatchObject({ discount: 0, cashback: 5_000, grand_total: 104_000 })
  })
})
