import { eq } from 'drizzle-orm'

import { addressErrors } from '#lib/address/errors.ts'
import type { CheckoutBlock, CheckoutData } from '#lib/checkout/contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { subtotalOf } from '#lib/cart/subtotal.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { users } from '#server/identity/schema.ts'
import { readAddress } from '#server/address/addresses.ts'
import type { Checkout } from './schema.ts'
import { readSelectedLines } from '#server/cart/bought-lines.ts'
import { offerVouchers } from './offer-vouchers.ts'
import { type forgetLost, type Lost } from './memory.ts'
import { readLastSite, recallSite } from './remember-site.ts'
import { readBlock, readShops } from './present-shop.ts'
import { knownCodes, restoreVoucherChoice } from './restore-voucher-choice.ts'
import { readBalance } from '#server/money/ledger.ts'
import { readDestination } from '#server/shipping/quotes.ts'

/** The page's data, and the lost choices that it reported, which the caller removes. */
type View = { data: CheckoutData; forget: Parameters<typeof forgetLost>[2] | undefined }

/** All data of the checkout page for one shop or several, computed from the database now. Writes nothing. */
export async function readCheckoutView(
  db: Db,
  checkouts: readonly Checkout[],
  now: Date
): Promise<Result<View>> {
  const [{ userId, addressId, isBuyNow, choices }] = checkouts as [Checkout]
  const bought = await readSelectedLines(
    db,
    userId,
    checkouts.flatMap(({ lineIds }) => lineIds)
  )
  if (!bought.ok) return bought
  const sold = checkouts.map(checkout => ({
    checkout,
    lines: bought.value.filter(({ line }) => checkout.lineIds.includes(line.id))
  }))
  const address = await readAddress(db, userId, addressId)
  const to = await readDestination(db, userId, addressId)
  if (!address || !to) return fail(addressErrors.address_not_found)
  const baskets = sold.map(({ checkout, lines }) => ({
    shopId: checkout.shopId,
    productIds: lines.map(({ offer }) => offer.productId),
    subtotal: subtotalOf(lines)
  }))
  const known = knownCodes(checkouts.map(checkout => checkout.choices))
  const { own, market } = await offerVouchers(db, userId, baskets, { now, known })
  const taken = restoreVoucherChoice(
    checkouts.map((checkout, at) => ({
      choices: checkout.choices,
      own: own[at]!,
      subtotal: baskets[at]!.subtotal
    })),
    market
  )
  const readings = await readShops(db, sold, to)
  const blocks: CheckoutBlock[] = []
  const isSaid = choices.site !== undefined
  const site = isSaid
    ? recallSite(choices.site ?? null, now)
    : { needs: await readLastSite(db, userId, address), notices: [] }
  const notices = [...taken.notices, ...site.notices]
  const lost: Lost[] = []
  for (const [at, one] of sold.entries()) {
    const offered = { own: own[at]!, market, voucher: taken.own[at] ?? null, isAlone: sold.length === 1 }
    const read = await readBlock(db, { ...one, ...readings[at]!, ...offered })
    blocks.push(read.block)
    notices.push(...read.notices)
    if (read.notices.length > 0) lost.push(read.lost)
  }
  const marketVoucher = taken.notices.length > 0 ? (choices.market_voucher ?? undefined) : undefined
  const day = site.notices.length > 0 ? choices.site?.date : undefined
  const [user] = await db.select({ pinHash: users.pinHash }).from(users).where(eq(users.id, userId))
  const { shipping, ...first } = blocks[0]!
  const data: CheckoutData = {
    ...first,
    is_buy_now: isBuyNow,
    address: toAddress(address),
    balance: await readBalance(db, userId),
    has_pin: Boolean(user?.pinHash),
    chosen: {
      shipping,
      payment_id: choices.payment_id ?? null,
      site: site.needs,
      is_site_recalled: !isSaid && site.needs !== null
    },
    notices: [...new Set(notices)],
    checkouts: blocks,
    market_vouchers: market.vouchers,
    market_voucher: taken.market
  }
  const isLost = lost.length > 0 || marketVoucher !== undefined || day !== undefined
  return ok({ data, forget: isLost ? { lost, marketVoucher, day } : undefined })
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
