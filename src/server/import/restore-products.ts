import { sql } from 'drizzle-orm'

import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { ProductInput } from '#lib/goods/product-input.ts'
import type { Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { setOnSale } from '#server/goods/archive-product.ts'
import { changeProducts } from '#server/goods/change-product.ts'
import { readGoods } from '#server/goods/read-goods.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import type { Goods } from './plan.ts'
import { reasonOf } from './reason-of.ts'
import type { importProducts } from './schema.ts'
import { type Undone, undoTexts } from './undo-product.ts'

type Done = typeof importProducts.$inferSelect

/**
 * Gives changed products their earlier state back, unless somebody changed one since; what was sold meanwhile stays sold. None is there
 * twice: of two changes of one product an import rejects the second (import-117).
 */
export async function restore(step: GoodsStep, changed: readonly Done[]): Promise<Map<Done, Undone>> {
  const ids = changed.map(({ productId }) => productId!)
  const current = new Map((await readGoods(step.tx, ids)).map(product => [product.id, product]))
  const saved = await changeProducts(
    step,
    changed.map(one => ({
      id: one.productId!,
      input: inputOf(one, current.get(one.productId!)),
      seen: one.afterVersion!
    }))
  )
  const undone = new Map<Done, Undone>()
  const carried: Carried[] = []
  for (const [at, one] of changed.entries()) {
    const result = saved[at]!
    if (!result.ok) undone.set(one, kept(result.error))
    else {
      undone.set(one, { result: 'restored' })
      const settled = await settle(step, one.before!, result.value)
      if (settled.ok)
        carried.push({ id: one.productId!, from: one.seenVersion!, to: settled.value.updated_at })
    }
  }
  await carryVersions(step.tx, carried)
  return undone
}

const kept = (error: Extract<Result<GoodsProduct>, { ok: false }>['error']): Undone => ({
  result: 'kept',
  reason: error.code === 'changed_meanwhile' ? undoTexts.changed : reasonOf(error)
})

/** Takes a product out of the marketplace, or sells it again, as it was before. */
const settle = async (step: GoodsStep, { is_active }: Goods, saved: GoodsProduct) =>
  saved.is_active === is_active
    ? { ok: true as const, value: saved }
    : setOnSale(step, { id: saved.id }, is_active)

/** What a product was before it was changed. */
function inputOf({ before, plan }: Done, current: Goods | undefined): ProductInput {
  const written = new Map(plan!.input.variants.map(variant => [variant.id, variant]))
  const { is_active: _isActive, variants, ...earlier } = before!
  const left = new Map(current?.variants.map(variant => [variant.id, variant.stock]))
  return {
    ...inputFields(earlier),
    variants: variants.map(({ stock, ...variant }) => {
      const was = written.get(variant.id)
      // Only what the import changed of the pieces is taken back.
      return was?.stock === undefined || was.stock === was.stock_was
        ? variant
        : {
            ...variant,
            stock: Math.max(0, (left.get(variant.id) ?? 0) + (was.stock_was ?? stock) - was.stock)
          }
    })
  }
}

type Carried = { id: number; from: Date; to: string }

/** Earlier imports that left these products as they are again now find them unchanged when they are undone too (import-80). */
async function carryVersions(tx: Db, carried: readonly Carried[]): Promise<void> {
  if (carried.length === 0) return
  await tx.execute(sql`
    update import_products p set after_version = v."to"
    from jsonb_to_recordset(${JSON.stringify(carried)}::text::jsonb) as v (id bigint, "from" timestamptz, "to" timestamptz)
    where p.product_id = v.id and p.result = 'changed' and p.after_version = v."from"`)
}

type Earlier = Omit<NonNullable<Done['before']>, 'is_active' | 'variants'>

/** What a save takes of a product as it is read. */
function inputFields({
  id: _id,
  slug: _slug,
  shop: _shop,
  categories: _categories,
  sold: _sold,
  created_at: _created,
  updated_at: _updated,
  ...fields
}: Earlier) {
  return fields
}
