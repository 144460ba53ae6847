import type { Page } from '@playwright/test'

import { isLong } from '../support/long.ts'
import { expectAccessible } from './axe.ts'
import { expect } from './fixtures.ts'

// One page on both screens: checking it again on the other costs a tenth of loading it there.

export const phone = { width: 360, height: 740 }
export const tablet = { width: 768, height: 900 }
export const desktop = { width: 1280, height: 800 }
/** The most visited pages; the first three are checked on a desktop in every run (looks.spec.ts). */
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
 * Nothing overflows: a page that scrolls sideways is broken on a phone. Measured against the requested screen: a
 * phone widens its window to the overflow.
 */
export async function expectNothingSticksOut(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, where).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/**
 * axe finds nothing on these screens in either theme, and nothing overflows. The dark theme changes only colours; for
 * a form that is the same on every screen, other screens add no more than that either.
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
 * Checks a page on a phone, in the dark theme too and, in the long run, in both themes on wider screens. The dark
 * theme changes only colours.
 */
export async function expectWide(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${where}, dark`, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  if (!isLong) return
  await expectLooks(page, where, { screens: [tablet, desktop] })
  await page.setViewportSize(phone)
}
