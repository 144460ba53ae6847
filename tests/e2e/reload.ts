import { expect, type Page } from '@playwright/test'

/** Waits until the history entries of closed overlays are removed, so that as many are left as overlays are open. */
export async function closedDownTo(page: Page, open: number): Promise<void> {
  await page.waitForFunction(
    count => ((history.state as { overlays?: number } | null)?.overlays ?? 0) === count,
    open
  )
}

/** Reloads once a closed overlay's history entry is removed: a reload in between would be interrupted. */
export async function reloadClosed(page: Page): Promise<void> {
  await closedDownTo(page, 0)
  await page.reload()
}

/** Reloads while a dialog is open: its history entry is removed afterwards. */
export async function reloadOver(page: Page): Promise<void> {
  await page.reload()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
