import type { VariantInput } from '#lib/goods/product-input.ts'
import { variantOfSku } from '#lib/goods/sku.ts'

import type { Db } from '#server/core/db/connect.ts'
import { lettersOf } from '#server/core/db/letters.ts'
import { ownSkus } from '#server/goods/skus.ts'
import { isFoundByName, type Placed } from './apply-plan.ts'

/** Products that are written together: new ones, or changed ones. */
export type Batch = { isNew: boolean; list: Placed[] }

/** What a product writes, and what it must find if a product before it wrote that. */
type Trace = { writes: string[]; needs: string[] }

/**
 * Products in their order, as many together as can be. One begins the next batch where it must find what those before it write: a
 * product of its name, its SKU, or itself. An SKU like 'BB12' may be what a variant without one is called once it has its number.
 */
export async function inBatches(tx: Db, list: readonly Placed[]): Promise<Batch[]> {
  const letters = await lettersOf(
    tx,
    list.map(({ one }) => one.plan!.input.name)
  )
  const batches: Batch[] = []
  let written = new Set<string>()
  for (const item of list) {
    const isNew = item.one.productId === null
    const { writes, needs } = isNew ? traceOfNew(item, letters) : traceOfChange(item)
    const last = batches.at(-1)
    if (last?.isNew === isNew && !needs.some(one => written.has(one))) last.list.push(item)
    else {
      batches.push({ isNew, list: [item] })
      written = new Set()
    }
    for (const one of writes) written.add(one)
  }
  return batches
}

function traceOfNew({ one }: Placed, letters: (name: string) => string): Trace {
  const { shop_id: shop, input } = one.plan!
  const name = `${shop} ${letters(input.name)}`
  const { writes, needs } = traceOfVariants(shop, input.variants)
  return { writes: [name, ...writes], needs: isFoundByName(one) ? [name, ...needs] : needs }
}

function traceOfChange({ one }: Placed): Trace {
  const { shop_id: shop, input } = one.plan!
  const added = traceOfVariants(
    shop,
    input.variants.filter(({ id }) => id === undefined)
  )
  const product = `product ${one.productId}`
  return { writes: [product, ...added.writes], needs: [product, ...added.needs] }
}

function traceOfVariants(shop: number, added: readonly VariantInput[]): Trace {
  const own = ownSkus(added)
  const skus = own.map(sku => `SKU ${shop} ${sku}`)
  const numbered = `numbers ${shop}`
  return {
    writes: added.length > own.length ? [...skus, numbered] : skus,
    needs: own.some(sku => variantOfSku(sku) !== undefined) ? [...skus, numbered] : skus
  }
}
