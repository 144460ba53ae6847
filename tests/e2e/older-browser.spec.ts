import type { Page } from '@playwright/test'

import { becomeOlder, expectOlder } from '../support/older-browser.ts'
import { buyAsGuest, toSignInPage } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { openProduct } from './open-product.ts'
import { submitDemo } from './sign-in.ts'

// Browsers of the older level lack the APIs in scripts/lint/newer-apis.ts; here Chromium lacks them too.

test('[core-232] a browser without the newer APIs searches, signs in, buys and pays @phone', async ({
  page,
  counter
}) => {
  test.slow()
  await becomeOlder(page)
  await openProduct(page)
  await expectOlder(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
  await buyAsGuest(page, 'Tambah ke Keranjang')
  await toSignInPage(page)
  await submitDemo(page)
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByText('Produk berhasil ditambahkan ke keranjang').last()).toBeVisible()

  await page
    .getByRole('link', { name: /^Keranjang, \d+ barang$/ })
    .first()
    .click()
  await expect(page.getByRole('checkbox', { name: `Pilih ${name}` })).toBeChecked()
  await page.getByRole('button', { name: /^Beli/ }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await payByVirtualAccount(page)
  const text = (await page.locator('main').textContent()) ?? ''
  await counter.post('/payment/settle', {
    number: /\d{4} \d{4} \d{4} \d{4}/.exec(text)?.[0].replaceAll(' ', '')
  })
  await page.reload()
  await expect(page.getByText('Berhasil', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cek Transaksi' }).click()
  const code = /BB\d{6}[0-9A-Z]{6}/.exec(text)?.[0] ?? ''
  await page
    .getByRole('article', { name: `Pesanan ${code}` })
    .getByRole('link', { name: /Detail/ })
    .click()
  await expect(page.getByRole('heading', { name: new RegExp(code) })).toBeVisible()
  await expectOlder(page)
})

async function payByVirtualAccount(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /BCA/ }).check()
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  const look = page.getByRole('dialog', { name: 'Periksa pesanan Anda' })
  await look.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  await expect(page.getByText('Menunggu Pembayaran').first()).toBeVisible()
}

test('[core-233] without popovers the drawer opens, and closes by its button and by a step back @phone', async ({
  page
}) => {
  await becomeOlder(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await expect(menu.getByRole('link', { name: 'Bantuan' })).toBeVisible()
  await menu.getByRole('button', { name: 'Tutup menu' }).click()
  await expect(menu).toBeHidden()
  await page.waitForFunction(() => !history.state?.overlays)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await expect(menu).toBeVisible()
  await page.waitForFunction(() => history.state?.overlays === 1)
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('[core-234] a browser that is too old can read, and is told what buying requires @phone', async ({
  page
}) => {
  await becomeOlder(page, true)
  await openProduct(page)
  const note = page.getByRole('alert').filter({ hasText: 'Peramban Anda terlalu lama' })
  await expect(note).toContainText(
    /Chrome atau Edge 100, Samsung Internet 20, Safari atau iOS 15\.4, Firefox 115/
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0)
})

test('[core-234] a current browser loads nothing of the replacements for older ones @phone', async ({
  page
}) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(requested.filter(path => path.includes('older-browsers'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.dataset['started'])).toBe('')
})
