import type { Locator, Page } from '@playwright/test'

import { buy } from './buy-sheet.ts'
import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { registerByApi, signInAsDemo } from './sign-in.ts'
import { openProduct } from './open-product.ts'

/** The scripts of the offer that a page requests from now on. */
function offerScripts(page: Page): string[] {
  const requested: string[] = []
  page.on('request', request => {
    const script = /pin-?prompt[^/]*\.js$/i.exec(request.url())?.[0]
    if (script) requested.push(script)
  })
  return requested
}

test('[identity-35, identity-140] a buyer without a PIN is offered one on the home page, once per visit; nobody else loads any of it @phone', async ({
  page,
  counter
}) => {
  const scripts = offerScripts(page)
  await signInAsDemo(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('[data-bell]').first()).toHaveAttribute('aria-label', /belum dibaca/)
  expect(scripts).toEqual([])

  await page.goto('about:blank')
  await page.context().clearCookies()
  await registerByApi(page, counter, { phone: '085777000001', email: 'tanpa-pin@contoh.id' })
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Buat PIN' })
  await expect(dialog).toBeVisible()
  expect(scripts).toEqual([expect.stringMatching(/^pin-prompt/), expect.stringMatching(/^PinPrompt/)])
  await dialog.getByRole('button', { name: 'Nanti' }).click()
  await expect(dialog).toHaveCount(0)
  await reloadClosed(page)
  await page.mouse.wheel(0, 300)
  await page.waitForLoadState('networkidle')
  await expect(dialog).toHaveCount(0)
})

/** A double tap of a finger, with touch events only, as on a phone. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  const { x, y, width, height } = (await button.boundingBox())!
  const at = [x + width / 2, y + height / 2] as const
  // Sent together: a busy machine would let more time pass between them than a finger does.
  await Promise.all([page.touchscreen.tap(...at), page.touchscreen.tap(...at)])
}

test(
  '[core-176] the PIN is typed quickly and sends itself; the paid checkout is not in the history',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAsDemo(page)
    await openProduct(page)
    const product = page.url()
    await buy(page, 'Beli Sekarang')
    await page.getByRole('radio', { name: /Saldo/ }).check()
    // The second tap of a double tap hits beside the boxes, and leaves the focus in them.
    await tapTwice(page, page.getByRole('button', { name: 'Bayar Sekarang' }))
    const dialog = page.getByRole('dialog', { name: 'Masukkan PIN' })
    await expect(dialog.getByLabel('PIN', { exact: true })).toBeFocused()
    await page.keyboard.type('123456')
    await expect(page).toHaveURL(/\/checkout\/payment\//)
    await page.goBack()
    await expect(page).toHaveURL(product)
  }
)
