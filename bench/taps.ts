import { chromium, type Locator, type Page } from '@playwright/test'

import { buySheet } from '../tests/e2e/buy-sheet.ts'
import { startMarketplace } from '../tests/e2e/marketplace.ts'
import { signInAsDemo } from '../tests/e2e/sign-in.ts'
import prepareTemplate from '../tests/e2e/template.ts'
import { lightBrowser } from '../tests/support/chromium.ts'
import { buildWhereStale } from '../scripts/site.ts'

// `npm run bench:taps`: milliseconds from a tap to the first frame that responds to it, on a phone's screen, at full
// speed and four times slower: add to the cart, quantity, selection, pay. Each tap is warm: the same was tapped before.

/** Maximum milliseconds, by slowdown: on this machine, and on a slow phone. */
const limits = { 1: 100, 4: 200 } as const
const taps = 5

/** Measures from the next press to the first frame after something in the page has changed. */
const watch = () => {
  const place = window as unknown as { answered: Promise<number> }
  place.answered = new Promise(resolve =>
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        const seen = new MutationObserver(() => {
          seen.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        })
        const attributeFilter = [
          'aria-busy',
          'aria-checked',
          'checked',
          'value',
          'disabled',
          'open',
          'hidden'
        ]
        seen.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter })
      },
      { capture: true, once: true }
    )
  )
}

async function time(
  page: Page,
  target: Locator,
  settle: () => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => undefined
): Promise<number> {
  const each: number[] = []
  for (let tap = 0; tap <= taps; tap += 1) {
    await prepare()
    await target.waitFor()
    await page.waitForTimeout(300)
    await page.evaluate(watch)
    await target.tap()
    each.push(await page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered))
    await settle()
  }
  return Math.round(each.slice(1).toSorted((a, b) => a - b)[Math.floor(taps / 2)] ?? Infinity)
}

/** Opens the page of a product without variants; returns its button. */
async function openPlainProduct(page: Page): Promise<Locator> {
  await page.goto('/products/bestselling')
  const links = page.locator('main a[href^="/product/"]')
  const found = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  for (const address of new Set(found)) {
    await page.goto(address)
    const add = page.getByRole('button', { name: 'Tambah ke Keranjang' }).first()
    if (!(await add.isEnabled()) || (await page.getByRole('main').getByRole('radio').count()) > 0) continue
    return add
  }
  throw new Error('Every product has variants')
}

async function walk(url: string, slower: keyof typeof limits): Promise<Record<string, number>> {
  const browser = await chromium.launch({
    executablePath: lightBrowser(),
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    const viewport = { width: 360, height: 740 }
    const context = await browser.newContext({ baseURL: url, viewport, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await signInAsDemo(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const rest = () => page.waitForTimeout(700)

    const sheet = buySheet(page)
    const adds = await openPlainProduct(page)
    const shut = async () => {
      // A press right after a tap would count as its second half.
      await rest()
      await sheet.getByRole('button', { name: 'Tutup' }).first().tap()
      await sheet.waitFor({ state: 'hidden' })
      await rest()
    }
    const open = await time(page, adds, shut)
    const add = await time(
      page,
      sheet.getByRole('button', { name: 'Tambah ke Keranjang' }),
      rest,
      async () => {
        if (!(await sheet.isVisible())) await adds.tap()
        await rest()
      }
    )

    await page.goto('/cart')
    const line = page
      .locator('main li')
      .filter({ has: page.getByRole('checkbox') })
      .first()
    const quantity = await time(page, line.getByRole('button', { name: /Tambah jumlah/ }), rest)
    const select = await time(page, line.getByRole('checkbox'), rest)

    await page.goto('/cart')
    await page.getByRole('checkbox', { name: /^Semua/ }).uncheck()
    await line.getByRole('checkbox').check()
    await page
      .getByRole('button', { name: /^(Beli|Checkout)/ })
      .first()
      .tap()
    await page.waitForURL(/\/checkout/)
    await page.getByRole('radio', { name: /BCA/ }).check()
    const look = page.getByRole('dialog', { name: 'Periksa pesanan Anda' })
    const pay = await time(
      page,
      page.getByRole('main').getByRole('button', { name: 'Bayar Sekarang' }),
      async () => {
        await look.waitFor()
        await rest()
        await look.getByRole('button', { name: 'Periksa lagi' }).tap()
        await look.waitFor({ state: 'hidden' })
        await rest()
      }
    )
    return { open, add, quantity, select, pay }
  } finally {
    await browser.close()
  }
}

buildWhereStale()
const drop = await prepareTemplate()
const { url, stop } = await startMarketplace()
const rows: Record<string, Record<string, number>> = {}
const problems: string[] = []
try {
  for (const slower of [1, 4] as const) {
    const times = await walk(url, slower)
    rows[slower === 1 ? 'as it is' : `${slower} times slower`] = { ...times, limit: limits[slower] }
    for (const [tap, ms] of Object.entries(times)) {
      if (ms > limits[slower])
        problems.push(`${tap}, ${slower} times slower: ${ms} ms, limit ${limits[slower]} ms`)
    }
  }
} finally {
  await stop()
  drop()
}
console.log('\nMilliseconds from a tap to the first frame that answers it\n')
console.table(rows)
if (problems.length > 0) {
  console.error(`Over the limit:\n  ${problems.join('\n  ')}`)
  process.exitCode = 1
}
