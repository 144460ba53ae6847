import type { Page } from '@playwright/test'

import { dome, testArticles } from '../support/articles.ts'
import { expect, test } from './fixtures.ts'

const cards = (page: Page) => page.locator('[data-article-items] > li')
const field = (page: Page) => page.getByRole('searchbox', { name: 'Cari artikel' })
const more = (page: Page) => page.getByRole('link', { name: 'Muat Lebih Banyak' })

/** Scrolls until the list has this many articles. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.locator('[data-article-foot]').scrollIntoViewIfNeeded()
    expect(await cards(page).count()).toBe(count)
  }).toPass()
}

test('[content-4] pages 2 and 3 load by scrolling, page 4 by its button, and the list is restored @phone', async ({
  page
}) => {
  await page.goto('/blog')
  // The article above the list is not repeated in it.
  await expect(cards(page)).toHaveCount(8)
  // Jumping to the end of the page skips the end of the list.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(async () => expect(await cards(page).count()).toBeGreaterThan(8)).toPass()
  await scrollTo(page, 26)
  await expect(more(page)).toBeVisible()
  await expect(more(page)).toHaveAttribute('href', '/blog?page=4')
  await more(page).click()
  await expect(cards(page)).toHaveCount(35)
  await more(page).click()
  await expect(cards(page)).toHaveCount(testArticles - 1)
  await expect(more(page)).toBeHidden()
  const last = cards(page).last().getByRole('link')
  await expect(last).toHaveText('Panduan kubah')
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Panduan kubah' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(testArticles - 1)
})

test('[content-15] a search is requested once, after a pause; the address follows, and an empty result says so @desktop', async ({
  page
}) => {
  const requested: string[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname === '/api/v1/blog') requested.push(url.searchParams.get('keyword') ?? '')
  })
  await page.goto('/blog')
  await field(page).pressSequentially(dome.word, { delay: 60 })
  await expect(page).toHaveURL(/\/blog\?keyword=kubah$/)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('2 artikel', { exact: true })).toBeVisible()
  expect(requested).toEqual([dome.word])
  await field(page).fill('qqqqqq')
  await expect(page.getByText('Tidak Ada Artikel Ditemukan')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await field(page).fill('')
  await expect(page).toHaveURL(/\/blog$/)
  await expect(cards(page)).toHaveCount(8)
  await field(page).fill(dome.word)
  await field(page).press('Enter')
  await expect(cards(page)).toHaveCount(2)
  await page.reload()
  await expect(field(page)).toHaveValue(dome.word)
  await expect(cards(page)).toHaveCount(2)
})

test(
  "[content-16] a failure shows the server's message",
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.goto('/blog')
    const fail = (message: string) =>
      page.route('**/api/v1/blog?*', route =>
        route.fulfill({
          status: 422,
          json: { success: false, status: 422, message, data: null, meta: null, error: { code: 'x' } }
        })
      )
    await fail('Kata kunci ditolak')
    await field(page).fill('semen')
    await expect(page.getByText('Kata kunci ditolak').last()).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await page.unroute('**/api/v1/blog?*')
    await fail('')
    await field(page).fill('semen lagi')
    await expect(page.getByText('Artikel gagal dimuat. Silakan coba lagi.').last()).toBeVisible()
    await page.unroute('**/api/v1/blog?*')
    await field(page).fill(dome.word)
    await expect(cards(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeHidden()
  }
)

test(
  '[content-72] without a connection the search says so at the first touch, and continues with it',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    await page.goto('/blog')
    await context.setOffline(true)
    await field(page).fill(dome.word)
    await expect(
      page.getByText('Tidak ada koneksi internet. Periksa koneksi lalu coba lagi.').first()
    ).toBeVisible()
    await context.setOffline(false)
    let letGo: () => void = () => undefined
    const held = new Promise<void>(resolve => (letGo = resolve))
    await page.route('**/api/v1/blog?*', async route => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByText('Mencari …')).toBeVisible()
    letGo()
    await expect(page.getByText('2 artikel', { exact: true })).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeHidden()
  }
)

test('[content-23] the contents highlight the current section, and link to each @phone-first', async ({
  page,
  isMobile
}) => {
  await page.goto('/blog/uji-02')
  if (isMobile) await page.getByText('Daftar isi').filter({ visible: true }).click()
  const contents = page.getByRole('navigation', { name: 'Daftar isi' }).filter({ visible: true })
  const [first, last] = [contents.getByRole('link').first(), contents.getByRole('link', { name: 'Langkah' })]
  await expect(first).toHaveText('Alat')
  await last.click()
  await expect(page).toHaveURL(/#bagian-langkah$/)
  await expect(page.getByRole('heading', { name: 'Langkah' })).toBeInViewport()
  await expect(last).toHaveAttribute('aria-current', 'true')
  await expect(first).not.toHaveAttribute('aria-current')
})
