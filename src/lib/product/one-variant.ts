import type { ProductDetail, ProductVariant } from './product-shapes.ts'
import { canBuy } from './quantity.ts'

/** 'Merah, 5 kg'; empty for a product without variants. */
export const variantLabel = ({ sub_name_1, sub_name_2 }: Pick<ProductVariant, 'sub_name_1' | 'sub_name_2'>) =>
  [sub_name_1, sub_name_2].filter(Boolean).join(', ')

/** A product reduced to one variant, for search engines and shared links. */
export const oneVariant = (product: ProductDetail, variant: ProductVariant): ProductDetail => ({
  ...product,
  name: [product.name, variantLabel(variant)].filter(Boolean).join(' '),
  photos: product.photos,
  variants: [variant],
  stock: variant.stock,
  can_buy: canBuy({ min: product.min, stock: variant.stock })
})
