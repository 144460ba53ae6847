import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { embeddedRealtime } from '#server/core/adapters/realtime-embedded.ts'
import { pusherRealtime } from '#server/core/adapters/realtime-pusher.ts'
import type { Realtime } from '#server/core/adapters/realtime.ts'
import { socketGate } from '#server/core/adapters/socket-gate.ts'
import { startBus } from '#server/core/messages/bus.ts'

import { Cuttable } from '../../support/cuttable.ts'
import { openLiar, sayForEver, trickle } from '../../support/liar.ts'
import { LiveSocket } from '../../support/live.ts'
import { shortenTimeout } from '../../support/timeouts.ts'
import { openPusher, pusherApp } from '../../support/pusher-stand-in.ts'

type Heard = { event: string; channel: string; data: unknown }
/** A browser: its socket's id, the events it received, and whether it joined a channel. */
type Browser = {
  id: string
  heard: () => Heard[]
  join: (channel: string, auth: string) => Promise<boolean>
  /** Sends the session to the service, if the page does that. */
  signIn: (session: number) => Promise<void>
  closed: Promise<unknown>
}

type Place = {
  realtime: Realtime
  /** The same marketplace in another process, and another marketplace. */
  second: Realtime
  foreign: Realtime
  connect: () => Promise<Browser>
  close: () => Promise<unknown>
}

const log = pino({ level: 'silent' })
const channel = 'private-user.7'

/**
 * The contract of every realtime service: events reach the members of a channel, a signature admits one socket, and
 * nobody waits.
 */
function describeRealtime(name: string, make: () => Promise<Place>): void {
  describe(name, () => {
    let place: Place
    beforeEach(async () => {
      place = await make()
    })
    afterEach(() => place.close())

    async function join(on = channel, session = 1): Promise<Browser> {
      const browser = await place.connect()
      await browser.signIn(session)
      expect(await browser.join(on, place.realtime.authorize(browser.id, on, session))).toBe(true)
      return browser
    }
    const hears = (browser: Browser, events: readonly Heard[]) =>
      vi.waitFor(() => {
        const byName = (list: readonly Heard[]) => list.toSorted((a, b) => a.event.localeCompare(b.event))
        expect(byName(browser.heard())).toEqual(byName(events))
      })

    it('tells browsers where to connect, but no secret', () => {
      const told = JSON.stringify(place.realtime.client)
      expect(JSON.parse(told)).toMatchObject({ key: expect.stringMatching(/^[\w-]{10,}$/) })
      expect(told).not.toMatch(/secret/)
      expect(place.second.client).toEqual(place.realtime.client)
    })

    it('sends an event to everybody on its channel, and to nobody else', async () => {
      const [first, second, other] = [await join(), await join(), await join('private-user.70')]
      const data = { text: 'Paku “5 cm” — sudah? 😀\n'.repeat(100), none: null, list: [[], {}, 1.5, false] }
      await place.realtime.publish(channel, 'order', data)
      await place.realtime.publish('private-user.70', 'last', {})
      await hears(first, [{ event: 'order', channel, data }])
      await hears(second, [{ event: 'order', channel, data }])
      await hears(other, [{ event: 'last', channel: 'private-user.70', data: {} }])
    })

    it.each([[null], ['text'], [0], [''], [[1, 'a']], ['{"not":"unpacked"}']])(
      'sends %j unchanged',
      async data => {
        const browser = await join()
        await place.realtime.publish(channel, 'counters', data)
        await hears(browser, [{ event: 'counters', channel, data }])
      }
    )

    it('sends concurrent events once each', async () => {
      const browser = await join()
      const events = Array.from({ length: 100 }, (_, index) => ({
        event: `event-${index}`,
        channel,
        data: index
      }))
      await Promise.all(events.map(({ event, data }) => place.realtime.publish(channel, event, data)))
      await hears(browser, events)
    })

    it('accepts an event without a receiver', async () => {
      await place.realtime.publish('private-user.404', 'counters', {})
      const browser = await join()
      await place.realtime.publish(channel, 'last', {})
      await hears(browser, [{ event: 'last', channel, data: {} }])
    })

    it('admits a socket with a signature from any process of the marketplace', async () => {
      const browser = await place.connect()
      expect(await browser.join(channel, place.second.authorize(browser.id, channel, 1))).toBe(true)
    })

    it('rejects any other signature', async () => {
      const [browser, other] = [await place.connect(), await place.connect()]
      const { realtime, foreign } = place
      const own = realtime.authorize(browser.id, channel, 1)
      const wrong = [
        realtime.authorize(other.id, channel, 1),
        realtime.authorize(browser.id, 'private-user.70', 1),
        foreign.authorize(browser.id, channel, 1),
        `${realtime.client.key}:${foreign.authorize(browser.id, channel, 1).split(':').slice(1).join(':')}`,
        `${realtime.client.key}:${'0'.repeat(64)}`,
        own.slice(0, -1),
        `${own}0`,
        own.split(':')[1]!,
        ''
      ]
      for (const auth of wrong) expect([auth, await browser.join(channel, auth)]).toEqual([auth, false])
      const witness = await join()
      await realtime.publish(channel, 'secret', {})
      await hears(witness, [{ event: 'secret', channel, data: {} }])
      expect(browser.heard()).toEqual([])
    })

    it('[identity-84] closes the sockets of ended sessions, and no others', async () => {
      const [gone, tab, stays] = [await join(channel, 1), await join(channel, 1), await join(channel, 2)]
      // The heartbeat that would also close them comes after 60 s, later than this test's limit.
      await place.realtime.disconnect([404, 1])
      await Promise.all([gone.closed, tab.closed])
      await place.realtime.publish(channel, 'order', {})
      await hears(stays, [{ event: 'order', channel, data: {} }])
      expect([gone.heard(), tab.heard()]).toEqual([[], []])
    })

    it('[identity-84] accepts ended sessions without a socket, and an empty list', async () => {
      const browser = await join()
      await place.realtime.disconnect([404])
      await place.realtime.disconnect([])
      await place.realtime.publish(channel, 'order', {})
      await hears(browser, [{ event: 'order', channel, data: {} }])
    })

    it('can be closed more than once, and accepts late events', async () => {
      await place.realtime.close()
      await place.realtime.close()
      await place.realtime.publish(channel, 'late', {})
    })
  })
}

/** A browser's real websocket to this process's server. */
async function browserAt(realtime: Realtime, port: number): Promise<Browser & { socket: LiveSocket }> {
  const { key, path } = realtime.client
  const socket = new LiveSocket(`ws://127.0.0.1:${port}${path}/app/${key}?protocol=7`)
  return {
    id: await socket.id(),
    socket,
    closed: socket.closed,
    signIn: async () => undefined,
    heard: () =>
      socket.heard.flatMap(({ event, channel: on = '', data }) =>
        event.startsWith('pusher') ? [] : [{ event, channel: on, data }]
      ),
    async join(on, auth) {
      const before = socket.heard.length
      socket.send({ event: 'pusher:subscribe', data: { channel: on, auth } })
      await socket.settle()
      return socket.heard
        .slice(before)
        .some(({ event }) => event === 'pusher_internal:subscription_succeeded')
    }
  }
}

describeRealtime('the server of this process', async () => {
  const bus = await startBus({ name: 'test', log })
  const make = (secret: string) => {
    const gate = socketGate({ siteUrl: undefined, trustProxy: false, socketsPerAddress: 100 })
    return embeddedRealtime({ secret, bus, gate, findEnded: async () => [] })
  }
  const [realtime, second, foreign] = [make('a secret'), make('a secret'), make('another secret')]
  const server = createServer()
  realtime.attach(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const sockets: LiveSocket[] = []
  return {
    realtime,
    second,
    foreign,
    async connect() {
      const browser = await browserAt(realtime, (server.address() as AddressInfo).port)
      sockets.push(browser.socket)
      return browser
    },
    async close() {
      await Promise.all([realtime, second, foreign].map(one => one.close()))
      // Its browsers were notified: no socket outlives the server.
      await Promise.all(sockets.map(socket => socket.closed))
      await bus.close()
      await new Promise(resolve => server.close(resolve))
    }
  }
})

describeRealtime('a service outside', async () => {
  const service = await openPusher()
  const at = (settings: typeof pusherApp) => pusherRealtime({ ...settings, url: service.url.href }, log)
  const realtime = at(pusherApp)
  return {
    realtime,
    second: at(pusherApp),
    foreign: at({ ...pusherApp, secret: 'secret of another app' }),
    async connect() {
      const { id, heard, join, signIn, closed } = service.connect()
      return {
        id,
        heard: () => heard,
        join: async (on, auth) => join(on, auth),
        closed,
        async signIn(session) {
          const { auth, user_data } = realtime.signIn!(id, session)
          expect(signIn(auth, user_data)).toBe(true)
        }
      }
    },
    close: () => service.close()
  }
})

describe("this process's server", () => {
  it('[identity-84] rejects a signature that is a minute old, or whose session ended', async () => {
    const bus = await startBus({ name: 'test', log })
    const gate = socketGate({ siteUrl: undefined, trustProxy: false, socketsPerAddress: 100 })
    const realtime = embeddedRealtime({ secret: 'a secret', bus, gate, findEnded: async () => [] })
    const server = createServer()
    realtime.attach(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const browser = await browserAt(realtime, (server.address() as AddressInfo).port)
    onTestFinished(async () => {
      vi.useRealTimers()
      await realtime.close()
      await browser.closed
      await bus.close()
      await new Promise(resolve => server.close(resolve))
    })
    const allowed = realtime.authorize(browser.id, channel, 1)
    const other = realtime.authorize(browser.id, channel, 2)
    expect(await browser.join(channel, allowed.replace(/:1:/, ':2:'))).toBe(false)
    await realtime.disconnect([1])
    expect(await browser.join(channel, allowed)).toBe(false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await browser.join(channel, other)).toBe(false)
    expect(await browser.join(channel, realtime.authorize(browser.id, channel, 2))).toBe(true)
  })

  it.each(['messages flow again', 'a minute has passed'])(
    '[identity-84] closes missed sockets once %s',
    async when => {
      vi.useFakeTimers({ toFake: ['setInterval'] })
      const bus = await startBus({ name: 'test', log })
      let flowAgain = () => {}
      const gate = socketGate({ siteUrl: undefined, trustProxy: false, socketsPerAddress: 100 })
      const realtime = embeddedRealtime({
        secret: 'a secret',
        bus: { ...bus, onGap: listener => ((flowAgain = listener), () => true) },
        gate,
        findEnded: async ids => ids.filter(id => id === 1)
      })
      const server = createServer()
      realtime.attach(server)
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      const [gone, stays] = [await browserAt(realtime, port), await browserAt(realtime, port)]
      onTestFinished(async () => {
        vi.useRealTimers()
        await realtime.close()
        await bus.close()
        await new Promise(resolve => server.close(resolve))
      })
      expect(await gone.join(channel, realtime.authorize(gone.id, channel, 1))).toBe(true)
      expect(await stays.join(channel, realtime.authorize(stays.id, channel, 2))).toBe(true)
      if (when === 'messages flow again') flowAgain()
      else vi.advanceTimersByTime(60_000)
      await gone.closed
      expect(await stays.join('private-user.8', realtime.authorize(stays.id, 'private-user.8', 2))).toBe(true)
    }
  )
})

describe('an outside service', () => {
  const answering = (head: string) =>
    openLiar(
      socket => void socket.once('data', () => socket.end(`HTTP/1.1 ${head}\r\nconnection: close\r\n\r\n`))
    )
  const cut = async (mode: 'gone' | 'silent' | 'ending') => {
    const wire = new Cuttable()
    onTestFinished(() => wire.stop())
    await wire.set('silent')
    await wire.set(mode)
    return wire.port
  }

  it.each<[string, () => Promise<number>]>([
    ['is gone', () => cut('gone')],
    ['is silent', () => cut('silent')],
    ['ends every connection', () => cut('ending')],
    ['is broken', () => answering('500 Broken')],
    ['does not know the key', () => answering('401 Who')],
    [
      'points to another place',
      async () => answering(`307 There\r\nlocation: http://127.0.0.1:${await answering('200 OK')}/`)
    ],
    ['speaks another protocol', () => openLiar(socket => socket.end('220 halo\r\n'))],
    ['never ends its headers', () => openLiar(socket => sayForEver(socket, 'HTTP/1.1 200 OK\r\nx: y\r\n'))],
    [
      'says a little now and then',
      () => openLiar(socket => (socket.write('HTTP/1.1 200 OK\r\n'), trickle(socket, 'x: y\r\n')))
    ],
    [
      'breaks without an end',
      () => openLiar(socket => sayForEver(socket, `HTTP/1.1 500 Broken\r\n\r\n${'x'.repeat(10_000)}`))
    ],
    [
      'breaks, and never ends saying so',
      () => openLiar(socket => socket.write('HTTP/1.1 500 Broken\r\n\r\nx'))
    ]
  ])('that %s delays nobody and loses the events it did not accept', async (_name, open) => {
    const { timeouts } = shortenTimeout()
    // A separate log: events of other tests may still be in progress.
    const own = pino({ level: 'silent' })
    const warn = vi.spyOn(own, 'warn')
    const realtime = pusherRealtime({ ...pusherApp, url: `http://127.0.0.1:${await open()}` }, own)
    // More than the concurrent maximum: the queue continues after each.
    for (let event = 0; event < 9; event += 1) await realtime.publish(channel, 'order', {})
    // All were accepted before the first of them ended.
    expect(warn).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(9))
    expect(Math.max(...timeouts)).toBeLessThanOrEqual(10_000)
  })

  it('loses only the event that it rejects for its size', async () => {
    const service = await openPusher()
    onTestFinished(() => service.close())
    const realtime = pusherRealtime({ ...pusherApp, url: service.url.href }, log)
    const browser = service.connect()
    browser.join(channel, realtime.authorize(browser.id, channel, 1))
    await realtime.publish(channel, 'large', 'x'.repeat(11_000))
    await realtime.publish(channel, 'small', {})
    await vi.waitFor(() => expect(browser.heard).toEqual([{ event: 'small', channel, data: {} }]))
  })

  it('that accepts nothing queues at most a thousand events', async () => {
    // A separate log: events of other tests may still be in progress.
    const own = pino({ level: 'silent' })
    const warn = vi.spyOn(own, 'warn')
    const url = `http://127.0.0.1:${await openLiar(() => undefined)}`
    const realtime = pusherRealtime({ ...pusherApp, url }, own)
    for (let event = 0; event < 1_204; event += 1) await realtime.publish(channel, 'order', {})
    expect(warn).toHaveBeenCalledTimes(200)
    await realtime.close()
  })

  it('learns of an ended session before the queued events', async () => {
    const requested: string[] = []
    const silent = await openLiar(socket =>
      socket.once('data', head => requested.push(/\/apps\/\w+\/(\w+)/.exec(String(head))?.[1] ?? ''))
    )
    const realtime = pusherRealtime({ ...pusherApp, url: `http://127.0.0.1:${silent}` }, log)
    onTestFinished(() => realtime.close())
    for (let event = 0; event < 100; event += 1) await realtime.publish(channel, 'order', {})
    await realtime.disconnect([1])
    await vi.waitFor(() => expect(requested).toContain('users'))
  })
})
