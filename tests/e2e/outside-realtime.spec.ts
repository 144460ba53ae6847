import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { openPusherForBrowsers } from '../support/pusher-sockets.ts'
import { pusherApp } from '../support/pusher-stand-in.ts'
import { expect, test as journey } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

// A marketplace with an outside Pusher service for its sockets.

type Service = Awaited<ReturnType<typeof openPusherForBrowsers>>

const test = journey.extend<object, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture asks for
    async ({}, use) => {
      const service = await openPusherForBrowsers()
      await use(service)
      await service.close()
    },
    { scope: 'worker' }
  ],
  settings: [
    async ({ service }, use) =>
      use({
        PUSHER_APP_ID: pusherApp.appId,
        PUSHER_KEY: pusherApp.key,
        PUSHER_SECRET: pusherApp.secret,
        PUSHER_URL: service.url.origin
      }),
    { scope: 'worker' }
  ]
})

test(
  '[identity-153] an outside service delivers events to a page, and closes the socket of a signed-out device only',
  { tag: ['@phone', '@long'] },
  async ({ page, browser, baseURL, counter, service }) => {
    await signInAsDemo(page)
    await page.goto('/notifications')
    const user = expect.stringMatching(/^session-\d+$/)
    await expect.poll(() => service.browsers.map(socket => socket.user)).toEqual([user])
    await counter.tell('Lewat layanan luar')
    const news = page.locator('[data-notification]').filter({ hasText: 'Lewat layanan luar' })
    await expect(news).toBeVisible()

    const device = await browser.newContext({ baseURL: baseURL! })
    const other = await device.newPage()
    await signInAsDemo(other)
    await other.goto('/notifications')
    await expect.poll(() => service.browsers.map(socket => socket.user)).toEqual([user, user])
    const [gone, stays] = service.browsers
    const headers = () => signatureHeaders(developmentSignatureKey, Date.now())
    const listed = await device.request.get('/api/v1/auth/session', { headers: headers() })
    const { data } = (await listed.json()) as { data: { id: number; is_current_session: boolean }[] }
    const session_ids = data.flatMap(one => (one.is_current_session ? [] : [one.id]))
    expect(session_ids.map(id => `session-${id}`)).toContain(gone!.user)
    const revoked = await device.request.delete('/api/v1/auth/session/revoke', {
      data: { session_ids },
      headers: headers()
    })
    expect(revoked.ok()).toBe(true)
    await expect.poll(() => gone!.isOpen).toBe(false)
    expect(service.terminated).toContain(gone!.user)
    await expect(page).toHaveURL(/\/login\?next=%2Fnotifications$/)
    await counter.tell('Hanya di sini')
    const here = other.locator('[data-notification]').filter({ hasText: 'Hanya di sini' })
    await expect(here).toBeVisible()
    expect(stays!.isOpen).toBe(true)
    expect(gone!.heard.some(({ data: told }) => JSON.stringify(told).includes('Hanya di sini'))).toBe(false)
    await device.close()
  }
)
