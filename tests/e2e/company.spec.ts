import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '../support/backend.ts'
import { startStorefront, type Storefront } from '../support/storefront.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

// A configured site for sellers, in a separate storefront; the journeys' marketplace has none.

let storefront: Storefront
let site: string
test.beforeAll(async () => {
  const port = await freePort()
  storefront = await startStorefront({
    port,
    // Nothing answers there.
    backendPort: await freePort(),
    dataDir: join(tmpdir(), `baba-static-${process.pid}`),
    timeout: 1_000,
    environment: {
      SELLER_SITE_URL: 'https://penjual.contoh.example/daftar?asal=situs'
    }
  })
  site = `http://localhost:${port}`
})
test.afterAll(() => storefront.stop())

test(
  '[content-50] DAFTAR opens the sellers’ site in a new tab, with the email',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }) => {
    await context.route('https://penjual.contoh.example/**', route => route.fulfill({ body: 'Daftar' }))
    await page.goto(`${site}/seller`)
    await page.getByLabel('Email Anda').fill('toko@contoh.id')
    const opened = context.waitForEvent('page')
    await page.getByLabel('Email Anda').press('Enter')
    await expect(await opened).toHaveURL(
      'https://penjual.contoh.example/daftar?asal=situs&email=toko%40contoh.id'
    )
    await expect(page.getByRole('link', { name: 'DAFTAR', exact: true })).toHaveAttribute('rel', 'noopener')
    await expectAccessible(page, 'seller page with a site')
  }
)
