import { parseXml } from '@rgrove/parse-xml'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { feesTag } from '#server/content/fee-groups.ts'
import { feeGroups } from '#server/content/schema.ts'
import { readConfig } from '#server/core/platform/config.ts'
import { type Services, setServices } from '#server/core/platform/services.ts'
import { applyReference } from '#server/reference/apply.ts'
import { openSearch } from '#server/search/search-of.ts'
import { startServices } from '#server/start-services.ts'

import { opsToken, testEnvironment } from '../support/environment.ts'
import { openPage } from '../support/open-page.ts'
import { Person } from '../support/person.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { openSite, type Site } from '../support/site.ts'
import { witnessedApp } from '../support/witness.ts'

let services: Services
let site: Site
beforeAll(async () => {
  const environment = { ...testEnvironment(scratchFolder('empty')), DEMO: 'off', LOG_LEVEL: 'silent' }
  services = await startServices(readConfig(environment))
  setServices(services)
  await applyReference(services.db)
  await openSearch(services)
  site = await openSite({ services })
})
afterAll(async () => {
  await site.close()
  await services.close()
  setServices(undefined)
})

describe('[goods-54] a marketplace without goods', () => {
  it('has a home page that says so, and no section that holds nothing', async () => {
    for (const screen of ['phone', 'desktop'] as const) {
      const page = await openPage(site, '/', { screen })
      expect(page.status).toBe(200)
      const text = page.text(page.$('main'))
      expect(text).toContain('Belum ada produk')
      expect(text).not.toMatch(/Gagal|Coba lagi|Terjadi kesalahan/)
      const headings = page.shown('main h2').map(one => page.text(one))
      expect(headings.filter(one => /Kategori|Bangunan|Promo|Terlaris|Rekomendasi/.test(one))).toEqual([])
      for (const list of page.shown('main ul')) expect(list.children().length).toBeGreaterThan(0)
    }
  })

  it('says on each list that there is nothing yet', async () => {
    const said = { lists: 'Belum ada produk', categories: 'Belum ada kategori' }
    const pages = [
      ['/products/recommendations', said.lists],
      ['/products/bestselling', said.lists],
      ['/search?keyword=semen', 'produk tidak ditemukan'],
      ['/category', said.categories],
      ['/category/lainnya', said.categories]
    ] as const
    for (const [path, words] of pages) {
      const page = await openPage(site, path, { screen: 'phone' })
      expect([path, page.status]).toEqual([path, 200])
      expect(page.text(page.$('main'))).toContain(words)
    }
  })

  it('has a sitemap and a feed that are valid and empty', async () => {
    const files = [
      '/sitemap.xml',
      '/sitemap/pages-1.xml',
      '/sitemap/categories-1.xml',
      '/feed/products.xml',
      '/feed/meta.xml'
    ]
    for (const path of files) {
      const { status, body } = await site.request(path)
      expect([path, status]).toEqual([path, 200])
      expect(parseXml(body).root).not.toBeNull()
    }
    expect((await site.request('/feed/products.xml')).body).not.toContain('<item>')
  })

  it('[goods-92] names no fee group that is without categories, in the table and in the simulator', async () => {
    const groups = async () => {
      const page = await openPage(site, '/fees', { screen: 'phone' })
      const names = (found: string) => page.all(found).map(one => page.text(one)[0])
      return [names('main tbody th'), names('main select[name=group] option')]
    }
    expect(await groups()).toEqual([[...'ABCDE'], [...'ABCDE']])
    await services.db
      .update(feeGroups)
      .set({ categoryNames: [] })
      .where(and(eq(feeGroups.type, 'material'), eq(feeGroups.name, 'B')))
    services.forget([feesTag])
    expect(await groups()).toEqual([[...'ACDE'], [...'ACDE']])
  })

  it('tells a caller of the counter what to do next', async () => {
    const { signatureKey } = services.config
    const ops = new Person(witnessedApp(), signatureKey, opsToken)
    for (const call of ['GET /ops/shop', 'GET /ops/product'] as const) {
      const answer = await ops.call(call, {})
      expect(answer.ok && answer.message).toMatch(/^Belum ada .* POST \/ops\//)
    }
  })
})
