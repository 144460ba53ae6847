import type { Page } from '@playwright/test'

/** Reloads once the step of the history that a closed overlay had is taken back: a reload in between is broken off. */
export async function reloadClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays)
  await page.reload()
}
