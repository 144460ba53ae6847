import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it, vi } from 'vitest'

import { signatureHeaders } from '#lib/core/api/signature.ts'

import { type Buyer, type Market, nearPlace, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
})

describe('bad input', () => {
  it.each([
    ['GET /buyer/transaction', { start_date: '2026-13-45' }],
    ['GET /buyer/transaction', { start_date: '2026-02-31' }],
    ['GET /buyer/balance/history', { end_date: '2026-99-99' }],
    ['GET /buyer/product', { keyword: 'se\0men' }]
  ] as const)('[core-6] of %s is rejected as such', async (endpoint, input) => {
    const response = await buyer.person.send(endpoint, input)
    expect(response.status).toBe(422)
  })

  it('[core-191, core-190] with a NUL is reported at its field; half a character is removed', async () => {
    const code = 'invalid_input'
    const text = 'Mengandung karakter yang tidak dapat dipakai'
    expect(await buyer.person.call('GET /buyer/product', { keyword: 'se\0men' })).toMatchObject({
      error: { code, fields: { keyword: text } }
    })
    const choice = { cart_id: 'x', site: { contact_name: 'Bu\0di' } }
    expect(await buyer.person.call('POST /buyer/transaction/checkout/choose', choice)).toMatchObject({
      error: { code, fields: { 'site.contact_name': text } }
    })
    const half = { cart_id: 'x', site: { contact_name: 'Budi\ud83d' } }
    expect(codeOf(await buyer.person.call('POST /buyer/transaction/checkout/choose', half))).toBe(
      'checkout_not_found'
    )
  })

  it.each(['1e3', ' 5 ', '0x10', '5.0', '+5', '1_000', '٣', '', true, null, [], ['5'], {}, 1.5, 1e30])(
    '[core-6] of %j for a number is rejected: only digits are a number',
    async product_id => {
      const response = await buyer.person.send('POST /buyer/cart/add', {
        product_id,
        qty: 1,
        is_buy_now: false
      })
      expect(response.status).toBe(422)
    }
  )

  it('[core-6] of digits in a text is the number', async () => {
    const { id } = await market.product()
    const added = await buyer.person.send('POST /buyer/cart/add', {
      product_id: String(id),
      qty: '2',
      is_buy_now: false
    })
    expect(added.status).toBe(200)
  })

  it('[core-6] outside the body is ignored: a change is read from its body only', async () => {
    const { id } = await market.product()
    const path = `/api/v1/buyer/cart/add?product_id=${id}&qty=1&is_buy_now=false`
    const cookie = `access=${buyer.person.cookies.get('access')}`
    expect((await raw('POST', path, '{}', { cookie })).status).toBe(422)
  })

  it.each([
    '?page=1&page[]=2',
    '?page[]=2&page=1',
    '?__proto__[]=1',
    '?__proto__=1',
    '?constructor[]=1&constructor=2',
    `?keyword=${'x'.repeat(12_000)}`
  ])('in the address %s is rejected as such', async query => {
    expect((await raw('GET', `/api/v1/buyer/product${query}`)).status).toBe(422)
  })

  it('in a form is rejected as such', async () => {
    const form = new URLSearchParams('auth=x&auth[]=x').toString()
    expect((await raw('POST', '/api/v1/auth/login', form, { 'content-type': formType })).status).toBe(422)
  })

  it('is no inherited property name: it is unknown like any other', async () => {
    expect((await raw('GET', '/api/v1/buyer/product?toString[]=1')).status).toBe(200)
  })

  it.each([
    ['a deep nest', `{"auth":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a deep nest of objects', '{"auth":'.repeat(5_000) + '1' + '}'.repeat(5_000)],
    ['a nest that does not end', '['.repeat(10_240)],
    ['many values', JSON.stringify({ auth: Array.from({ length: 3_000 }, () => 1) })],
    [
      'many values beside it',
      JSON.stringify({ auth: 'x@contoh.id', more: Array.from({ length: 3_000 }, () => 1) })
    ],
    ['a nest beside it', JSON.stringify({ auth: 'x@contoh.id', more: [[[[[[[1]]]]]]] })],
    ['a name that objects have', '{"__proto__":{"auth":"x"},"constructor":1}'],
    ['a long identifier', JSON.stringify({ auth: `a@${'.'.repeat(200_000)}@` })]
  ])('[core-6] of %s is rejected at sign-in, at once', async (_, body) => {
    const response = await raw('POST', '/api/v1/auth/login', body)
    expect([400, 422]).toContain(response.status)
  })

  const part = '--X\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  const urlencoded = 'application/x-www-form-urlencoded'
  const parts = 'multipart/form-data; boundary=X'
  it.each([
    ['many fields', urlencoded, 'a&'.repeat(100_000), 400],
    ['many fields to an upload', urlencoded, 'a&'.repeat(1_000_000), 413],
    ['a large list', 'application/json', `{"a":[${'1,'.repeat(500_000)}1]}`, 413],
    ['many parts', parts, part.repeat(5_000) + '--X--\r\n', 400],
    ['a part with a long head', parts, `--X\r\n${'a: b\r\n'.repeat(1_000_000)}\r\n\r\n--X--`, 400],
    ['parts without a boundary', 'multipart/form-data', part.repeat(5_000), 400],
    ['a few parts', parts, part.repeat(3) + '--X--\r\n', 200]
  ])('[core-6] with %s is rejected before it is parsed', async (_, type, body, status) => {
    const parsed = vi.spyOn(Response.prototype, 'formData')
    const headers = { 'content-type': type, cookie: `access=${buyer.person.cookies.get('access')}` }
    const answer = await raw('POST', '/api/v1/buyer/profile/update', body, headers)
    expect(answer.status).toBe(status)
    expect(parsed).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
    parsed.mockRestore()
  })

  it('without a session is not stored: an upload is discarded', async () => {
    const bytes = new ReadableStream({
      start: stream => stream.enqueue(new Uint8Array(1_000_000)),
      pull: stream => stream.close()
    })
    const concat = vi.spyOn(Buffer, 'concat')
    const answer = await raw('POST', '/api/v1/buyer/profile/update', bytes, { 'content-type': parts })
    expect(answer.status).toBe(401)
    const joined = concat.mock.calls.map(([pieces]) => pieces.reduce((sum, piece) => sum + piece.length, 0))
    expect(joined.filter(size => size >= 1_000_000)).toEqual([])
    concat.mockRestore()
  })

  it('is reported in readable words', async () => {
    const fields = async (endpoint: string, input: object) =>
      ((await (await buyer.person.send(endpoint, input)).json()) as { error: { fields: object } }).error
        .fields
    expect(await fields('GET /buyer/notification', { type: 'x', page: 'x' })).toEqual({
      type: 'Pilihan tidak valid',
      page: 'Harus berupa angka'
    })
    expect(await fields('GET /buyer/transaction/payment', { shop_id: '1.5' })).toMatchObject({
      shop_id: 'Harus bilangan bulat, tanpa titik atau koma',
      shipping_type: 'Wajib diisi'
    })
    expect(await fields('POST /buyer/transaction/checkout', {})).toEqual({ cart_detail_id: 'Wajib diisi' })
    expect(await fields('POST /buyer/cart/update/{id}', { id: 1, items: { qty: 2 } })).toEqual({
      items: 'Harus berupa daftar'
    })
    expect(await fields('GET /buyer/product', { min_price: '50.000', page: 1.5 })).toMatchObject({
      min_price: 'Harus bilangan bulat, tanpa titik atau koma'
    })
    expect(await fields('POST /auth/otp/check', {})).toEqual({
      otp_id: 'Wajib diisi',
      otp: 'Kode OTP harus diisi'
    })
    expect(await fields('GET /buyer/product', { page: 0, keyword: 'x'.repeat(101) })).toEqual({
      page: 'Minimal 1',
      keyword: 'Maksimal 100 karakter'
    })
  })
})

const formType = 'application/x-www-form-urlencoded'

/** A request that none of our clients would send. */
const raw = (
  method: string,
  path: string,
  body?: string | ReadableStream,
  headers: Record<string, string> = {}
) =>
  world().app.request(`http://localhost${path}`, {
    method,
    ...(body !== undefined && { body, duplex: 'half' }),
    headers: {
      ...signatureHeaders(world().services.config.signatureKey, Date.now()),
      'content-type': 'application/json',
      origin: 'http://localhost',
      host: 'localhost',
      ...headers
    }
  } as RequestInit)

describe("an address's point", () => {
  const add = (fields: object) =>
    buyer.person.send('POST /buyer/address/add', {
      label: 'Proyek',
      name: 'Ani',
      phone: '081200001111',
      ...nearPlace,
      ...fields
    })

  it.each([
    ['outside of the globe', { lat: '99', lng: '106.8' }, 'invalid_input'],
    ['far from the village', { lat: '-2.5', lng: '140.7' }, 'region_mismatch']
  ])('[address-4] %s is rejected', async (_, point, code) => {
    const body = (await (await add(point)).json()) as { error: { code: string } }
    expect(body.error.code).toBe(code)
  })

  it('[address-4] may be left out of the form, and is then the village’s', async () => {
    expect((await add({ lat: '', lng: '' })).status).toBe(200)
  })
})

describe('a top-up', () => {
  it('[money-8] is credited once per Idempotency-Key, and requires one', async () => {
    const owner = await market.buyer()
    const topUp = (key?: string) =>
      world().ops.call(
        'POST /ops/balance/topup',
        { user: String(owner.id), amount: 1000 },
        key ? { key } : {}
      )
    const key = randomUUID()
    expect(value(await topUp(key)).balance).toBe(1000)
    expect(value(await topUp(key)).balance).toBe(1000)
    expect(codeOf(await topUp())).toBe('idempotency_key_required')
  })
})
