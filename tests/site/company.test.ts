import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { freePort } from '../support/backend.ts'
import { openPage } from '../support/open-page.ts'
import { requestAt, type RequestTarget } from '../support/request.ts'
import { startStorefront, type Storefront } from '../support/storefront.ts'
import { open } from './site.ts'

// The configured company, in a storefront whose backend is unavailable; the project's site has none configured.

let storefront: Storefront
let told: RequestTarget

beforeAll(async () => {
  const port = await freePort()
  storefront = await startStorefront({
    port,
    // Nothing answers there.
    backendPort: await freePort(),
    dataDir: join(tmpdir(), `baba-company-${process.pid}`),
    timeout: 1_000,
    environment: {
      COMPANY_NAME: 'PT Contoh Bangunan',
      COMPANY_NIB: '1234567890123',
      SOCIAL_INSTAGRAM_URL: 'https://foto.contoh.example/baba'
    }
  })
  const host = `localhost:${port}`
  told = {
    origin: `http://${host}`,
    request: (path, options) => requestAt(port, path, { ...options, headers: { host, ...options?.headers } })
  }
})
afterAll(() => storefront.stop())

describe('[content-40, content-41] the company and its external pages', () => {
  it('are shown if they are configured', async () => {
    const page = await openPage(told, '/about')
    expect(page.text(page.$('footer'))).toContain('NIB 1234567890123')
    expect(page.text(page.$('dl'))).toContain('PT Contoh Bangunan')
    expect(page.link('Instagram', page.$('footer')).attr('href')).toBe('https://foto.contoh.example/baba')
  })

  it('are not mentioned otherwise', async () => {
    const page = await open('/about')
    expect(page.status).toBe(200)
    expect(page.texts('*').filter(text => /^NIB( |$)/.test(text))).toEqual([])
    expect(page.texts('a').filter(text => text.includes('Instagram'))).toEqual([])
  })
})

it('[content-48] fees that fail to load can be retried', async () => {
  const lost = await told.request('/fees')
  expect(lost.status).toBe(503)
  expect(lost.body).toContain('Gagal memuat biaya layanan.')
  expect(lost.headers['cache-control']).toBe('no-store')
})
