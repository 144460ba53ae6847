import { desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { kindLabels } from '#lib/catalogue/texts.ts'
import { numberedKinds } from '#lib/ops/act-kinds.ts'
import { withdrawalCode, withdrawalId } from '#lib/withdrawal/status.ts'

import { categories } from '#server/catalogue/schema.ts'
import { complaints } from '#server/complaint/schema.ts'
import { feeGroups } from '#server/content/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { brandVersions } from '#server/goods/schema.ts'
import { orders } from '#server/order/schema.ts'
import { isCode } from '#server/order/order-names.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { curatedKeywords, synonyms } from '#server/search/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'
import { variantsNamed } from './find-anything.ts'

/** What an act is about: 'transaction' and its number. */
export type ActObject = { kind: string; id: number }

/** Objects of one kind that a text may name: shops of one name, complaints about one order. */
const most = 20

/** The objects that a text on a screen names: its code, its number or its name; empty where nothing has it. With `kind` only of that kind. */
export async function findActObjects(db: Db, text: string, kind?: string): Promise<ActObject[]> {
  const typed = text.trim()
  const of = (name: string, ids: readonly { id: number }[]) => ids.map(({ id }) => ({ kind: name, id }))
  const shopIds = await idsOf(db, shops, shops.id, isShop(typed))
  const found = [
    ...(await findOrders(db, typed)),
    ...of(
      'voucher',
      await idsOf(db, vouchers, vouchers.id, inArray(vouchers.code, [typed, typed.toUpperCase()]))
    ),
    ...of('product', await productsOfSku(db, typed)),
    ...['shop', 'payout'].flatMap(name => of(name, shopIds)),
    ...of('brand', await idsOf(db, brandVersions, brandVersions.id, isWord(brandVersions.letters, typed))),
    ...of('category', await idsOf(db, categories, categories.id, isNamed(categories.name, typed))),
    ...of(
      'keyword',
      await idsOf(db, curatedKeywords, curatedKeywords.id, isWord(curatedKeywords.keyword, typed))
    ),
    ...of('synonym', await idsOf(db, synonyms, synonyms.id, isWord(synonyms.word, typed))),
    ...withdrawalOf(typed),
    ...numbered(typed)
  ]
  return found.filter(one => kind === undefined || one.kind === kind)
}

async function findOrders(db: Db, code: string): Promise<ActObject[]> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(isCode(code))
  if (!order) return []
  const about = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(eq(complaints.transactionId, order.id))
    .orderBy(desc(complaints.id))
    .limit(most)
  return [
    { kind: 'transaction', id: order.id },
    { kind: 'nego', id: order.id },
    ...about.map(({ id }) => ({ kind: 'complain', id }))
  ]
}

/** Names that are stored as they were written. */
const isNamed = (column: AnyPgColumn, text: string) => eq(sql`lower(${column})`, text.toLowerCase())

const isWord = (column: AnyPgColumn, text: string) => eq(column, sql`lower(${text})`)

const isShop = (text: string) =>
  or(inArray(shops.slug, [text, text.toLowerCase()]), isNamed(shops.name, text))

const productsOfSku = (db: Db, sku: string) =>
  idsOf(db, productDetails, productDetails.productId, inArray(productDetails.id, variantsNamed(sku)))

const idsOf = (db: Db, table: PgTable, id: AnyPgColumn, where: SQL | undefined): Promise<{ id: number }[]> =>
  db
    .selectDistinct({ id: sql<number>`${id}`.mapWith(Number) })
    .from(table)
    .where(where)
    .limit(most)

function withdrawalOf(text: string): ActObject[] {
  const id = withdrawalId(text.toUpperCase())
  return id === undefined ? [] : [{ kind: 'withdraw', id }]
}

function numbered(text: string): ActObject[] {
  const [, digits] = /^#?([1-9]\d{0,14})$/.exec(text) ?? []
  return digits === undefined ? [] : numberedKinds.map(kind => ({ kind, id: Number(digits) }))
}

const named = (name: string, id: number) => `${name} (${id})`

type Named = (db: Db, ids: number[]) => Promise<{ id: number; name: string }[]>

/** Names objects by a column of their table. */
const namesIn =
  (table: PgTable, id: AnyPgColumn, name: AnyPgColumn): Named =>
  (db, ids) =>
    db
      .select({ id: sql<number>`${id}`.mapWith(Number), name: sql<string>`${name}` })
      .from(table)
      .where(inArray(id, ids))

/** The same with their number, where a name may be that of several. */
const numberedNamesIn = (...columns: Parameters<typeof namesIn>): Named => {
  const read = namesIn(...columns)
  return async (db, ids) => (await read(db, ids)).map(({ id, name }) => ({ id, name: named(name, id) }))
}

const nameShops = numberedNamesIn(shops, shops.id, shops.name)

/** What the console shows objects by, for the kinds that have more than a number. */
const namesOf: Readonly<Record<string, Named>> = {
  transaction: namesIn(orders, orders.id, orders.code),
  async complain(db, ids) {
    const found = await db
      .select({ id: complaints.id, code: orders.code })
      .from(complaints)
      .innerJoin(orders, eq(orders.id, complaints.transactionId))
      .where(inArray(complaints.id, ids))
    return found.map(({ id, code }) => ({ id, name: named(code, id) }))
  },
  product: numberedNamesIn(products, products.id, products.name),
  shop: nameShops,
  // A transfer is looked for by its shop.
  payout: nameShops,
  voucher: namesIn(vouchers, vouchers.id, vouchers.code),
  brand: namesIn(brandVersions, brandVersions.id, brandVersions.letters),
  category: namesIn(categories, categories.id, categories.name),
  keyword: namesIn(curatedKeywords, curatedKeywords.id, curatedKeywords.keyword),
  async fee_group(db, ids) {
    const { id, type, name } = feeGroups
    const found = await db.select({ id, type, name }).from(feeGroups).where(inArray(id, ids))
    return found.map(group => ({ id: group.id, name: `${kindLabels[group.type]}, Kelompok ${group.name}` }))
  },
  async synonym(db, ids) {
    const { id, word, phrase } = synonyms
    const found = await db.select({ id, word, phrase }).from(synonyms).where(inArray(id, ids))
    return found.map(row => ({ id: row.id, name: `${row.word} → ${row.phrase}` }))
  },
  withdraw: async (_, ids) => ids.map(id => ({ id, name: withdrawalCode(id) }))
}

/** What the console shows these objects by: a function that answers null where it is the number alone, or where they are gone. */
export async function nameActObjects(
  db: Db,
  objects: readonly { kind: string; objectId: number | null }[]
): Promise<(kind: string, id: number | null) => string | null> {
  const names = new Map<string, string>()
  for (const [kind, read] of Object.entries(namesOf)) {
    const ids = objects.flatMap(one => (one.kind === kind && one.objectId !== null ? [one.objectId] : []))
    if (ids.length === 0) continue
    for (const { id, name } of await read(db, [...new Set(ids)])) names.set(`${kind}/${id}`, name)
  }
  return (kind, id) => names.get(`${kind}/${id}`) ?? null
}
