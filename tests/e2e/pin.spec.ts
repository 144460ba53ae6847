import type { Locator, Page } from '@playwright/test'

import { buy } from './buy-sheet.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { register, signInAsDemo } from './sign-in.ts'

/** Scripts of the offer that a page asked for, from now on. */
function offerScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const script = /pin-?prompt[^/]*\.js$/i.exec(request.url())?.[0]
    if (script) asked.push(script)
  })
  return asked
}

test('[identity-35] a buyer without a PIN is offered one on the home page by itself, once a visit @phone', async ({
  page,
  counter
}) => {
  const scripts = offerScripts(page)
  await page.goto('/register')
  await register(page, counter, '085777000001', 'tanpa-pin@contoh.id')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const question = page.getByRole('dialog', { name: 'Buat PIN' })
  await expect(question).toBeVisible()
  expect(scripts).toEqual([expect.stringMatching(/^pin-prompt/), expect.stringMatching(/^PinPrompt/)])
  await expectAccessible(page, 'the offer of a PIN')
  await question.getByRole('button', { name: 'Nanti' }).click()
  await expect(question).toHaveCount(0)
  await reloadClosed(page)
  await page.mouse.wheel(0, 300)
  await page.waitForLoadState('networkidle')
  await expect(question).toHaveCount(0)

  await page.evaluate(() => sessionStorage.removeItem('pinPrompt'))
  await page.reload()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Buat PIN' }).click()
  const form = page.getByRole('dialog', { name: 'Buat PIN' })
  await form.getByLabel('PIN baru').press('Tab')
  await expect(form.getByText('PIN wajib diisi')).toBeVisible()
  await form.getByLabel('PIN baru').pressSequentially('135790')
  await form.getByLabel('Konfirmasi PIN').pressSequentially('135790')
  await form.getByRole('button', { name: 'Simpan PIN' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'PIN berhasil dibuat' })).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  '[identity-140] guests and who has a PIN get nothing of the offer',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts = offerScripts(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await signInAsDemo(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.locator('[data-bell]').first()).toHaveAttribute('aria-label', /belum dibaca/)
    expect(scripts).toEqual([])
  }
)

/** A finger's double tap: by touch alone, as a phone tells it. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox())!
  const at = [x + width / 2, y + height / 2] as const
  // Sent at once: a busy machine would let more time pass between them than a finger does.
  await Promise.all([page.touchscreen.tap(...at), page.touchscreen.tap(...at)])
}

test(
  '[core-176] the PIN is typed at once and sends itself; the paid checkout is no step back',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/search?keyword=semen')
    await page.locator('main a[href^="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\//)
    const product = page.url()
    await buy(page, 'Beli Sekarang')
    await page.getByRole('radio', { name: /Saldo/ }).check()
    // The second tap of a double one falls beside the boxes, and leaves the focus in them.
    await tapTwice(page, page.getByRole('button', { name: 'Bayar Sekarang' }))
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
