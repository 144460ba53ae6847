import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { openAsMember } from './calculator.ts'
import { expect, test } from './fixtures.ts'
import { signInAsDemo, submitDemo } from './sign-in.ts'

type Sent = { product_id: number; qty: number }
const result = (page: Page) => page.getByRole('region', { name: 'Hasil hitungan' })
const buy = (page: Page) => page.getByRole('button', { name: 'Masukkan ke keranjang' })
const marks = (page: Page) => result(page).getByText(/^Sudah di keranjang: \d/)
const notBought = (page: Page) =>
  page.getByText('Belum dimasukkan: hitungan di atas belum mengikuti isian Anda. Coba lagi.')

const chosen = (page: Page) => page.locator('[data-estimate] input[data-detail]:checked')

/** The bought pieces of each line, in the order of the page. */
const quantities = async (lines: Locator): Promise<number[]> =>
  (await lines.evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).dataset['qty']))).map(
    Number
  )

/** The lines that this page adds to the cart, in order. */
function watchAdded(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/buyer/cart/add'))
      sent.push(request.postDataJSON() as Sent)
  })
  return sent
}

test(
  '[estimator-20] buys the figures that were just typed, and nothing if their answer fails',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsDemo(page)
    const sent = watchAdded(page)
    await openAsMember(page, 'plafon', '?by=whole&area=200')
    await page.locator('h1').click()
    const area = page.getByRole('textbox', { name: 'Luas bidang' })
    await page.route(/area=90/, route => route.abort('internetdisconnected'))
    await area.fill('90')
    await buy(page).click()
    await expect(notBought(page)).toBeVisible()
    expect(sent).toEqual([])

    const before = await quantities(chosen(page))
    await area.fill('20')
    await buy(page).click()
    await expect(page.getByText(`${before.length} produk masuk keranjang`).first()).toBeVisible()
    await expect(notBought(page)).toHaveCount(0)
    await expect(page).toHaveURL(/area=20&/)
    const bought = await quantities(page.locator('[data-estimate] input[data-in-cart]'))
    expect(sent.map(({ qty }) => qty)).toEqual(bought)
    expect(bought.every((qty, i) => qty < (before[i] ?? 0))).toBe(true)
  }
)

test(
  '[estimator-21] marks lines that are in the cart, and the next press buys only the others',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsDemo(page)
    const sent = watchAdded(page)
    await openAsMember(page, 'lantai')
    // Meanwhile another buyer took it: the server rejects this amount.
    const first = result(page).getByRole('radio').first()
    await first.evaluate((radio: HTMLInputElement) => (radio.dataset['qty'] = '900000'))
    const lines = await chosen(page).count()
    expect(lines).toBeGreaterThan(1)
    const cost = await result(page).locator('[data-total]').innerText()
    await buy(page).click()
    await expect(page.getByText(`${lines - 1} produk masuk keranjang`).first()).toBeVisible()
    await expect(marks(page)).toHaveCount(lines - 1)
    await expect(result(page).locator('[data-total]')).toHaveText(cost)
    await expectAccessible(page, 'calculator with lines in the cart')
    // The printout shows the bought goods, not that they are in the cart.
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-offer]:has([data-in-cart])').first()).toBeVisible()
    await expect(page.locator('[data-material]:has([data-in-cart]) [data-owned]').first()).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    expect(sent).toHaveLength(lines)
    await buy(page).click()
    await expect(result(page).getByRole('status').getByRole('listitem')).toHaveCount(1)
    await expect.poll(() => sent.length).toBe(lines + 1)
    expect(sent[lines]?.product_id).toBe(sent[0]?.product_id)
    // Another amount still shows the lines in the cart, but selects none of them.
    await page.getByLabel('Cadangan').fill('6')
    await expect(page).toHaveURL(/waste=6/)
    await expect(marks(page)).toHaveCount(lines - 1)
  }
)

test(
  '[estimator-18, estimator-21] an ended session signs in again over the estimate, and the rest is bought',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }) => {
    await signInAsDemo(page)
    const sent = watchAdded(page)
    await openAsMember(page, 'lantai')
    const lines = await chosen(page).count()
    await page.route('**/buyer/cart/add', async route => {
      if (sent.length === 2) await context.clearCookies()
      await route.continue()
    })
    await buy(page).click()
    const sheet = page.getByRole('dialog', { name: 'Masuk atau daftar' })
    await expect(sheet.getByText(/^\d.* menunggu Anda\.$/)).toBeVisible()
    await expect(marks(page)).toHaveCount(1)
    const before = sent.length
    await sheet.getByRole('link', { name: 'Masuk dengan email atau kata sandi' }).click()
    await expect(
      page.getByText(/^Masuk untuk menambahkan produk ke keranjang\. \d.* menunggu Anda\.$/)
    ).toBeVisible()
    await submitDemo(page)
    await expect(page).toHaveURL(/\/kalkulator\/lantai(\?|$)/)
    await expect(page.getByText(`${lines - 1} produk masuk keranjang`).first()).toBeVisible()
    expect(sent.slice(before).map(({ product_id }) => product_id)).not.toContain(sent[0]?.product_id)
    await page.reload()
    await expect(marks(page)).toHaveCount(lines)
    await expect(chosen(page)).toHaveCount(0)
  }
)
