import type { Page } from '@playwright/test'

/** Reloads once a closed overlay's history entry is removed: a reload in between would be interrupted. */
export async function reloadClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays)
  await page.reload()
}
