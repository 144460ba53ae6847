import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '../support/backend.ts'
import { startStorefront, type Storefront } from '../support/storefront.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

// What the configuration tells of the company, in a storefront of its own; the journeys' marketplace tells nothing.

let storefront: Storefront
let site: string
test.beforeAll(async () => {
  const port = await freePort()
  storefront = await startStorefront({
    port,
    // Nobody answers there.
    backendPort: await freePort(),
    dataDir: join(tmpdir(), `baba-static-${process.pid}`),
    patience: 1_000,
    environment: {
      SELLER_SITE_URL: 'https://penjual.contoh.example/daftar?asal=situs',
      COMPANY_NAME: 'PT Contoh Bangunan',
      COMPANY_NIB: '1234567890123',
      SOCIAL_INSTAGRAM_URL: 'https://foto.contoh.example/baba'
    }
  })
  site = `http://localhost:${port}`
})
test.afterAll(() => storefront.stop())

test(
  '[content-50] DAFTAR opens the sellers’ site in a new tab, with the email',
  { tag: '@desktop' },
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

test(
  '[content-40, content-41] the company and its pages elsewhere are told where they are configured',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${site}/about`)
    await expect(page.getByText('NIB 1234567890123')).toBeVisible()
    await expect(page.locator('dl').getByText('PT Contoh Bangunan')).toBeVisible()
    await expect(page.locator('footer').getByRole('link', { name: 'Instagram' })).toBeVisible()
    await page.goto('/about')
    await expect(page.getByText('NIB', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Instagram' })).toHaveCount(0)
  }
)

test('[content-48] fees that cannot be told can be tried again', { tag: '@desktop' }, async ({ request }) => {
  const lost = await request.get(`${site}/fees`)
  expect(lost.status()).toBe(503)
  expect(await lost.text()).toContain('Gagal memuat biaya layanan.')
  expect(lost.headers()['cache-control']).toBe('no-store')
})
