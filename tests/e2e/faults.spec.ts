import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'

import { freePort } from '../support/backend.ts'
import { scaled } from '../support/machine-pace.ts'
import { startStorefront, type Storefront } from '../support/storefront.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { pauseClock } from './paused-clock.ts'

// A separate storefront before the journeys' marketplace, with a proxy in between that fails on demand.

let failing: RegExp | undefined
let between: Server
let storefront: Storefront
let site: string

test.beforeAll(async ({ marketplace }) => {
  const { port: marketPort } = new URL(marketplace)
  between = createServer((req, res) => {
    if (failing?.test(req.url ?? '')) return void res.writeHead(500).end()
    const { url: path, method, headers } = req
    const outgoing = request({ host: 'localhost', port: marketPort, path, method, headers }, answer => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    outgoing.on('error', () => res.destroy())
    req.pipe(outgoing)
  })
  await new Promise<void>(resolve => between.listen(0, '127.0.0.1', resolve))
  const { port: backendPort } = between.address() as AddressInfo
  // It renders its home page at the start, and caches complete ones.
  failing = /./
  const port = await freePort()
  const dataDir = join(tmpdir(), `baba-storefront-${process.pid}`)
  storefront = await startStorefront({ port, backendPort, dataDir, timeout: scaled(5_000) })
  site = `http://localhost:${port}`
})
test.afterEach(() => (failing = undefined))
test.afterAll(async () => {
  await storefront.stop()
  between.closeAllConnections()
  between.close()
})

test('[home-3] missing sections of the home page load by themselves after 30 s, and not before @phone', async ({
  page
}) => {
  failing = /banner|category\/list|is_promo/
  const missing = page.getByRole('link', { name: 'Coba lagi' })
  await page.goto(site)
  await expect(missing).toHaveCount(2)
  await expect(page.locator('[data-home-section=best] li').first()).toBeVisible()
  await expectAccessible(page, 'home with missing sections')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await pauseClock(page)
  await page.reload()
  await expect(missing).toHaveCount(2)
  failing = undefined
  await page.clock.runFor(29_000)
  await expect(missing).toHaveCount(2)
  // Its script may still be loading.
  await expect(async () => {
    await page.clock.runFor(2_000)
    await expect(missing).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expect(page.locator('[data-home-section=promo] li').first()).toBeVisible()
  await expect(page.locator('[data-home-section=categories] a').first()).toBeAttached()
  // The banner's own script runs as if it had been there, and starts with the first input.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return page.locator('.banner-controls').isVisible()
    })
    .toBe(true)
})

test(
  '[home-3] a missing section is loaded at once on request',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    failing = /is_promo/
    await page.goto(site)
    failing = undefined
    await page.getByRole('link', { name: 'Coba lagi' }).click()
    await expect(page.locator('[data-home-section=promo] li').first()).toBeVisible()
  }
)
