import type { ProductInput, VariantInput } from '#lib/goods/product-input.ts'

/** What a row of a table says of a variant; what it does not say is absent. */
export type VariantDraft = {
  row: number
} & {
  [
    K in
      | 'sku'
      | 'name_1'
      | 'name_2'
      | 'price'
      | 'stock'
      | 'weight'
      | 'length'
      | 'width'
      | 'height'
      | 'is_active'
  ]?: NonNullable<VariantInput[K]>
} & {
  /** A file, an address or a stored path; null takes the picture away. */
  photo?: string | null
}

type SaidOfProduct = Omit<ProductInput, 'category_id' | 'variants' | 'photos' | 'dimension_1' | 'dimension_2'>

/** What the rows of a product say. */
export type ProductDraft = {
  /** Of its rows, as a spreadsheet counts them. */
  rows: number[]
  shop?: string
  code?: string
  /** 'Utama > Sub > Rinci', or a slug. */
  category?: string
  dimension_1?: string
  dimension_2?: string
  photos?: string[]
  is_archived?: boolean
  variants: VariantDraft[]
  /** What could not be read; a product with one is rejected. */
  problems: Problem[]
} & Partial<SaidOfProduct>

/** Something wrong, in a clerk's words. */
export type Problem = { row: number; text: string }
