import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** A calculator with the answer for the member's own city, which comes after the page. */
export async function openAsMember(page: Page, kind: string, query = ''): Promise<void> {
  await page.goto(`/kalkulator/${kind}${query}`)
  await expect(page).toHaveURL(/[?&]kota=./)
}
