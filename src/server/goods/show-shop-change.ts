import type { GoodsShop } from '#lib/goods/shop-contract.ts'

import { shopNamesTag } from '#server/search/shop-search.ts'
import { readGoodsShop } from './shop-rows.ts'
import type { GoodsStep } from './step.ts'

/** Writes down what was changed of a shop, and lets lists, pages and the search show it with the next request. Returns it as it is. */
export async function showShopChange(
  { tx, after }: Pick<GoodsStep, 'tx' | 'after'>,
  id: number,
  before?: GoodsShop
): Promise<GoodsShop> {
  const shop = (await readGoodsShop(tx, id))!
  after.act({ kind: 'shop', id, before, after: shop })
  announceShop(after, id)
  return shop
}

export const announceShop = (after: GoodsStep['after'], id: number): void =>
  after.invalidate('catalogue', 'sitemap', shopNamesTag, `shop:${id}`)
