import type { Page } from '@playwright/test'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

// The cart page alone is in tests/cart/cart-page.browser.test.tsx.

const headers = () => signatureHeaders(developmentSignatureKey, Date.now())

/** More than most products require. */
const pieces = 5

/** Adds products with a price 'dengan voucher' to the cart until it has this many lines. */
async function fillCart(page: Page, lines: number): Promise<void> {
  const { request } = page.context()
  for (let number = 1, held = 0; held < lines && number < 9; number += 1) {
    const listed = await request.get(
      `/api/v1/buyer/product/search/recommendation?is_promo=1&page=${number}`,
      {
        headers: headers()
      }
    )
    for (const { id } of ((await listed.json()) as { data: { id: number }[] }).data) {
      if (held >= lines) return
      const data = { product_id: id, qty: pieces }
      const added = await request.post('/api/v1/buyer/cart/add', { data, headers: headers() })
      if (added.ok()) held += 1
    }
  }
}

const rupiahIn = (text: string | null) => Number(text?.match(/Rp([\d.]+)/)?.[1]?.replaceAll('.', ''))

test('[cart-21] two shops cost in the cart what their checkout shows @phone', async ({ page }) => {
  await signInAsDemo(page)
  await fillCart(page, 6)
  await page.goto('/cart')
  const bar = page.getByRole('complementary', { name: 'Ringkasan belanja' })
  const sum = bar.getByRole('status')
  const all = bar.getByRole('checkbox', { name: /^Semua \(\d+\)$/ })
  await expect(sum).toContainText('Hemat Rp')
  await all.check()
  await all.uncheck()
  await expect(sum).toContainText('Total (0 barang) Rp0')
  const shops = page.locator('[data-shop-figures]')
  const boxes = page.getByRole('checkbox', { name: /^Pilih semua barang / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(shops).toHaveCount(2)
  await expect(shops.first()).toContainText(/Subtotal .*Diskon promo .*Ongkos kirim .*Tiba /)
  await expect(bar.locator('[data-cart-sum]')).toHaveAttribute('aria-busy', 'false')

  const told = rupiahIn(await sum.textContent())
  await bar.getByRole('button', { name: /^Beli/ }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  const amounts = page.getByRole('complementary', { name: 'Ringkasan pesanan' })
  const goods = rupiahIn(
    await amounts
      .getByText(/^Subtotal/)
      .locator('..')
      .textContent()
  )
  const promo = amounts.getByText('Diskon promo').locator('..')
  const off = (await promo.count()) > 0 ? rupiahIn(await promo.textContent()) : 0
  expect(goods - off).toBe(told)
})
