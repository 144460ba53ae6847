import { type Browser, devices } from '@playwright/test'

import type { Market } from './market.ts'

/** Maximum bytes that a phone loads for a page before a touch, including pictures and font (core-62). */
const limits: Record<string, number> = { home: 220_000, product: 130_000 }

/** Milliseconds after the network is idle in which another request may still begin by itself. */
const lull = 1_500

export type PhoneWeight = { page: string; bytes: number }

/** Opens pages like a visitor with a small phone (device pixel ratio 2), and counts everything that it loads. */
export async function weighOnPhone(browser: Browser, market: Market): Promise<PhoneWeight[]> {
  const weights: PhoneWeight[] = []
  const pages = { home: '/', search: '/search?keyword=semen', product: `/product/${market.slugs[0]}` }
  for (const [name, path] of Object.entries(pages)) {
    const context = await browser.newContext({
      ...devices['Galaxy S8'],
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2
    })
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    let bytes = 0
    client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.goto(market.url + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(lull)
    weights.push({ page: name, bytes })
    await context.close()
  }
  return weights
}

/** Prints them; returns what is over its limit. */
export function printPhoneWeights(weights: readonly PhoneWeight[]): string[] {
  console.log('\nPages on a phone (360 px, two pixels a point), bytes over the wire before a touch')
  console.table(Object.fromEntries(weights.map(({ page, bytes }) => [page, { bytes, limit: limits[page] }])))
  return weights.flatMap(({ page, bytes }) =>
    bytes > (limits[page] ?? Infinity) ? [`${page} on a phone: ${bytes} bytes before a touch`] : []
  )
}
