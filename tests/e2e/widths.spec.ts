import type { Locator, Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'

/** Width and height of each visible one, in px. */
const sizes = (all: Locator) =>
  all
    .filter({ visible: true })
    .evaluateAll(found =>
      found.map(one => [one.textContent?.trim() || one.ariaLabel, one.getBoundingClientRect()] as const)
    )

async function expectThumbs(page: Page, all: Locator): Promise<void> {
  const found = await sizes(all)
  expect([page.url(), found.length > 0]).toEqual([page.url(), true])
  expect(found.filter(([, { height }]) => height < 44).map(([name]) => name)).toEqual([])
}

test('[core-106] tap targets are 44 px high', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/category')
  await expectThumbs(page, page.locator('header a, header button'))
  await expectThumbs(page, page.locator('footer a'))
  await expectThumbs(page, page.locator('main ul ul a'))
  await expectThumbs(page, page.getByRole('navigation', { name: 'Remah roti' }).getByRole('link'))
  const logo = await page.locator('header a[href="/"]').boundingBox()
  expect(logo?.width).toBeGreaterThanOrEqual(44)
})

test('[core-107] the button to the top covers no text: it shows while the page is scrolled back up @phone', async ({
  page
}) => {
  await page.goto('/products/bestselling')
  const up = page.locator('[data-scroll-top]')
  await page.mouse.move(page.viewportSize()!.width * 0.7, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(up).not.toHaveAttribute('hidden', { timeout: 500 })
    await expect(up).toHaveCSS('pointer-events', 'none', { timeout: 500 })
  }).toPass()
  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect(async () => {
    await page.mouse.wheel(0, -50)
    await expect(up).toHaveCSS('pointer-events', 'auto', { timeout: 500 })
  }).toPass()
  await up.press('Enter')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(up).toBeHidden()
})

test(
  '[core-245] header and bars are not fixed on a low screen, which is any at 200 % zoom',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/kalkulator')
    const header = page.locator('body > header')
    await expect(header).toHaveCSS('position', 'sticky')
    await page.setViewportSize({ width: 720, height: 450 })
    await expect(header).toHaveCSS('position', 'relative')
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect(header).not.toBeInViewport()
  }
)

/** The number of cards in the first row. */
const inFirstRow = (page: Page) =>
  page.locator('main li:has(a[href^="/product/"])').evaluateAll(cards => {
    const tops = cards.map(card => card.getBoundingClientRect().top)
    return tops.filter(top => top === tops[0]).length
  })

test('[core-108] wide screens use their width', { tag: '@desktop' }, async ({ page }) => {
  const columns: number[][] = []
  for (const path of ['/products/bestselling', '/']) {
    await page.goto(path)
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      columns.push([width, await inFirstRow(page)])
    }
  }
  expect(columns).toEqual([
    [768, 4],
    [1024, 3],
    [1280, 4],
    [1920, 6],
    [768, 4],
    [1024, 4],
    [1280, 6],
    [1920, 6]
  ])
  expect((await page.locator('header > div').boundingBox())?.width).toBe(1440)

  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/products/bestselling')
  await page.locator('main li a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.waitForLoadState()
  const gallery = await page.locator('[data-gallery]').boundingBox()
  const buy = await page.getByRole('complementary', { name: 'Beli' }).boundingBox()
  expect(buy!.x).toBeGreaterThan(gallery!.x + gallery!.width)
  expect(buy!.y).toBeLessThan(gallery!.y + gallery!.height)
})
