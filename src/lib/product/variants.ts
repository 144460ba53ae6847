import { canBuy } from './quantity.ts'

export type Variant = {
  id: number
  sub_name_1: string | null
  sub_name_2: string | null
  price: number
  stock: number
}

/** The picked option of each dimension. */
export type Picks = readonly [first: string | undefined, second: string | undefined]

export type VariantOption = {
  name: string
  /** Sold out together with the first dimension's pick: shown as 'Habis'. */
  isSoldOut: boolean
}

type Dimension = 0 | 1

const nameOf = (variant: Variant, dimension: Dimension) =>
  dimension === 0 ? variant.sub_name_1 : variant.sub_name_2

/**
 * The options of one dimension in the order of the variants. The second depends on the pick in the first, the first on
 * none: so every available variant can be reached from any pick. `min`: the product's minimum quantity.
 */
export function variantOptions(
  variants: readonly Variant[],
  dimension: Dimension,
  picks: Picks,
  min: number
): VariantOption[] {
  const names = new Set(variants.map(variant => nameOf(variant, dimension)).filter(name => name !== null))
  return [...names].map(name => {
    const fitting = variants.filter(
      variant =>
        nameOf(variant, dimension) === name &&
        (dimension === 0 || picks[0] === undefined || variant.sub_name_1 === picks[0])
    )
    return { name, isSoldOut: !fitting.some(({ stock }) => canBuy({ min, stock })) }
  })
}

/** The picks after another one: drops a second pick that is sold out with a new first one. */
export function pick(
  variants: readonly Variant[],
  picks: Picks,
  { dimension, name, min }: { dimension: Dimension; name: string; min: number }
): Picks {
  if (dimension === 1) return [picks[0], name]
  const isThere = variants.some(
    ({ sub_name_1, sub_name_2, stock }) =>
      sub_name_1 === name && sub_name_2 === picks[1] && canBuy({ min, stock })
  )
  return [name, isThere ? picks[1] : undefined]
}

/** The variant of the picks; undefined while a dimension is open or for a missing combination. */
export function pickedVariant<V extends Variant>(variants: readonly V[], picks: Picks): V | undefined {
  return variants.find(variant => picksOf(variant).every((name, place) => name === picks[place]))
}

/** The picks of a variant. */
export const picksOf = ({ sub_name_1, sub_name_2 }: Variant): Picks => [
  sub_name_1 ?? undefined,
  sub_name_2 ?? undefined
]

/** The variants whose stock reaches the product's minimum quantity. */
export const buyable = <V extends { stock: number }>(variants: readonly V[], min: number): V[] =>
  variants.filter(({ stock }) => canBuy({ min, stock }))

/** Lowest and highest price of the available variants; of all variants if all are sold out. */
export function priceRange(variants: readonly Variant[], min: number): { lowest: number; highest: number } {
  const inStock = buyable(variants, min)
  const prices = (inStock.length > 0 ? inStock : variants).map(variant => variant.price)
  return { lowest: Math.min(...prices), highest: Math.max(...prices) }
}
