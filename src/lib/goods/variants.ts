import type { ProductInput, VariantInput } from './product-input.ts'

/** Messages by field: 'variants.1.name_1'. */
export type FieldProblems = Record<string, string>

type Named = Pick<ProductInput, 'dimension_1' | 'dimension_2'> & { variants: readonly VariantInput[] }

export const variantTexts = {
  twoFirst: 'Isi dimensi pertama dulu.',
  sameDimension: 'Kedua dimensi harus berbeda.',
  one: 'Produk tanpa dimensi hanya punya satu varian.',
  someActive: 'Paling sedikit satu varian harus aktif.',
  named: 'Isi nilai varian ini.',
  unnamed: 'Dimensi ini tidak ada pada produk.',
  twice: 'Varian ini sudah ada.',
  sameId: 'Varian ini disebut dua kali.',
  sameSku: 'SKU ini dipakai varian lain pada produk ini.'
} as const

const lettersOf = (name: string | null) => (name ?? '').toLowerCase()

/**
 * What is wrong with a product's variants together (goods-5, goods-6): each active one has a value of every dimension and differs
 * from the others; a product without dimensions has one. Variants that are off do not count: they may be what was sold under
 * earlier dimensions. Empty where nothing is.
 */
export function variantProblems({ dimension_1, dimension_2, variants }: Named): FieldProblems {
  const problems: FieldProblems = {}
  if (dimension_2 !== null && dimension_1 === null) problems['dimension_1'] = variantTexts.twoFirst
  else if (dimension_2 !== null && lettersOf(dimension_1) === lettersOf(dimension_2)) {
    problems['dimension_2'] = variantTexts.sameDimension
  }
  const active = variants.filter(variant => variant.is_active)
  if (active.length === 0) problems['variants'] = variantTexts.someActive
  if (dimension_1 === null && active.length > 1) problems['variants'] = variantTexts.one
  const seen = { names: new Set<string>(), ids: new Set<number>(), skus: new Set<string>() }
  for (const [index, variant] of variants.entries()) {
    const note = (field: string, text: string) => {
      problems[`variants.${index}.${field}`] ??= text
    }
    if (variant.id !== undefined && seen.ids.has(variant.id)) note('id', variantTexts.sameId)
    if (variant.id !== undefined) seen.ids.add(variant.id)
    if (variant.sku && seen.skus.has(variant.sku)) note('sku', variantTexts.sameSku)
    if (variant.sku) seen.skus.add(variant.sku)
    if (!variant.is_active) continue
    for (const [field, dimension] of [
      ['name_1', dimension_1],
      ['name_2', dimension_2]
    ] as const) {
      if (dimension !== null && !variant[field]) note(field, variantTexts.named)
      if (dimension === null && variant[field] !== null) note(field, variantTexts.unnamed)
    }
    const name = JSON.stringify([lettersOf(variant.name_1), lettersOf(variant.name_2)])
    if (dimension_1 !== null && seen.names.has(name)) note('name_1', variantTexts.twice)
    seen.names.add(name)
  }
  return problems
}

/**
 * The pieces of a variant after a save: with what the caller saw the difference is booked, else they are set; undefined where fewer
 * than none would be left (goods-10).
 */
export function stockAfter(
  now: number,
  { stock, stock_was }: Pick<VariantInput, 'stock' | 'stock_was'>
): number | undefined {
  if (stock === undefined) return now
  const after = stock_was === undefined ? stock : now + stock - stock_was
  return after < 0 ? undefined : after
}
