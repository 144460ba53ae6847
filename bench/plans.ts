import { parseArgs } from 'node:util'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { buildApp } from '#server/app.ts'
import { seedDatabase } from '#demo/seed.ts'
import { setServices } from '#server/core/platform/services.ts'

import { explainAll, type Statement } from './explain.ts'
import { openScratchServices } from './scratch-services.ts'

// `npm run bench:plans`: the cost of public reads for PostgreSQL on a large catalogue, by EXPLAIN ANALYZE.
// With --verbose the slowest statement of each request is printed.

const { values } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, verbose: { type: 'boolean', default: false } }
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
} finally {
  setServices(undefined)
  await services.close()
  await scratch.drop()
}
