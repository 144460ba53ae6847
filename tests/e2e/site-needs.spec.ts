import { buy } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'
import { openProduct } from './open-product.ts'

test("[checkout-40, checkout-42, checkout-43] a site's needs survive a reload and are sent with the order @phone", async ({
  page
}) => {
  await signInAsDemo(page)
  await openProduct(page)
  await buy(page, 'Beli Sekarang')
  await expect(page).toHaveURL(/\/checkout$/)
  const form = page.getByText('Kebutuhan lokasi', { exact: true })
  await form.click()
  await page.getByLabel('Akses lokasi').selectOption('Hanya mobil bak (pikap)')
  await page.getByLabel('Lantai').fill('2')
  await page.getByLabel('Nama kontak di lokasi').fill('Pak Joko')
  await page.getByLabel('Telepon kontak').fill('081234567890')
  const saved = page.waitForResponse(
    answer =>
      answer.url().endsWith('/checkout/choose') && Boolean(answer.request().postData()?.includes('PO-118'))
  )
  await page.getByLabel('Referensi proyek/PO').fill('PO-118')
  await saved
  await page.reload()
  await expect(page.getByText('Kontak di lokasi: Pak Joko · 081234567890')).toBeVisible()
  await page.getByRole('radio', { name: /BCA/ }).check()
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  const look = page.getByRole('dialog', { name: 'Periksa pesanan Anda' })
  await look.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  await page.goto('/order?tab=pending')
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /BB\d{6}/ })
    .first()
    .click()
  const needs = page.getByRole('region', { name: 'Kebutuhan lokasi' })
  await expect(needs).toContainText('Hanya mobil bak (pikap)')
  await expect(needs).toContainText('PO-118')
  await page.getByRole('button', { name: 'Lihat Invoice' }).click()
  await expect(page.frameLocator('iframe').getByText('Referensi proyek/PO: PO-118')).toBeVisible()
})
