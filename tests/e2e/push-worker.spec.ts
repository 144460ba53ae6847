import type { CDPSession, Page } from '@playwright/test'

import { findBrowser } from '../support/chromium.ts'
import { expect, test } from './fixtures.ts'

// There is no push service here: the browser itself sends the worker a service's message.

// The headless shell shows no notifications.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] }
})

type Pushes = { deliver: (text: string) => Promise<void>; errors: string[] }

/** The site's worker, started by the first touch, and a way to send pushes to it. */
async function openPushes(page: Page, origin: string): Promise<Pushes> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const errors: string[] = []
  let registrationId = ''
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId
  })
  cdp.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => errors.push(errorMessage.errorMessage))
  await cdp.send('ServiceWorker.enable')
  await page.mouse.wheel(0, 200)
  await page.keyboard.press('Shift')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => registrationId).not.toBe('')
  const worker = page.context().serviceWorkers()[0]!
  await worker.evaluate(noteWork)
  let delivered = 0
  return {
    errors,
    deliver: async data => {
      await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      delivered += 1
      await expect.poll(() => worker.evaluate(countPushes)).toBe(delivered)
    }
  }
}

/**
 * Records in the worker its pushes and its unfinished work. Notifications must be read only when that is done: the
 * browser loses one that is requested between being stored and being shown.
 */
function noteWork(): void {
  const worker = self as unknown as Worker
  worker.pushes = 0
  worker.work = []
  worker.addEventListener('push', () => (worker.pushes += 1))
  const { prototype } = worker.ExtendableEvent
  const { waitUntil } = prototype
  prototype.waitUntil = function (one) {
    worker.work.push(one)
    waitUntil.call(this, one)
  }
}

/** How many pushes arrived, once the worker is done with them. */
async function countPushes(): Promise<number> {
  const { pushes, work } = self as unknown as Worker
  await Promise.all(work)
  return pushes
}

/** The parts of a worker's global scope that the test needs. */
type Worker = {
  pushes: number
  work: Promise<unknown>[]
  addEventListener: (name: string, hear: () => void) => void
  ExtendableEvent: { prototype: { waitUntil: (this: Event, one: Promise<unknown>) => void } }
  registration: ServiceWorkerRegistration
  clients: { openWindow: (url: string) => Promise<unknown> }
  WindowClient: { prototype: { focus: (this: { url: string }) => Promise<unknown> } }
  NotificationEvent: new (name: string, init: { notification: Notification }) => Event
  dispatchEvent: (event: Event) => boolean
}

/** The device's notifications in order. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body, lang }) => [title, body, lang])
  })

/**
 * Where a click on a notification leads. A script cannot make a click that may open a window: the worker's own
 * listener gets one, and both ways to open a page only record their request.
 */
const clicked = (page: Page, title: string) =>
  page
    .context()
    .serviceWorkers()[0]!
    .evaluate(async of => {
      const worker = self as unknown as Worker
      const led: string[] = []
      const notification = (await worker.registration.getNotifications()).find(one => one.title === of)
      worker.clients.openWindow = async url => void led.push(`opened ${url}`)
      worker.WindowClient.prototype.focus = async function () {
        led.push(`focused ${this.url}`)
      }
      const click = new worker.NotificationEvent('notificationclick', { notification: notification! })
      const work: Promise<unknown>[] = []
      Object.defineProperty(click, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) })
      worker.dispatchEvent(click)
      await Promise.all(work)
      return led
    }, title)

test(
  '[notification-50] the site’s worker shows a push, ignores an empty one, and a click stays on this site',
  { tag: ['@phone', '@long'] },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['notifications'], { origin: baseURL! })
    await page.goto('/category')
    const origin = new URL(page.url()).origin
    const { deliver, errors } = await openPushes(page, origin)
    await deliver(JSON.stringify({ title: 'Pesanan Dikirim', body: 'Di jalan.', url: '/order/12' }))
    expect(await shown(page)).toEqual([['Pesanan Dikirim', 'Di jalan.', 'id']])
    for (const hostile of ['', '<script>', 'null', '[]', '{"body":"x"}', '{"title":{"a":1}}']) {
      await deliver(hostile)
    }
    await deliver(JSON.stringify({ title: 'Ke situs lain', url: 'https://elsewhere.example/' }))
    await deliver(JSON.stringify({ title: 'Halaman ini', url: '/category' }))
    const titles = (await shown(page)).map(([title]) => title)
    expect(titles.toSorted()).toEqual(['Halaman ini', 'Ke situs lain', 'Pesanan Dikirim'])
    expect(errors).toEqual([])

    expect(await clicked(page, 'Pesanan Dikirim')).toEqual([`opened ${origin}/order/12`])
    expect(await clicked(page, 'Halaman ini')).toEqual([`focused ${origin}/category`])
    expect(await clicked(page, 'Ke situs lain')).toEqual([])
    await expect.poll(() => shown(page)).toEqual([])
  }
)
