import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'

import { lookUpPublic, startWebPush } from '#server/core/adapters/web-push.ts'

import { openPushService } from '../../support/push-service.ts'

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@bababangunan.example' }
let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  service = await openPushService()
})
beforeEach(() => void service.heard.splice(0))
afterAll(() => service.close())

describe('[notification-10] pushes', () => {
  const open = () => startWebPush({ vapid, pushToPrivate: true })!

  it('come as they were sent, whatever letters they hold', async () => {
    const { subscription } = service.subscribe()
    const text = 'Pesanan “siap” — 😀 ' + 'x'.repeat(2_000)
    expect(await open().send(subscription, text)).toBe('sent')
    expect(service.heard.map(push => push.text)).toEqual([text])
  })

  it('say what became of them, and never throw', async () => {
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
    'https://[::ffff:10.0.0.1]/a',
    'https://169.254.169.254/latest',
    'https://10.0.0.8/a',
    'https://push.example:8443/a',
    'https://user:secret@push.example/a',
    'not an address'
  ])('are not sent: %s', endpoint => {
    expect(startWebPush({ vapid, pushToPrivate: false })!.reaches(endpoint)).toBe(false)
  })

  it('are not sent by a name that leads there', async () => {
    const found = (name: string) =>
      new Promise(resolve =>
        lookUpPublic(name, { all: true }, (error, all) => resolve(error?.message ?? all))
      )
    expect(await found('localhost')).toBe('Not a public address')
    expect(await found('127.0.0.1')).toBe('Not a public address')
    expect(await found('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }])
    const push = startWebPush({ vapid, pushToPrivate: false })!
    const { subscription } = service.subscribe()
    expect(await push.send({ ...subscription, endpoint: 'https://localhost/push' }, 'x')).toBe('failed')
    expect(await push.send(subscription, 'x')).toBe('gone')
    expect(service.heard).toEqual([])
  })

  it('are sent to the public ones', () => {
    const { reaches } = startWebPush({ vapid, pushToPrivate: false })!
    expect(reaches('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
    expect(reaches('https://8.8.8.8/abc')).toBe(true)
  })
})

it('[notification-10] there are no pushes without keys, and keys that are no pair refuse to start', () => {
  expect(startWebPush({ vapid: undefined, pushToPrivate: false })).toBeUndefined()
  expect(() => startWebPush({ vapid: { ...vapid, privateKey: 'x' }, pushToPrivate: false })).toThrow()
})
