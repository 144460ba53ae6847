import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** A calculator with the answer for the member's own city, which loads with the first touch. */
export async function openAsMember(page: Page, kind: string, query = ''): Promise<void> {
  await page.goto(`/kalkulator/${kind}${query}`)
  await page.keyboard.press('Shift')
  await expect(page).toHaveURL(/[?&]kota=./)
}
