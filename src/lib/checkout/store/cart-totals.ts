import { computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { $cart } from '#lib/cart/store/cart-lines.ts'
import { $selected } from '#lib/cart/store/cart-page.ts'
import { $isSelectionMoving, $debouncedSelection, lineIdsOf } from '#lib/cart/store/debounced-selection.ts'
import type { CartDetail } from '#lib/cart/contract.ts'
import { commonUnit } from '#lib/product/sale-units.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import { call } from '#lib/core/api/call.ts'
import { latest, defineQuery } from '#lib/core/browser/fetched.ts'

type Totals = Reply<'GET /buyer/cart/totals'>

const totals = defineQuery<Totals>('GET /buyer/cart/totals', $debouncedSelection, selection =>
  call('GET /buyer/cart/totals', { cart_detail_id: lineIdsOf(selection) })
)

/** Cost of the selection with its vouchers, and the state of the request. */
export const $cartTotals = totals.$state
export const refreshCartTotals = totals.refresh
const $latest = latest<Totals | undefined>($cartTotals, undefined)

/** Figures of the selection, or of a shop's part of it, in whole rupiah. */
export type CartFigures = Omit<Totals, 'shops' | 'vouchers'> & { vouchers: readonly string[] }
export type CartSums = {
  all: CartFigures
  /** By shop id; a shop without selected lines has none. */
  shops: ReadonlyMap<number, CartFigures>
  /** Whether a recalculation is running, so that these figures are outdated. */
  isBehind: boolean
}

/**
 * The figures that the cart shows: the server's, the previous ones during a request. Before the first response and on
 * an error only the goods, without vouchers that the server has not computed.
 */
export const $cartSums = computed(
  [$cart, $selected, $latest, $cartTotals, $isSelectionMoving],
  ({ groups }, selected, told, { isFetching, error }, isMoving): CartSums => {
    const isBehind = selected.length > 0 && !error && (isMoving || isFetching)
    const goods = groups.flatMap(({ id, details }) => {
      const lines = details.filter(line => selected.includes(line.id))
      return lines.length > 0 ? [[id, figuresOf(lines)] as const] : []
    })
    // Figures that lack a selected shop belong to another selection.
    const isTold = told && goods.every(([id]) => told.shops.some(shop => shop.shop_id === id))
    if (!isTold || goods.length === 0) {
      const lines = groups.flatMap(({ details }) => details).filter(line => selected.includes(line.id))
      return { all: figuresOf(lines), shops: new Map(goods), isBehind }
    }
    const shops = told.shops.map(({ shop_id, voucher, ...figures }): [number, CartFigures] => [
      shop_id,
      { ...figures, vouchers: voucher ? [voucher] : [] }
    ])
    return { all: told, shops: new Map(shops), isBehind }
  }
)

function figuresOf(lines: readonly Pick<CartDetail, 'qty' | 'product'>[]): CartFigures {
  const subtotal = subtotalOf(lines.map(({ qty, product }) => ({ qty, price: product.price })))
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
  const sale_unit = commonUnit(lines.map(({ product }) => product.sale_unit))
  return { pieces, sale_unit, subtotal, discount: 0, cashback: 0, total: subtotal, vouchers: [] }
}
