import type { Locator, Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { register, signInAsDemo } from './sign-in.ts'

/** Scrolls until something shows: the first touch may come before the page's scripts, and it waits for a rest. */
const touchUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(shown).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 20_000 })

test('[identity-35] a buyer without a PIN is offered one at the first touch of the home page, once a visit', async ({
  page,
  counter,
  isMobile
}) => {
  await page.goto('/register')
  const digits = isMobile ? '1' : '2'
  await register(page, counter, `08577700000${digits}`, `tanpa-pin-${digits}@contoh.id`)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const question = page.getByRole('dialog', { name: 'Buat PIN' })
  await touchUntil(page, question)
  await question.getByRole('button', { name: 'Nanti' }).click()
  await expect(question).toHaveCount(0)
  // The question's step of the history is taken back a moment after it; a reload in between would be broken off.
  await page.waitForFunction(() => !history.state?.overlays)
  await page.reload()
  await page.mouse.wheel(0, 300)
  await page.waitForLoadState('networkidle')
  await expect(question).toHaveCount(0)

  await page.evaluate(() => sessionStorage.removeItem('pinPrompt'))
  await page.reload()
  await touchUntil(page, question)
  await question.getByRole('button', { name: 'Buat PIN' }).click()
  const form = page.getByRole('dialog', { name: 'Buat PIN' })
  await form.getByLabel('PIN baru').pressSequentially('135790')
  await form.getByLabel('Konfirmasi PIN').pressSequentially('135790')
  await form.getByRole('button', { name: 'Simpan PIN' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'PIN berhasil dibuat' })).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'the PIN is typed at once and sends itself; the paid checkout is no step back',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/search?keyword=semen')
    await page.locator('main a[href^="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\//)
    const product = page.url()
    await page.getByRole('button', { name: 'Beli Sekarang' }).click()
    await page.getByRole('radio', { name: /Saldo/ }).check()
    await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
    const dialog = page.getByRole('dialog', { name: 'Masukkan PIN' })
    await expect(dialog.getByLabel('PIN', { exact: true })).toBeFocused()
    await page.keyboard.type('000000')
    await expect(dialog.getByRole('alert')).toContainText('PIN')
    await expect(dialog.getByLabel('PIN', { exact: true })).toBeFocused()
    await page.keyboard.type('123456')
    await expect(page).toHaveURL(/\/checkout\/payment\//)
    await page.goBack()
    await expect(page).toHaveURL(product)
  }
)
