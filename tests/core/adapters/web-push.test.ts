import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'

import type { PushSubscriptionKeys } from '#lib/core/browser/push-subscription.ts'
import { lookUpPublic, startWebPush } from '#server/core/adapters/web-push.ts'

import { openLiar, trickle } from '../../support/liar.ts'
import { shortenTimeout } from '../../support/timeouts.ts'
import { openPushService } from '../../support/push-service.ts'

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@bababangunan.example' }
let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  service = await openPushService()
})
beforeEach(() => void service.heard.splice(0))
afterAll(() => service.close())

/** Sends as one person, or as the given one. */
function sender() {
  const push = startWebPush({ vapid, pushToPrivate: true })!
  return {
    send: (subscription: PushSubscriptionKeys, payload: string, person = 1) =>
      push.send({ subscription, payload, person })
  }
}

describe('[notification-10] pushes', () => {
  const open = () => sender()

  it('arrive unchanged, with any characters', async () => {
    const { subscription } = service.subscribe()
    const text = 'Pesanan “siap” — 😀 ' + 'x'.repeat(2_000)
    expect(await open().send(subscription, text)).toBe('sent')
    expect(service.heard.map(push => push.text)).toEqual([text])
  })

  it('return their outcome, and never throw', async () => {
    const { path, subscription } = service.subscribe()
    for (const [status, outcome] of [
      [404, 'gone'],
      [410, 'gone'],
      [302, 'failed'],
      [429, 'failed'],
      [500, 'failed']
    ] as const) {
      service.answer(path, status)
      expect([status, await open().send(subscription, 'x')]).toEqual([status, outcome])
    }
    const unheard = { ...subscription, endpoint: 'http://127.0.0.1:1/push' }
    expect(await open().send(unheard, 'x')).toBe('failed')
    const broken = { ...subscription, keys: { p256dh: 'x', auth: 'y' } }
    expect(await open().send(broken, 'x')).toBe('failed')
  })
})

describe('[notification-12] pushes to addresses of our own network', () => {
  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://[::7f00:1]/a',
    'https://[64:ff9b::7f00:1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://169.254.169.254/latest',
    'https://10.0.0.8/a',
    'https://push.example:8443/a',
    'https://user:secret@push.example/a',
    'not an address'
  ])('are rejected: %s', endpoint => {
    expect(startWebPush({ vapid, pushToPrivate: false })!.reaches(endpoint)).toBe(false)
  })

  it('are rejected for a name that resolves there', async () => {
    const found = (name: string) =>
      new Promise(resolve =>
        lookUpPublic(name, { all: true }, (error, all) => resolve(error?.message ?? all))
      )
    expect(await found('localhost')).toBe('Not a public address')
    expect(await found('127.0.0.1')).toBe('Not a public address')
    expect(await found('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }])
    const push = startWebPush({ vapid, pushToPrivate: false })!
    const { subscription } = service.subscribe()
    const send = (endpoint: string) =>
      push.send({ subscription: { ...subscription, endpoint }, payload: 'x', person: 1 })
    expect(await send('https://localhost/push')).toBe('failed')
    expect(await send(subscription.endpoint)).toBe('gone')
    expect(service.heard).toEqual([])
  })

  it('are sent to public ones', () => {
    const { reaches } = startWebPush({ vapid, pushToPrivate: false })!
    expect(reaches('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
    expect(reaches('https://8.8.8.8/abc')).toBe(true)
  })
})

it('[notification-10] without keys there are no pushes; invalid keys stop the start', () => {
  expect(startWebPush({ vapid: undefined, pushToPrivate: false })).toBeUndefined()
  expect(() => startWebPush({ vapid: { ...vapid, privateKey: 'x' }, pushToPrivate: false })).toThrow()
})

describe('[notification-20] a push service that does not answer', () => {
  /** Devices whose pushes get no answer, and a way to answer them. */
  function slow(at: typeof service, count: number) {
    const devices = Array.from({ length: count }, () => at.subscribe())
    const ends = devices.map(({ path }) => at.hold(path))
    return { devices, end: () => ends.forEach(end => end()) }
  }

  it('delays only its own person', async () => {
    const { send } = sender()
    const { devices, end } = slow(service, 20)
    const own = devices.map(({ subscription }) => send(subscription, 'x', 1))
    expect(await send(service.subscribe().subscription, 'x', 2)).toBe('sent')
    end()
    expect(await Promise.all(own)).toEqual(Array(20).fill('sent'))
  })

  it('delays only its own pushes, however many people wait for it', async () => {
    const other = await openPushService()
    const { send } = sender()
    const { devices, end } = slow(service, 40)
    const own = devices.map(({ subscription }, person) => send(subscription, 'x', person))
    expect(await send(other.subscribe().subscription, 'x', 99)).toBe('sent')
    end()
    expect(await Promise.all(own)).toEqual(Array(40).fill('sent'))
    await other.close()
  })

  it('queues at most twenty for one person: the rest is shown on the page', async () => {
    const { send } = sender()
    const { devices, end } = slow(service, 30)
    const own = devices.map(({ subscription }) => send(subscription, 'x', 1))
    expect(await Promise.all(own.slice(22))).toEqual(Array(8).fill('failed'))
    end()
    expect(await Promise.all(own.slice(0, 22))).toEqual(Array(22).fill('sent'))
  })

  it("is given up after five seconds, which frees the person's place", async () => {
    const { timeouts } = shortenTimeout()
    const { send } = sender()
    const { devices, end } = slow(service, 1)
    const port = await openLiar(
      socket => (socket.write('HTTP/1.1 201 Created\r\n'), trickle(socket, 'x: y\r\n'))
    )
    const talks = { ...devices[0]!.subscription, endpoint: `http://127.0.0.1:${port}/push` }
    const given = [devices[0]!.subscription, talks].map(subscription => send(subscription, 'x'))
    const next = send(service.subscribe().subscription, 'x')
    expect(await Promise.all([...given, next])).toEqual(['failed', 'failed', 'sent'])
    expect(timeouts).toEqual([5_000, 5_000, 5_000])
    end()
  })
})
