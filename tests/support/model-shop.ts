import { eq, sql } from 'drizzle-orm'

import { productDetails, products } from '#server/product/schema.ts'

import { orderTogether } from './buying-together.ts'
import { orderOf, pay, sendOrder } from './buying.ts'
import { addAddress, openMarket, type Product } from './market.ts'
import { ClosingModel } from './model-closings.ts'
import { ComplaintModel } from './model-complaints.ts'
import { PartsModel } from './model-shipping.ts'
import { WithdrawalModel } from './model-withdrawals.ts'
import { offerOf, places, sendOffer } from './negotiating.ts'
import { modelFigures, type OrderCommand, ShopModel } from './shop-model.ts'
import { type Saver, saver } from './withdrawing.ts'
import type { World } from './world.ts'

/** Uses of the model's voucher. */
export const quota = 5
/** Pieces of each product at first: of two there are never enough for all. */
const stock = [6, 12, 500]
/** The ways to pay. */
export const methods = { account: pay.account, saldo: pay.saldo, cash: pay.cash }

/** Two shops with three products and a voucher, some buyers, and the model of all of it. */
export async function openShop(world: () => World, count: number) {
  const market = await openMarket(world())
  const [buyers, far]: [Saver[], number[]] = [[], []]
  const sold: Product[] = []
  // The last product is another shop's.
  const otherShop = await market.makeShop('Toko Dua')
  for (const [at, pieces] of stock.entries()) {
    const shopId = at === 2 ? otherShop : market.shopId
    sold.push(await market.product({ price: modelFigures.price, stock: pieces, shopId }))
  }
  const voucher = await market.voucher({
    amount: modelFigures.discount,
    usageLimit: quota,
    validUntil: new Date('2100-01-01')
  })
  const model = new ShopModel(stock, 0, quota)
  const withdrawals = new WithdrawalModel(world, buyers, model.saldo)
  const closings = new ClosingModel(world, buyers, model, withdrawals)
  const complaints = new ComplaintModel(world, buyers, model)
  const parts = new PartsModel(world, model)
  /** Another buyer; returns its number in the model. */
  async function join(): Promise<number> {
    const buyer = await saver(world(), market, 0)
    buyers.push(buyer)
    far.push(await addAddress(world(), buyer.id, places.beyondShop))
    model.saldo.push(0)
    await closings.join(buyer)
    return buyers.length - 1
  }
  for (let i = 0; i < count; i += 1) await join()
  return {
    world,
    market,
    buyers,
    far,
    products: sold,
    voucher,
    model,
    withdrawals,
    closings,
    complaints,
    parts,
    join
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>

/** The shops have new goods where most were sold. */
export async function refill({ services: { db } }: World, { model, products: known }: Shop): Promise<void> {
  for (const [at, { id, detailId }] of known.entries()) {
    const pieces = stock[at]! - model.stock[at]!
    if (pieces <= stock[at]! / 2) continue
    const more = {
      stock: sql`${products.stock} + ${pieces}`,
      bestStock: sql`${products.bestStock} + ${pieces}`
    }
    await db.update(products).set(more).where(eq(products.id, id))
    const inVariant = sql`${productDetails.stock} + ${pieces}`
    await db.update(productDetails).set({ stock: inVariant }).where(eq(productDetails.id, detailId))
    model.stock[at]! += pieces
  }
}

/** A buyer goes straight to the checkout with some pieces, to their main address or another one. */
async function goStraight({ buyers, products }: Shop, command: OrderCommand, addressId?: number) {
  const buyer = buyers[command.buyer]!
  const { id, detailId } = products[command.product]!
  const added = await buyer.person.call('POST /buyer/cart/add', {
    product_id: id,
    product_detail_id: detailId,
    qty: command.qty,
    is_buy_now: true
  })
  if (!added.ok) return added
  return buyer.person.call('POST /buyer/transaction/checkout', {
    cart_detail_id: [added.value.cart_detail_id],
    is_buy_now: true,
    qty: command.qty,
    ...(addressId && { address_id: addressId })
  })
}

export async function place(shop: Shop, command: OrderCommand) {
  const checkout = await goStraight(shop, command)
  if (!checkout.ok) return checkout
  const { buyers, voucher } = shop
  const more = command.hasVoucher ? { voucher, discount: modelFigures.discount } : {}
  return sendOrder(buyers[command.buyer]!, orderOf(checkout.value, methods[command.method], more))
}

/** Requests the freight of some pieces to a place where Kurir Toko has no price. */
export async function request(shop: Shop, command: OrderCommand) {
  const checkout = await goStraight(shop, command, shop.far[command.buyer]!)
  if (!checkout.ok) return checkout
  return sendOffer(shop.buyers[command.buyer]!, offerOf(checkout.value, 'shop_courier'))
}

export type OrderCommands = readonly [OrderCommand, ...OrderCommand[]]

/** A buyer adds products of two shops to the cart and orders them at once; rejected ones leave the cart again. */
export async function placeTogether({ buyers, products, voucher }: Shop, commands: OrderCommands) {
  const buyer = buyers[commands[0].buyer]!
  const lineIds: number[] = []
  const drop = async () => {
    for (const id of lineIds) await buyer.person.call('POST /buyer/cart/update/{id}', { id, qty: 0 })
  }
  // The last addition comes first, in the checkout and among its orders.
  for (const { product, qty } of commands.toReversed()) {
    const { id, detailId } = products[product]!
    const added = await buyer.person.call('POST /buyer/cart/add', {
      product_id: id,
      product_detail_id: detailId,
      qty
    })
    if (added.ok) lineIds.push(added.value.cart_detail_id)
    else {
      await drop()
      return added
    }
  }
  const checkout = await buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id: lineIds })
  if (!checkout.ok) {
    await drop()
    return checkout
  }
  const { method, hasVoucher } = commands[0]
  const more = hasVoucher ? { vouchers: commands.map(() => voucher), discount: modelFigures.discount } : {}
  const made = await sendOrder(buyer, orderTogether(checkout.value, methods[method], more))
  if (!made.ok) await drop()
  return made
}
