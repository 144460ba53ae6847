import type { Page } from '@playwright/test'

/** Px of one turn of the wheel: less than a small screen, so that nothing is jumped over unseen. */
const step = 400

/** Goes on down the page as a finger does; what is passed comes into view in at least one frame. */
export async function walkDown(page: Page): Promise<void> {
  await page.mouse.wheel(0, step)
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
