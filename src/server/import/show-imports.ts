import { addHours } from 'date-fns/addHours'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'

import type {
  ImportRow,
  ImportShop,
  importShopResults,
  importShopVerdicts,
  ImportShown,
  importResults,
  importVerdicts
} from '#lib/import/shapes.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'
import { pageWindow, type Paging } from '#server/core/db/paging.ts'
import type { Import } from './lease.ts'
import { importProducts, imports, importShops } from './schema.ts'

/** Hours for which an import can be undone. */
const undoHours = 24
/** Categories that are told of an import. */
const toldCategories = 200

export async function listImports(db: Db, paging: Paging, now: Date) {
  const { limit, offset } = pageWindow(paging)
  const found = await db.select().from(imports).orderBy(desc(imports.id)).limit(limit).offset(offset)
  return { list: await showImports(db, found, now), total: await db.$count(imports) }
}

export async function showImport(db: Db, id: number, now: Date): Promise<ImportShown | undefined> {
  const found = await db.select().from(imports).where(eq(imports.id, id))
  return (await showImports(db, found, now))[0]
}

type Counts = { id: string; verdict: string | null; result: string | null; n: number }

/** Imports with their counts, in four statements however many there are. */
async function showImports(db: Db, found: readonly Import[], now: Date): Promise<ImportShown[]> {
  if (found.length === 0) return []
  const ids = idList(found.map(({ id }) => id))
  const counts = await rows<Counts>(
    db,
    sql`select import_id as id, verdict, result, count(*)::int as n from import_products
      where import_id in ${ids} group by import_id, verdict, result`
  )
  const shopCounts = await rows<Counts>(
    db,
    sql`select import_id as id, verdict, result, count(*)::int as n from import_shops
      where import_id in ${ids} group by import_id, verdict, result`
  )
  const pictures = await rows<{ id: string; n: number }>(
    db,
    sql`select import_id as id, count(*)::int as n from import_files where import_id in ${ids} group by import_id`
  )
  const paths = await rows<{ id: string; path: string[] }>(
    db,
    sql`select distinct import_id as id, plan->'new_category' as path from import_products
      where import_id in ${ids} and plan->'new_category' is not null order by path limit ${toldCategories}`
  )
  return found.map(one => {
    const own = counts.filter(({ id }) => Number(id) === one.id)
    const sum = (is: (count: Counts) => boolean) => own.filter(is).reduce((total, { n }) => total + n, 0)
    const verdict = (name: (typeof importVerdicts)[number]) => sum(count => count.verdict === name)
    const result = (name: (typeof importResults)[number]) => sum(count => count.result === name)
    return {
      id: one.id,
      file_name: one.fileName,
      name: one.name,
      state: one.state,
      format: one.format,
      problem: one.problem,
      rows: one.rows,
      products: one.products,
      verdicts: {
        create: verdict('create'),
        change: verdict('change'),
        same: verdict('same'),
        reject: verdict('reject'),
        waiting: sum(count => count.verdict === null)
      },
      results: {
        created: result('created'),
        changed: result('changed'),
        same: result('same'),
        rejected: result('rejected'),
        deleted: result('deleted'),
        archived: result('archived'),
        restored: result('restored'),
        kept: result('kept')
      },
      shops: countShops(shopCounts.filter(({ id }) => Number(id) === one.id)),
      pictures: pictures.find(({ id }) => Number(id) === one.id)?.n ?? 0,
      new_categories: paths.filter(({ id }) => Number(id) === one.id).map(({ path }) => path.join(' > ')),
      created_at: one.createdAt.toISOString(),
      started_at: one.startedAt?.toISOString() ?? null,
      finished_at: one.finishedAt?.toISOString() ?? null,
      undone_at: one.undoneAt?.toISOString() ?? null,
      undo_until: undoUntil(one, now)?.toISOString() ?? null
    }
  })
}

function countShops(own: readonly Counts[]): ImportShown['shops'] {
  const sum = (is: (count: Counts) => boolean) => own.filter(is).reduce((total, { n }) => total + n, 0)
  const verdict = (name: (typeof importShopVerdicts)[number]) => sum(count => count.verdict === name)
  const result = (name: (typeof importShopResults)[number]) => sum(count => count.result === name)
  return {
    verdicts: {
      create: verdict('create'),
      same: verdict('same'),
      reject: verdict('reject'),
      waiting: sum(count => count.verdict === null)
    },
    results: {
      created: result('created'),
      same: result('same'),
      rejected: result('rejected'),
      deleted: result('deleted'),
      closed: result('closed'),
      kept: result('kept')
    }
  }
}

/** Until when an import can be undone; undefined where it cannot any more. */
export function undoUntil(
  { state, finishedAt, undoEndedAt }: Pick<Import, 'state' | 'finishedAt' | 'undoEndedAt'>,
  now: Date
): Date | undefined {
  // Undoing that ended with an error may be asked for again, however long it took (import-64).
  const from = undoEndedAt ?? finishedAt
  const until = from && addHours(from, undoHours)
  return state === 'done' && until && until > now ? until : undefined
}

type Filter<T extends ImportRow | ImportShop> = Paging & {
  id: number
  verdict?: T['verdict'] | undefined
  result?: T['result'] | undefined
  beyond?: number | undefined
}

/** Where a page of such a list begins: it goes to the last row, and behind another row no page counts. */
const pageOf = ({ beyond, page, per_page }: Paging & { beyond?: number | undefined }) => ({
  limit: per_page,
  offset: beyond === undefined ? (page - 1) * per_page : 0
})

/**
 * One page of an import's products, in the order of the table; to the last one, because each is somebody's question. `beyond` continues
 * after any of them.
 */
export async function listRows(db: Db, { id, verdict, result, beyond, ...paging }: Filter<ImportRow>) {
  const p = importProducts
  const { limit, offset } = pageOf({ beyond, ...paging })
  const where = and(
    eq(p.importId, id),
    verdict ? inArray(p.verdict, [verdict]) : undefined,
    result ? inArray(p.result, [result]) : undefined
  )
  const found = await db
    .select({
      id: p.id,
      row: p.row,
      rows: sql<number[]>`${p.draft}->'rows'`,
      name: p.name,
      shop: p.shop,
      verdict: p.verdict,
      result: p.result,
      reason: p.reason,
      changes: p.changes,
      product_id: p.productId
    })
    .from(p)
    .where(and(where, beyond === undefined ? undefined : gt(p.id, beyond)))
    .orderBy(asc(p.id))
    .limit(limit)
    .offset(offset)
  const list: ImportRow[] = found.map(({ changes, ...row }) => ({ ...row, changes: changes ?? [] }))
  return { list, total: await db.$count(p, where) }
}

/** The same of its shops, in the order of their table (import-115). */
export async function listShopRows(db: Db, { id, verdict, result, beyond, ...paging }: Filter<ImportShop>) {
  const s = importShops
  const { limit, offset } = pageOf({ beyond, ...paging })
  const where = and(
    eq(s.importId, id),
    verdict ? inArray(s.verdict, [verdict]) : undefined,
    result ? inArray(s.result, [result]) : undefined
  )
  const found = await db
    .select({
      id: s.id,
      row: s.row,
      name: s.name,
      verdict: s.verdict,
      result: s.result,
      reason: s.reason,
      changes: s.changes,
      shop_id: s.shopId
    })
    .from(s)
    .where(and(where, beyond === undefined ? undefined : gt(s.id, beyond)))
    .orderBy(asc(s.id))
    .limit(limit)
    .offset(offset)
  const list: ImportShop[] = found.map(({ changes, ...row }) => ({ ...row, changes: changes ?? [] }))
  return { list, total: await db.$count(s, where) }
}
