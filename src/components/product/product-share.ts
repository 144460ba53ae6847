import type { Share } from '#lib/core/share.ts'
import type { ProductDetail } from '#lib/product/product-shapes.ts'

type Shown = Pick<ProductDetail, 'price' | 'stock' | 'is_pre_order' | 'condition' | 'merk' | 'photos'>

/**
 * What a shared link tells of a product: its lowest price, whether it is in stock, its brand (the product properties of
 * Open Graph). Where no picture is drawn for it, its photo stands in.
 */
export const productShare = (product: Shown, picture: Share['picture']): Share => ({
  type: 'product',
  picture: picture ?? (product.photos[0] && { path: product.photos[0].url }),
  facts: {
    'product:price:amount': product.price,
    'product:price:currency': 'IDR',
    'product:availability':
      product.stock <= 0 ? 'out of stock' : product.is_pre_order ? 'preorder' : 'in stock',
    'product:condition': product.condition,
    'product:brand': product.merk
  }
})
