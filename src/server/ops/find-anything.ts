import { and, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'

import { stageLabelOf } from '#lib/complaint/stages.ts'
import { mayCall } from '#lib/core/schema/endpoint.ts'
import { localPhone, readIdentifier } from '#lib/core/schema/identifier.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { listGoods } from '#lib/goods/product-contract.ts'
import { listOpsShops } from '#lib/ops/access-contract.ts'
import { listOpsComplaints } from '#lib/ops/complaint-contract.ts'
import { listSettlements } from '#lib/ops/contract.ts'
import type { FoundKind, FoundThing } from '#lib/ops/find-contract.ts'
import { minKeyword } from '#lib/ops/list-keyword.ts'
import { listOpsOrders } from '#lib/ops/order-contract.ts'
import { listOpsWithdrawals } from '#lib/ops/withdrawal-contract.ts'
import { statuses } from '#lib/order/status.ts'
import { withdrawalCode, withdrawalId } from '#lib/withdrawal/status.ts'

import { complaints } from '#server/complaint/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { withCustomPlans } from '#server/core/db/custom-plans.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { type Caller, inScope, type Scope, scopeOf } from '#server/core/http/callers.ts'
import { users } from '#server/identity/schema.ts'
import { orders } from '#server/order/schema.ts'
import { findExactly, findPartly } from '#server/order/search-for-counter.ts'
import { payments } from '#server/payment/schema.ts'
import { productDetails, products, skus } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'

/** Things of each kind that one search finds. */
const most = 5

type Search = { db: Db; keyword: string; scope: Scope }

/** Who may find a kind: who may read it. */
const mayFind: Record<FoundKind, (caller: Caller) => boolean> = {
  order: ({ role }) => mayCall(role, listOpsOrders),
  payment: ({ role }) => mayCall(role, listSettlements),
  person: ({ role }) => role !== 'seller',
  product: ({ role }) => mayCall(role, listGoods),
  shop: ({ role }) => mayCall(role, listOpsShops),
  withdrawal: ({ role }) => mayCall(role, listOpsWithdrawals),
  complaint: ({ role }) => mayCall(role, listOpsComplaints)
}

/** What a keyword names, exact ones first, at most five of each kind that the caller may read. */
export async function findAnything(db: Db, caller: Caller, keyword: string): Promise<FoundThing[]> {
  const found = await withCustomPlans(db, async tx => {
    const search = { db: tx, keyword: keyword.trim(), scope: scopeOf(caller) }
    const things: FoundThing[] = []
    for (const kind of Object.keys(finders) as FoundKind[]) {
      if (mayFind[kind](caller)) things.push(...(await finders[kind](search)))
    }
    return things
  })
  return found.toSorted((a, b) => Number(b.is_exact) - Number(a.is_exact))
}

const finders: Record<FoundKind, (search: Search) => Promise<FoundThing[]>> = {
  async order({ db, keyword, scope }) {
    const listed = inScope(scope, orders.shopId)
    const exact = await findExactly(db, listed, keyword, scope, most)
    const isSearched = exact.length === 0 && keyword.length >= minKeyword
    const ids = isSearched ? await findPartly(db, listed, keyword, most) : exact
    if (ids.length === 0) return []
    const found = await db.select().from(orders).where(inArray(orders.id, ids)).orderBy(desc(orders.id))
    return found.map(({ id, code, status, address }) =>
      thing('order', id, code, [statuses[status].label, address.name], !isSearched)
    )
  },

  async payment({ db, keyword }) {
    const found = await db.select().from(payments).where(eq(payments.number, keyword)).limit(most)
    return found.map(({ id, number, name, amount }) =>
      thing('payment', id, number ?? '', [name, rupiah(amount)], true)
    )
  },

  async person({ db, keyword }) {
    const contact = readIdentifier(keyword)
    const column = contact?.kind === 'phone' ? users.phone : users.email
    const exact = contact && eq(column, contact.value)
    const holds = exact ?? holding(users.name, keyword)
    if (!holds) return []
    const found = await db.select().from(users).where(holds).orderBy(desc(users.id)).limit(most)
    return found.map(({ id, role, name, phone: stored, email }) => {
      const phone = stored && localPhone(stored)
      return {
        ...thing('person', id, name, [phone, email], exact !== undefined),
        role,
        contact: phone ?? email
      }
    })
  },

  async product({ db, keyword, scope }) {
    const ids = db
      .select({ id: productDetails.productId })
      .from(productDetails)
      .where(inArray(productDetails.id, variantsNamed(keyword)))
    const exact = await selectProducts(db, and(inArray(products.id, ids), inScope(scope, products.shopId)))
    const holds = holding(products.name, keyword)
    const found =
      exact.length > 0 || !holds
        ? exact
        : await selectProducts(db, and(holds, inScope(scope, products.shopId)))
    return found.map(({ id, name, shop }) => thing('product', id, name, [shop], exact.length > 0))
  },

  async shop({ db, keyword }) {
    const named = holding(shops.name, keyword)
    if (!named) return []
    const found = await db.select().from(shops).where(named).orderBy(shops.name).limit(most)
    return found.map(({ id, name, slug }) =>
      thing('shop', id, name, [slug], name.toLowerCase() === keyword.toLowerCase())
    )
  },

  async withdrawal({ db, keyword }) {
    const id = withdrawalId(keyword.toUpperCase())
    if (id === undefined) return []
    const found = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
    return found.map(one =>
      thing('withdrawal', one.id, withdrawalCode(one.id), [one.accountHolder, rupiah(one.nominal)], true)
    )
  },

  async complaint({ db, keyword, scope }) {
    const [, number] = /^#?(\d{1,15})$/.exec(keyword) ?? []
    const named = number ? eq(complaints.id, Number(number)) : eq(orders.code, keyword.toUpperCase())
    const found = await db
      .select({ one: complaints, code: orders.code })
      .from(complaints)
      .innerJoin(orders, eq(orders.id, complaints.transactionId))
      .where(and(named, inScope(scope, orders.shopId)))
      .orderBy(desc(complaints.id))
      .limit(most)
    return found.map(({ one, code }) =>
      thing('complaint', one.id, `Komplain ${code}`, [stageLabelOf(one)], true)
    )
  }
}

const selectProducts = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: products.id, name: products.name, shop: shops.name })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(where)
    .orderBy(desc(products.rank), desc(products.id))
    .limit(most)

/** The variants whose SKU this is: a shop's own, or 'BB' and the variant's number. */
export function variantsNamed(keyword: string): SQL {
  const [, number] = /^BB(\d{1,15})$/i.exec(keyword) ?? []
  const own = sql`select variant_id from ${skus} where lower(sku) = lower(${keyword})`
  return number ? sql`(${own} union all select ${Number(number)}::bigint)` : sql`(${own})`
}

const holding = (column: Parameters<typeof ilike>[0], keyword: string): SQL | undefined =>
  keyword.length >= minKeyword ? ilike(column, containing(keyword)) : undefined

const thing = (
  kind: FoundKind,
  id: number,
  title: string,
  details: readonly (string | null)[],
  is_exact: boolean
): FoundThing => ({
  kind,
  id,
  title,
  detail: details.filter(Boolean).join(' · '),
  role: null,
  contact: null,
  is_exact
})
