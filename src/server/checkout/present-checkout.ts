import { eq } from 'drizzle-orm'

import { addressRefusals } from '#lib/address/refusals.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import { refuse } from '#lib/core/refusal.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import { ok, type Result } from '#lib/core/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { shops } from '#server/shop/schema.ts'
import { users } from '#server/identity/schema.ts'
import { readAddress } from '#server/address/addresses.ts'
import type { Checkout } from './schema.ts'
import { forgetLost, recallChoices } from './memory.ts'
import { type BoughtLine, readBoughtLines } from '#server/cart/bought-lines.ts'
import { readDelivery } from './delivery.ts'
import { readBalance } from '#server/money/ledger.ts'
import { offerPhoto, variantName } from '#server/product/offers.ts'
import { quoteShipping, readDestination } from '#server/shipping/quotes.ts'
import { readVouchers, type UsableVoucher, weighVoucher } from '#server/voucher/vouchers.ts'

/**
 * All that the checkout page needs, figured from the database now. What was chosen before and is not possible any more
 * is named, and forgotten (checkout-8).
 */
export async function readCheckoutView(db: Db, checkout: Checkout, now: Date): Promise<Result<CheckoutData>> {
  const { userId, shopId } = checkout
  const bought = await readBoughtLines(db, userId, checkout.lineIds)
  if (!bought.ok) return bought
  const lines = bought.value
  const address = await readAddress(db, userId, checkout.addressId)
  const to = await readDestination(db, userId, checkout.addressId)
  if (!address || !to) return refuse(addressRefusals.address_not_found)
  const subtotal = subtotalOf(lines)
  const asked = await readDelivery(db, checkout, lines)
  const quote = await quoteShipping(db, lines, to, { shopId, subtotal, delivery: asked })
  const { load, km, ...shippings } = quote
  const [shop] = await db
    .select({ id: shops.id, slug: shops.slug, name: shops.name, photo: shops.photoPath })
    .from(shops)
    .where(eq(shops.id, shopId))
  const [user] = await db.select({ pinHash: users.pinHash }).from(users).where(eq(users.id, userId))
  const { offered, preselected } = await offerVouchers(db, checkout, lines, now)
  const voucherCodes = offered.flatMap(v => (v.is_available ? [v.code] : []))
  const { kept, notices, delivery } = recallChoices(checkout, { quote, delivery: asked, voucherCodes })
  if (notices.length > 0) {
    await forgetLost(db, checkout, { choices: kept, isDelivered: delivery.mode === 'deliver' })
  }
  return ok({
    id: checkout.id,
    shop_id: shopId,
    shop: shop!,
    is_buy_now: checkout.isBuyNow,
    address: toAddress(address),
    products: lines.map(toProduct),
    subtotal,
    fee: 0,
    fee_seller: 0,
    vouchers: offered,
    voucher: kept.voucher === undefined ? preselected : kept.voucher,
    shippings,
    load: { weight_kg: load.chargeableKg, volume_m3: load.m3, distance_km: km },
    delivery: {
      mode: delivery.mode,
      cost: delivery.cost,
      warehouse_id: delivery.mode === 'pickup' ? checkout.warehouseId : null
    },
    balance: await readBalance(db, userId),
    has_pin: Boolean(user?.pinHash),
    chosen: { shipping: kept.shipping ?? null, payment_id: kept.payment_id ?? null },
    notices
  })
}

type Address = NonNullable<Awaited<ReturnType<typeof readAddress>>>

const toAddress = (address: Address): CheckoutData['address'] => ({
  id: address.id,
  label: address.label,
  name: address.name,
  phone: address.phone,
  address: address.address,
  lat: address.lat,
  lng: address.lng,
  is_main: address.is_main
})

/** The vouchers of a checkout, and the code of the one whose price the product pages show (D10). */
async function offerVouchers(db: Db, { userId, shopId }: Checkout, lines: readonly BoughtLine[], now: Date) {
  const basket = { userId, shopId, productIds: lines.map(l => l.offer.productId) }
  const usable = await readVouchers(db, basket, now)
  const purchase = { subtotal: subtotalOf(lines), isCod: false, now }
  const preselected = usable.find(
    v => v.isForProduct && v.voucher.type === 'discount' && !weighVoucher(v, purchase).problem
  )
  return {
    offered: usable.map(v => offeredVoucher(v, purchase)),
    preselected: preselected?.voucher.code ?? null
  }
}

const toProduct = ({ line, offer, qty, price }: BoughtLine): CheckoutData['products'][number] => ({
  id: line.id,
  note: line.note,
  product_id: offer.productId,
  product_detail_id: offer.detailId,
  slug: offer.slug,
  name: offer.name,
  photo: offerPhoto(offer),
  variant: variantName(offer),
  price,
  qty,
  stock: offer.stock,
  min: offer.min,
  is_pre_order: offer.isPreOrder,
  pre_order_days: offer.preOrderDays
})

function offeredVoucher(
  usable: UsableVoucher,
  purchase: { subtotal: number; isCod: boolean; now: Date }
): CheckoutData['vouchers'][number] {
  const { voucher } = usable
  const { value, problem } = weighVoucher(usable, purchase)
  const isDiscount = voucher.type === 'discount'
  const [percentage, amount, maxAmount] = [voucher.percentage, voucher.amount, voucher.maxAmount]
  return {
    code: voucher.code,
    name: voucher.name,
    banner: voucher.bannerPath,
    type: voucher.type,
    discount_percentage: isDiscount ? percentage : 0,
    discount_amount: isDiscount ? amount : 0,
    max_discount_amount: isDiscount ? maxAmount : 0,
    cashback_percentage: isDiscount ? 0 : percentage,
    cashback_amount: isDiscount ? 0 : amount,
    max_cashback_amount: isDiscount ? 0 : maxAmount,
    min_purchase_amount: voucher.minPurchaseAmount,
    valid_until: voucher.validUntil.toISOString(),
    usage_limit: voucher.usageLimit,
    used_count: voucher.usedCount,
    is_show: voucher.isShow,
    value,
    is_available: !problem,
    reason: problem ? voucherRefusals[problem].message : null
  }
}
