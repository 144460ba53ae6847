import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { rows } from '#server/core/db/connect.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()
const nothing = { products: 0, shops: 0 }

const refresh = (now: Date) => refreshProductSummaries(world().services.db, 'all', now)

/** The transaction that wrote each row, and the last one that locked it: an untouched row keeps both. */
async function versions(): Promise<Map<string, string>> {
  const found = await rows<{ row: string; version: string }>(
    world().services.db,
    sql`select 'product ' || id as row, xmin || ' ' || xmax as version from products
      union all select 'shop ' || id, xmin || ' ' || xmax from shops`
  )
  return new Map(found.map(({ row, version }) => [row, version]))
}

async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await versions()
  await work()
  const after = await versions()
  return [...after].filter(([row, version]) => before.get(row) !== version).map(([row]) => row)
}

describe('[product-15] the hourly refresh', () => {
  it('touches no row without a change', async () => {
    const now = world().services.clock.now()
    await refresh(now)
    const changed = await changedBy(async () => expect(await refresh(now)).toEqual(nothing))
    expect(changed).toEqual([])
  })

  it('writes only the product that changed', async () => {
    const { db, clock } = world().services
    const now = clock.now()
    await refresh(now)
    const [product] = await db.select().from(products).where(eq(products.isActive, true)).limit(1)
    const { id } = product!
    await db.update(productDetails).set({ stock: 7 }).where(eq(productDetails.productId, id))
    expect(await changedBy(() => refresh(now))).toEqual([`product ${id}`])
  })

  it('writes each product once a day, because its age is in whole days', async () => {
    const now = world().services.clock.now()
    await refresh(now)
    const young = sql`select count(*) as n from products where created_at > ${addDays(now, -360).toISOString()}::timestamptz`
    const [count] = await rows<{ n: string }>(world().services.db, young)
    let written = 0
    for (let hour = 1; hour <= 24; hour += 1) written += (await refresh(addHours(now, hour))).products
    expect(Number(count!.n)).toBeGreaterThan(10)
    expect(written).toBeGreaterThanOrEqual(Number(count!.n))
    expect(written).toBeLessThanOrEqual(60)
  })

  it('[product-14] ranks within a day of an age in seconds', async () => {
    const { db, clock } = world().services
    const now = clock.now()
    await refresh(now)
    const off = await rows<{ off: number }>(
      db,
      sql`select abs(p.rank - (
          0.4 * least(1, ln(1 + p.sold) / ln(20001))
          + 0.3 * (45 + coalesce(r.stars, 0)) / (10 + coalesce(r.reviews, 0)) / 5
          + 0.2 * greatest(0, 1 - extract(epoch from (${now.toISOString()}::timestamptz - p.created_at)) / 31536000.0)
          + 0.1 * s.is_verified::int)) as off
        from products p
        join shops s on s.id = p.shop_id
        left join (
          select product_id, one + two + three + four + five as reviews,
            one + 2 * two + 3 * three + 4 * four + 5 * five as stars
          from product_ratings
        ) r on r.product_id = p.id
        order by off desc`
    )
    expect(off.length).toBeGreaterThan(50)
    expect(off[0]!.off).toBeLessThanOrEqual(0.2 / 365)
  })
})
