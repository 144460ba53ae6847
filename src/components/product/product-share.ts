import type { Share } from '#lib/core/browser/share.ts'
import type { ProductDetail } from '#lib/product/product-shapes.ts'
import { shownPrices } from '#lib/product/shown-prices.ts'

type Shown = Pick<
  ProductDetail,
  'price' | 'min' | 'variants' | 'vouchers' | 'can_buy' | 'is_pre_order' | 'condition' | 'merk' | 'photos'
>

/**
 * Share tags of a product: its lowest price as the page shows it, its availability and its brand (Open Graph's product
 * properties). Its photo is used if no share picture can be drawn.
 */
export const productShare = (product: Shown, picture: Share['picture']): Share => ({
  type: 'product',
  picture: picture ?? (product.photos[0] && { path: product.photos[0].url }),
  facts: {
    'product:price:amount': shownPrices(product).lowest,
    'product:price:currency': 'IDR',
    'product:availability': product.can_buy
      ? product.is_pre_order
        ? 'preorder'
        : 'in stock'
      : 'out of stock',
    'product:condition': product.condition,
    ...(product.merk && { 'product:brand': product.merk })
  }
})
