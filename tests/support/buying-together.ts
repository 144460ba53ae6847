import type { CheckoutData } from '#lib/checkout/contract.ts'

import { type OrderSent, pay } from './buying.ts'
import { type Buyer, pin, type Product } from './market.ts'
import { value } from './person.ts'

/**
 * Adds one piece of each product to the cart, the last one first, so that they are listed in the given order. Returns
 * the lines.
 */
export async function addAll(buyer: Buyer, products: readonly Product[]): Promise<number[]> {
  const lineIds: number[] = []
  for (const { id } of products.toReversed()) {
    const added = await buyer.person.call('POST /buyer/cart/add', { product_id: id, qty: 1 })
    lineIds.unshift(value(added).cart_detail_id)
  }
  return lineIds
}

/** Opens one checkout over lines of several shops. */
export const openTogether = async (buyer: Buyer, cart_detail_id: number[]): Promise<CheckoutData> =>
  value(await buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id }))

export const checkOutTogether = async (buyer: Buyer, products: readonly Product[]): Promise<CheckoutData> =>
  openTogether(buyer, await addAll(buyer, products))

type More = Partial<OrderSent> & {
  /** By shop, in the order of the blocks. */
  vouchers?: (string | undefined)[]
  /** The total of the vouchers' discounts. */
  discount?: number
}

/** The order request that a page would send for all its shops: Kurir Toko, figures as the checkout showed them. */
export function orderTogether(checkout: CheckoutData, payment: number, more: More = {}): OrderSent {
  const { vouchers = [], discount = 0, ...fields } = more
  const checkouts = checkout.checkouts.map((block, at) => {
    const [option] = block.shippings.shop_courier
    const voucher = vouchers[at]
    return {
      cart_id: block.id,
      cart_detail_id: block.products.map(product => product.id),
      shipping_type: 'shop_courier' as const,
      shipping_courier: option?.courier ?? '',
      shipping_service: option?.service ?? '',
      shipping_cost: option?.final_cost ?? 0,
      ...(voucher && { voucher })
    }
  })
  const goods = checkout.checkouts.reduce((sum, block) => sum + block.subtotal, 0)
  const freight = checkouts.reduce((sum, one) => sum + one.shipping_cost, 0)
  return {
    checkouts,
    address_id: checkout.address.id,
    payment_id: payment,
    total_pay: goods + freight - discount + (payment === pay.account ? 4000 : 0),
    ...(payment === pay.saldo && { pin }),
    ...fields
  }
}
