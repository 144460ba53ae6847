import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { advanceTo } from '../support/buying.ts'
import { newestCode } from '../support/codes.ts'
import { addWarehouse, type Market, nearPlace, openMarket, region } from '../support/market.ts'
import { takePhoto } from '../support/photo.ts'
import { type Answered, type SpecClient, useHttp } from '../support/spec-client.ts'
import { useWorld } from '../support/world.ts'

// Requests of other API clients, sent over HTTP without any code of ours.

const world = useWorld()
const client = useHttp(world)
let market: Market
let numbers = 0

beforeAll(async () => {
  market = await openMarket(world())
  await addWarehouse(world())
})

const password = 'rahasia123'
const pin = '135790'
/** The client sends this if a call requires a phone and there is none. */
const dummyPhone = '081111111111'

function fresh() {
  numbers += 1
  return { phone: `08139100${1000 + numbers}`, email: `klien-${numbers}@contoh.id` }
}

/** The value; fails the test on an error. */
function done(answered: Answered): Answered {
  expect(answered).toMatchObject({ success: true, status: 200 })
  return answered
}

/** Requests a code without a purpose, and checks it as a form. */
async function verify(web: SpecClient, contact: { phone: string } | { email: string }, isRegister: boolean) {
  const type = 'email' in contact ? 'email' : 'phone'
  const { data } = done(
    await web.post('/auth/otp/request', { type, phone: dummyPhone, ...contact, is_register: isRegister })
  )
  const otp = await newestCode(world().ops, data.auth)
  done(await web.form('/auth/otp/check', { otp_id: data.otp_id, otp, type }))
  await world().services.clock.advance(60)
}

/** A person who registered by phone. */
async function newcomer() {
  const web = client()
  const { phone, email } = fresh()
  expect(await web.post('/auth/login', { auth: phone, password: '' })).toMatchObject({
    status: 404,
    message: 'Email atau nomor telepon tidak ditemukan!'
  })
  await verify(web, { phone }, true)
  const form = { name: 'Rina Wijaya', phone, email, password, password_confirmation: password, fcm_token: '' }
  done(await web.post('/auth/register', form))
  return { web, phone, email }
}

const profileOf = async (web: SpecClient) => done(await web.get('/buyer/profile')).data

describe('a third-party client', () => {
  it('registers, signs in with a code or the password, refreshes and signs out', async () => {
    const { web, phone } = await newcomer()
    expect(await profileOf(web)).toMatchObject({ name: 'Rina Wijaya', role: 'buyer', has_pin: false })
    done(await web.delete('/auth/logout'))
    expect((await web.get('/buyer/profile')).status).toBe(401)

    expect((await web.post('/auth/login', { auth: phone })).status).toBe(400)
    expect(await web.post('/auth/login', { auth: phone, password: 'salah-salah' })).toMatchObject({
      status: 422,
      message: 'Kata sandi yang anda masukkan salah!'
    })
    await verify(web, { phone }, false)
    done(await web.post('/auth/login', { auth: phone }))
    done(await web.post('/auth/refresh'))
    done(await client().post('/auth/login', { auth: phone, password }))
    await profileOf(web)
  })

  it('resets a forgotten password with a code without a purpose', async () => {
    const { phone } = await newcomer()
    const guest = client()
    await verify(guest, { phone }, false)
    done(await guest.put('/auth/password/reset', { phone, new_password: 'baru-12345' }))
    done(await guest.post('/auth/login', { auth: phone, password: 'baru-12345' }))
  })

  it('changes name, email and phone as form data, each contact after its codes', async () => {
    const { web, phone, email } = await newcomer()
    const next = fresh()
    await verify(web, { email }, true)
    await verify(web, { email: next.email }, true)
    done(await web.form('/buyer/profile/update', { name: 'Rina Baru', email: next.email, phone }))
    await verify(web, { phone }, true)
    await verify(web, { phone: next.phone }, true)
    const form = { name: 'Rina Baru', ...next, photo: await takePhoto() }
    expect(done(await web.form('/buyer/profile/update', form)).data).toMatchObject({
      name: 'Rina Baru',
      email: next.email,
      phone: `62${next.phone.slice(1)}`
    })
  })

  it('changes the password with the old one, and after a code without it', async () => {
    const { web, phone } = await newcomer()
    const form = (old_password: string, next: string) => ({
      old_password,
      password: next,
      password_confirmation: next
    })
    done(await web.post('/buyer/password/update', form(password, 'baru-12345')))
    await verify(web, { phone }, false)
    done(await web.post('/buyer/password/update', form('', 'baru-67890')))
    done(await client().post('/auth/login', { auth: phone, password: 'baru-67890' }))
  })

  it('sets a PIN with the PIN alone, checks it both ways and changes it after a code', async () => {
    const { web, phone } = await newcomer()
    const update = (old_pin: string, next: string) =>
      web.post('/buyer/pin/update', { old_pin, pin: next, pin_confirmation: next })
    done(await web.form('/buyer/pin/add', { pin }))
    done(await web.post('/buyer/pin/check', { pin }))
    done(await update(pin, pin))
    expect((await update('000000', '000000')).status).toBe(422)
    await verify(web, { phone }, false)
    done(await update('', '246802'))
    done(await web.post('/buyer/pin/check', { pin: '246802' }))
  })
})

describe('a third-party client that buys', () => {
  /** A person with an address, and a line of two pieces in the cart. */
  async function shopper() {
    const { web } = await newcomer()
    const place = Object.entries(nearPlace).map(([name, value]) => [name, String(value)] as const)
    const receiver = { label: 'Rumah', name: 'Rina', phone: '081300000009', lat: '', lng: '' }
    const fields = { ...receiver, ...Object.fromEntries(place), is_main: 'true' }
    const address = done(await web.form('/buyer/address/add', fields)).data
    done(await web.post(`/buyer/address/main/${address.id}`))
    expect(done(await web.get('/buyer/address?type=user')).data).toHaveLength(1)
    const product = await market.product({ price: 50_000 })
    const added = done(
      await web.post('/buyer/cart/add', { product_id: product.id, qty: 1, is_buy_now: false })
    )
    const line: number = added.data.cart_detail_id
    const items = [{ product_id: product.id, qty: 2, product_detail_id: product.detailId }]
    done(await web.post(`/buyer/cart/update/${line}`, { items }))
    const note = { product_id: product.id, qty: 2, note: 'Titip di pos' }
    done(await web.post(`/buyer/cart/update/${line}`, note))
    return { web, line, product, addressId: address.id as number }
  }

  /** Opens the checkout, makes a page's first choices, and sends its order draft. */
  async function order({ web, line, addressId }: Awaited<ReturnType<typeof shopper>>) {
    const { data } = done(await web.post('/buyer/transaction/checkout', { cart_detail_id: [line] }))
    expect(data.products).toMatchObject([{ id: line, note: 'Titip di pos', qty: 2 }])
    const checked = { address_id: addressId, cart_detail_id: [line], expedition: 'shop_courier' }
    done(await web.post('/buyer/transaction/checkout/check', checked))
    const [option] = data.shippings.shop_courier
    const query = new URLSearchParams({
      shop_id: String(data.shop_id),
      shipping_type: option.type,
      shipping_courier: option.courier,
      shipping_service: option.service,
      nominal: '100000'
    })
    const groups = done(await web.get(`/buyer/transaction/payment?${query}`)).data
    const method = groups.find((group: Answered['data']) => group.bank_type === 'virtual_account').methods[0]
    const draft = {
      cart_id: data.id,
      cart_detail_id: [line],
      address_id: addressId,
      payment_id: method.id,
      payment_fee: method.fee,
      shipping_type: option.type,
      shipping_courier: option.courier,
      shipping_service: option.service,
      shipping_cost: option.final_cost,
      voucher: '',
      isCourierAvailable: true,
      total_pay: 100_000 + option.final_cost + method.fee
    }
    return done(await web.post('/buyer/transaction/order', draft, { 'idempotency-key': randomUUID() })).data
  }

  it('[cart-18] orders, sees the payment, cancels and puts the goods back into the cart', async () => {
    const person = await shopper()
    const { web } = person
    const { id } = await order(person)
    expect(done(await web.get(`/buyer/transaction/payment/${id}`)).data.payment.number).toMatch(/^\d+$/)
    const list = '/buyer/transaction?start_date=&end_date=&status=pending&type=&page=1&per_page=12&shipping='
    expect(done(await web.get(list)).data).toMatchObject([{ id }])
    expect(done(await web.get('/buyer/transaction/count')).data).toMatchObject({ pending: 1 })
    const cancelled = await web.post(`/buyer/transaction/cancel/${id}`, {
      cancel_by: 'buyer',
      reason: 'Batal'
    })
    expect(done(cancelled).data.status).toBe('cancel')
    const { data: notices } = done(await web.get('/buyer/notification?type=all&page=1&per_page=12'))
    expect(notices).toMatchObject([{ value: String(id) }, { value: String(id) }])
    done(await web.post(`/buyer/notification/read/${notices[0].id}`))
    expect(done(await web.get('/buyer/notification/count')).data).toMatchObject({ all: 1, transaction: 1 })
    done(await web.post(`/buyer/cart/add-by-transaction/${id}`))
    expect(done(await web.get('/buyer/cart/count')).data).toEqual({ count: 1 })
  })

  it('confirms a delivery, and reviews it with a photo and again without', async () => {
    const person = await shopper()
    const { web, product } = person
    const { id, code } = await order(person)
    const { number } = done(await web.get(`/buyer/transaction/payment/${id}`)).data.payment
    await world().ops.call('POST /ops/payment/settle', { number })
    await advanceTo(world(), code, 'deliver')
    done(await web.post(`/buyer/transaction/tracking/${id}`))
    done(await web.post(`/buyer/transaction/confirm/${id}`))
    const said = { product_id: String(product.id), transaction_id: String(id), rating: '5', review: 'Bagus' }
    const review = await web.form('/buyer/transaction/review', { ...said, photo: await takePhoto() })
    const change = { rating: '4', review: 'Cukup', photo: 'null' }
    const changed = await web.form(`/buyer/transaction/review/update/${done(review).data.id}`, change)
    expect(done(changed).data).toMatchObject({ rating: 4, photo: null, is_updated: true })
  })

  it('picks goods up at a warehouse, or sends them to a point', async () => {
    const { web, line } = await shopper()
    const far = {
      ...nearPlace,
      district_id: region.far,
      subdistrict_id: region.farVillage,
      zip_code: '10120'
    }
    const receiver = { label: 'Proyek', name: 'Rina', phone: '081300000009' }
    const address = done(await web.post('/buyer/address/add', { ...receiver, ...far })).data
    const opened = { cart_detail_id: [line], address_id: address.id }
    done(await web.post('/buyer/transaction/checkout', opened))
    const [warehouse] = done(await web.post('/buyer/transaction/pickup/list')).data
    const pickup = { address_id: address.id, warehouse_id: warehouse.id }
    expect(done(await web.post('/buyer/transaction/pickup/set', pickup)).data.mode).toBe('pickup')
    const { data: points } = done(
      await web.post('/buyer/transaction/point/expedition/list', { district_id: region.near })
    )
    expect(points).toMatchObject([{ subdistrict: { id: region.nearVillage } }])
    const point = { label: 'Kerabat', name: 'Ani', phone: '081200001111', ...nearPlace, is_main: false }
    expect(done(await web.post('/buyer/transaction/point/set', point)).data.mode).toBe('point')
  })
})
