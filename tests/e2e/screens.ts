import type { Page } from '@playwright/test'

import { isLong } from '../support/long.ts'
import { expectAccessible } from './axe.ts'
import { expect } from './fixtures.ts'

// One page on both screens: to look at it again on the other costs a tenth of loading it there.

export const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

/**
 * Nothing sticks out: a page that scrolls sideways is broken on a phone. Measured against the screen that was asked
 * for: a phone widens its own window to what sticks out.
 */
export async function expectNothingSticksOut(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, where).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/**
 * A page that was loaded on a phone, in the dark and, in full, on a desktop: axe finds nothing there either, and nothing
 * sticks out. Dark changes colours alone, which are the same on every screen.
 */
export async function expectWide(page: Page, where: string): Promise<void> {
  if (isLong) {
    await page.setViewportSize(desktop)
    await expectAccessible(page, `${where}, wide`)
    await expectNothingSticksOut(page, `${where}, wide`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${where}, dark`, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(phone)
}
