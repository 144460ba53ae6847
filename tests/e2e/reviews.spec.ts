import type { Page } from '@playwright/test'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const long = 'Terima kasih banyak atas ulasan yang jujur ini. '.repeat(12).trim()

type Review = { id: number; product: { name: string } }

/** The path of a product with reviews, and the newest one. */
async function reviewed(page: Page): Promise<{ path: string; newest: Review }> {
  await page.goto('/products/bestselling')
  const card = page.locator('main a[href^="/product/"]').filter({ hasText: 'Rating' }).first()
  const path = (await card.getAttribute('href')) ?? ''
  const answer = await page.request.get(`/api/v1/buyer/product/review/${path.replace('/product/', '')}`, {
    headers: signatureHeaders(developmentSignatureKey, Date.now())
  })
  const { data } = (await answer.json()) as { data: Review[] }
  return { path, newest: data[0]! }
}

test('[product-17, review-16, review-17] a long text expands and collapses without scripts; reviews are sorted and filtered @phone', async ({
  page,
  counter,
  browser,
  baseURL
}) => {
  const {
    path,
    newest: { id, product }
  } = await reviewed(page)
  type Listed = { reviews: { id: number; updated_at: string }[] }
  const { reviews: listed } = await counter.get<Listed>(`/review?keyword=${encodeURIComponent(product.name)}`)
  const { updated_at } = listed.find(one => one.id === id)!
  await counter.post(`/review/${id}/reply`, { reply: long, updated_at })
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const quiet = await plain.newPage()
  await quiet.goto(path)
  const rest = quiet.locator('#ulasan .fold-rest').first()
  const toggle = quiet.locator('#ulasan .fold summary').first()
  await expect(rest).toBeHidden()
  await toggle.click()
  await expect(rest).toBeVisible()
  await toggle.click()
  await expect(rest).toBeHidden()
  await plain.close()

  await page.goto(path)
  const reviews = page.locator('#ulasan')
  await expect(reviews.getByRole('img', { name: /^Bintang \d$/ })).toHaveCount(5)
  await expect(reviews.getByText(/^\d+% \(\d+\)$/)).toHaveCount(5)

  await page.getByRole('link', { name: 'Lihat semua ulasan' }).click()
  const order = page.getByRole('navigation', { name: 'Urutkan ulasan' })
  await expect(order.locator('[aria-current=true]')).toHaveText('Terbaru')
  await order.getByRole('link', { name: 'Nilai terendah' }).tap()
  await expect(page).toHaveURL(/sort_by=terendah/)
  await expect(order.locator('[aria-current=true]')).toHaveText('Nilai terendah')
  await page.waitForLoadState()
  const stars = page.locator('article [role=img]')
  const shown = await stars.evaluateAll(all => all.map(one => Number(one.ariaLabel?.charAt(0))))
  expect(shown.length).toBeGreaterThan(1)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  await expectAccessible(page, 'sorted reviews')
  await page.getByRole('link', { name: '5 bintang' }).click()
  await expect(page).toHaveURL(/rating=5.*sort_by=terendah/)
  await expect
    .poll(() => stars.evaluateAll(all => [...new Set(all.map(one => one.ariaLabel))]))
    .toEqual(['5 dari 5 bintang'])
})
