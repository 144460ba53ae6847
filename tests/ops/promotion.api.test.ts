import { count, eq, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { users } from '#server/identity/schema.ts'
import { notifications } from '#server/notification/schema.ts'

import { buy, pay } from '../support/buying.ts'
import { useLive } from '../support/live.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const live = useLive(world)
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

type Sent = Parameters<typeof send>[0]
const send = (
  input: {
    user?: string | number
    type?: 'promotion' | 'transaction' | 'negotiation'
    title?: string
    body?: string
    value?: string
  },
  key = Math.random().toString(36)
) =>
  world().ops.call(
    'POST /ops/notification',
    { type: 'promotion', title: 'Pekan Cat', body: 'Diskon 10%.', ...input },
    { key }
  )

const told = async (title: string) => {
  const [row] = await world()
    .services.db.select({ n: count() })
    .from(notifications)
    .where(eq(notifications.title, title))
  return row!.n
}

describe('[ops-10] what the operator tells', () => {
  it('comes to one buyer, by id, with a target on this site', async () => {
    const buyer = await market.buyer()
    const sent = await send({ user: String(buyer.id), value: '/category/cat' })
    expect(value(sent)).toEqual({ count: 1 })
    expect(value(await buyer.person.call('GET /buyer/notification', {}))).toMatchObject([
      { type: 'promotion', title: 'Pekan Cat', body: 'Diskon 10%.', value: '/category/cat', is_read: false }
    ])
  })

  it('comes to everybody who may be here once, however often it is sent, and at once to open tabs', async () => {
    const [buyer] = [await market.buyer(), await market.buyer()]
    const tab = live.open()
    await tab.join(buyer.person, `private-user.${buyer.id}`)
    const input: Sent = { title: 'Untuk semua' }
    const answers = await Promise.all([send(input, 'same'), send(input, 'same'), send(input, 'same')])
    const { services } = world()
    const [people] = await services.db.select({ n: count() }).from(users).where(ne(users.role, 'admin'))
    expect(answers.map(answer => value(answer).count)).toEqual(Array(3).fill(people!.n))
    expect(await told('Untuk semua')).toBe(people!.n)
    expect((await tab.hear('notification')).data).toEqual({})
    expect((await tab.hear('counters')).data).toMatchObject({ notification: { promotion: 1 } })
    expect(codeOf(await send({ title: 'Lain' }, 'same'))).toBe('idempotency_mismatch')
    expect(await told('Lain')).toBe(0)
  })

  it('is not sent twice to one buyer by a retry', async () => {
    const buyer = await market.buyer()
    const input: Sent = { user: String(buyer.id), title: 'Sekali saja' }
    expect(value(await send(input, 'once'))).toEqual({ count: 1 })
    expect(value(await send(input, 'once'))).toEqual({ count: 1 })
    expect(await told('Sekali saja')).toBe(1)
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/..//elsewhere.example',
    'javascript:alert(1)'
  ])('never leads to another site: %s', async target => {
    const buyer = await market.buyer()
    for (const user of [{ user: String(buyer.id) }, {}]) {
      expect(codeOf(await send({ ...user, value: target, title: target }))).toBe('target_elsewhere')
    }
    expect(await told(target)).toBe(0)
  })

  it('of an order names one of that buyer’s own', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    const { id, code } = await buy(buyer, await market.product(), pay.account)
    const about = (user: number, order: string) =>
      send({ user: String(user), type: 'transaction', value: order, title: 'Kabar pesanan' })
    for (const order of ['0', code, String(id)]) {
      expect(codeOf(await about(other.id, order))).toBe('order_not_found')
    }
    expect(value(await about(buyer.id, code))).toEqual({ count: 1 })
    const [newest] = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(newest).toMatchObject({ title: 'Kabar pesanan', value: String(id) })
    expect(codeOf(await send({ type: 'negotiation', value: '1' }))).toBe('one_buyer_needed')
  })

  it('may be about no order at all, and names the buyer by a number too', async () => {
    const buyer = await market.buyer()
    value(await send({ user: buyer.id, type: 'transaction', title: 'Kabar akun' }))
    value(await send({ type: 'negotiation', title: 'Kabar untuk semua' }))
    const list = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(list.map(({ type, title, value }) => [type, title, value])).toEqual([
      ['negotiation', 'Kabar untuk semua', ''],
      ['transaction', 'Kabar akun', '']
    ])
    for (const user of [0, -1, 1.5, true, {}]) {
      expect(codeOf(await send({ user: user as number }))).toBe('invalid_input')
    }
  })

  it('is sent each time without a key', async () => {
    const buyer = await market.buyer()
    const input = { type: 'promotion', title: 'Tanpa kunci', body: 'x' } as const
    const [{ n: people }] = (await world()
      .services.db.select({ n: count() })
      .from(users)
      .where(ne(users.role, 'admin'))) as [{ n: number }]
    for (const user of [buyer.id, buyer.id, undefined, undefined]) {
      value(await world().ops.call('POST /ops/notification', { ...input, ...(user && { user }) }))
    }
    expect(await told('Tanpa kunci')).toBe(2 + 2 * people)
  })

  it('[ops-432] comes to nobody where its buyer is named by nothing that is seen', async () => {
    for (const user of ['', ' ', '\u200B', '\u202A\u202C']) {
      const sent = await send({ user, title: 'Bukan untuk semua' })
      expect([user, sent.ok || sent.error.fields]).toEqual([
        user,
        { user: 'Pembeli wajib diisi, atau tidak dikirim sama sekali' }
      ])
    }
    expect(await told('Bukan untuk semua')).toBe(0)
  })

  it('needs a buyer whom there is, its words and an operator, and takes no key that is none', async () => {
    expect(codeOf(await send({ user: '999999999' }))).toBe('account_not_found')
    expect(codeOf(await send({ title: '' }))).toBe('invalid_input')
    expect(codeOf(await send({ body: 'x'.repeat(501) }))).toBe('invalid_input')
    const input = { type: 'promotion', title: 'Dari siapa', body: 'x' } as const
    const guest = world().person()
    expect(codeOf(await guest.call('POST /ops/notification', input, { key: 'a' }))).toBe('unauthorized')
    const buyer = await market.buyer()
    for (const user of [{}, { user: buyer.id }]) {
      expect(codeOf(await send({ ...input, ...user }, 'x'.repeat(101)))).toBe('idempotency_key_required')
    }
    expect(await told('Dari siapa')).toBe(0)
  })
})
