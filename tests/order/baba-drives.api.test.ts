import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { shopCouriers } from '#server/shipping/schema.ts'
import { shopBankAccounts } from '#server/shop/schema.ts'

import { advanceTo, checkOut, expectTrueBooks, movedBy, orderOf, pay, sendOrder } from '../support/buying.ts'
import { addAddress, addWarehouse, type Market, openMarket, region } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

it('[order-10, order-21, order-25] cash and freight belong to the courier if Baba drives for Kurir Toko', async () => {
  const { db } = world().services
  const shopId = await market.makeShop('Toko Titip')
  await db.update(shopCouriers).set({ byBaba: true }).where(eq(shopCouriers.shopId, shopId))
  await db
    .insert(shopBankAccounts)
    .values({ shopId, bankName: 'BCA', accountNumber: '8800112255', accountHolder: 'Toko Titip' })
  const warehouse_id = await addWarehouse(world())
  const buyer = await market.buyer()
  const { person } = buyer
  const far = { districtId: region.far, subdistrictId: region.farVillage, lat: -6.65 }
  const address_id = await addAddress(world(), buyer.id, far)
  const { products } = await checkOut(buyer, await market.product({ shopId, price: 70_000 }))
  const requested = { cart_detail_id: products.map(line => line.id), address_id }
  value(await person.call('POST /buyer/transaction/checkout', requested))
  value(await person.call('POST /buyer/transaction/pickup/set', { warehouse_id, address_id }))
  const checkout = value(await person.call('POST /buyer/transaction/checkout', requested))
  const option = checkout.shippings.shop_courier.find(one => one.is_available)!
  expect(option).toMatchObject({ case: 6, is_cod: true })
  const total = 70_000 + option.final_cost
  const request = orderOf(checkout, pay.cash, {
    address_id,
    shipping_type: 'shop_courier',
    shipping_courier: option.courier,
    shipping_service: option.service,
    shipping_cost: option.final_cost,
    total_pay: total
  })
  const { id, code } = value(await sendOrder(buyer, request))
  await advanceTo(world(), code, 'ship')
  expect(value(await person.call('GET /buyer/transaction/{id}', { id })).bank_account).toEqual([])
  const collected = await movedBy(world(), async () =>
    value(await world().ops.call('POST /ops/transaction/{id}/deliver', { id: code }))
  )
  expect(collected).toEqual({ courier_payable: -total, escrow: total })
  const settled = await movedBy(world(), async () =>
    value(await person.call('POST /buyer/transaction/confirm/{id}', { id }))
  )
  expect(settled).toEqual({ escrow: -total, courier_payable: option.final_cost, seller_payable: 70_000 })
})
