import type { Page } from '@playwright/test'

import { isLong } from '../support/long.ts'
import { expectAccessible } from './axe.ts'
import { expect } from './fixtures.ts'

// One page on both screens: to look at it again on the other costs a tenth of loading it there.

export const phone = { width: 360, height: 740 }
export const tablet = { width: 768, height: 900 }
export const desktop = { width: 1280, height: 800 }
/** Where most people come; the first three are looked at on a desktop in every run (looks.spec.ts). */
export const busiestPages: readonly string[] = [
  '/',
  '/search?keyword=semen',
  '/login',
  '/register',
  '/forgot-password',
  '/blog/uji-02',
  '/fees',
  '/kalkulator/cat'
]
const every = [phone, tablet, desktop]

/**
 * Nothing sticks out: a page that scrolls sideways is broken on a phone. Measured against the screen that was asked
 * for: a phone widens its own window to what sticks out.
 */
export async function expectNothingSticksOut(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, where).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/**
 * axe finds nothing on these screens in either theme, and nothing sticks out. Dark changes colours alone; in a form that is
 * the same on every screen other screens do no more than that either.
 */
export async function expectLooks(
  page: Page,
  state: string,
  { screens = every, isSame = false } = {}
): Promise<void> {
  for (const [at, size] of screens.entries()) {
    const where = `${state}, ${size.width} px`
    await page.setViewportSize(size)
    await expectAccessible(page, where, isSame && at > 0 ? ['color-contrast'] : undefined)
    await expectNothingSticksOut(page, where)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, `${where}, dark`, ['color-contrast'])
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

/**
 * A page that was looked at on a phone, in the dark too and, in the long walk, in both themes on wider screens. Dark
 * changes colours alone.
 */
export async function expectWide(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${where}, dark`, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  if (!isLong) return
  await expectLooks(page, where, { screens: [tablet, desktop] })
  await page.setViewportSize(phone)
}
