import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import type { ImportShown } from '#lib/import/shapes.ts'

import { rows } from '#server/core/db/connect.ts'
import { startServices } from '#server/start-services.ts'
import { importProducts, imports } from '#server/import/schema.ts'
import { products } from '#server/product/schema.ts'

import { type ApiProcess, startApi } from '../support/api-process.ts'
import { copyMarket } from '../support/copied-market.ts'
import { sendPictures } from '../support/goods-table.ts'
import { sized, timeout } from '../support/long.ts'
import { value } from '../support/person.ts'
import { packedPictures } from '../support/painted-pictures.ts'

/** Of one variant each, with few pictures between them. */
const lines = sized(1_000, 10_000)
const pictures = sized(6, 50)
/** Shares of the products after which a process is killed. */
const killedAt = [0.2, 0.5, 0.8]

type Copied = Awaited<ReturnType<typeof copyMarket>>
const copies: Copied[] = []
const shops: number[] = []
let categoryId: number
beforeAll(async () => {
  for (let at = 0; at < 2; at += 1) {
    const copied = await copyMarket(async (market, { services: { db } }) => {
      shops.push(await market.makeShop('Toko Impor'))
      const [one] = await db.select({ c3: products.c3 }).from(products).limit(1)
      categoryId = one!.c3
    })
    copies.push(copied)
  }
}, timeout)
afterAll(async () => {
  for (const copied of copies) await copied.drop()
})

const table = [
  'Kode Produk;Nama;Deskripsi;Merek;SKU;Harga;Stok;Foto',
  ...Array.from(
    { length: lines },
    (_, at) =>
      `K${at};Semen ${at};Semen yang baik;Gresik;S-${at};${10_000 + at};${at % 97};${at % pictures}.png`
  )
].join('\n')

/** Sends the table and its pictures, and starts the run when it is checked. Returns the import's number. */
async function startRun({ ops, port }: ApiProcess, shopId: number): Promise<number> {
  const side = { weight: 1_000, length: 100, width: 100, height: 100 }
  const sent = { table: new File([table], 'produk.csv'), shop_id: shopId, category_id: categoryId, ...side }
  const { id } = value(await ops.call('POST /ops/import', sent))
  await sendPictures(`http://127.0.0.1:${port}`, id, await packedPictures(pictures))
  await until(ops, id, ({ state }) => state === 'checked')
  value(await ops.call('POST /ops/import/{id}/run', { id }))
  return id
}

/** Asks how an import goes on until it is so far. */
const until = (ops: ApiProcess['ops'], id: number, isThere: (shown: ImportShown) => boolean) =>
  vi.waitFor(
    async () => {
      const shown = value(await ops.call('GET /ops/import/{id}', { id }))
      expect(isThere(shown)).toBe(true)
      return shown
    },
    { timeout, interval: 200 }
  )

/** Kills the process that runs an import, and starts another one, to which the lease of the first has ended. */
async function kill(api: ApiProcess, copied: Copied): Promise<ApiProcess> {
  await api.kill()
  const next = await startApi(copied.config)
  value(await next.ops.call('POST /ops/clock', { advance_seconds: 121 }))
  return next
}

async function importWith(at: number, kills: readonly number[]) {
  const [copied, shopId] = [copies[at]!, shops[at]!]
  let api = await startApi(copied.config)
  const id = await startRun(api, shopId)
  const seen: number[] = []
  for (const share of kills) {
    const { results } = await until(api.ops, id, shown => shown.results.created >= share * lines)
    seen.push(results.created)
    api = await kill(api, copied)
  }
  const done = await until(api.ops, id, ({ state }) => state === 'done')
  // By the clock of the marketplace, which each kill moves on by the lease.
  const seconds = Math.round((Date.parse(done.finished_at!) - Date.parse(done.created_at)) / 1_000)
  process.stdout.write(`import with ${kills.length} kills: ${lines} products in ${seconds} s\n`)
  await api.stop()
  return { done, seen, print: await printOf(copied, { shopId, id }) }
}

/** What the import made, without numbers, addresses and times: rows, prices, stock, pictures, counts. */
async function printOf({ config }: Copied, { shopId, id }: { shopId: number; id: number }) {
  const services = await startServices(config)
  try {
    const { db } = services
    const goods = await rows<object>(
      db,
      sql`select p.name, p.merk, p.min_price, p.max_price, p.stock, p.is_active, d.price, d.stock as variant_stock, s.sku,
          (select count(*)::int from product_photos f where f.product_id = p.id) as photos
        from products p join product_details d on d.product_id = p.id
        left join skus s on s.variant_id = d.id
        where p.shop_id = ${shopId} order by p.name, s.sku`
    )
    const results = await db
      .select({ result: importProducts.result, n: count() })
      .from(importProducts)
      .where(eq(importProducts.importId, id))
      .groupBy(importProducts.result)
    return { goods, results, imports: await db.$count(imports) }
  } finally {
    await services.close()
  }
}

it(
  `[import-36] an import of ${lines} rows, whose process is killed ${killedAt.length} times, makes what one without a kill makes`,
  async () => {
    const whole = await importWith(0, [])
    expect(whole.done).toMatchObject({ results: { created: lines, rejected: 0 } })
    expect(whole.print.goods).toHaveLength(lines)
    const killed = await importWith(1, killedAt)
    process.stdout.write(`import kills: ${killed.seen.join(', ')} of ${lines} products\n`)
    // Each in the middle: after some products and before the last.
    expect(killed.seen.filter(created => created === 0 || created >= lines)).toEqual([])
    expect(killed.seen).toHaveLength(killedAt.length)
    expect(killed.done.results).toEqual(whole.done.results)
    expect(killed.print).toEqual(whole.print)
  },
  timeout
)
