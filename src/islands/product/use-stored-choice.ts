import { useEffect, useRef } from 'react'

import type { CartItem } from '#lib/cart/store/begun-purchase.ts'
import { storeChoice, leftChoice } from '#lib/product/stored-choice.ts'

/** Restores the choice when somebody returns to the page, and stores further choices. */
export function useStoredChoice(item: CartItem, isChosen: boolean, restore: (item: CartItem) => void): void {
  const { product_id, product_detail_id, qty } = item
  const latest = useRef(restore)
  useEffect(() => void (latest.current = restore))
  useEffect(() => {
    const left = leftChoice(product_id)
    if (left) latest.current(left as CartItem)
  }, [product_id])
  useEffect(() => {
    if (isChosen) storeChoice({ product_id, product_detail_id, qty })
  }, [isChosen, product_id, product_detail_id, qty])
}
