import type { Page } from '@playwright/test'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { expect, test } from './fixtures.ts'
import { register, signInAsDemo } from './sign-in.ts'
import { walkDown } from './walk-down.ts'

// Several tabs and several people in one browser: the current person, and the badges.

const name = (page: Page) => page.locator('[data-account-menu] [data-profile=name]').first()
const badge = (page: Page, of: string) => page.locator(`header [data-count=${of}]`)
/** The first touch, after which a page receives changes by itself. */
const touch = (page: Page) => page.mouse.wheel(0, 100)

test(
  "[identity-134] after sign-in a person goes to next, else home, and not to the tab's previous page",
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/cart')
    await page.goto('/login')
    await expect(page).toHaveURL('/')
    await page.goto('/cart')
    await page.goto('/login?next=/notifications')
    await expect(page).toHaveURL('/notifications')
  }
)

test(
  '[identity-130] another person who signs in in one tab is shown in the other tab without a touch',
  { tag: '@desktop' },
  async ({ page, context, browser, counter, baseURL }) => {
    await signInAsDemo(page)
    await page.goto('/category')
    await expect(name(page)).toHaveText('Budi Santoso')
    const theirs = await browser.newContext({ baseURL: baseURL! })
    const elsewhere = await theirs.newPage()
    await elsewhere.goto('/register?next=/category')
    await register(elsewhere, counter, '085722220001', 'dua-tab@contoh.id')
    await expect(elsewhere).toHaveURL('/category')
    await context.addCookies(await theirs.cookies())
    await theirs.close()

    const other = await context.newPage()
    const isAnew = page.waitForEvent('load')
    await other.goto('/category')
    await expect(name(other)).toHaveText('Dewi Lestari')
    await expect(name(page)).toHaveText('Dewi Lestari')
    await isAnew
    await expect(badge(page, 'notification')).toBeHidden()
  }
)

test(
  '[identity-131, identity-137, chat-31] two tabs agree on every count, and an ended session changes both headers',
  { tag: '@desktop' },
  async ({ page, context, playwright, counter, baseURL }) => {
    await signInAsDemo(page)
    const other = await context.newPage()
    const isOpen = page.waitForEvent('websocket')
    let sockets = 0
    other.on('websocket', () => (sockets += 1))
    await page.goto('/search?keyword=semen')
    await touch(page)
    await (await isOpen).waitForEvent('framereceived', frame => String(frame.payload).includes('succeeded'))
    await other.goto('/search?keyword=semen')
    await touch(other)
    // The second tab waits behind the first one's socket.
    const waits = () =>
      other.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
    await expect.poll(waits).toEqual([expect.stringMatching(/^live-\d+$/)])
    const before = Number(await badge(page, 'notification').innerText()) || 0
    await counter.tell('Dua tab sepakat')
    for (const tab of [page, other]) {
      await expect(badge(tab, 'notification')).toHaveText(String(before + 1))
      await expect(badge(tab, 'cart')).toHaveText(await badge(page, 'cart').innerText())
    }
    // Another device of the same person ends all sessions.
    const device = await playwright.request.newContext({ baseURL: baseURL! })
    const headers = () => signatureHeaders(developmentSignatureKey, Date.now())
    const demo = { auth: 'demo@bababangunan.example', password: 'Demo12345' }
    await device.post('/api/v1/auth/login', { data: demo, headers: headers() })
    await device.delete('/api/v1/auth/session/revoke', { data: {}, headers: headers() })
    for (const tab of [page, other]) {
      await expect(tab.getByRole('link', { name: 'Masuk', exact: true }).first()).toBeVisible()
      await expect(badge(tab, 'cart')).toBeHidden()
      await expect(tab.getByText('Budi Santoso')).toHaveCount(0)
    }
    expect(sockets).toBe(0)
    await device.dispose()
  }
)

test(
  '[identity-138] fifty calls after the access token expired cause one refresh, and all of them arrive',
  { tag: '@desktop' },
  async ({ page, context, counter }) => {
    await signInAsDemo(page)
    // Five pages of a list, and the data to fill them.
    test.slow()
    await Promise.all(Array.from({ length: 50 }, (_, n) => counter.tell(`Serentak ${n}`)))
    await page.goto('/notifications')
    const items = page
      .locator('main [data-notification] > button:first-child')
      .filter({ hasText: 'Serentak' })
    await expect(async () => {
      await walkDown(page)
      expect(await items.count()).toBeGreaterThanOrEqual(50)
    }).toPass({ intervals: [50] })
    const requested = { read: 0, refresh: 0 }
    page.on('request', request => {
      if (request.url().includes('/notification/read/')) requested.read += 1
      if (request.url().endsWith('/auth/refresh')) requested.refresh += 1
    })
    // At its end the list would request more, and refresh before them.
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForLoadState('networkidle')
    await context.clearCookies({ name: 'access' })
    await items.evaluateAll(buttons =>
      buttons.slice(0, 50).forEach(button => (button as HTMLElement).click())
    )
    // Requests sent after the refresh carry the new access token at once.
    await expect.poll(() => requested.read).toBeGreaterThan(50)
    await expect(items.filter({ hasText: /belum dibaca/i })).toHaveCount(0)
    expect(requested.refresh).toBe(1)
  }
)
