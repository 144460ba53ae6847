import type { Page } from '@playwright/test'

import { isLong } from '../support/long.ts'
import { expectAccessible } from './axe.ts'
import { goneSlug, manyShops } from './beyond-the-demo.ts'
import { expect, test } from './fixtures.ts'
import { busiestPages, expectNothingSticksOut, expectWide, phone } from './screens.ts'
import { signInAsDemo } from './sign-in.ts'

// Walks that change nothing: two workers share them.
test.describe.configure({ mode: 'parallel' })

const publicPages = [
  '/',
  '/category',
  '/category/lainnya',
  '/products/recommendations',
  '/products/bestselling',
  '/search?keyword=semen',
  '/search?keyword=qqqqqq',
  '/search?keyword=bangunan&tab=toko',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/blog',
  '/blog?keyword=qqqqqq',
  '/blog/uji-02',
  '/blog/category/struktur',
  '/blog/tag/uji',
  '/blog/filter?category=material',
  '/blog/tidak-ada',
  '/about',
  '/contact',
  '/seller',
  '/terms',
  '/privacy',
  '/returns',
  '/join',
  '/help',
  '/fees?type=non-material',
  `/product/${goneSlug}`,
  '/nowhere'
]
/**
 * Pages whose colours in the dark another walk of every run sees: the page itself in looks.spec.ts, or another page of the
 * same template here. The long run sees all of them.
 */
const darkSeen = new Set([
  ...busiestPages,
  '/category/lainnya',
  '/products/recommendations',
  '/blog?keyword=qqqqqq',
  '/blog/category/struktur',
  '/blog/tag/uji',
  '/blog/tidak-ada',
  '/privacy',
  '/returns',
  '/join'
])
const ownPages = ['/cart', '/order', '/order?tab=success']

/** Words and countdowns of orders that stick out of their note, in px. */
const noteOverflows = (page: Page) =>
  page
    .locator('main p:has(time)')
    .evaluateAll(notes => notes.map(note => note.scrollWidth - note.clientWidth))

/** Unfolds everything that folds: axe then sees what it sees of the folded page, and the rest. */
async function unfold(page: Page): Promise<void> {
  await page
    .locator('main details:not(.filter-sheet)')
    .filter({ visible: true })
    .evaluateAll(all => all.forEach(one => one.toggleAttribute('open', true)))
}

/** axe finds nothing and nothing sticks out, folded and unfolded; in the dark too where no other walk sees that. */
async function expectLooksOnPhone(page: Page, where: string, isDarkSeen = false): Promise<void> {
  await expectNothingSticksOut(page, `${where}, as it comes`)
  await unfold(page)
  await expectAccessible(page, where)
  await expectNothingSticksOut(page, where)
  if (isLong || !isDarkSeen) await expectWide(page, where)
}

async function firstPath(page: Page, from: string, start: string): Promise<string> {
  await page.goto(from)
  return (await page.locator(`main a[href^="${start}"]`).first().getAttribute('href')) ?? ''
}

const productPath = (page: Page) => firstPath(page, '/products/bestselling', '/product/')

const shopPath = async (page: Page) => firstPath(page, await productPath(page), '/shop/')

/** Pages of a product, a shop and a category: their addresses are found first. */
const foundPages: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  'a category': page => firstPath(page, '/category', '/category/'),
  'a product': productPath,
  'the reviews of a product': async page => `${await productPath(page)}/review?q=produk`,
  'a shop': shopPath,
  'the reviews of a shop': async page => `${await shopPath(page)}?tab=ulasan`
}

async function expectAccessibleAndWide(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expectLooksOnPhone(page, path, darkSeen.has(path))
}

for (const path of publicPages) {
  test(`[core-18, core-20, core-162] axe finds nothing, and nothing sticks out, on ${path} @phone`, ({
    page
  }) => expectAccessibleAndWide(page, path))
}

for (const [name, find] of Object.entries(foundPages)) {
  test(`[core-18, core-20, core-162] axe finds nothing, and nothing sticks out, on ${name} @phone`, async ({
    page
  }) => expectAccessibleAndWide(page, await find(page)))
}

test('[core-20] axe finds nothing where lists went on by themselves @phone', async ({ page }) => {
  test.slow()
  const shops = `/search?keyword=${manyShops}&tab=toko`
  for (const path of ['/products/bestselling', shops, '/']) {
    await page.goto(path)
    const cards = page.locator(`main li a[href^="/${path === shops ? 'shop' : 'product'}/"]`)
    const before = await cards.count()
    await expect(async () => {
      await cards.last().scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 300)
      expect(await cards.count()).toBeGreaterThan(before)
    }).toPass()
    await expect(page.locator('main .skeleton').filter({ visible: true })).toHaveCount(0)
    await expectAccessible(page, path)
  }
})

test('[core-18, core-20] axe finds nothing on the pages of a signed-in buyer, and nothing sticks out @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  for (const path of ownPages) {
    await page.goto(path)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expectLooksOnPhone(page, path)
  }
  for (const tab of ['pending', 'paid', 'process', 'sent']) {
    await page.goto(`/order?tab=${tab}`)
    await expect(page.locator('main time').first()).toBeVisible()
    expect(Math.max(...(await noteOverflows(page))), tab).toBe(0)
  }
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expectAccessible(page, 'filters of the orders')
  await page
    .getByRole('link', { name: /Detail/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /No Pesanan/ })).toBeVisible()
  await expectLooksOnPhone(page, 'order')
})

test('axe finds nothing while the pages of a signed-in buyer load', { tag: '@desktop' }, async ({ page }) => {
  await signInAsDemo(page)
  // Never answered while the test looks.
  await page.route('**/buyer/profile', () => undefined)
  for (const path of ['/cart', '/order', '/order/1']) {
    await page.goto(path)
    await expect(page.locator('main [aria-busy=true]')).toBeVisible()
    await expectAccessible(page, `${path}, loading`)
  }
})

test('[core-20] axe finds nothing in the sign-in dialog and in the console @desktop', async ({ page }) => {
  await page.goto('/')
  const signInLink = page.locator('[data-login]').filter({ visible: true })
  if ((await signInLink.count()) === 0) await page.getByRole('button', { name: 'Menu' }).click()
  await signInLink.first().click()
  await expect(page.getByRole('dialog').getByLabel('Email atau nomor telepon')).toBeVisible()
  await expectAccessible(page, 'sign-in dialog')
  await page.goto('/ops')
  await page.getByLabel('Token operator').fill('journey-ops-token')
  await page.getByRole('button', { name: 'Buka konsol' }).click()
  for (const name of ['Pesanan', 'Kotak keluar', 'Promosi', 'Biaya layanan', 'Uang dan waktu']) {
    await page.getByRole('tab', { name }).click()
    await expectAccessible(page, `/ops, ${name}`)
  }
})

test('[ops-9] axe finds nothing on the API reference, whole, and nothing sticks out @desktop @long', async ({
  page
}) => {
  test.slow()
  await page.goto('/ops/api#addToCart')
  await page.locator('details').evaluateAll(all => all.forEach(one => one.toggleAttribute('open', true)))
  const call = page.locator('#addToCart')
  await expect(call.getByText('out_of_stock', { exact: true })).toBeVisible()
  await call.getByRole('link', { name: 'Counters' }).click()
  await expect(page).toHaveURL(/#Counters$/)
  await expectAccessible(page, '/ops/api')
  await expectNothingSticksOut(page, '/ops/api')
  await page.setViewportSize(phone)
  await expectNothingSticksOut(page, '/ops/api on a phone')
})

for (const who of ['guest', 'member'] as const) {
  test(
    `[core-19] public pages ship at most 10 kB of scripts to a ${who} before the first touch`,
    { tag: '@phone' },
    async ({ page }) => {
      test.slow()
      if (who === 'member') await signInAsDemo(page)
      const product = await productPath(page)
      // A mouse that rests where it pressed moves over a page that comes below it: that would be a touch.
      const reader = await page.context().newPage()
      for (const path of [
        '/',
        '/category',
        '/products/bestselling',
        '/search?keyword=semen',
        product,
        '/blog',
        '/blog/uji-02',
        '/terms'
      ]) {
        const client = await reader.context().newCDPSession(reader)
        await client.send('Network.enable')
        await client.send('Network.setCacheDisabled', { cacheDisabled: true })
        const scripts = new Set<string>()
        let bytes = 0
        client.on(
          'Network.responseReceived',
          ({ requestId, type }) => type === 'Script' && scripts.add(requestId)
        )
        client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          if (scripts.has(requestId)) bytes += encodedDataLength
        })
        await reader.goto(path, { waitUntil: 'networkidle' })
        expect(bytes, path).toBeLessThanOrEqual(10_000)
        await client.detach()
      }
    }
  )
}
