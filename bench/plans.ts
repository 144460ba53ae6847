import { parseArgs } from 'node:util'

import postgres from 'postgres'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { buildApp } from '#server/app.ts'
import { seedDatabase } from '#demo/seed.ts'
import { setServices } from '#server/core/platform/services.ts'
import { openSearch } from '#server/search/search-of.ts'

import { explainAll, type Statement } from './explain.ts'
import { explainGrown } from './grown-plans.ts'
import { fillOrders } from './many-orders.ts'
import { openScratchServices, opsToken } from './scratch-services.ts'

// `npm run bench:plans`: the cost of public reads for PostgreSQL on a large catalogue, and of all other reads on a
// marketplace with many orders, by EXPLAIN ANALYZE. It fails where one of the latter reads a large table end to end or
// discards too many rows. With --verbose the slowest statement of each request is printed.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '200000' },
    verbose: { type: 'boolean', default: false }
  }
})

const requests = [
  'product',
  'product?page=4',
  'product?sort_by=terlaris',
  'product?sort_by=terbaru&min_price=50000&max_price=200000',
  'product?keyword=semen',
  'product?keyword=semen&sort_by=termurah',
  'product?keyword=besi%20beton%20polos',
  'product?keyword=smen',
  'product/category/{category}',
  'product/category/{category}?sort_by=termurah&page=4',
  'product/shop/{shop}',
  'product/search/recommendation?keyword=sem',
  'product/keyword',
  'product/{slug}',
  'product/stock/{id}',
  'product/rating/{id}',
  'product/review/{id}',
  'shop?keyword=jaya',
  'shop/{shop}',
  'product/shop/review/{shop}',
  'category/list'
]

const { scratch, config, services, sql } = await openScratchServices('plans')
try {
  await seedDatabase(services, { products: Number(values.products), regions: 'sample', pictures: false })
  await services.connection.exec('vacuum analyze')
  setServices(services)
  await openSearch(services)
  const app = buildApp()
  const [product] = await sql`
    select p.id, p.slug, p.shop_id, p.c1 from products p where p.is_active order by p.sold desc limit 1`
  const statements: Statement[] = []
  const listen = (_: number, text: string, parameters: unknown[]) =>
    void statements.push({ text, parameters })
  ;(sql.options as { debug?: unknown }).debug = listen
  const rows = []
  for (const request of requests) {
    const path = request
      .replace('{slug}', String(product!['slug']))
      .replace('{id}', String(product!['id']))
      .replace('{shop}', String(product!['shop_id']))
      .replace('{category}', String(product!['c1']))
    statements.length = 0
    const headers = { host: 'localhost', ...signatureHeaders(config.signatureKey, Date.now()) }
    const { status } = await app.request(`http://localhost/api/v1/buyer/${path}`, { headers })
    const { slowest, ...cost } = await explainAll(sql, statements.splice(0))
    rows.push({ request, status, ...cost })
    if (values.verbose) console.log(`\n${request}\n${slowest}`)
  }
  console.table(rows)
  // On a connection of its own, without the timeout of requests.
  const filling = postgres(scratch.url, { max: 1, onnotice: () => undefined })
  const counts = { orders: Number(values.orders), ofOne: 2_000, due: 5_000, reviews: 50_000, unread: 100_000 }
  const many = await fillOrders(filling, counts).finally(() => filling.end())
  await services.connection.exec('vacuum analyze')
  const grown = await explainGrown({ services, app, sql, many, statements, token: opsToken })
  console.table(grown.rows)
  if (values.verbose) for (const [request, text] of grown.texts) console.log(`\n${request}\n${text}`)
  if (grown.rows.some(row => row['too much'])) process.exitCode = 1
} finally {
  setServices(undefined)
  await services.close()
  await scratch.drop()
}
