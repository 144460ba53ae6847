import type { Page } from '@playwright/test'

import { isLong } from '../support/long.ts'
import { expect, test } from './fixtures.ts'
import { productPath } from './open-product.ts'
import { signInAsDemo } from './sign-in.ts'

/** Bytes and addresses of the scripts that a page loads by itself, without what the browser has kept. */
async function scriptsOf(page: Page, path: string): Promise<{ bytes: number; urls: string[] }> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts = new Map<string, string>()
  let bytes = 0
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await client.detach()
  return { bytes, urls: [...scripts.values()] }
}

for (const who of ['guest', 'member'] as const) {
  test(
    `[core-19, content-44] public pages ship at most 10 kB of scripts, and no React, to a ${who} before the first touch`,
    { tag: '@phone' },
    async ({ page }) => {
      test.slow()
      if (who === 'member') await signInAsDemo(page)
      const paths = ['/', await productPath(page)]
      if (who === 'guest' || isLong) paths.push('/search?keyword=semen', '/blog/uji-02', '/fees')
      if (isLong) paths.push('/category', '/products/bestselling', '/blog', '/terms')
      for (const path of paths) {
        const { bytes, urls } = await scriptsOf(page, path)
        expect(bytes, path).toBeLessThanOrEqual(10_000)
        expect(urls.filter(url => /react|icons|common/.test(url))).toEqual([])
      }
      if (who === 'guest') expect((await scriptsOf(page, '/')).urls).not.toEqual([])
    }
  )
}
