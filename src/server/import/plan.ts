import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { ProductInput } from '#lib/goods/product-input.ts'

/** A product as the counter sees it. */
export type Goods = GoodsProduct

/** What holds where a table says nothing. */
export type ImportOptions = {
  shop_id?: number | undefined
  category_id?: number | undefined
  weight?: number | undefined
  length?: number | undefined
  width?: number | undefined
  height?: number | undefined
}

/** Where a picture comes from that is not stored yet. */
export type Source = { file: string; hash: string } | { url: string }

/** What running would write. */
export type Plan = {
  shop_id: number
  input: ProductInput
  /** A category that does not exist yet, from the main one down; `category_id` is 1 then. */
  new_category?: string[]
  /** Absent: as it is, and on sale for a new one. */
  is_archived?: boolean
  /** Pictures of `input` that are to be stored, by the place-holder that stands there. */
  pending: Record<string, Source>
}

/** What was found in the marketplace for a draft. */
export type Found = {
  shop: { id: number; name: string } | string
  current: Goods | undefined
  category: { id: number; name: string } | { path: string[] } | string | undefined
  brand: string | undefined
  /** A picture of the table: where it is stored, where it comes from, or why it cannot be had. */
  photo: (ref: string) => { path: string } | { source: Source } | { problem: string }
  categoryName: (id: number) => string
}
