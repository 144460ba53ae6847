import { expect, type Locator, type Page } from '@playwright/test'

type Way = 'Tambah ke Keranjang' | 'Beli Sekarang'

/** The sheet in which phones choose what to buy. */
export const buySheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Pilih (varian dan )?jumlah$/ })

/** Whether this screen has the sheet: below 768 px. */
export const hasSheet = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** The sheet's content on a phone, which this opens, or the page's elsewhere. */
export async function purchase(page: Page): Promise<Locator | Page> {
  if (!hasSheet(page)) return page
  await page.getByRole('button', { name: 'Tambah ke Keranjang' }).first().click()
  return buySheet(page)
}

/** Buys the product on its page, on a phone through the sheet. */
export async function buy(page: Page, way: Way): Promise<void> {
  await page.getByRole('button', { name: way }).first().click()
  if (!hasSheet(page)) return
  await buySheet(page).getByRole('button', { name: way }).click()
  await expect(buySheet(page)).toBeHidden()
  // Its history entry is removed a moment later: leaving the page in between would be interrupted.
  await page.waitForFunction(() => !history.state?.overlays)
}

/** The sheet in which a guest signs in over the product. */
export const signInSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Masuk atau daftar' })

/** Presses a guest's buy button, on a phone through the sheet; the sign-in is open then. */
export async function buyAsGuest(page: Page, way: Way): Promise<Locator> {
  await page.getByRole('button', { name: way }).first().click()
  if (hasSheet(page)) await buySheet(page).getByRole('button', { name: way }).click()
  await expect(signInSheet(page)).toBeVisible()
  return signInSheet(page)
}

/** From the sheet to the sign-in page, which accepts a password. */
export async function toSignInPage(page: Page): Promise<void> {
  await signInSheet(page).getByRole('link', { name: 'Masuk dengan email atau kata sandi' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
}
