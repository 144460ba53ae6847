import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import type { ProductDraft } from '#lib/import/draft.ts'

import type { Db } from '#server/core/db/connect.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import type { Services } from '#server/core/platform/services.ts'
import { photosShown } from '#server/goods/save-facts.ts'
import { checkShops } from './check-shops.ts'
import { findGoods } from './find-goods.ts'
import { findPhotos, photosNamed } from './find-photos.ts'
import { findBrands, findCategories, findShops } from './find-places.ts'
import { type Held, keepLease, renewLease } from './lease.ts'
import { mergeBySku } from './merge-by-sku.ts'
import type { Goods } from './plan.ts'
import { planProduct } from './plan-product.ts'
import { rejectRepeatedSkus } from './reject-repeated-skus.ts'
import { listShops } from './listed-shops.ts'
import { importProducts, imports, importShops } from './schema.ts'
import { TableProblem } from './table-problem.ts'
import { readInThread } from './table-reader.ts'

/** Products that are checked in one transaction. */
const checkedAtOnce = 100

/** Another worker took over, or somebody stopped the import: nothing more is written. */
export class LeaseLost extends Error {}

/**
 * One step of checking: reads the table into `import_products`, then says of a hundred products what running would do. Returns false
 * when there is nothing more to check. A table that cannot be read makes the import 'failed', with the reason.
 */
export async function checkStep(services: Services, held: Held): Promise<boolean> {
  const { db, clock, config } = services
  if (!held.isRead) {
    await readProducts(services, held)
    held.isRead = true
    return true
  }
  return db.transaction(async tx => {
    if (!(await renewLease(tx, held, clock.now()))) throw new LeaseLost()
    // Before the products, which are checked against them.
    if (await checkShops(tx, held, config)) return true
    const waiting = await tx
      .select({ id: importProducts.id, draft: importProducts.draft })
      .from(importProducts)
      .where(and(eq(importProducts.importId, held.id), isNull(importProducts.verdict)))
      .orderBy(asc(importProducts.id))
      .limit(checkedAtOnce)
    if (waiting.length === 0) {
      await tx
        .update(imports)
        .set({ state: 'checked', lease: null, leaseUntil: null })
        .where(eq(imports.id, held.id))
      return false
    }
    await writeVerdicts(tx, await judge(tx, waiting, services, held))
    return true
  })
}

/** Reads the table in slices. A worker that takes over begins anew. */
async function readProducts({ db, clock, storage }: Services, held: Held): Promise<void> {
  const read = async (path: string | null) => {
    const file = path === null ? undefined : await storage.open(path)
    if (!file) throw new TableProblem('Berkasnya tidak ada lagi. Unggah lagi.')
    return new Uint8Array(await new Response(file.read()).arrayBuffer())
  }
  const table = await read(held.file)
  const shopTable = held.shopFile === null ? undefined : await read(held.shopFile)
  const within = (work: (tx: Db) => Promise<unknown>) =>
    db.transaction(async tx => {
      if (!(await keepLease(tx, held, clock.now()))) throw new LeaseLost()
      await work(tx)
    })
  await readInThread(
    { table, shops: shopTable },
    {
      onHead: ({ format, rows, products, shops }) =>
        within(async tx => {
          await tx.delete(importProducts).where(eq(importProducts.importId, held.id))
          await tx.delete(importShops).where(eq(importShops.importId, held.id))
          await tx.update(imports).set({ format, rows, products }).where(eq(imports.id, held.id))
          await insertRows(
            tx,
            importShops,
            shops.map(draft => ({
              importId: held.id,
              row: draft.row,
              name: (draft.name ?? '').slice(0, 200),
              slug: draft.slug?.slice(0, 200) ?? null,
              draft
            }))
          )
        }),
      onSlice: drafts =>
        within(tx =>
          insertRows(
            tx,
            importProducts,
            drafts.map(draft => ({
              importId: held.id,
              row: draft.rows[0] ?? 0,
              name: (draft.name ?? draft.code ?? draft.variants[0]?.sku ?? '').slice(0, 200),
              shop: (draft.shop ?? '').slice(0, 200),
              draft
            }))
          )
        )
    }
  )
  await within(async tx => {
    await mergeBySku(tx, held)
    await rejectRepeatedSkus(tx, held)
    await tx.update(imports).set({ isRead: true }).where(eq(imports.id, held.id))
  })
}

type Judged = ReturnType<typeof planProduct> & {
  id: number
  shop: string | undefined
  current: Goods | undefined
}

async function judge(
  tx: Db,
  waiting: readonly { id: number; draft: ProductDraft }[],
  { config }: Services,
  { id: importId, options }: Held
): Promise<Judged[]> {
  const drafts = waiting.map(({ draft }) => draft)
  const shopOf = await findShops(tx, drafts, options, await listShops(tx, importId))
  const categories = await findCategories(tx, options)
  const spell = await findBrands(tx, drafts)
  const photos = await findPhotos(tx, photosNamed(drafts), { importId, siteUrl: config.siteUrl })
  const inShops = drafts.flatMap(draft => {
    const shop = shopOf(draft)
    return typeof shop === 'string' || shop.id === 0 ? [] : [{ draft, shopId: shop.id }]
  })
  const goods = await findGoods(tx, inShops)
  return waiting.map(({ id, draft }) => {
    const shop = shopOf(draft)
    const known = goods.get(draft)
    const current = typeof known === 'string' ? undefined : known
    if (typeof known === 'string') draft.problems.push({ row: draft.rows[0] ?? 0, text: known })
    const isKept = current !== undefined && draft.category === undefined
    const planned = planProduct(
      draft,
      {
        shop,
        current,
        category: isKept ? undefined : categories.of(draft),
        brand: spell(draft.brand),
        photo: photos(photosShown(current)),
        categoryName: categories.pathOf
      },
      options
    )
    return { ...planned, id, shop: typeof shop === 'string' ? undefined : shop.name, current }
  })
}

async function writeVerdicts(tx: Db, judged: readonly Judged[]): Promise<void> {
  const values = judged.map(one => ({
    id: one.id,
    shop: one.shop ?? null,
    verdict: one.verdict,
    reason: one.verdict === 'reject' ? one.reason : null,
    changes: one.verdict === 'reject' ? [] : one.changes,
    plan: one.verdict === 'reject' || one.verdict === 'same' ? null : one.plan,
    product_id: one.current?.id ?? null,
    seen_version: one.current?.updated_at ?? null,
    before: one.verdict === 'change' ? one.current : null
  }))
  await tx.execute(sql`
    update import_products p set verdict = v.verdict, reason = v.reason, changes = v.changes, plan = v.plan,
      shop = coalesce(v.shop, p.shop), product_id = v.product_id, seen_version = v.seen_version, before = v.before
    from jsonb_to_recordset(${JSON.stringify(values)}::text::jsonb) as v (id bigint, shop text, verdict text, reason text,
      changes jsonb, plan jsonb, product_id bigint, seen_version timestamptz, before jsonb)
    where p.id = v.id`)
}
