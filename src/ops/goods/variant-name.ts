type Named = { name_1: string | null; name_2: string | null; sku?: string | null }

/** The name of a variant by its values: 'Merah, 5 kg'; its SKU where the product has one variant alone. */
export const variantName = ({ name_1, name_2, sku }: Named): string =>
  [name_1, name_2].filter(Boolean).join(', ') || (sku ?? '') || 'Varian'
