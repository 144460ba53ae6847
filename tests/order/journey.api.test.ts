import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { CheckoutData } from '#lib/checkout/contract.ts'

import { accountOf, advanceTo, expectTrueBooks, movedBy } from '../support/buying.ts'
import { useLive } from '../support/live.ts'
import { addHomeIn, register } from '../support/newcomer.ts'
import { type Person, value } from '../support/person.ts'
import { secretPlace, takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const live = useLive(world)

/** Searches like a guest and opens the first hit in stock. */
async function findProduct(guest: Person) {
  const found = value(await guest.call('GET /buyer/product', { keyword: 'semen' }))
  const hit = found.find(product => product.stock > 10)
  if (!hit) throw new Error('The sample has cement in stock')
  expect(hit.name.toLowerCase()).toContain('semen')
  const product = value(await guest.call('GET /buyer/product/{id}', { id: hit.slug }))
  expect(product).toMatchObject({ id: hit.id, stock: hit.stock, price: hit.price })
  return product
}

/** Chooses the cheapest option that reaches the address, and BCA's virtual account. */
async function choose(person: Person, checkout: CheckoutData) {
  const [shipping] = checkout.shippings.recommendation
  if (!shipping) throw new Error('Nothing reaches the address')
  const groups = value(
    await person.call('GET /buyer/transaction/payment', {
      shop_id: checkout.shop_id,
      shipping_type: shipping.type,
      shipping_courier: shipping.courier,
      shipping_service: shipping.service,
      nominal: checkout.subtotal + shipping.final_cost
    })
  )
  const method = groups.flatMap(group => group.methods).find(m => m.name.startsWith('BCA'))
  expect(method).toMatchObject({ bank_type: 'virtual_account', is_available: true, fee: 4000 })
  return { shipping, method: method! }
}

describe('the main job, with the API alone', () => {
  it('takes a guest from the search to a reviewed order, and the money to the seller', async () => {
    const person = world().person()
    const product = await findProduct(person)
    const qty = product.min

    const profile = await register(world(), person, '081300000009', 'rina@contoh.id')
    const province = 'Daerah Khusus Ibukota Jakarta'
    const city = 'Kota Administrasi Jakarta Selatan'
    const address = await addHomeIn(person, province, city)
    expect(address).toMatchObject({ is_main: true, province: { name: province }, city: { name: city } })

    const added = value(await person.call('POST /buyer/cart/add', { product_id: product.id, qty }))
    expect(added.counters.cart).toBe(1)
    const checkout = value(
      await person.call('POST /buyer/transaction/checkout', { cart_detail_id: [added.cart_detail_id] })
    )
    expect(checkout).toMatchObject({ subtotal: qty * product.price, address: { id: address.id } })
    const { shipping, method } = await choose(person, checkout)
    const voucher = checkout.vouchers.find(v => v.code === checkout.voucher)
    const discount = voucher?.type === 'discount' ? voucher.value : 0
    const total = checkout.subtotal - discount + shipping.final_cost + method.fee
    const request = {
      cart_id: checkout.id,
      cart_detail_id: [added.cart_detail_id],
      address_id: address.id,
      payment_id: method.id,
      shipping_type: shipping.type,
      shipping_courier: shipping.courier,
      shipping_service: shipping.service,
      shipping_cost: shipping.final_cost,
      ...(voucher && { voucher: voucher.code }),
      total_pay: total
    }
    const socket = live.open()
    const channel = `private-user.${profile.id}`
    await socket.join(person, channel)
    const heardOf = (status: string) => socket.hear('order', frame => frame.data['status'] === status)

    const key = randomUUID()
    const order = value(await person.call('POST /buyer/transaction/order', request, { key }))
    expect(value(await person.call('POST /buyer/transaction/order', request, { key }))).toEqual(order)
    expect(order.counters).toMatchObject({ cart: 0, notification: { transaction: 1 } })
    expect(await heardOf('pending')).toMatchObject({ channel, data: { id: order.id, code: order.code } })
    const left = value(await person.call('GET /buyer/product/stock/{id}', { id: product.slug }))
    expect(left.stock).toBe(product.stock - qty)

    const moved = await movedBy(world(), async () => {
      const buyer = { id: profile.id, person, addressId: address.id }
      const number = await accountOf(buyer, order.id)
      expect(number).toMatch(/^39010\d{11}$/)
      value(await world().ops.call('POST /ops/payment/settle', { number, amount: total }))
      await heardOf('paid')
      await advanceTo(world(), order.code, 'trace')
      await heardOf('sent')
      const tracked = value(await person.call('POST /buyer/transaction/tracking/{id}', { id: order.id }))
      expect(tracked.resi).toBe('RESI-1')
      expect(tracked.trace[0]).toMatchObject({ status: 'sent', detail: 'Tiba di gudang kota' })
      const photo = await takePhoto()
      const delivered = await world().ops.send('POST /ops/transaction/{id}/deliver', {
        id: order.code,
        photo
      })
      expect(delivered.status).toBe(200)
      await heardOf('delivered')
      const listed = async (status: 'delivered' | 'sent' | 'paid') =>
        value(await person.call('GET /buyer/transaction', { status })).map(card => card.id)
      expect([await listed('delivered'), await listed('sent'), await listed('paid')]).toEqual([
        [order.id],
        [order.id],
        []
      ])
      const done = value(await person.call('POST /buyer/transaction/confirm/{id}', { id: order.id }))
      expect(done.status).toBe('success')
      await heardOf('success')
    })
    expect(moved).toMatchObject({ gateway: -total, seller_payable: checkout.subtotal })
    expect(moved['escrow']).toBeUndefined()
    await expectTrueBooks(world())

    await reviewAndLook(person, {
      id: order.id,
      productId: product.id,
      slug: product.slug,
      qty,
      before: product
    })
    expect(socket.heard.filter(frame => frame.event === 'counters').at(-1)?.data).toMatchObject({
      cart: 0,
      notification: { transaction: 7 }
    })
  })
})

type Seen = {
  id: number
  productId: number
  slug: string
  qty: number
  before: { sold: number; total_reviews: number }
}

async function reviewAndLook(person: Person, { id, productId, slug, qty, before }: Seen): Promise<void> {
  const written = value(
    await person.call('POST /buyer/transaction/review', {
      product_id: productId,
      transaction_id: id,
      rating: 5,
      review: 'Sak utuh, penjual cepat.',
      photo: await takePhoto()
    })
  )
  const picture = await world().app.request(`http://localhost/media/${written.photo}-160.webp`)
  expect(picture.status).toBe(200)
  expect(Buffer.from(await picture.arrayBuffer()).includes(secretPlace)).toBe(false)

  const order = value(await person.call('GET /buyer/transaction/{id}', { id }))
  expect(order).toMatchObject({ status: 'success', status_label: 'Selesai', review_action: 'change' })
  const arrival = order.history.find(entry => entry.status === 'delivered')
  expect(arrival).toMatchObject({ actor_label: 'Ekspedisi', photo: expect.stringMatching(/^\/files\//) })
  const [card] = value(await person.call('GET /buyer/transaction', { status: 'success' }))
  expect(card).toMatchObject({ id, products: [{ review: { id: written.id, rating: 5 } }] })
  const counts = value(await person.call('GET /buyer/transaction/count', {}))
  expect(Object.entries(counts).filter(([, n]) => n > 0)).toEqual([['success', 1]])
  const now = value(await world().person().call('GET /buyer/product/{id}', { id: slug }))
  expect([now.sold, now.total_reviews]).toEqual([before.sold + qty, before.total_reviews + 1])
  expect(now.reviews[0]).toMatchObject({ id: written.id, review: 'Sak utuh, penjual cepat.' })
}
