import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'

import { pushAfterMinutes } from '#lib/chat/limits.ts'
import { recordUnread } from '#server/chat/push-unread.ts'

import { answerIn, listedOf, writeTo } from '../support/chatting.ts'
import { useLive } from '../support/live.ts'
import { type Market, openMarket } from '../support/market.ts'
import { type Person, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { openPushService } from '../support/push-service.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const pair = webPush.generateVAPIDKeys()
const world = useWorld({
  VAPID_PUBLIC_KEY: pair.publicKey,
  VAPID_PRIVATE_KEY: pair.privateKey,
  VAPID_SUBJECT: 'mailto:push@bababangunan.example',
  PUSH_TO_PRIVATE: 'on'
})
const live = useLive(world)
let service: Awaited<ReturnType<typeof openPushService>>
let market: Market
let seller: Person

beforeAll(async () => {
  service = await openPushService()
  market = await openMarket(world())
  seller = await sellerOf(world(), market.shopId)
})
beforeEach(() => void service.heard.splice(0))
afterAll(() => service.close())

describe('[chat-19] both sides', () => {
  it('hear a message and its reading on the channel of the conversation, and their lists learn of it', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    const [phone, site, console_] = [live.open(), live.open(), live.open()]
    await phone.join(buyer.person, `private-conversation.${id}`)
    await phone.join(buyer.person, `private-user.${buyer.id}`)
    await site.join(seller, `private-shop.${market.shopId}`, 'POST /ops/broadcasting/auth')
    await site.join(seller, `private-conversation.${id}`, 'POST /ops/broadcasting/auth')
    await console_.join(world().ops, 'private-shop.0', 'POST /ops/broadcasting/auth')
    const answered = await answerIn(world(), id, 'Ada')
    const heard = await phone.hear('message.created', ({ data }) => data['id'] === answered.id)
    expect(heard).toMatchObject({
      channel: `private-conversation.${id}`,
      data: { message: 'Ada', role: 'seller', conversation_id: id, user: { name: 'Toko Uji' } }
    })
    expect(heard.data).not.toHaveProperty('is_you')
    await phone.hear('conversation', ({ data }) => data['id'] === id)
    await phone.hear('counters', ({ data }) => data['conversation'] === 1)
    await site.hear('conversation', ({ data }) => data['id'] === id)
    await console_.hear('conversation', ({ data }) => data['id'] === id)
    await buyer.person.call('POST /buyer/conversation/read/{id}', { id })
    const read = await site.hear('message.read')
    expect(read.data).toEqual({ conversation_id: id, by: 'buyer', up_to: answered.id })
  })

  it('learn of a block, a report and a deletion', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    for (const [name, input] of [
      ['POST /buyer/conversation/block/{id}', { blocked: true }],
      ['POST /buyer/conversation/report/{id}', { reason: 'Spam' }],
      ['POST /buyer/conversation/delete/{id}', {}]
    ] as const) {
      const site = live.open()
      await site.join(seller, `private-shop.${market.shopId}`, 'POST /ops/broadcasting/auth')
      value(await buyer.person.call(name, { id, ...input } as never))
      await site.hear('conversation', ({ data }) => data['id'] === id)
    }
  })

  it('join only their own channels: the one of all shops is for operators', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, await market.makeShop('Toko Ketiga'))
    const stranger = await market.buyer()
    const joining = async (
      who: Person,
      channel_name: string,
      endpoint: 'POST /broadcasting/auth' | 'POST /ops/broadcasting/auth'
    ) => (await who.call(endpoint, { socket_id: '1.1', channel_name })).ok
    expect(await joining(buyer.person, `private-conversation.${id}`, 'POST /broadcasting/auth')).toBe(true)
    expect(await joining(stranger.person, `private-conversation.${id}`, 'POST /broadcasting/auth')).toBe(
      false
    )
    expect(await joining(seller, `private-conversation.${id}`, 'POST /ops/broadcasting/auth')).toBe(false)
    expect(await joining(seller, 'private-shop.0', 'POST /ops/broadcasting/auth')).toBe(false)
    expect(await joining(world().ops, 'private-shop.0', 'POST /ops/broadcasting/auth')).toBe(true)
  })
})

describe('[chat-5] a photo', () => {
  const look = (address: string, by?: Person, token?: string) =>
    world().app.request(`http://localhost${address}`, {
      headers: {
        host: 'localhost',
        cookie: [...(by?.cookies ?? [])].map(([name, held]) => `${name}=${held}`).join('; '),
        ...(token && { authorization: `Bearer ${token}` })
      }
    })

  it('is re-encoded, and seen by the two sides alone', async () => {
    const [buyer, stranger] = [await market.buyer(), await market.buyer()]
    const id = await writeTo(buyer, market.shopId, { message: '', photo: await takePhoto() })
    const [row] = await listedOf(buyer)
    expect(row).toMatchObject({ id, message: 'Foto' })
    const [message] = value(await buyer.person.call('GET /buyer/conversation/{id}', { id }))
    expect(message!.photo).toMatch(/^\/files\//)
    const own = await look(message!.photo!, buyer.person)
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store'
    ])
    expect((await look(message!.photo!, stranger.person)).status).toBe(404)
    expect((await look(message!.photo!)).status).toBe(404)
    const { token } = value(await world().ops.call('POST /ops/shop/{id}/token', { id: market.shopId }))
    expect((await look(message!.photo!, undefined, token)).status).toBe(200)
    const other = await market.makeShop('Toko Keempat')
    const foreign = value(await world().ops.call('POST /ops/shop/{id}/token', { id: other })).token
    expect((await look(message!.photo!, undefined, foreign)).status).toBe(404)
    seller = await sellerOf(world(), market.shopId)
  })

  it('that is none is rejected, and its text is not stored either', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    const photo = new File(['<svg onload=alert(1)>'], 'x.png', { type: 'image/png' })
    const sent = await buyer.person.call('POST /buyer/conversation/send/{id}', {
      id,
      message: 'Lihat',
      photo
    })
    expect(sent).toMatchObject({ error: { code: 'file_not_an_image' } })
    expect(await listedOf(buyer)).toMatchObject([{ message: 'Halo' }])
  })
})

describe('[chat-7] a push', () => {
  const later = async (minutes: number) => {
    const { services } = world()
    await services.clock.advance(minutes * 60)
    await recordUnread(services)
    await services.background.settled()
  }
  const subscribed = async () => {
    const buyer = await market.buyer()
    const fcm_token = JSON.stringify(service.subscribe().subscription)
    value(await buyer.person.call('POST /auth/fcmtoken/store', { fcm_token }))
    return buyer
  }
  const heard = () =>
    service.heard.map(({ text }) => JSON.parse(text) as { title: string; body: string; url: string })

  it(`follows ${pushAfterMinutes} minutes after the first unread message, once for the conversation`, async () => {
    const buyer = await subscribed()
    const id = await writeTo(buyer, market.shopId)
    await answerIn(world(), id, 'Ada, silakan')
    await later(1)
    await answerIn(world(), id, 'Mau berapa?')
    expect(heard()).toEqual([])
    await later(1)
    expect(heard()).toMatchObject([{ title: 'Toko Uji', body: 'Mau berapa?', url: `/chat/${id}` }])
    await answerIn(world(), id, 'Halo?')
    await later(5)
    expect(heard()).toHaveLength(1)
    await buyer.person.call('POST /buyer/conversation/read/{id}', { id })
    await answerIn(world(), id, 'Kami buka')
    await later(pushAfterMinutes)
    expect(heard()).toHaveLength(2)
  })

  it('follows again when only the first of two messages was read', async () => {
    const buyer = await subscribed()
    const id = await writeTo(buyer, market.shopId)
    const first = await answerIn(world(), id, 'Satu')
    await later(pushAfterMinutes)
    await answerIn(world(), id, 'Dua')
    value(await buyer.person.call('POST /buyer/conversation/read/{id}', { id, up_to: first.id }))
    await later(pushAfterMinutes)
    expect(heard().map(({ body }) => body)).toEqual(['Satu', 'Dua'])
  })

  it.each([
    ['read', 'POST /buyer/conversation/read/{id}', {}],
    ['deleted', 'POST /buyer/conversation/delete/{id}', {}],
    ['blocked', 'POST /buyer/conversation/block/{id}', { blocked: true }]
  ] as const)('does not follow when it was %s meanwhile', async (_what, name, input) => {
    const buyer = await subscribed()
    const id = await writeTo(buyer, market.shopId)
    await answerIn(world(), id)
    value(await buyer.person.call(name, { id, ...input } as never))
    await later(pushAfterMinutes)
    expect(heard()).toEqual([])
  })
})
