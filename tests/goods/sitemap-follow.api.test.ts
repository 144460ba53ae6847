import { beforeAll, describe, expect, it } from 'vitest'

import { GET as getIndex } from '../../src/pages/sitemap.xml.ts'
import { GET as getPart } from '../../src/pages/sitemap/[part].xml.ts'
import { cachedPage } from '../support/cached-page.ts'
import { addGoods } from '../support/goods.ts'
import { type Market, nearPlace, openMarket } from '../support/market.ts'
import { type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ SITE_URL: 'https://shop.example' })
let market: Market
let clerk: Person
beforeAll(async () => {
  market = await openMarket(world())
  clerk = world().ops
})

const at = (path: string) => new URL(path, 'https://shop.example')
const requestPart = (part: string) => cachedPage(getPart, at(`/sitemap/${part}.xml`), { part })
const pagesOf = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path]) => path!)

/** Waits until the store has a file: the change before may be told a second time by the bus. */
const untilCached = (request: () => Promise<Response>) =>
  expect.poll(async () => (await request()).headers.get('x-page-cache')).toBe('hit')

/** The pages of a part, which the store then has: the next change alone brings others. */
async function listed(part: string): Promise<string[]> {
  const pages = pagesOf(await (await requestPart(part)).text())
  await untilCached(() => requestPart(part))
  return pages
}

describe('[goods-91] the sitemap, with the request after a change at the counter', () => {
  it('has a product that was added', async () => {
    await listed('products-1')
    const made = await addGoods(world(), market.shopId, { name: 'Paku Peta Situs' })
    expect(await listed('products-1')).toContain(`/product/${made.slug}`)
  })

  it('lacks a product that was archived, until it is restored', async () => {
    const { id, slug } = await addGoods(world(), market.shopId, { name: 'Paku Arsip' })
    expect(await listed('products-1')).toContain(`/product/${slug}`)
    value(await clerk.call('POST /ops/product/{id}/archive', { id }))
    expect(await listed('products-1')).not.toContain(`/product/${slug}`)
    value(await clerk.call('POST /ops/product/{id}/restore', { id }))
    expect(await listed('products-1')).toContain(`/product/${slug}`)
  })

  it('has a shop that was added, at a new address, and not while it is closed', async () => {
    const { province_id, city_id, district_id, subdistrict_id } = nearPlace
    await listed('shops-1')
    const made = value(
      await clerk.call('POST /ops/shop', {
        name: 'Toko Peta Situs',
        address: 'Jl. Peta 1',
        province_id,
        city_id,
        district_id,
        subdistrict_id,
        seller: { name: 'Sari', phone: '0812-7000-0071' }
      })
    )
    const { id } = made
    expect(await listed('shops-1')).toContain('/shop/toko-peta-situs')
    const show = async () => value(await clerk.call('GET /ops/shop/{id}', { id }))
    value(await clerk.call('PUT /ops/shop/{id}', { ...(await show()), slug: 'toko-pindah' }))
    const moved = await listed('shops-1')
    expect(moved).toContain('/shop/toko-pindah')
    expect(moved).not.toContain('/shop/toko-peta-situs')
    const version = async () => ({ id, updated_at: (await show()).updated_at })
    value(await clerk.call('POST /ops/shop/{id}/close', await version()))
    expect(await listed('shops-1')).not.toContain('/shop/toko-pindah')
    value(await clerk.call('POST /ops/shop/{id}/open', await version()))
    expect(await listed('shops-1')).toContain('/shop/toko-pindah')
  })

  it('has a category that was added, at a new address, and not when it was merged or removed', async () => {
    await listed('categories-1')
    const add = async (name: string) =>
      value(await clerk.call('POST /ops/category', { name, parent_id: null, icon: 'package', sort: 50 }))
    const made = await add('Peta Situs')
    expect(await listed('categories-1')).toContain('/category/peta-situs')
    const change = { ...made, icon: 'package', slug: 'peta-pindah' } as const
    const moved = value(await clerk.call('PUT /ops/category/{id}', change))
    const pages = await listed('categories-1')
    expect(pages).toContain('/category/peta-pindah')
    expect(pages).not.toContain('/category/peta-situs')
    const target = await add('Peta Tujuan')
    expect(await listed('categories-1')).toContain('/category/peta-tujuan')
    const into = { into: target.id, into_updated_at: target.updated_at }
    value(
      await clerk.call('POST /ops/category/{id}/merge', {
        id: made.id,
        updated_at: moved.updated_at,
        ...into
      })
    )
    expect(await listed('categories-1')).not.toContain('/category/peta-pindah')
    const tree = value(await clerk.call('GET /ops/category', {}))
    const { updated_at } = tree.find(({ id }) => id === target.id)!
    value(await clerk.call('DELETE /ops/category/{id}', { id: target.id, updated_at }))
    expect(await listed('categories-1')).not.toContain('/category/peta-tujuan')
  })

  it('has an index that is made anew', async () => {
    const index = () => cachedPage(getIndex, at('/sitemap.xml'))
    expect(pagesOf(await (await index()).text())).toContain('/sitemap/products-1.xml')
    await untilCached(index)
    await addGoods(world(), market.shopId)
    expect((await index()).headers.get('x-page-cache')).toBe(null)
  })
})
