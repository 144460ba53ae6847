import { openPlainBrowser } from '../tests/support/plain-browser.ts'
import type { Market } from './market.ts'

/** Maximum milliseconds from the press on a card to the first paint of its product page (core-63). */
const limit = 200
const presses = 9
/** Cards of the first row. */
const inView = 4

const card = 'main a[href^="/product/"]'

/** Milliseconds that a link is hovered before it is pressed. */
const pointing = 600

/**
 * From list to product, as with a mouse: hovers a card, then presses it. Returns the milliseconds between press and
 * first paint of each turn.
 */
export async function timeNextPage(market: Market): Promise<number[]> {
  const browser = await openPlainBrowser({ width: 1280, height: 800 })
  const times: number[] = []
  try {
    for (let turn = 1; turn <= presses; turn += 1) {
      const nth = `main li:nth-child(${((turn - 1) % inView) + 1}) a[href^="/product/"]`
      await browser.goto(`${market.url}/products/bestselling`)
      await until(() =>
        browser.run<boolean>(`!!document.querySelector('${card}') && document.readyState === 'complete'`)
      )
      await browser.run(`addEventListener('pointerdown', () => {
        sessionStorage.pressed = performance.timeOrigin + performance.now()
      }, true)`)
      await browser.hover(nth)
      await new Promise(resolve => setTimeout(resolve, pointing))
      await browser.click(nth)
      await until(() => browser.run<boolean>(`location.pathname.startsWith('/product/')`))
      await until(() =>
        browser.run<boolean>(`performance.getEntriesByName('first-contentful-paint').length > 0`)
      )
      times.push(
        await browser.run<number>(
          `performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime - sessionStorage.pressed`
        )
      )
    }
  } finally {
    await browser.close()
  }
  return times
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('The page did not come')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** Prints the median; returns what is over the limit. */
export function printNextPage(times: readonly number[]): string[] {
  const sorted = times.map(Math.round).toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity
  console.log(`\nFrom press to the next page: ${median} ms (median of ${sorted.join(', ')}; limit ${limit})`)
  return median > limit ? [`next page: ${median} ms`] : []
}
