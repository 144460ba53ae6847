import { chromium, type Page } from '@playwright/test'

import { findBrowser } from '../tests/support/chromium.ts'
import type { Market } from './market.ts'
import { readingKinds } from './reading-pages.ts'
import { type PhoneWeight, weighOnPhone } from './phone-weight.ts'

type PageWeight = {
  page: string
  session: 'guest' | 'member'
  /** Bytes of scripts over the wire (brotli) before the first touch or scroll, and after everything was used. */
  before: number
  after: number
}

/**
 * Maximum bytes of script that a page may load: 10 kB at first; members also have a channel (pusher-js, 16 kB) and a
 * bell. Downloads of the service worker are not included: core-266 counts them.
 */
const weightLimits = { before: 10_000, after: { guest: 125_000, member: 145_000 } } as const

/** Milliseconds without a new script after which a page counts as quiet. */
const quiet = 1500

/** Opens each public page like a visitor, signed out and in, and counts its scripts; on a phone, all bytes. */
export async function weighPages(market: Market): Promise<{ scripts: PageWeight[]; phone: PhoneWeight[] }> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  })
  const pages = {
    home: '/',
    category: '/category',
    list: '/products/bestselling',
    search: '/search?keyword=semen',
    product: `/product/${market.slugs[0]}`,
    ...readingKinds
  }
  const weights: PageWeight[] = []
  for (const session of ['guest', 'member'] as const) {
    for (const [name, path] of Object.entries(pages)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      if (session === 'member') {
        await context.addCookies([
          { name: 'access', value: market.tokens[0] ?? '', url: market.url },
          { name: 'signed_in', value: '1', url: market.url }
        ])
      }
      const page = await context.newPage()
      const scripts = await countScripts(page)
      const answer = await page.goto(market.url + path)
      if (!answer?.ok()) throw new Error(`${path} answers ${answer?.status()}`)
      await untilQuiet(scripts)
      const before = scripts.bytes
      await useEverything(page)
      await untilQuiet(scripts)
      weights.push({ page: name, session, before, after: scripts.bytes })
      await context.close()
    }
  }
  const phone = await weighOnPhone(browser, market)
  await browser.close()
  return { scripts: weights, phone }
}

type Scripts = { bytes: number; lastAt: number; underWay: Set<string> }

async function countScripts(page: Page): Promise<Scripts> {
  const scripts: Scripts = { bytes: 0, lastAt: Date.now(), underWay: new Set() }
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const { underWay } = scripts
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith('.js')) underWay.add(requestId)
  })
  client.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!underWay.delete(requestId)) return
    scripts.bytes += encodedDataLength
    scripts.lastAt = Date.now()
  })
  return scripts
}

async function untilQuiet(scripts: Scripts): Promise<void> {
  scripts.lastAt = Date.now()
  while (scripts.underWay.size > 0 || Date.now() - scripts.lastAt < quiet)
    await new Promise(resolve => setTimeout(resolve, 100))
}

/** Scrolls to the end, and hovers and focuses controls, so that every island of the page loads. */
async function useEverything(page: Page): Promise<void> {
  for (let y = 0; y < 6; y += 1) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(150)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  for (const element of await page.locator('astro-island').all()) {
    await element.hover({ timeout: 1000, trial: false }).catch(() => undefined)
  }
  await page.getByRole('combobox').first().focus()
}

/** Prints them; returns what is over its limit. */
export function printWeights(weights: readonly PageWeight[]): string[] {
  console.log('\nScripts per page, bytes over the wire')
  console.table(
    Object.fromEntries(
      weights.map(({ page, session, before, after }) => [
        `${page}, ${session}`,
        { 'before the first touch': before, 'after everything was used': after }
      ])
    )
  )
  return weights.flatMap(({ page, session, before, after }) => [
    ...(before > weightLimits.before ? [`${page}, ${session}: ${before} bytes before the first touch`] : []),
    ...(after > weightLimits.after[session] ? [`${page}, ${session}: ${after} bytes after use`] : [])
  ])
}
