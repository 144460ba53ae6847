import type { Page } from '@playwright/test'

/** Px per turn of the wheel: less than a small screen, so that nothing is skipped. */
const step = 400

/** Scrolls down the page as a finger does; everything comes into view in at least one frame. */
export async function walkDown(page: Page): Promise<void> {
  await page.mouse.wheel(0, step)
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
