import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { ProductInput } from '#lib/goods/product-input.ts'
import type { SellerInput, ShopInput } from '#lib/goods/shop-input.ts'

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
  /** 0 where the shop does not exist yet: see `new_shop`. */
  shop_id: number
  /** The row of the import's shops that running creates first. */
  new_shop?: number
  input: ProductInput
  /** A category that does not exist yet, from the main one down; `category_id` is 1 then. */
  new_category?: string[]
  /** Absent: as it is, and on sale for a new one. */
  is_archived?: boolean
  /** Pictures of `input` that are to be stored, by the place-holder that stands there. */
  pending: Record<string, Source>
}

/** What running would write of a shop; `photo`: its picture, where that is to be stored first. */
export type ShopPlan = { input: ShopInput; seller: SellerInput; is_closed: boolean; photo?: Source }

/** A picture of a table: where it is stored, where it comes from, or why it cannot be had. */
export type FoundPhoto = { path: string } | { source: Source } | { problem: string }

/** The shop of a draft; `id` is 0 where the import creates it, in its row `new_shop`. */
export type FoundShop = { id: number; name: string; new_shop?: number }

/** What was found in the marketplace for a draft. */
export type Found = {
  shop: FoundShop | string
  current: Goods | undefined
  category: { id: number; name: string } | { path: string[] } | string | undefined
  brand: string | undefined
  /** A picture that the draft names. */
  photo: (ref: string) => FoundPhoto
  categoryName: (id: number) => string
}
