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
 * product of its name, its SKU, or itself. No SKU like 'BB12' joins those before it: they may be called so once they have numbers.
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
    if (last?.isNew === isNew && !namesNumber(item) && !needs.some(one => written.has(one)))
      last.list.push(item)
    else {
      batches.push({ isNew, list: [item] })
      written = new Set()
    }
    for (const one of writes) written.add(one)
  }
  return batches
}

const namesNumber = ({ one }: Placed): boolean =>
  ownSkus(one.plan!.input.variants).some(sku => variantOfSku(sku) !== undefined)

function traceOfNew({ one }: Placed, letters: (name: string) => string): Trace {
  const { shop_id: shop, input } = one.plan!
  const name = `${shop} ${letters(input.name)}`
  const skus = ownSkus(input.variants).map(sku => `SKU ${shop} ${sku}`)
  return { writes: [name, ...skus], needs: isFoundByName(one) ? [name, ...skus] : skus }
}

const traceOfChange = ({ one }: Placed): Trace => ({
  writes: [`${one.productId}`],
  needs: [`${one.productId}`]
})
