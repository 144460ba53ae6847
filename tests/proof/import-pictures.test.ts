import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { photoWidths } from '#lib/format/photo.ts'

import { importFiles, imports } from '#server/import/schema.ts'
import { namedImportFiles } from '#server/import/named-files.ts'
import { workOnImports } from '#server/import/work-on-imports.ts'
import { productPhotos, products } from '#server/product/schema.ts'

import { problemsOf, sendPictures } from '../support/goods-table.ts'
import { sized, timeout } from '../support/long.ts'
import { makeOwnMarket, type OwnMarket } from '../support/own-market.ts'
import { packedPictures } from '../support/painted-pictures.ts'
import { value } from '../support/person.ts'

/** Each is the cover of one product and the second picture of the next one. */
const pictures = sized(40, 5_000)
/** Bytes that the widths of a painted picture of 24 × 24 pixels take together at most, WebP and AVIF. */
const maxBytes = 20_000

let market: OwnMarket
beforeAll(async () => {
  market = await makeOwnMarket('import_pictures', 100)
}, timeout)
afterAll(() => market.drop())

/** All files below a folder of the storage, with their sizes. */
async function filesOf(folder: string): Promise<Map<string, number>> {
  const { storage } = market.services
  const found = new Map<string, number>()
  for (let after: string | undefined; ;) {
    const { files, isLast } = await storage.list(folder, after)
    for (const { path } of files) found.set(path, (await storage.open(path))?.size ?? 0)
    if (isLast) return found
    after = files.at(-1)!.path
  }
}

async function settle(): Promise<void> {
  await market.services.background.settled()
  await workOnImports(market.services)
}

const size = '1000;100;100;100'
const table = [
  'Kode Produk;Nama;Deskripsi;Merek;SKU;Harga;Stok;Berat (g);Panjang;Lebar;Tinggi;Foto',
  ...Array.from(
    { length: pictures },
    (_, at) =>
      `F${at};Foto ${at};Banyak foto;Uji;F-${at};1000;1;${size};${at}.png | ${(at + 1) % pictures}.png`
  )
].join('\n')

it(
  `[import-67] an import with ${pictures} different pictures stores each one once, in the widths of products alone`,
  async () => {
    const { ops, services, app } = market
    const { db } = services
    const [one] = await db.select({ shopId: products.shopId, c3: products.c3 }).from(products).limit(1)
    const before = await filesOf('media/products')
    const { id } = value(
      await ops.call('POST /ops/import', {
        table: new File([table], 'produk.csv'),
        shop_id: one!.shopId,
        category_id: one!.c3
      })
    )
    await settle()
    const zip = await packedPictures(pictures)
    for (let round = 0; round < 2; round += 1) await sendPictures('http://localhost', id, zip, app.request)
    await settle()
    const packed = await filesOf('private/imports')
    // With the table.
    expect(packed.size).toBe(pictures + 1)
    expect(await db.$count(importFiles, eq(importFiles.importId, id))).toBe(pictures)
    const [sums] = await db
      .select({ pictures: imports.pictures, bytes: imports.pictureBytes })
      .from(imports)
      .where(eq(imports.id, id))
    expect(sums!.pictures).toBe(pictures)
    expect(sums!.bytes).toBeLessThan(zip.length)

    value(await ops.call('POST /ops/import/{id}/run', { id }))
    await settle()
    expect(await problemsOf(market, id)).toEqual([])
    expect(value(await ops.call('GET /ops/import/{id}', { id }))).toMatchObject({
      state: 'done',
      results: { created: pictures }
    })
    const shown = await db
      .selectDistinct({ path: productPhotos.path })
      .from(productPhotos)
      .innerJoin(products, eq(products.id, productPhotos.productId))
      .where(eq(products.description, 'Banyak foto'))
    expect(shown).toHaveLength(pictures)
    const stored = [...(await filesOf('media/products'))].filter(([path]) => !before.has(path))
    const webp = stored.map(([path]) => path).filter(path => path.endsWith('.webp'))
    expect(webp.toSorted()).toEqual(
      shown.flatMap(({ path }) => photoWidths.map(width => `media/${path}-${width}.webp`)).toSorted()
    )
    expect(stored.length).toBeLessThanOrEqual(2 * webp.length)
    const bytes = stored.reduce((sum, [, size]) => sum + size, 0)
    expect(bytes).toBeLessThan(pictures * maxBytes)
    // What is left of the ZIP is the cleanup's.
    expect(await namedImportFiles(db, [...packed.keys()])).toEqual([])
  },
  timeout
)
