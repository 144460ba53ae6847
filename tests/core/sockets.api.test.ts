import { once } from 'node:events'
import { connect } from 'node:net'

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'

import { liveAddress, useLive } from '../support/live.ts'
import { type Buyer, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const perAddress = 5
const world = useWorld({ SOCKETS_PER_ADDRESS: String(perAddress) })
const live = useLive(world)
let buyer: Buyer
const open: WebSocket[] = []

beforeAll(async () => {
  buyer = await (await openMarket(world())).buyer()
})
afterEach(async () => {
  const gone = open.splice(0).filter(socket => socket.readyState !== WebSocket.CLOSED)
  await Promise.all(gone.map(socket => (socket.terminate(), once(socket, 'close'))))
})

/** Opens a socket as a program or a page would; returns it, or the HTTP status of the rejection. */
function tryOpen(headers: Record<string, string> = {}): Promise<WebSocket | number> {
  const socket = new WebSocket(liveAddress(world(), live.port()), { headers })
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      open.push(socket)
      resolve(socket)
    })
    socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0))
    socket.once('error', reject)
  })
}

async function opened(): Promise<WebSocket> {
  const socket = await tryOpen()
  if (typeof socket === 'number') throw new Error(`Refused: ${socket}`)
  return socket
}

describe('sockets', () => {
  it('[core-32] of one address are limited by the configuration, and a closed one makes room', async () => {
    await Promise.all(Array.from({ length: perAddress }, opened))
    expect(await tryOpen()).toBe(429)
    open[0]!.terminate()
    await vi.waitFor(opened, 10_000)
  })

  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://', 403],
    ['own', 'open']
  ])('[core-32] of a page at %s: %s', async (origin, outcome) => {
    const own = world().services.config.siteUrl ?? `http://127.0.0.1:${live.port()}`
    const socket = await tryOpen({ origin: origin === 'own' ? own : origin })
    expect(typeof socket === 'number' ? socket : 'open').toBe(outcome)
  })

  it('that send more than a page does are closed', async () => {
    const socket = await opened()
    const ping = JSON.stringify({ event: 'pusher:ping', data: {} })
    for (let frame = 0; frame < 200; frame += 1) socket.send(ping)
    await once(socket, 'close')
  })

  it.each(['a wrong key', 'the right key'])(
    'with %s that send a broken frame are closed, alone',
    async key => {
      const other = await opened()
      const address = new URL(liveAddress(world(), live.port()))
      const path = key === 'a wrong key' ? '/realtime/app/none' : address.pathname
      const socket = connect(live.port(), '127.0.0.1')
      socket.on('error', () => undefined)
      // The broken frame arrives with the handshake, before any answer.
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${btoa('0123456789abcdef')}\r\n\r\n\x7f\x7f\x7f`
      )
      socket.resume()
      await once(socket, 'close')
      expect(other.readyState).toBe(WebSocket.OPEN)
    }
  )

  it('that send long frames are closed', async () => {
    const socket = await opened()
    socket.send(JSON.stringify({ event: 'pusher:ping', data: 'x'.repeat(5_000) }))
    expect((await once(socket, 'close'))[0]).toBe(1009)
  })

  it('that do not read are closed before their queue fills the process', async () => {
    const channel = `private-user.${buyer.id}`
    const [sleeping, reading] = [live.open(), live.open()]
    await Promise.all([sleeping.join(buyer.person, channel), reading.join(buyer.person, channel)])
    sleeping.pause()
    // 40 MB: more than both ends of a connection buffer. One event at a time, so that the server has
    // handled it before the next: the queue to Redis has bounds of its own.
    const event = 'x'.repeat(100_000)
    for (let sent = 0; sent < 400; sent += 1) {
      await world().services.realtime.publish(channel, `event-${sent}`, event)
      await reading.hear(`event-${sent}`)
    }
    sleeping.resume()
    expect(await sleeping.closed).toBe(1006)
  })

  it('ignore a request for something that is no channel', async () => {
    const socket = await opened()
    const heard: string[] = []
    socket.on('message', raw => void heard.push(String(raw)))
    const channel = `private-${'a'.repeat(1_000)}`
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: 'x' } }))
    await vi.waitFor(() => expect(heard.some(text => text.includes('pusher:error'))).toBe(true))
    expect(heard.join('')).not.toContain('aaa')
  })

  it('of a signed-in person work all the same', async () => {
    expect(value(await buyer.person.call('GET /buyer/cart/count', {}))).toEqual({ count: 0 })
  })
})
