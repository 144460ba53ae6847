import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { products } from '#server/product/schema.ts'
import { openSearch } from '#server/search/search-of.ts'

import { GET as getFeed } from '../../src/pages/feed/products.xml.ts'
import { GET as getPart } from '../../src/pages/sitemap/[part].xml.ts'
import { cachedPage } from '../support/cached-page.ts'
import { openMarket } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { type Importing, simpleTable, startImporting } from './importing.ts'

const world = useWorld({ SITE_URL: 'https://shop.example' })
let importing: Importing
let visitor: Person
let shopId: number
beforeAll(async () => {
  shopId = (await openMarket(world())).shopId
  importing = await startImporting(world(), shopId)
  visitor = world().person()
  await openSearch(world().services)
})

const at = (path: string) => new URL(path, 'https://shop.example')
/** A page that the store then has: the next change alone brings another. */
async function kept(request: () => Promise<Response>): Promise<string> {
  const text = await (await request()).text()
  await expect.poll(async () => (await request()).headers.get('x-page-cache')).toBe('hit')
  return text
}
const sitemap = () => kept(() => cachedPage(getPart, at('/sitemap/products-1.xml'), { part: 'products-1' }))
const feed = () => kept(() => cachedPage(getFeed, at('/feed/products.xml')))
const page = (slug: string) => visitor.call('GET /buyer/product/{id}', { id: slug })
const found = async () =>
  value(await visitor.call('GET /buyer/product', { keyword: 'ikutiuji' })).map(({ name }) => name)
const inShop = async () =>
  value(await visitor.call('GET /buyer/product/shop/{shop_id}', { shop_id: String(shopId) })).length

it('[import-100] search, lists, pages, sitemap and feed follow an import that is run, run again with other prices, and undone', async () => {
  expect([await found(), await inShop()]).toEqual([[], 0])
  const [pages, goods] = [await sitemap(), await feed()]
  const { id } = await importing.check(simpleTable(importing.photo, 2, 'IKUTIUJI'))
  expect((await importing.run(id)).results).toMatchObject({ created: 2 })
  const made = await world().services.db.select().from(products).where(eq(products.shopId, shopId))
  const slug = made[0]!.slug
  expect(pages + goods).not.toContain(slug)
  await expect.poll(found).toHaveLength(2)
  expect(await inShop()).toBe(2)
  expect(await sitemap()).toContain(`/product/${slug}<`)
  expect(await feed()).toContain(`/product/${slug}<`)
  const price = value(await page(slug)).price
  const dearer = await importing.check(simpleTable(importing.photo, 2, 'IKUTIUJI', 15_000))
  expect((await importing.run(dearer.id)).results).toMatchObject({ changed: 2 })
  expect(value(await page(slug)).price).toBe(price + 5_000)
  expect(await feed()).toContain(`>${price + 5_000} IDR<`)
  await importing.undo(dearer.id)
  expect(value(await page(slug)).price).toBe(price)
  expect((await importing.undo(id)).results).toMatchObject({ deleted: 2 })
  expect(codeOf(await page(slug))).toBe('product_not_found')
  expect([await sitemap(), await feed()].join('')).not.toContain(slug)
  await expect.poll(found).toEqual([])
  expect(await inShop()).toBe(0)
})
