/** What a variant without an SKU of its own is called: 12 // => 'BB12' (goods-8) */
export const defaultSku = (variantId: number): string => `BB${variantId}`

/** The number of the variant that an SKU is the default one of: 'BB12' // => 12, 'SMN-1' // => undefined */
export function variantOfSku(sku: string): number | undefined {
  const [, digits] = /^BB([1-9]\d{0,14})$/.exec(sku) ?? []
  return digits === undefined ? undefined : Number(digits)
}
