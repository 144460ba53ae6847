import { cheapestFirst } from '#lib/shipping/choice.ts'
import type { ShippingType } from '#lib/shipping/shipping-type.ts'
import { demoBuyer } from './accounts.ts'
import type { MarketAt } from './market-at.ts'
import type { Basket } from './order-goods.ts'

/** How the demo buyer orders. */
export type Purchase = {
  /** The name of a payment method: Saldo, or the virtual account of a bank. */
  pay: string
  shipping: ShippingType
  voucher?: string
}

/** The ids of a placed order that its later steps need. */
export type Placed = { id: number; code: string; shopId: number; productIds: number[] }

/**
 * Buys as a buyer does: adds to the cart (one product: 'Beli Langsung'), opens the checkout, takes its cheapest
 * shipping, and orders.
 */
export async function placeOrder(
  { call }: MarketAt,
  basket: Basket,
  { pay, shipping, voucher }: Purchase
): Promise<Placed> {
  const isBuyNow = basket.length === 1
  const lineIds: number[] = []
  for (const { product, qty } of basket) {
    const item = { product_id: product.id, product_detail_id: product.variant.id, qty, is_buy_now: isBuyNow }
    lineIds.push((await call('POST /buyer/cart/add', item)).cart_detail_id)
  }
  const checkout = await call('POST /buyer/transaction/checkout', {
    cart_detail_id: lineIds,
    is_buy_now: isBuyNow
  })
  const [option] = cheapestFirst(checkout.shippings[shipping])
  if (!option) throw new Error(`No ${shipping} for ${checkout.shop.name}`)
  const goods = checkout.subtotal - worth(checkout.vouchers, voucher)
  const method = await findMethod(call, pay, {
    shop_id: checkout.shop_id,
    shipping_type: shipping,
    nominal: goods + option.final_cost
  })
  const order = await call('POST /buyer/transaction/order', {
    cart_id: checkout.id,
    cart_detail_id: lineIds,
    address_id: checkout.address.id,
    payment_id: method.id,
    shipping_type: option.type,
    shipping_courier: option.courier,
    shipping_service: option.service,
    shipping_cost: option.final_cost,
    total_pay: goods + option.final_cost + method.fee,
    ...(voucher && { voucher }),
    ...(method.bank_type === 'baba_balance' && { pin: demoBuyer.pin })
  })
  return {
    id: order.id,
    code: order.code,
    shopId: checkout.shop_id,
    productIds: basket.map(({ product }) => product.id)
  }
}

/** Value of a checkout voucher in whole rupiah; 0 without a code. Throws if it is not available. */
function worth(
  offered: readonly { code: string; value: number; is_available: boolean }[],
  code: string | undefined
) {
  if (!code) return 0
  const voucher = offered.find(voucher => voucher.code === code && voucher.is_available)
  if (!voucher) throw new Error(`${code} is not offered`)
  return voucher.value
}

async function findMethod(
  call: MarketAt['call'],
  name: string,
  purchase: { shop_id: number; shipping_type: ShippingType; nominal: number }
) {
  const groups = await call('GET /buyer/transaction/payment', purchase)
  const method = groups.flatMap(group => group.methods).find(method => method.name === name)
  if (!method?.is_available) throw new Error(`${name} cannot pay`)
  return method
}
