import type { GoodsShop } from './find-shop.ts'
import type { PlannedVariant } from './plan-save.ts'

/**
 * The summaries of a new product as `settleGoods` will find them, so that its row is written once: a second time costs as much as the
 * first, in all of its indexes. No voucher is for it yet. Prices in rupiah, stock in pieces.
 */
export function firstFigures(
  min: number,
  variants: readonly Pick<PlannedVariant, 'columns'>[],
  { provinceId, cityId, firstRank }: GoodsShop
) {
  const offered = variants.flatMap(({ columns }) => (columns.isActive ? [columns] : []))
  const buyable = offered.filter(({ stock }) => stock >= min)
  const pricesOf = (list: typeof offered) => list.map(({ price }) => price)
  const minPrice = Math.min(...pricesOf(buyable.length > 0 ? buyable : offered))
  return {
    minPrice,
    cardPrice: minPrice,
    maxPrice: Math.max(...pricesOf(offered)),
    stock: offered.reduce((sum, { stock }) => sum + stock, 0),
    bestStock: Math.max(...offered.map(({ stock }) => stock)),
    rank: firstRank,
    provinceId,
    cityId
  }
}
