import type { Locator, Page } from '@playwright/test'

import { type Counter, expect } from './fixtures.ts'

// A page without a mouse.

/** Number of Tab presses after which a control counts as out of reach: a page of a list has 50. */
const max = 150

/** Presses Tab until this has the focus; backwards with Shift. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < max; step += 1) {
    if (await target.evaluate(element => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} is not reached by ${key}`)
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Something visible has the focus, and not the page itself. */
export const expectFocusInside = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body && document.hasFocus()))
    .toBe(true)

export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })
export const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

/** Registers a new buyer by keys only, up to the page that `next` names. */
export async function registerByKeys(
  page: Page,
  counter: Counter,
  phone: string,
  next: string
): Promise<void> {
  const { keyboard } = page
  await page.goto(`/register?next=${encodeURIComponent(next)}`)
  await expect(page.getByLabel('Email atau nomor HP')).toBeFocused()
  await keyboard.type(phone)
  await keyboard.press('Enter')
  // The dialog has the focus: it is announced, and Tab leads to the answer.
  await expect(page.getByRole('heading', { name: /^Kirim kode ke/ })).toBeFocused()
  await keyboard.press('Tab')
  await expect(button(page, 'Ya, kirim kode')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByLabel('Kode verifikasi 6 digit')).toBeFocused()
  await keyboard.type(await counter.code(phone.replace(/^0/, '62')))
  await expect(page.getByLabel('Nama lengkap')).toBeFocused()
  await keyboard.type('Dewi Lestari')
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await keyboard.type(`tombol-${phone}@contoh.id`)
  for (const name of ['Kata sandi', 'Konfirmasi kata sandi']) {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }))
    await keyboard.type('rahasia123')
  }
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Verifikasi email Anda' })).toBeFocused()
  await press(page, button(page, 'Nanti saja'))
  await expect(page).toHaveURL(next)
}
