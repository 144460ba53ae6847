import { eq, ilike, type SQL } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { orders } from './schema.ts'

/** Whether an order has this code, however it is typed. */
export const isCode = (keyword: string): SQL => eq(orders.code, keyword.trim().toUpperCase())

/** Selects the ids of people whose name holds a keyword. */
export const buyersNamed = (db: Db, keyword: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(ilike(users.name, containing(keyword.trim())))

/** Selects the ids of shops whose name holds a keyword. */
export const shopsNamed = (db: Db, keyword: string) =>
  db
    .select({ id: shops.id })
    .from(shops)
    .where(ilike(shops.name, containing(keyword.trim())))
