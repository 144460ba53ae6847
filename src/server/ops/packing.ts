import { and, eq, inArray, or } from 'drizzle-orm'
import type * as z from 'zod/mini'

import type { packingSheet } from '#lib/ops/order-page-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { orders } from '#server/order/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { deadlinesOf } from './order-page.ts'
import { readPickedLines, weightOf } from './picked-lines.ts'

type Sheet = z.output<typeof packingSheet>

/** What has to be packed for orders of the scope, named by ids or codes, each once and in the order of the names. */
export async function readSheets(db: Db, names: readonly string[], scope: Scope): Promise<Sheet[]> {
  const ids = names.filter(isId).map(Number)
  const codes = names.filter(name => !isId(name)).map(name => name.toUpperCase())
  const found = await db
    .select({ order: orders, shop: shops.name })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(or(inArray(orders.id, ids), inArray(orders.code, codes)), inScope(scope, orders.shopId)))
  const lines = await readPickedLines(
    db,
    found.map(({ order }) => order.id)
  )
  const placeOf = ({ order }: (typeof found)[number]) =>
    names.findIndex(name => name === String(order.id) || name.toUpperCase() === order.code)
  return found
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ order, shop }) => {
      const { name, label, phone, address, zip_code } = order.address
      const isPickup = order.mode === 'pickup'
      const picked = lines.get(order.id) ?? []
      return {
        id: order.id,
        code: order.code,
        date: order.createdAt.toISOString(),
        ship_by: deadlinesOf(order).ship_by,
        shop,
        courier: order.courier,
        service: order.service,
        is_pickup: isPickup,
        payment_type: order.paymentType,
        recipient: { name, phone, address, zip_code, warehouse: isPickup ? label : null },
        lines: picked,
        weight_g: weightOf(picked)
      }
    })
}

const isId = (name: string): boolean => /^\d{1,15}$/.test(name)
