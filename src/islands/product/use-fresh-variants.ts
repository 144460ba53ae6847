import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { ProductVariant } from '#lib/product/product-shapes.ts'
import { $stock, openProduct } from '#lib/product/store.ts'

/** The variants with current price and stock: the HTML may be some minutes old. */
export function useFreshVariants(served: ProductVariant[], productId: number): ProductVariant[] {
  const fresh = useStore($stock)
  useEffect(() => openProduct(productId), [productId])
  if (fresh?.id !== productId) return served
  const byId = new Map(fresh.variants.map(one => [one.id, one]))
  return served.map(one => ({ ...one, ...(byId.get(one.id) ?? { stock: 0 }) }))
}
