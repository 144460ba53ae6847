import { beforeAll, describe, expect, it } from 'vitest'

import { conversationsPerHour } from '#lib/chat/limits.ts'
import { buildApi } from '#server/app.ts'

import { answerIn, listedOf, textsOf, writeTo } from '../support/chatting.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let seller: Person
let otherSeller: Person

beforeAll(async () => {
  market = await openMarket(world())
  seller = await sellerOf(world(), market.shopId)
  otherSeller = await sellerOf(world(), await market.makeShop('Toko Lain'))
})

const unreadOf = async (buyer: Buyer) =>
  value(await buyer.person.call('GET /buyer/conversation/count', {})).count

describe('[chat-13] the list', () => {
  it('shows the last active first, with its unread messages', async () => {
    const buyer = await market.buyer()
    const first = await writeTo(buyer, market.shopId)
    await world().services.clock.advance(60)
    const second = await writeTo(buyer, await market.makeShop('Toko Kedua'))
    await world().services.clock.advance(60)
    expect((await listedOf(buyer)).map(({ id }) => id)).toEqual([second, first])
    await answerIn(world(), first, 'Ada\nbanyak')
    await answerIn(world(), first, 'Silakan')
    expect(await listedOf(buyer)).toMatchObject([
      { id: first, message: 'Silakan', unread_count: 2, last_message: { is_you: false, is_read: false } },
      { id: second, message: 'Halo', unread_count: 0, last_message: { is_you: true, is_read: false } }
    ])
    expect(await listedOf(buyer, { filter: 'unread' })).toMatchObject([{ id: first }])
    expect(await unreadOf(buyer)).toBe(1)
  })

  it('is searched by names and texts; the hit is the newest message that holds the words', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId, { message: 'Ada keramik 100%?' })
    const other = await writeTo(buyer, await market.makeShop('Galeri Keramik'))
    await answerIn(world(), id, 'Habis')
    const found = await listedOf(buyer, { keyword: 'KERAMIK' })
    expect(found.map(({ id }) => id).toSorted()).toEqual([id, other].toSorted())
    expect(found.find(one => one.id === id)!.hit).toMatchObject({ text: 'Ada keramik 100%?', is_you: true })
    expect(found.find(one => one.id === other)!.hit).toBeNull()
    expect((await listedOf(buyer, { keyword: '100%' })).map(({ id }) => id)).toEqual([id])
    expect(await listedOf(buyer, { keyword: '%%' })).toEqual([])
    const stranger = await market.buyer()
    expect(await listedOf(stranger, { keyword: 'keramik' })).toEqual([])
  })

  it('finds the threads with the marketplace by its name', async () => {
    const buyer = await market.buyer()
    await buyer.person.call('POST /buyer/conversation/create', { receiver_type: 'admin', message: 'Tolong' })
    expect(await listedOf(buyer, { keyword: 'bantuan' })).toMatchObject([{ shop: null, message: 'Tolong' }])
  })
})

describe('[chat-4] reading', () => {
  it('up to a message leaves the later ones unread, and never goes back', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    const first = await answerIn(world(), id, 'Satu')
    await answerIn(world(), id, 'Dua')
    const read = async (up_to?: number) =>
      value(await buyer.person.call('POST /buyer/conversation/read/{id}', { id, ...(up_to && { up_to }) }))
        .counters
    expect((await read(first.id)).conversation).toBe(1)
    expect(await listedOf(buyer)).toMatchObject([{ unread_count: 1 }])
    expect((await read()).conversation).toBe(0)
    expect((await read(first.id)).conversation).toBe(0)
    expect(await listedOf(buyer)).toMatchObject([{ unread_count: 0 }])
  })

  it('is told to the other side: its messages are read', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    expect(value(await seller.call('GET /ops/conversation', { id }))).toMatchObject([{ unread_count: 1 }])
    expect(value(await seller.call('POST /ops/conversation/{id}/read', { id }))).toEqual({ unread_count: 0 })
    const [sent] = value(await buyer.person.call('GET /buyer/conversation/{id}', { id }))
    expect(sent).toMatchObject({ is_you: true, is_read: true })
    expect((await listedOf(buyer))[0]!.read_up_to).toBe(sent!.id)
  })

  it('is not what writing does: a message that waited may be sent before its writer has seen the answer', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    await answerIn(world(), id)
    await buyer.person.call('POST /buyer/conversation/send/{id}', { id, message: 'Baik' })
    expect(await unreadOf(buyer)).toBe(1)
  })
})

describe('[chat-6] a deleted conversation', () => {
  it('is hidden from its buyer until the next message, and then whole', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    await answerIn(world(), id, 'Ya')
    expect(value(await buyer.person.call('POST /buyer/conversation/delete/{id}', { id }))).toMatchObject({
      counters: { conversation: 0 }
    })
    expect([await listedOf(buyer), await listedOf(buyer, { keyword: 'Ya' })]).toEqual([[], []])
    expect(value(await seller.call('GET /ops/conversation', { id }))).toHaveLength(1)
    await answerIn(world(), id, 'Masih perlu?')
    expect(await listedOf(buyer)).toMatchObject([{ id, unread_count: 1 }])
    expect(await textsOf(buyer, id)).toEqual(['Halo', 'Ya', 'Masih perlu?'])
  })
})

describe('[chat-14] a blocked shop', () => {
  it('is told so when it writes, until the buyer lifts it; the buyer does not write to it either', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    const block = (blocked: boolean) =>
      buyer.person.call('POST /buyer/conversation/block/{id}', { id, blocked })
    expect(value(await block(true))).toEqual({ is_blocked: true })
    const write = () => seller.call('POST /ops/conversation/{id}/send', { id, message: 'Promo!' })
    expect(await write()).toMatchObject({
      error: { code: 'blocked_by_buyer', message: 'Pembeli memblokir toko ini. Pesan tidak dapat dikirim.' }
    })
    const own = await buyer.person.call('POST /buyer/conversation/send/{id}', { id, message: 'Halo?' })
    const again = { receiver_type: 'seller', receiver_id: market.shopId, message: 'Halo?' } as const
    expect([codeOf(own), codeOf(await buyer.person.call('POST /buyer/conversation/create', again))]).toEqual([
      'shop_blocked',
      'shop_blocked'
    ])
    expect(await listedOf(buyer)).toMatchObject([{ is_blocked: true }])
    await block(false)
    expect([codeOf(await write()), await textsOf(buyer, id)]).toEqual(['ok', ['Halo', 'Promo!']])
  })

  it('is never the marketplace', async () => {
    const buyer = await market.buyer()
    const help = { receiver_type: 'admin', message: 'Tolong' } as const
    const { conversation_id: id } = value(await buyer.person.call('POST /buyer/conversation/create', help))
    const blocked = await buyer.person.call('POST /buyer/conversation/block/{id}', { id, blocked: true })
    expect(codeOf(blocked)).toBe('conversation_not_found')
  })
})

describe('[chat-15] a report', () => {
  it('waits for an operator, once; no shop sees it', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    const report = (reason: string) =>
      buyer.person.call('POST /buyer/conversation/report/{id}', { id, reason })
    expect(codeOf(await report(' '))).toBe('invalid_input')
    expect([codeOf(await report('Penipuan')), codeOf(await report('Lagi'))]).toEqual([
      'ok',
      'reported_already'
    ])
    const [row] = value(await world().ops.call('GET /ops/conversation', { filter: 'reported' }))
    expect(row).toMatchObject({ id, report: { reason: 'Penipuan' } })
    expect(value(await seller.call('GET /ops/conversation', { id }))).toMatchObject([{ report: null }])
    expect(value(await seller.call('GET /ops/conversation', { filter: 'reported' }))).toEqual([])
    const close = () => world().ops.call('POST /ops/conversation/report/{id}/close', { id: row!.report!.id })
    expect([codeOf(await close()), codeOf(await close())]).toEqual(['ok', 'report_not_found'])
    expect(codeOf(await report('Lagi'))).toBe('ok')
  })
})

describe('[chat-16] nobody else', () => {
  const buyersCalls = [
    ['GET /buyer/conversation/{id}', {}],
    ['POST /buyer/conversation/send/{id}', { message: 'x' }],
    ['POST /buyer/conversation/read/{id}', {}],
    ['POST /buyer/conversation/delete/{id}', {}],
    ['POST /buyer/conversation/report/{id}', { reason: 'x' }],
    ['POST /buyer/conversation/block/{id}', { blocked: true }]
  ] as const
  const countersCalls = [
    ['GET /ops/conversation/{id}', {}],
    ['POST /ops/conversation/{id}/send', { message: 'x' }],
    ['POST /ops/conversation/{id}/read', {}]
  ] as const

  it('is let into a conversation by its number: every call that names one is tried', async () => {
    const named = [...buildApi().routes.keys()].filter(name => /conversation\/.*\{id\}/.test(name))
    const tried: string[] = [...buyersCalls, ...countersCalls].map(([name]) => name)
    const others = ['GET /buyer/conversation/user/{id}', 'POST /ops/conversation/report/{id}/close']
    expect(named.toSorted()).toEqual([...tried, ...others].toSorted())
  })

  it.each(buyersCalls)('of the buyers: %s', async (name, input) => {
    const [buyer, stranger] = [await market.buyer(), await market.buyer()]
    const id = await writeTo(buyer, market.shopId)
    expect(codeOf(await stranger.person.call(name, { id, ...input } as never))).toBe('conversation_not_found')
    expect([await listedOf(stranger, { id }), await textsOf(buyer, id)]).toEqual([[], ['Halo']])
  })

  it.each(countersCalls)('of the shops: %s', async (name, input) => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    expect(codeOf(await otherSeller.call(name, { id, ...input } as never))).toBe('conversation_not_found')
    expect(value(await otherSeller.call('GET /ops/conversation', { id }))).toEqual([])
    const help = { receiver_type: 'admin', message: 'Tolong' } as const
    const { conversation_id } = value(await buyer.person.call('POST /buyer/conversation/create', help))
    expect(codeOf(await seller.call(name, { id: conversation_id, ...input } as never))).toBe(
      'conversation_not_found'
    )
  })
})

describe("[chat-17] the counter's list", () => {
  it('has unread ones first, and answers in the name of the shop or of the marketplace', async () => {
    const buyer = await market.buyer()
    const waiting = await writeTo(buyer, market.shopId, { message: 'Menunggu' })
    await world().services.clock.advance(60)
    const other = await market.buyer()
    const answered = await writeTo(other, market.shopId)
    expect((await answerIn(world(), answered)).role).toBe('seller')
    value(await seller.call('POST /ops/conversation/{id}/read', { id: answered }))
    const ids = value(await seller.call('GET /ops/conversation', { per_page: 100 })).map(({ id }) => id)
    expect(ids.indexOf(waiting)).toBeLessThan(ids.indexOf(answered))
    const unread = value(await seller.call('GET /ops/conversation', { filter: 'unread', per_page: 100 }))
    expect(unread.map(({ id }) => id)).toContain(waiting)
    expect(unread.map(({ id }) => id)).not.toContain(answered)
    const byText = value(await seller.call('GET /ops/conversation', { keyword: 'menunggu' }))
    expect(byText).toMatchObject([
      { id: waiting, hit: { text: 'Menunggu', is_you: false }, buyer: { id: buyer.id } }
    ])
    const help = { receiver_type: 'admin', message: 'Tolong' } as const
    const { conversation_id } = value(await buyer.person.call('POST /buyer/conversation/create', help))
    expect(await answerIn(world(), conversation_id)).toMatchObject({ role: 'admin', user_id: null })
  })

  it("is a sign of life of the shop: an answer, and a seller's look at a thread", async () => {
    const buyer = await market.buyer()
    const shopId = await market.makeShop('Toko Diam')
    const own = await sellerOf(world(), shopId)
    const id = await writeTo(buyer, shopId)
    const isOnline = async () => (await listedOf(buyer, { id }))[0]!.online
    expect(await isOnline()).toBe(false)
    await own.call('POST /ops/conversation/{id}/read', { id })
    expect(await isOnline()).toBe(true)
    await world().services.clock.advance(400)
    expect(await isOnline()).toBe(false)
    await answerIn(world(), id)
    expect(await isOnline()).toBe(true)
  })
})

it('[chat-18] at most 20 conversations are begun in an hour; old ones go on', async () => {
  const buyer = await market.buyer()
  const shops = await Promise.all(
    Array.from({ length: conversationsPerHour + 2 }, (_, i) => market.makeShop(`Toko ${i}`))
  )
  const begin = (shopId: number) =>
    buyer.person.call('POST /buyer/conversation/create', {
      receiver_type: 'seller',
      receiver_id: shopId,
      message: 'Halo'
    })
  const codes = (await Promise.all(shops.map(begin))).map(codeOf)
  expect(codes.filter(code => code === 'ok')).toHaveLength(conversationsPerHour)
  expect(codes.filter(code => code === 'too_many_conversations')).toHaveLength(2)
  expect(codeOf(await begin(shops[codes.indexOf('ok')]!))).toBe('ok')
  await world().services.clock.advance(3_601)
  value(await buyer.person.call('POST /auth/refresh', {}))
  expect(codeOf(await begin(shops[codes.indexOf('too_many_conversations')]!))).toBe('ok')
})
