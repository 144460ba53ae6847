/** An indexed item: the texts by which it is found, and the facts to filter and sort it. */
export type Entry<F> = {
  id: number
  name: string
  merk: string
  /** Name of its own category, of the last level. */
  category: string
  /** Names of the categories above it. */
  branches: string
  /** Names of its variants: colours and sizes. */
  variants: string
  description: string
  facts: F
}

export type ProductEntry = Entry<ProductFacts>

export type ProductFacts = {
  /** Price on the card in rupiah, with the valid voucher. */
  price: number
  isSold: boolean
  rank: number
  sold: number
  sold30d: number
  /** Instant, ms. */
  createdAt: number
  rating: number
  /** Its brand as written; '' if there is none. */
  brand: string
  /** Values for the facets: from the product's specifications and all its variants. */
  sizes: readonly string[]
  colors: readonly string[]
  type: 'material' | 'non-material'
  condition: 'new' | 'second'
  categories: readonly [number, number, number]
  shopId: number
  provinceId: number
  cityId: number
  isFreeShipping: boolean
  isPreOrder: boolean
}
