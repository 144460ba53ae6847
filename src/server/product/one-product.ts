import { and, eq, type SQL, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import { byProductSlug, isId } from './id-or-slug.ts'
import { products } from './schema.ts'

/** The product that a statement is about, as the table `origin` with one row; only where it is sold. */
const originOf = (db: Db, condition: SQL) =>
  db.$with('origin').as(
    db
      .select({ id: products.id, c2: products.c2, c3: products.c3, minPrice: products.minPrice })
      .from(products)
      .where(and(condition, eq(products.isActive, true)))
  )

/** A column of that product, within any subquery. */
export const ofOrigin = (column: 'id' | 'c2' | 'c3' | 'min_price'): SQL =>
  sql`(select ${sql.identifier(column)} from origin)`

type Build<P> = (db: Db, origin: ReturnType<typeof originOf>) => { prepare: (name: string) => P }

/** A statement about one product (`origin`), prepared once for an id and once for a slug: both are its value `key`. */
export function prepareAbout<P extends object>(name: string, build: Build<P>): (db: Db, key: string) => P {
  const key = sql.placeholder('key')
  const byId = prepareOnce(`${name} by id`, db => build(db, originOf(db, eq(products.id, key))))
  const bySlug = prepareOnce(`${name} by slug`, db => build(db, originOf(db, byProductSlug(key))))
  return (db, asked) => (isId(asked) ? byId(db) : bySlug(db))
}
