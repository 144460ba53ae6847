import type { Locator, Page } from '@playwright/test'

import { expect, movingOnPhones, test } from './fixtures.ts'
import { isLong } from '../support/long.ts'

// Playwright's browser keeps no page for 'Kembali': every list must restore itself.

test.use({ contextOptions: movingOnPhones })

/** Loads a list page by page: every third one by its button, the others by scrolling. */
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
    // On a slow machine the end stays near, and two pages load.
    await expect.poll(() => items.count()).toBeGreaterThanOrEqual(next * perPage)
  }
  await expect(items).toHaveCount(to * perPage)
}

const cards = (page: Page) => page.locator('main li:has(a[href^="/product/"])')

/** Follows one of the last links of a list, goes back and reloads: both times the scroll position is restored. */
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

test("[catalogue-27] a list of products is restored with 'Kembali' and after a reload @phone", async ({
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

test('[catalogue-27] a list continues for a person who flicks past its end @phone', async ({ page }) => {
  await page.goto('/products/bestselling')
  await page.mouse.wheel(0, 1)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(cards(page)).toHaveCount(24)
})

test("[catalogue-27] a shop's reviews are restored", { tag: ['@phone', '@long'] }, async ({ page }) => {
  await page.goto('/search?keyword=bangunan&tab=toko')
  const shop = await page.locator('main a[href^="/shop/"]').first().getAttribute('href')
  await page.goto(`${shop}?tab=ulasan`)
  const reviews = page.locator('main li:has(time)')
  await growTo(page, reviews, [1, 2], 12)
  await expectComesBack(page, reviews, reviews.nth(20).locator('a[href^="/product/"]').first())
})

test("[catalogue-27] the home page's recommendations are restored @desktop", async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Rekomendasi' })
  const feed = section.locator('li:has(a[href^="/product/"])')
  await section.scrollIntoViewIfNeeded()
  await expect(feed.first()).toBeAttached()
  // Products in a section above are left out, so a page is not always twenty; the third waits for the button.
  const foot = section.locator('[data-list-foot]')
  await foot.scrollIntoViewIfNeeded()
  await expect(foot.getByText('Muat lebih banyak')).toBeInViewport()
  const loaded = await feed.count()
  await expectComesBack(page, feed, linkOf(feed, loaded - 5))
})

test.describe('pages that cannot be loaded', () => {
  test.use({ said: /ERR_FAILED/ })
  test(
    '[catalogue-27] leave a restored list as it was rendered; another filter starts fresh',
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

test('[catalogue-34] an empty search is followed by recommendations, which continue @phone @long', async ({
  page
}) => {
  await page.goto('/search?keyword=qqqqqq')
  await expect(page.getByText('Oops, produk tidak ditemukan')).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await growTo(page, cards(page), [1, 2], 20)
  await expect(page.locator('[data-list-foot]').getByText('Muat lebih banyak')).toBeVisible()
  await expectComesBack(page, cards(page), linkOf(cards(page), 35))
})
