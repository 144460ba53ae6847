import type { Page } from '@playwright/test'

/**
 * Stops a page's clock, a minute ahead: timers that it sets from now on run only as far as `page.clock.runFor` says,
 * however slow the machine is.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
