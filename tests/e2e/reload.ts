import { expect, type Page } from '@playwright/test'

/** Reloads once a closed overlay's history entry is removed: a reload in between would be interrupted. */
export async function reloadClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays)
  await page.reload()
}

/** Reloads while a dialog is open: its history entry is removed afterwards. */
export async function reloadOver(page: Page): Promise<void> {
  await page.reload()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
