import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { addresses } from '#server/address/schema.ts'

import { buy, checkOut, orderOf, pay, sendOrder } from '../support/buying.ts'
import {
  addAddress,
  type Buyer,
  type Market,
  nearPlace,
  openMarket,
  overseas,
  region
} from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
/** One that is not the main address. */
let second: number

beforeAll(async () => {
  market = await openMarket(world())
})

beforeEach(async () => {
  buyer = await market.buyer()
  second = await addAddress(world(), buyer.id, { label: 'Gudang' })
})

const form = { label: 'Kantor', name: 'Sari', phone: '0812-3456-7890', ...nearPlace }

const listOf = async ({ person }: Buyer) => value(await person.call('GET /buyer/address', {}))
const mainsOf = async (owner: Buyer) => (await listOf(owner)).filter(one => one.is_main).map(one => one.id)
const update = (owner: Buyer, id: number, more: object = {}) =>
  owner.person.call('POST /buyer/address/update/{id}', { id, ...form, ...more })
const remove = (owner: Buyer, id: number) => owner.person.call('POST /buyer/address/delete/{id}', { id })
const setMain = (owner: Buyer, id: number) => owner.person.call('POST /buyer/address/main/{id}', { id })

/** As other clients send it: form data. */
function sendForm(path: string, fields: Record<string, string | number>) {
  const body = new FormData()
  for (const [name, text] of Object.entries(fields)) body.set(name, String(text))
  const cookie = [...buyer.person.cookies].map(([name, text]) => `${name}=${text}`).join('; ')
  const signature = signatureHeaders(world().services.config.signatureKey, Date.now())
  const headers = { origin: 'http://localhost', host: 'localhost', cookie, ...signature }
  return world().app.request(`http://localhost/api/v1${path}`, { method: 'POST', body, headers })
}

describe('[address-11] updating an address', () => {
  it('saves all of its new fields, also from form data', async () => {
    const changed = value(await update(buyer, second, { lat: '-6.22', lng: '106.81' }))
    expect(changed).toMatchObject({ id: second, label: 'Kantor', phone: '081234567890', is_main: false })
    expect([changed.lat, changed.lng]).toEqual(['-6.22', '106.81'])
    expect(changed.address).toContain('Jl. Titip 2')
    expect(
      (await sendForm(`/buyer/address/update/${second}`, { ...form, label: 'Dari formulir' })).status
    ).toBe(200)
    expect((await listOf(buyer)).map(one => one.label)).toEqual(['Rumah', 'Dari formulir'])
  })

  it('[address-3, address-4] is validated like a new one; an error changes nothing', async () => {
    const before = await listOf(buyer)
    expect(codeOf(await update(buyer, second, { province_id: overseas.province }))).toBe('region_mismatch')
    expect(codeOf(await update(buyer, second, { lat: '-8.6', lng: '120.4' }))).toBe('region_mismatch')
    expect(await update(buyer, second, { phone: '12', label: '' })).toMatchObject({
      error: { fields: { phone: 'Nomor telepon harus 10-14 digit', label: 'Label alamat wajib diisi' } }
    })
    expect(await listOf(buyer)).toEqual(before)
  })

  it('takes the point of its new village if none is sent', async () => {
    const place = { district_id: region.far, subdistrict_id: region.farVillage, lat: '', lng: '' }
    const changed = value(await update(buyer, second, place))
    expect([changed.lat, changed.lng]).toEqual(['-6.2', '106.8'])
  })

  it('makes it the main one on request, and leaves the main one otherwise', async () => {
    value(await update(buyer, second, { is_main: true }))
    expect(await mainsOf(buyer)).toEqual([second])
    value(await update(buyer, second, { is_main: false }))
    expect(await mainsOf(buyer)).toEqual([second])
  })
})

describe('[address-11] deleting an address', () => {
  it('is allowed for the main one only if it is the only one', async () => {
    const answer = await remove(buyer, buyer.addressId)
    expect(answer).toMatchObject({ error: { code: 'address_is_main' } })
    value(await remove(buyer, second))
    value(await remove(buyer, buyer.addressId))
    expect(await listOf(buyer)).toEqual([])
    expect(value(await buyer.person.call('GET /buyer/profile', {})).has_address).toBe(false)
  })

  it('hides it from every call', async () => {
    value(await remove(buyer, second))
    expect(codeOf(await remove(buyer, second))).toBe('address_not_found')
    expect(codeOf(await update(buyer, second))).toBe('address_not_found')
    expect(codeOf(await setMain(buyer, second))).toBe('address_not_found')
    expect(codeOf(await buyer.person.call('GET /buyer/address/{id}', { id: second }))).toBe(
      'address_not_found'
    )
  })

  it('makes room: the first one added afterwards is the main one', async () => {
    value(await remove(buyer, second))
    value(await remove(buyer, buyer.addressId))
    const added = value(await buyer.person.call('POST /buyer/address/add', form))
    expect(added.is_main).toBe(true)
  })
})

describe('[address-5, address-11] two concurrent tabs', () => {
  it('delete an address once', async () => {
    const answers = await Promise.all([remove(buyer, second), remove(buyer, second)])
    expect(answers.map(codeOf).toSorted()).toEqual(['address_not_found', 'ok'])
  })

  it('that delete an address and make it the main one leave exactly one main address', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await addAddress(world(), buyer.id, { label: `Ronde ${round}` })
      const [deleted, made] = await Promise.all([remove(buyer, other), setMain(buyer, other)])
      expect([codeOf(deleted), codeOf(made)]).toContainEqual('ok')
      expect(await mainsOf(buyer)).toHaveLength(1)
    }
  })

  it('that delete both of two addresses leave the main one', async () => {
    const answers = await Promise.all([remove(buyer, second), remove(buyer, buyer.addressId)])
    const left = await listOf(buyer)
    // The main one may be deleted too if its request came last: then it was the only one.
    expect(left.length).toBe(answers.map(codeOf).filter(code => code !== 'ok').length)
    expect(left.every(one => one.is_main)).toBe(true)
  })
})

describe('[address-16] a checkout whose address was deleted', () => {
  it('falls back to the main address and says so, or requires one if there is none', async () => {
    const product = await market.product({ price: 100_000, stock: 5 })
    const open = await checkOut(buyer, product)
    const lines = { cart_detail_id: open.products.map(line => line.id) }
    value(await buyer.person.call('POST /buyer/transaction/checkout', { ...lines, address_id: second }))
    value(await remove(buyer, second))
    const again = value(await buyer.person.call('POST /buyer/transaction/checkout', lines))
    expect(again.address.id).toBe(buyer.addressId)
    expect(again.notices).toContain('Alamat yang Anda pilih sudah dihapus. Periksa alamat pengiriman.')
    value(await remove(buyer, buyer.addressId))
    const checkout = await buyer.person.call('POST /buyer/transaction/checkout', lines)
    expect(codeOf(checkout)).toBe('address_not_found')
    expect(codeOf(await sendOrder(buyer, orderOf(again, pay.account)))).toBe('address_not_found')
  })

  it('is ordered before the deletion or rejected after it; an order keeps its destination', async () => {
    const product = await market.product({ price: 100_000, stock: 5 })
    const open = await checkOut(buyer, product)
    value(await setMain(buyer, second))
    const [ordered, removed] = await Promise.all([
      sendOrder(buyer, orderOf(open, pay.account)),
      remove(buyer, buyer.addressId)
    ])
    expect(codeOf(removed)).toBe('ok')
    expect(['ok', 'address_not_found']).toContain(codeOf(ordered))
    const order = await buy(buyer, product, pay.account, { address_id: second })
    value(await setMain(buyer, value(await buyer.person.call('POST /buyer/address/add', form)).id))
    value(await update(buyer, second, { name: 'Orang Lain' }))
    value(await remove(buyer, second))
    const detail = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: String(order.id) }))
    expect(JSON.stringify(detail)).toContain('Jl. Rumah 1')
    expect(JSON.stringify(detail)).not.toContain('Orang Lain')
  })
})

it('[address-11] a deleted address stays for its references, but appears in no list', async () => {
  value(await remove(buyer, second))
  const [row] = await world().services.db.select().from(addresses).where(eq(addresses.id, second))
  expect(row?.deletedAt).toBeInstanceOf(Date)
})
