import { readFileSync } from 'node:fs'
import vm from 'node:vm'

import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'

import type * as Device from '#lib/notification/store/push-device.ts'

import { answered } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn(),
  clientConfig: vi.fn()
}))

const keys = { p256dh: 'p', auth: 'a' }
const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/1', expirationTime: null, keys }),
  unsubscribe: vi.fn()
}
const token = JSON.stringify({ endpoint: 'https://push.example/1', keys })

let device: typeof Device
let call: Mock
let request: Mock
let known: typeof subscription | null
beforeEach(async () => {
  vi.resetModules()
  const core = await import('#lib/core/api/call.ts')
  call = vi.mocked(core.call) as Mock
  call.mockReset().mockResolvedValue(answered(null))
  vi.mocked(core.clientConfig).mockResolvedValue({ push_key: 'k' } as never)
  known = null
  request = vi.fn(() => Promise.resolve('granted'))
  const worker = {
    pushManager: { getSubscription: async () => known, subscribe: async () => (known = subscription) }
  }
  const serviceWorker = {
    getRegistration: async () => worker,
    register: vi.fn(),
    ready: Promise.resolve(worker)
  }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('window', { PushManager: Object, Notification: Object })
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: request })
  device = await import('#lib/notification/store/push-device.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('[notification-10] a device', () => {
  it('is asked for permission only by the button, and registered with the session', async () => {
    await device.findPushDevice()
    expect([device.$pushDevice.get(), request.mock.calls.length, call.mock.calls.length]).toEqual([
      'off',
      0,
      0
    ])
    await device.allowPushes()
    expect(device.$pushDevice.get()).toBe('on')
    expect(call.mock.calls).toEqual([['POST /auth/fcmtoken/store', { fcm_token: token }]])
  })

  it('with permission is registered with a new session', async () => {
    known = subscription
    vi.stubGlobal('Notification', { permission: 'granted', requestPermission: request })
    await device.findPushDevice()
    expect([device.$pushDevice.get(), request.mock.calls.length]).toEqual(['on', 0])
    await device.stopPushes()
    expect(device.$pushDevice.get()).toBe('off')
    expect(call.mock.calls.at(-1)).toEqual(['POST /auth/fcmtoken/store', { fcm_token: null }])
    expect(subscription.unsubscribe).toHaveBeenCalled()
  })

  it('that denied is not asked again, and without keys the question is not shown', async () => {
    request.mockResolvedValue('denied')
    await device.findPushDevice()
    await device.allowPushes()
    expect([device.$pushDevice.get(), call.mock.calls.length]).toEqual(['denied', 0])
    vi.mocked((await import('#lib/core/api/call.ts')).clientConfig).mockResolvedValue({
      push_key: null
    } as never)
    device.$pushDevice.set('unavailable')
    await device.findPushDevice()
    expect(device.$pushDevice.get()).toBe('unavailable')
  })
})

describe('[notification-10] the worker', () => {
  type Hear = (event: object) => void
  /** The worker in a fake global scope: what it showed and opened. */
  async function run(name: string, event: object) {
    const heard: Record<string, Hear> = {}
    const shown: unknown[] = []
    const opened: unknown[] = []
    const self = {
      location: { origin: 'https://baba.example' },
      addEventListener: (type: string, hear: Hear) => (heard[type] = hear),
      registration: { showNotification: async (...words: unknown[]) => void shown.push(words) },
      clients: { matchAll: async () => [], openWindow: async (url: string) => void opened.push(url) }
    }
    vm.runInNewContext(readFileSync('public/sw-push.js', 'utf8'), { self, URL })
    let done: Promise<unknown> | undefined
    heard[name]!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) })
    await done
    return { shown, opened }
  }
  const clicked = (url: string) => run('notificationclick', { notification: { close() {}, data: { url } } })

  it("shows a push's content", async () => {
    const said = { title: 'Pesanan Dikirim', body: 'Di jalan.', url: '/order/12', tag: 'event-7' }
    const { shown } = await run('push', { data: { json: () => said } })
    const options = { body: 'Di jalan.', tag: 'event-7', data: { url: '/order/12' } }
    expect(shown).toMatchObject([['Pesanan Dikirim', options]])
  })

  it.each([
    ['nothing', undefined],
    ['what is no JSON', '<script>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no title', '{"body":"Di jalan."}'],
    ['a title that is no text', '{"title":{"a":1}}'],
    ['an address that is no text', '{"title":"Pesanan","url":["/order/1"]}'],
    ['a tag that is no text', '{"title":"Pesanan","tag":7}']
  ])(
    '[notification-50] shows nothing for a push that contains %s, and does not fail',
    async (_name, text) => {
      const data = text === undefined ? {} : { data: { json: () => JSON.parse(text) as unknown } }
      expect((await run('push', data)).shown).toEqual([])
    }
  )

  it('opens its page on this site, and no other', async () => {
    expect((await clicked('/order/12')).opened).toEqual(['https://baba.example/order/12'])
    expect((await clicked('https://elsewhere.example/')).opened).toEqual([])
    for (const elsewhere of ['//elsewhere.example/', 'javascript:alert(1)', 'blob:https://baba.example/x']) {
      expect((await clicked(elsewhere)).opened).toEqual([])
    }
    expect((await clicked('https://[')).opened).toEqual(['https://baba.example/notifications'])
  })
})
