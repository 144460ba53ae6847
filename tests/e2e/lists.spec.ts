import type { Locator, Page } from '@playwright/test'

import { expect, movingOnPhones, test } from './fixtures.ts'
import { isLong } from '../support/long.ts'

// Playwright's browser keeps no page for 'Kembali': every list has to come back by itself.

test.use({ contextOptions: movingOnPhones })

/** Goes on with a list page by page, as it asks for it: every third one by its button, the others by scrolling. */
async function growTo(
  page: Page,
  items: Locator,
  [from, to]: [number, number],
  perPage: number
): Promise<void> {
  for (let next = from + 1; next <= to; next += 1) {
    const foot = page.locator('[data-list-foot]')
    if (next % 3 === 0) await foot.getByText('Muat lebih banyak').click()
    else await foot.scrollIntoViewIfNeeded()
    // On a slow machine the end stays near, and two pages come.
    await expect.poll(() => items.count()).toBeGreaterThanOrEqual(next * perPage)
  }
  await expect(items).toHaveCount(to * perPage)
}

const cards = (page: Page) => page.locator('main li:has(a[href^="/product/"])')

/** Follows one of the last links of a list, comes back and reloads: both times it stands where it stood. */
async function expectComesBack(page: Page, items: Locator, link: Locator): Promise<void> {
  const before = await items.count()
  const list = page.url()
  await link.evaluate(element => element.scrollIntoView({ block: 'center' }))
  const top = await topOf(link)
  await link.click()
  await expect(page).not.toHaveURL(list)
  await page.goBack()
  await expect(items).toHaveCount(before)
  await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThan(40)
  await page.reload()
  await expect(items).toHaveCount(before)
  await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThan(40)
}

const topOf = (link: Locator) => link.evaluate(element => element.getBoundingClientRect().top)

const linkOf = (items: Locator, place: number) => items.nth(place).locator('a').first()

test("[catalogue-27] a list of products comes back with 'Kembali' and after a reload @phone", async ({
  page
}) => {
  await page.goto('/products/bestselling')
  // Pages 6 and 9 wait for the button: until then nothing moves.
  await growTo(page, cards(page), [1, 5], 12)
  await expectComesBack(page, cards(page), linkOf(cards(page), 50))
  if (!isLong) return
  await growTo(page, cards(page), [5, 8], 12)
  await expectComesBack(page, cards(page), linkOf(cards(page), 90))
})

test('[catalogue-27] a list goes on for who flicks past its end @phone', async ({ page }) => {
  await page.goto('/products/bestselling')
  await page.mouse.wheel(0, 1)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(cards(page)).toHaveCount(24)
})

test("[catalogue-27] a shop's reviews come back", { tag: ['@phone', '@long'] }, async ({ page }) => {
  await page.goto('/search?keyword=bangunan&tab=toko')
  const shop = await page.locator('main a[href^="/shop/"]').first().getAttribute('href')
  await page.goto(`${shop}?tab=ulasan`)
  const reviews = page.locator('main li:has(time)')
  await growTo(page, reviews, [1, 2], 12)
  await expectComesBack(page, reviews, reviews.nth(20).locator('a[href^="/product/"]').first())
})

test("[catalogue-27] the home page's recommendations come back @desktop", async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Rekomendasi' })
  const feed = section.locator('li:has(a[href^="/product/"])')
  await section.scrollIntoViewIfNeeded()
  await expect(feed.first()).toBeAttached()
  // What stands in a section above is left out, so a page is not always twenty; the third waits for the button.
  const foot = section.locator('[data-list-foot]')
  await foot.scrollIntoViewIfNeeded()
  await expect(foot.getByText('Muat lebih banyak')).toBeInViewport()
  const loaded = await feed.count()
  await expectComesBack(page, feed, linkOf(feed, loaded - 5))
})

test.describe('where pages cannot be loaded', () => {
  test.use({ said: /ERR_FAILED/ })
  test(
    '[catalogue-27] pages that cannot be loaded again leave the list as it came; another filter starts anew',
    { tag: ['@desktop', '@long'] },
    async ({ page }) => {
      await page.goto('/products/bestselling')
      await growTo(page, cards(page), [1, 5], 12)
      await linkOf(cards(page), 50).click()
      await expect(page).toHaveURL(/\/product\//)
      await page.route(/\/buyer\/product\?.*page=[23]/, route => route.abort())
      await page.goBack()
      await expect(page.locator('[data-list-foot]').getByText('Muat lebih banyak')).toBeVisible()
      await expect(cards(page)).toHaveCount(12)
      await page.unroute(/\/buyer\/product\?.*page=[23]/)
      await page.reload()
      await expect(cards(page)).toHaveCount(60)
      await page.getByRole('link', { name: 'Termurah' }).click()
      await expect(page).toHaveURL(/sort_by=termurah/)
      await expect(cards(page)).toHaveCount(12)
      await page.goBack()
      await expect(cards(page)).toHaveCount(60)
    }
  )
})

test('[catalogue-34] where a search finds nothing, recommendations follow and go on @phone @long', async ({
  page
}) => {
  await page.goto('/search?keyword=qqqqqq')
  await expect(page.getByText('Oops, produk tidak ditemukan')).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await growTo(page, cards(page), [1, 2], 20)
  await expect(page.locator('[data-list-foot]').getByText('Muat lebih banyak')).toBeVisible()
  await expectComesBack(page, cards(page), linkOf(cards(page), 35))
})
