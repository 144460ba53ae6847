import { eq } from 'drizzle-orm'

import type { ImportRow, ImportShop, ImportShown } from '#lib/import/shapes.ts'

import { workOnImports } from '#server/import/work-on-imports.ts'
import { productPhotos, products } from '#server/product/schema.ts'

import { value } from '../support/person.ts'
import type { World } from '../support/world.ts'

/** A shop for imports, and what a table of its products needs. */
export type Importing = Awaited<ReturnType<typeof startImporting>>

/** Sends tables to be imported, and works on them as a process does. */
export async function startImporting(world: World, shopId: number) {
  const { services, ops } = world
  const { db } = services
  const [photo] = await db.select({ path: productPhotos.path }).from(productPhotos).limit(1)
  const [leaf] = await db.select({ c3: products.c3 }).from(products).limit(1)
  const settle = async () => {
    await services.background.settled()
    await workOnImports(services)
  }
  const show = async (id: number): Promise<ImportShown> =>
    value(await ops.call('GET /ops/import/{id}', { id }))
  return {
    photo: photo!.path,
    categoryId: leaf!.c3,
    settle,
    show,
    /** Sends a table and checks it. */
    async check(text: string | Uint8Array<ArrayBuffer>, more: object = {}): Promise<ImportShown> {
      const table = new File([text], 'produk.csv')
      const sent = value(
        await ops.call('POST /ops/import', {
          table,
          shop_id: shopId,
          category_id: leaf!.c3,
          weight: 1000,
          length: 100,
          width: 100,
          height: 100,
          ...more
        })
      )
      await settle()
      return show(sent.id)
    },
    async run(id: number): Promise<ImportShown> {
      value(await ops.call('POST /ops/import/{id}/run', { id }))
      await settle()
      return show(id)
    },
    async undo(id: number): Promise<ImportShown> {
      value(await ops.call('POST /ops/import/{id}/undo', { id }))
      await settle()
      return show(id)
    },
    shops: async (id: number, filter: object = {}): Promise<ImportShop[]> =>
      value(await ops.call('GET /ops/import/{id}/shop', { id, per_page: 100, ...filter })),
    rows: async (id: number, filter: object = {}): Promise<ImportRow[]> =>
      value(await ops.call('GET /ops/import/{id}/row', { id, per_page: 100, ...filter })),
    productsOf: () => db.select().from(products).where(eq(products.shopId, shopId)).orderBy(products.id)
  }
}

export const heading = 'Kode Produk,Nama,Deskripsi,Merek,Dimensi 1,Nilai 1,SKU,Harga,Stok,Foto'

/** The table of some simple products with one variant each. */
export const simpleTable = (photo: string, count: number, prefix = 'S', price = 10_000): string =>
  [
    heading,
    ...Array.from(
      { length: count },
      (_, i) =>
        `${prefix}${i},Semen ${prefix} ${i},Semen yang baik,Gresik,,,${prefix}-${i},${price + i},${i + 1},${photo}`
    )
  ].join('\n')
