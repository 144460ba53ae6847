/** What an index knows of a thing: the texts that it is found by, and the facts that filter and order it. */
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
  /** Rupiah that the card shows: with the voucher that counts. */
  price: number
  isSold: boolean
  rank: number
  sold: number
  sold30d: number
  /** Instant, ms. */
  createdAt: number
  rating: number
  /** Its maker as written; '' where none is named. */
  brand: string
  /** What buyers choose among: labels of the product and values of all its variants. */
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
