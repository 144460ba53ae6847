import type { Page } from '@playwright/test'

import { isLong } from '../support/long.ts'
import { expect, test } from './fixtures.ts'
import { productPath } from './open-product.ts'
import { send } from './send.ts'
import { signInAsDemo } from './sign-in.ts'

type Scripts = { bytes: number; urls: string[] }

/** Bytes and addresses of the scripts that a page loads from now on, without cached ones. */
async function countScripts(page: Page): Promise<Scripts & { stop: () => Promise<void> }> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  const ids = new Map<string, string>()
  const scripts = { bytes: 0, urls: [] as string[], stop: () => client.detach() }
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') ids.set(requestId, response.url)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = ids.get(requestId)
    if (url === undefined) return
    scripts.bytes += encodedDataLength
    scripts.urls.push(url)
  })
  return scripts
}

/** The scripts that a page loads without input. */
async function scriptsOf(page: Page, path: string): Promise<Scripts> {
  const scripts = await countScripts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await scripts.stop()
  return scripts
}

for (const who of ['guest', 'member'] as const) {
  test(
    `[core-19, content-44] public pages load at most 10 kB of scripts, and no React, for a ${who} before the first touch`,
    { tag: '@phone' },
    async ({ page }) => {
      test.slow()
      if (who === 'member') await signInAsDemo(page)
      const paths = ['/', await productPath(page), '/blog', '/kalkulator/dinding']
      if (who === 'guest' || isLong) paths.push('/search?keyword=semen', '/blog/uji-02', '/fees')
      if (isLong) paths.push('/category', '/products/bestselling', '/terms')
      for (const path of paths) {
        const { bytes, urls } = await scriptsOf(page, path)
        expect(bytes, path).toBeLessThanOrEqual(10_000)
        expect(urls.filter(url => /react|icons|common/.test(url))).toEqual([])
      }
      if (who === 'guest') expect((await scriptsOf(page, '/')).urls).not.toEqual([])
    }
  )
}

test(
  '[core-286] nothing on the home page and on a product’s page moves for as long as nobody touches it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const path of ['/', await productPath(page)]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const endless = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(one => one.effect?.getTiming().iterations === Infinity)
          .map(one => ((one.effect as KeyframeEffect).target as Element | null)?.className)
      )
      expect(endless, path).toEqual([])
    }
  }
)

/** Simulates the use of each visible island; returns how many are not loaded yet. */
const wakeIslands = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isShown = (island: Element) => [...island.children].some(child => child.getClientRects().length > 0)
    const late = [...document.querySelectorAll('astro-island[client=interaction][ssr]')].filter(isShown)
    for (const island of late) island.dispatchEvent(new Event('wake'))
    return late.length
  })

/** The maximum bytes of a product page, the heaviest public one, including the worker's requests. */
const usedLimits = { guest: 121_000, member: 145_000 } as const

for (const who of ['guest', 'member'] as const) {
  test(
    `[core-271] a product page stays below its maximum for a ${who} who uses all of it, and loads no icons of other pages`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow()
      if (who === 'member') await signInAsDemo(page)
      const path = await productPath(page)
      await page.goto('about:blank')
      const scripts = await countScripts(page)
      await page.goto(path)
      await page.keyboard.press('End')
      await expect.poll(() => wakeIslands(page)).toBe(0)
      const parts = [
        'first-use',
        'RecentlyViewed',
        'ProductCard',
        'BuyBox',
        ...(who === 'member' ? ['pusher', 'NotificationList'] : [])
      ]
      for (const part of parts) {
        await expect.poll(() => scripts.urls.some(url => url.includes(`/${part}.`)), part).toBe(true)
      }
      expect(scripts.bytes).toBeLessThanOrEqual(usedLimits[who])
      expect(scripts.urls.filter(url => url.includes('own-icons'))).toEqual([])
    }
  )
}

test(
  '[core-19, content-4] if the end of the blog’s list is in sight, the next page loads with the first touch',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 3000 })
    const more = page.getByRole('link', { name: 'Muat Lebih Banyak' })
    const { bytes, urls } = await scriptsOf(page, '/blog')
    await expect(more).toBeInViewport()
    expect(bytes).toBeLessThanOrEqual(10_000)
    expect(urls.filter(url => /article-list-use|common/.test(url))).toEqual([])
    await page.mouse.move(40, 40)
    await expect(async () => {
      expect(await page.locator('[data-article-items] > li').count()).toBeGreaterThan(8)
    }).toPass()
  }
)

test(
  '[chat-57] /chat loads at most 146.5 kB of scripts for a member who reads a thread, opens its menu and writes',
  { tag: '@phone' },
  async ({ page, counter }) => {
    test.slow()
    await signInAsDemo(page)
    const { conversation_id: id } = await send<{ conversation_id: number }>(
      page,
      '/buyer/conversation/create',
      { receiver_type: 'admin', message: 'Halo' }
    )
    await counter.answer(id, 'Ada yang bisa kami bantu?')
    await page.goto('about:blank')
    const scripts = await countScripts(page)
    await page.goto('/chat')
    await page.getByRole('tabpanel').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Opsi percakapan' }).click()
    await page.getByRole('textbox', { name: 'Tulis pesan' }).fill('Terima kasih')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Terima kasih', { exact: true }).last()).toBeVisible()
    await expect.poll(() => scripts.urls.some(url => url.includes('/pusher'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(scripts.bytes).toBeLessThanOrEqual(146_500)
  }
)
