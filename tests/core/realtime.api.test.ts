import { connect as connectTcp } from 'node:net'

import Pusher from 'pusher-js'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { conversations } from '#server/chat/schema.ts'
import { transactor } from '#server/core/transact.ts'

import { buy, checkOut, orderOf, pay, sendOrder } from '../support/buying.ts'
import { type LiveFrame, useLive } from '../support/live.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const live = useLive(world)
let market: Market
let buyer: Buyer
let stranger: Buyer

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  stranger = await market.buyer()
})

const channelOf = (owner: Buyer) => `private-user.${owner.id}`
const authorize = (asker: Buyer, socketId: string, channel: string) =>
  asker.person.call('POST /broadcasting/auth', { socket_id: socketId, channel_name: channel })
const publish = (channel: string, event: string, data: unknown = {}) =>
  world().services.realtime.publish(channel, event, data)

/** The marketplace's events that a socket received, without the protocol's own. */
const eventsOf = (heard: LiveFrame[]) => heard.map(frame => frame.event).filter(e => !e.startsWith('pusher'))

describe('a connection', () => {
  it('is opened with a socket id and the ping interval', async () => {
    const { data } = await live.open().hear('pusher:connection_established')
    expect(data).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 60 })
  })

  it("is closed with 4001 for another marketplace's key", async () => {
    const socket = live.open('another-key')
    expect((await socket.hear('pusher:error')).data).toMatchObject({ code: 4001 })
    expect(await socket.closed).toBe(4001)
  })

  it('answers a ping with a pong', async () => {
    const socket = live.open()
    await socket.id()
    socket.send({ event: 'pusher:ping', data: {} })
    expect((await socket.hear('pusher:pong')).data).toEqual({})
  })

  it('answers an invalid message with an error, and continues', async () => {
    const socket = live.open()
    await socket.id()
    for (const nonsense of ['{', 'null', '[]', '{"event":7}', '{"event":"pusher:subscribe","data":"{"}']) {
      socket.send(nonsense)
    }
    await socket.settle()
    expect(socket.heard.filter(frame => frame.event === 'pusher:error')).toHaveLength(5)
  })

  it('requested with an invalid address ends alone, not the process', async () => {
    const upgrade = (target: string) =>
      new Promise<void>((resolve, reject) => {
        const raw = connectTcp(live.port(), '127.0.0.1', () =>
          raw.write(
            `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
              'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
          )
        )
        raw.on('close', () => resolve()).on('error', reject)
      })
    await Promise.all([upgrade('//'), upgrade('/elsewhere'), upgrade('http://[')])
    await live.open().id()
  })
})

describe('a private channel', () => {
  it("[notification-6] is joined with its owner's signature for this very socket", async () => {
    const socket = live.open()
    await socket.join(buyer.person, channelOf(buyer))
    await publish(channelOf(buyer), 'hello', { from: 'server' })
    const event = await socket.hear('hello')
    expect(event).toMatchObject({ channel: channelOf(buyer), data: { from: 'server' } })
  })

  it.each([
    ['no signature', () => undefined],
    ['an empty one', () => ''],
    ['one of its own making', () => `${world().services.realtime.client.key}:${'0'.repeat(64)}`],
    ['one for another socket', () => world().services.realtime.authorize('1.1', channelOf(buyer), 1)]
  ])('is rejected with %s', async (_name, auth) => {
    const socket = live.open()
    await socket.id()
    socket.send({ event: 'pusher:subscribe', data: { channel: channelOf(buyer), auth: auth() } })
    const rejected = await socket.hear('pusher:subscription_error')
    expect(rejected).toMatchObject({ channel: channelOf(buyer), data: { status: 403 } })
    await expectDeaf(socket)
  })

  it('[notification-51] that nobody may join is rejected by name, and the connection continues', async () => {
    const socket = live.open()
    await socket.id()
    for (const channel of [`presence-user.${buyer.id}`, 'public', 'private-user.x']) {
      socket.send({ event: 'pusher:subscribe', data: { channel, auth: 'x' } })
    }
    await socket.settle()
    const rejected = socket.heard.filter(({ event }) => event === 'pusher:subscription_error')
    expect(rejected.map(({ channel, data }) => [channel, data])).toEqual(
      [`presence-user.${buyer.id}`, 'public', 'private-user.x'].map(channel => [
        channel,
        { type: 'AuthError', error: 'Forbidden', status: 403 }
      ])
    )
    expect(socket.heard.filter(({ event }) => event === 'pusher:error')).toEqual([])
    await socket.join(buyer.person, channelOf(buyer))
  })

  it('[notification-51] with an invalid name is rejected without repeating it', async () => {
    const socket = live.open()
    await socket.id()
    socket.send({ event: 'pusher:subscribe', data: { channel: '<b>', auth: 'x' } })
    expect(await socket.hear('pusher:error')).toMatchObject({ data: { code: 4009 } })
    expect(JSON.stringify(socket.heard)).not.toContain('<b>')
  })

  it("[notification-6] is rejected with another channel's signature, and for a stranger who requests one", async () => {
    const socket = live.open()
    const socketId = await socket.id()
    const own = value(await authorize(stranger, socketId, channelOf(stranger)))
    socket.send({ event: 'pusher:subscribe', data: { channel: channelOf(buyer), auth: own.auth } })
    await socket.hear('pusher:subscription_error')
    expect(codeOf(await authorize(stranger, socketId, channelOf(buyer)))).toBe('forbidden')
    await expectDeaf(socket)
  })

  it('[notification-6] has no signature for guests, nor for invalid names', async () => {
    const guest = { ...buyer, person: world().person() }
    expect(codeOf(await authorize(guest, '1.1', channelOf(buyer)))).toBe('unauthorized')
    const tooLarge = `private-conversation.${'9'.repeat(20)}`
    const none = ['user.1', `presence-user.${buyer.id}`, `${channelOf(buyer)}:x`, 'private-user.', tooLarge]
    for (const name of none) {
      expect([name, codeOf(await authorize(buyer, '1.1', name))]).toEqual([name, 'invalid_input'])
    }
    expect(codeOf(await authorize(buyer, '1.1:private-user.1', channelOf(buyer)))).toBe('invalid_input')
  })

  it('[chat-1] of a conversation is for its members', async () => {
    const { db, clock } = world().services
    const [made] = await db
      .insert(conversations)
      .values({ buyerId: buyer.id, shopId: market.shopId, createdAt: clock.now() })
      .returning({ id: conversations.id })
    const channel = `private-conversation.${made!.id}`
    await live.open().join(buyer.person, channel)
    expect(codeOf(await authorize(stranger, '1.1', channel))).toBe('forbidden')
    expect(codeOf(await authorize(buyer, '1.1', 'private-conversation.999999999'))).toBe('forbidden')
  })

  it('closes when its owner signs out, and cannot be joined again', async () => {
    const leaving = await market.buyer()
    const socket = live.open()
    await socket.join(leaving.person, channelOf(leaving))
    value(await leaving.person.call('DELETE /auth/logout', {}))
    expect((await socket.hear('pusher:error')).data).toMatchObject({ code: 4200 })
    expect(await socket.closed).toBe(4200)
    const again = live.open()
    expect((await authorize(leaving, await again.id(), channelOf(leaving))).ok).toBe(false)
  })

  it('is silent after the socket left it', async () => {
    const socket = live.open()
    await socket.join(buyer.person, channelOf(buyer))
    socket.send({ event: 'pusher:unsubscribe', data: { channel: channelOf(buyer) } })
    await expectDeaf(socket)
  })

  /** Events on the buyer's channel do not reach this socket, but do reach another. */
  async function expectDeaf(socket: ReturnType<typeof live.open>): Promise<void> {
    await socket.settle()
    const witness = live.open()
    await witness.join(buyer.person, channelOf(buyer))
    await publish(channelOf(buyer), 'secret')
    await witness.hear('secret')
    await socket.settle()
    expect(eventsOf(socket.heard)).toEqual([])
  }
})

describe('an event', () => {
  it('[notification-7] is sent after the commit and only then', async () => {
    const socket = live.open()
    await socket.join(buyer.person, channelOf(buyer))
    await transactor(world().services)(async (_tx, after) => {
      after.publish(channelOf(buyer), 'committed', {})
      await publish(channelOf(buyer), 'meanwhile')
      await socket.hear('meanwhile')
      expect(eventsOf(socket.heard)).toEqual(['meanwhile'])
    })
    await socket.hear('committed')
    const broken = transactor(world().services)(async (_tx, after) => {
      after.publish(channelOf(buyer), 'rolled-back', {})
      throw new Error('rolled back')
    })
    await expect(broken).rejects.toThrow('rolled back')
    await publish(channelOf(buyer), 'last')
    await socket.hear('last')
    expect(eventsOf(socket.heard)).toEqual(['meanwhile', 'committed', 'last'])
  })

  it('[notification-7] of an order arrives after the change; a rejected change sends none', async () => {
    const shopper = await market.buyer()
    const product = await market.product({ stock: 1 })
    const socket = live.open()
    await socket.join(shopper.person, channelOf(shopper))
    const late = orderOf(await checkOut(stranger, product), pay.account)
    const { id } = await buy(shopper, product, pay.account)
    const event = await socket.hear('order')
    expect(event.data).toMatchObject({ id, status: 'pending' })
    const order = value(await shopper.person.call('GET /buyer/transaction/{id}', { id }))
    expect(order.status).toBe('pending')

    const deaf = live.open()
    await deaf.join(stranger.person, channelOf(stranger))
    expect(codeOf(await sendOrder(stranger, late))).toBe('out_of_stock')
    await publish(channelOf(stranger), 'last')
    await deaf.hear('last')
    expect(eventsOf(deaf.heard)).toEqual(['last'])
  })
})

describe("the storefront's own client, pusher-js", () => {
  const clients: Pusher[] = []
  afterEach(() => clients.splice(0).forEach(client => client.disconnect()))

  it('connects, joins its channel and receives events', async () => {
    const { client } = world().services.realtime
    const pusher = new Pusher(client.key, {
      cluster: '',
      wsHost: '127.0.0.1',
      wsPort: live.port(),
      wsPath: client.path ?? '',
      forceTLS: false,
      enabledTransports: ['ws'],
      disableStats: true,
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '/api/v1/broadcasting/auth',
        customHandler: (params, done) =>
          void authorize(buyer, params.socketId, params.channelName).then(a => done(null, value(a)))
      }
    })
    clients.push(pusher)
    const channel = pusher.subscribe(channelOf(buyer))
    await new Promise(resolve => channel.bind('pusher:subscription_succeeded', resolve))
    const heard = new Promise(resolve => channel.bind('counters', resolve))
    await publish(channelOf(buyer), 'counters', { cart: 3 })
    expect(await heard).toEqual({ cart: 3 })
  })
})

describe('[core-238] a third-party authoriser without our signature or envelope', () => {
  const socketId = '123.456'
  const join = async (person: Buyer['person'], origin = 'http://localhost') => {
    const answer = await world().app.request('http://localhost/api/v1/broadcasting/auth', {
      method: 'POST',
      body: new URLSearchParams({ socket_id: socketId, channel_name: channelOf(buyer) }),
      headers: {
        host: 'localhost',
        origin,
        cookie: [...person.cookies].map(([name, held]) => `${name}=${held}`).join('; ')
      }
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  it('gets the signature at the top level, by its cookie', async () => {
    const { status, body } = await join(buyer.person)
    expect([status, body['data']]).toEqual([200, { auth: body['auth'] }])
    expect(body['auth']).toMatch(/^[\w-]+:[0-9a-f]{64}/)
  })

  it('gets none for another person’s channel, without a session, or from another site', async () => {
    expect((await join(stranger.person)).status).toBe(403)
    expect((await join(world().person())).status).toBe(401)
    expect((await join(buyer.person, 'https://evil.example')).body).toMatchObject({
      error: { code: 'bad_origin' }
    })
  })
})
