import type { Page } from '@playwright/test'

import { buyAsGuest } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { signInAsDemo, typeCode } from './sign-in.ts'
import { openProduct } from './open-product.ts'

// Interruptions: no connection, a reload, a step back, a page that is left in a hurry.

const identify = async (page: Page, phone: string) => {
  await page.getByLabel('Email atau nomor HP').fill(phone)
  await page.getByRole('button', { name: 'Lanjut' }).click()
}

test('[core-11] buying without a connection says so, and works once it is back @phone', async ({
  page,
  context
}) => {
  await openProduct(page)
  // The message about the connection loads with the first touch.
  await expect(async () => {
    await page.mouse.wheel(0, 100)
    await expect(page.locator('body > p[role=status]')).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Beli Sekarang' }).click()
  await expect(page.getByText('Tidak ada koneksi internet').last()).toBeVisible()
  await context.setOffline(false)
  await buyAsGuest(page, 'Beli Sekarang')
})

test('[identity-14] a sent code can be typed after a reload and after a step back @phone', async ({
  page,
  counter
}) => {
  const phone = '081377770001'
  await page.goto('/register')
  await identify(page, phone)
  await page.getByRole('button', { name: 'Ya, kirim kode' }).click()
  const title = page.getByRole('heading', { name: 'Verifikasi Akun Anda' })
  await expect(title).toBeVisible()
  await reloadClosed(page)
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('button', { name: 'Ya, kirim kode' }).click()
  await expect(title).toBeVisible()
  const boxes = page.getByLabel('Kode verifikasi 6 digit')
  const code = await counter.code(phone.replace(/^0/, '62'))
  await typeCode(page, code === '000000' ? '111111' : '000000')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(boxes).toBeFocused()
  await typeCode(page, code)
  await page.getByLabel('Nama lengkap').fill('Rina Wijaya')
  await page.reload()
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Rina Wijaya')
})

test('[cart-19] a change in the cart just before leaving the page is saved @phone', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/cart')
  // A line with room for one more: others may be at the end of their stock.
  const more = page.getByRole('button', { name: /Tambah jumlah/, disabled: false }).first()
  const name = (await more.getAttribute('aria-label'))?.replace('Tambah jumlah ', '') ?? ''
  const line = page.getByRole('textbox', { name: `Jumlah ${name}`, exact: true }).first()
  const before = Number(await line.inputValue())
  await more.click()
  await expect(line).toHaveValue(String(before + 1))
  await page.goto('/category')
  await page.goto('/cart')
  await expect(line).toHaveValue(String(before + 1))
})
