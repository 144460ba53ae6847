import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { goneSlug, manyShops } from './beyond-the-demo.ts'
import { expect, test } from './fixtures.ts'
import { productPath, shopPath } from './open-product.ts'
import { expectNothingSticksOut, expectWide, phone } from './screens.ts'
import { signInAsDemo } from './sign-in.ts'

// Tests that change nothing: both workers share them.
test.describe.configure({ mode: 'parallel' })

/** One page of each template, the lightest, and of each state that looks different. */
const templates = [
  '/',
  '/category',
  '/products/bestselling',
  '/search?keyword=semen',
  '/search?keyword=qqqqqq',
  '/search?keyword=bangunan&tab=toko',
  '/login',
  '/blog',
  '/blog/uji-02',
  '/about',
  '/seller',
  '/privacy',
  '/help',
  '/fees',
  '/kalkulator',
  '/kalkulator/cat',
  `/product/${goneSlug}`,
  '/nowhere'
]
/** Pages of the same templates, or those that another test of every run or a component test checks too. */
const others = [
  '/category/lainnya',
  '/products/recommendations',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/security',
  '/blog?keyword=qqqqqq',
  '/blog/category/struktur',
  '/blog/tag/uji',
  '/blog/filter?category=material',
  '/blog/tidak-ada',
  '/contact',
  '/terms',
  '/returns',
  '/join',
  '/fees?type=non-material'
]
const ownPages = ['/cart', '/order?tab=sent']

/** How far texts and countdowns of orders overflow their note, in px. */
const noteOverflows = (page: Page) =>
  page
    .locator('main p:has(time)')
    .evaluateAll(notes => notes.map(note => note.scrollWidth - note.clientWidth))

/** Expands everything collapsible: axe then checks the collapsed page's content, and the rest. */
async function unfold(page: Page): Promise<void> {
  await page
    .locator('main details')
    .filter({ visible: true })
    .evaluateAll(all => all.forEach(one => one.toggleAttribute('open', true)))
}

/** axe finds nothing and nothing overflows, collapsed and expanded, in light and dark. */
async function expectLooksOnPhone(page: Page, where: string): Promise<void> {
  await expectNothingSticksOut(page, `${where}, as it comes`)
  await unfold(page)
  await expectAccessible(page, where)
  await expectNothingSticksOut(page, where)
  await expectWide(page, where)
}

/** A parent category: its address is looked up first. */
async function categoryPath(page: Page): Promise<string> {
  const html = await (await page.request.get('/category')).text()
  return /<main[^]*?href="(\/category\/[^"]+)"/.exec(html)?.[1] ?? ''
}

/** Pages of a category, a product and a shop; their reviews look like those of reviews.spec.ts. */
const found: [name: string, find: (page: Page) => Promise<string>][] = [
  ['a category', categoryPath],
  ['a product', productPath],
  ['a shop', shopPath],
  ['the reviews of a product @long', async page => `${await productPath(page)}/review?q=produk`],
  ['the reviews of a shop @long', async page => `${await shopPath(page)}?tab=ulasan`]
]

const pages = [
  ...[...templates, ...others.map(path => `${path} @long`)].map(
    name => [name, async () => name.replace(' @long', '')] as const
  ),
  ...found
]
for (const [name, find] of pages) {
  test(`[core-18, core-20, core-162] axe finds nothing, and nothing overflows, on ${name} @phone`, async ({
    page
  }) => {
    const path = await find(page)
    await page.goto(path)
    await expectLooksOnPhone(page, path)
  })
}

test('[core-20] axe finds nothing in lists that loaded more pages @phone @long', async ({ page }) => {
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

test('[core-18, core-20] axe finds nothing on the pages of a signed-in buyer, and nothing overflows @phone', async ({
  page
}) => {
  await signInAsDemo(page)
  for (const path of ownPages) {
    await page.goto(path)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expectLooksOnPhone(page, path)
  }
  await page
    .getByRole('link', { name: /Detail/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /No Pesanan/ })).toBeVisible()
  await expectLooksOnPhone(page, 'order')
})

test('[core-18, core-20] the notes of orders contain their texts, and axe finds nothing in the filters of orders @phone @long', async ({
  page
}) => {
  await signInAsDemo(page)
  await page.goto('/order?tab=success')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expectLooksOnPhone(page, 'orders that are done')
  for (const tab of ['pending', 'paid', 'process', 'sent']) {
    await page.goto(`/order?tab=${tab}`)
    await expect(page.locator('main time').first()).toBeVisible()
    expect(Math.max(...(await noteOverflows(page))), tab).toBe(0)
  }
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expectAccessible(page, 'filters of the orders')
})

test(
  'axe finds nothing while the pages of a signed-in buyer load',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await signInAsDemo(page)
    // Never answered during the check.
    await page.route('**/buyer/profile', () => undefined)
    for (const path of ['/cart', '/order', '/order/1']) {
      await page.goto(path)
      await expect(page.locator('main [aria-busy=true]')).toBeVisible()
      await expectAccessible(page, `${path}, loading`)
    }
  }
)

test('[core-20] axe finds nothing in the sign-in dialog and in the console @desktop @long', async ({
  page
}) => {
  await page.goto('/')
  const signInLink = page.locator('[data-login]').filter({ visible: true })
  if ((await signInLink.count()) === 0) await page.getByRole('button', { name: 'Menu' }).click()
  await signInLink.first().click()
  await expect(page.getByRole('dialog').getByLabel('Email atau nomor HP')).toBeVisible()
  await expectAccessible(page, 'sign-in dialog')
  await page.goto('/ops')
  await page.getByLabel('Token operator').fill('journey-ops-token')
  await page.getByRole('button', { name: 'Buka konsol' }).click()
  const sections: Record<string, string[]> = {
    Pesanan: [],
    Komplain: [],
    Chat: [],
    Promo: ['Promo', 'Notifikasi'],
    Keuangan: ['Pembayaran', 'Laporan gateway', 'Buku besar', 'Biaya', 'Pemeriksaan', 'Uang masuk'],
    Isi: ['Banner', 'Biaya layanan', 'Pencarian populer', 'Sinonim'],
    Pengaturan: ['Kurir', 'Truk', 'Gudang', 'Jangkauan', 'Webhook', 'Kotak keluar', 'Jam demo'],
    Toko: []
  }
  for (const [name, tabs] of Object.entries(sections)) {
    await page.getByRole('link', { name, exact: true }).click()
    await expectAccessible(page, `/ops, ${name}`)
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab }).click()
      await expectAccessible(page, `/ops, ${name}, ${tab}`)
    }
  }
})

test('[ops-9] axe finds nothing on the whole API reference, and nothing overflows @desktop @long', async ({
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
