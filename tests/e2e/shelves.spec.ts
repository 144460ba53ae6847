import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'
import { walkDown } from './walk-down.ts'

const cards = (page: Page, within: string) => page.locator(`${within} a[href^="/product/"]`)
const hrefs = (page: Page, within: string) =>
  cards(page, within).evaluateAll(all => all.map(one => one.getAttribute('href')))
const viewed = (page: Page) => page.getByRole('region', { name: 'Terakhir dilihat' })

/** Visits the first products of a list and touches each page; returns their addresses, the last one first. */
async function visit(page: Page, count: number): Promise<(string | null)[]> {
  await page.goto('/products/bestselling')
  const first = (await hrefs(page, 'main')).slice(0, count)
  for (const href of first) {
    await page.goto(href ?? '')
    await page.mouse.wheel(0, 200)
    await page.keyboard.press('Shift')
    await expect(page.locator('[data-viewed]')).toBeVisible()
    await page.waitForFunction(
      id => {
        const viewedIds = JSON.parse(localStorage.getItem('viewed') ?? '[]') as number[]
        return document.cookie.includes('signed_in=1') || viewedIds[0] === Number(id)
      },
      await page.locator('[data-viewed]').getAttribute('data-viewed')
    )
  }
  return first.toReversed()
}

const toTheEnd = (page: Page, target: ReturnType<typeof viewed>) =>
  expect(async () => {
    await walkDown(page)
    await expect(target).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })

test("[catalogue-41] a guest's viewed products are shown again, and are gone after signing out @phone", async ({
  page
}) => {
  const visited = await visit(page, 2)
  await toTheEnd(page, viewed(page))
  expect(
    await viewed(page)
      .locator('a[href^="/product/"]')
      .evaluateAll(all => all.map(one => one.getAttribute('href')))
  ).toEqual(visited.slice(1))
  await expectAccessible(page, 'product with what was looked at')
  await page.goto('/')
  await toTheEnd(page, viewed(page))
  await expect(viewed(page).locator('a[href^="/product/"]')).toHaveCount(2)
})

test("[catalogue-41] a buyer's views are on the server, and the browser stores none @desktop @long", async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/products/bestselling')
  const [href] = await hrefs(page, 'main')
  const saved = page.waitForResponse(/\/buyer\/product\/view\//)
  await page.goto(href ?? '')
  await page.mouse.wheel(0, 200)
  await saved
  await page.goto('/')
  await toTheEnd(page, viewed(page))
  await expect(viewed(page).locator('a[href^="/product/"]').first()).toHaveAttribute('href', href ?? '')
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull()
})

test("[home-6, home-7] a buyer's own promos replace the shared ones, and the feed repeats nothing above it @desktop", async ({
  page
}) => {
  const promo = '[data-home-section=promo]'
  await signInAsDemo(page)
  await page.goto('/')
  await expect(cards(page, promo).first()).toBeVisible()
  await expect(page.locator(`${promo} s`)).toHaveCount(await cards(page, promo).count())
  const height = () => page.locator(promo).evaluate(section => section.getBoundingClientRect().height)
  const before = await height()
  const came = page.waitForResponse(/recommendation\?is_promo/)
  await page.mouse.wheel(0, 400)
  const own = (await (await came).json()) as { data: { slug: string }[] }
  await expect(cards(page, promo).first()).toHaveAttribute('href', `/product/${own.data[0]?.slug}`)
  expect(await height()).toBe(before)

  const feed = 'section[aria-label=Rekomendasi]'
  await expect(async () => {
    await walkDown(page)
    expect(await cards(page, feed).count()).toBeGreaterThan(0)
  }).toPass({ intervals: [50] })
  const above = new Set(await hrefs(page, '[data-home-section]'))
  expect((await hrefs(page, feed)).filter(href => above.has(href))).toEqual([])
})

test("[catalogue-40] a buyer's own recommendations continue without repetition @phone", async ({ page }) => {
  await signInAsDemo(page)
  const came = page.waitForResponse(/\/buyer\/product\?.*sort_by=foryou.*page=1/)
  await page.goto('/products/recommendations')
  await page.mouse.wheel(0, 200)
  const own = (await (await came).json()) as { data: { slug: string }[] }
  await expect(cards(page, 'main').first()).toHaveAttribute('href', `/product/${own.data[0]?.slug}`)
  await expect(async () => {
    await walkDown(page)
    expect(await cards(page, 'main').count()).toBeGreaterThan(12)
  }).toPass({ intervals: [50] })
  const all = await hrefs(page, 'main')
  expect(new Set(all).size).toBe(all.length)
})

test(
  '[catalogue-40] a guest requests no personal order',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    const requested: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/v1/buyer/product')) requested.push(request.url())
    })
    await page.goto('/products/recommendations')
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 100)
    await expect(page.locator('astro-island[component-url*="OwnCards"]:not([ssr])')).toHaveCount(1)
    expect(requested).toEqual([])
  }
)

/** Scrolls the home page to the end of the automatic pages: goods are in its first screen, and nothing moves. */
async function scrollHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(window, { shifts: seen })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) seen.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(page.locator('[data-home-section=promo] li:has(h3)').first()).toBeInViewport({ ratio: 0.3 })
  const foot = page.locator('[aria-label=Rekomendasi] [data-list-foot]')
  // Until the automatic pages are there, it can only be reached by keyboard.
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 700)
        return foot.evaluateAll(([one]) => (one?.getBoundingClientRect().height ?? 0) > 20)
      },
      { intervals: [300] }
    )
    .toBe(true)
  expect(await page.locator('[aria-label=Rekomendasi] a[href^="/product/"]').count()).toBeGreaterThan(10)
  const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
  expect(sum).toBeLessThanOrEqual(0.02)
}

test('[home-13, home-14] the first screen shows goods, and scrolling shifts nothing in view', ({ page }) =>
  scrollHome(page))

test('[home-13, home-14] the same on a wide screen @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await scrollHome(page)
})
