import { isDeepStrictEqual } from 'node:util'

import { and, eq, sql } from 'drizzle-orm'

import { checkoutErrors } from '#lib/checkout/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { allOptions, usableOption } from '#lib/shipping/choice.ts'
import { type Delivery, usesDeliveryMode } from '#lib/shipping/delivery-mode.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { lockCart } from '#server/cart/cart.ts'
import type { Db } from '#server/core/db/connect.ts'
import { type CheckoutChoices } from './schema.ts'
import { forgetDay } from './remember-site.ts'
import { checkouts } from './schema.ts'
import { findMethod } from './find-method.ts'
import type { Checkout } from './schema.ts'
import type { Quote } from '#server/shipping/quotes.ts'

const toAddress: Delivery = { mode: 'deliver', cost: 0, carrier: null }

/**
 * The earlier parts that a new checkout continues: those that share a line with it, whatever was added or removed
 * (D27).
 */
export const goesOn = (before: readonly Checkout[], lineIds: readonly number[]): Checkout[] =>
  before.filter(checkout => checkout.lineIds.some(id => lineIds.includes(id)))

/**
 * Choices made once for all shops of a payment are stored with every shop's part, so that any remaining part has them
 * (D29).
 */
function sharedChoices({ payment_id, market_voucher, site, known }: CheckoutChoices = {}): CheckoutChoices {
  return {
    ...(known && { known }),
    ...(payment_id !== undefined && { payment_id }),
    ...(market_voucher !== undefined && { market_voucher }),
    ...(site !== undefined && { site })
  }
}

/** The choices that a shop's part of a checkout continues with. */
export const choicesOf = (earlier: readonly Checkout[], shopId: number): CheckoutChoices =>
  earlier.find(checkout => checkout.shopId === shopId)?.choices ?? sharedChoices(earlier[0]?.choices)

type Now = {
  quote: Quote
  delivery: Delivery
  /** Codes that can be used in this checkout now. */
  voucherCodes: readonly string[]
  /** The checkout has a single shop, whose freight may be negotiated (D29). */
  isAlone: boolean
}

/**
 * Returns the choices of a checkout that are still possible, and a notice for each that is not (D27). A pickup or point
 * that no option supports any more falls back to delivery to the address.
 */
export function recallChoices({ mode, choices }: Checkout, { quote, delivery, voucherCodes, isAlone }: Now) {
  const retained: CheckoutChoices = { ...choices }
  const notices: string[] = []
  const isUsed = delivery.mode === mode && allOptions(quote).some(o => usesDeliveryMode(o, delivery))
  if (mode !== 'deliver' && !isUsed) notices.push(deliveryLost(mode))
  const { shipping, voucher } = choices
  if (shipping && !usableOption(quote, shipping, isAlone)) {
    delete retained.shipping
    notices.push(
      `${shipping.courier} ${shipping.service} tidak tersedia lagi. Kami pilihkan pengiriman termurah.`
    )
  }
  if (voucher && !voucherCodes.includes(voucher)) {
    delete retained.voucher
    notices.push(`Promo ${voucher} tidak berlaku lagi`)
  }
  const { market_voucher: shared } = choices
  if (isAlone && shared && !voucherCodes.includes(shared)) {
    delete retained.market_voucher
    notices.push(`Promo ${shared} tidak berlaku lagi`)
  }
  return { retained, notices, delivery: isUsed ? delivery : toAddress }
}

/** Notice that the goods are delivered to the address instead of the chosen pickup or point. */
export const deliveryLost = (mode: 'pickup' | 'point'): string =>
  mode === 'pickup'
    ? 'Penjemputan di gudang tidak tersedia lagi. Pesanan dikirim ke alamat Anda.'
    : 'Titik pengantaran tidak tersedia lagi. Pesanan dikirim ke alamat Anda.'

/** One shop's part of a checkout as it was checked, and the choices in it that are still possible. */
export type Lost = { checkout: Checkout; retained: CheckoutChoices; isDelivered: boolean }

/**
 * Removes the choices that are not possible any more, so that each is reported once. Takes the cart lock and removes
 * only choices that still equal the checked ones: what another tab chose meanwhile stays.
 */
export async function forgetLost(
  tx: Db,
  userId: number,
  {
    lost,
    marketVoucher,
    day
  }: { lost: readonly Lost[]; marketVoucher: string | undefined; day: string | undefined }
): Promise<void> {
  await lockCart(tx, userId)
  for (const one of lost) {
    const own = and(eq(checkouts.userId, userId), eq(checkouts.id, one.checkout.id))
    const [now] = await tx.select().from(checkouts).where(own)
    if (now) await tx.update(checkouts).set(withoutLost(now, one)).where(own)
  }
  if (day !== undefined) await forgetDay(tx, userId, day)
  if (marketVoucher === undefined) return
  // The marketplace's voucher is stored with each of the shops that share it.
  await tx
    .update(checkouts)
    .set({ choices: sql`${checkouts.choices} - 'market_voucher'` })
    .where(
      and(eq(checkouts.userId, userId), sql`${checkouts.choices} ->> 'market_voucher' = ${marketVoucher}`)
    )
}

function withoutLost(now: Checkout, { checkout, retained, isDelivered }: Lost) {
  const choices: CheckoutChoices = { ...now.choices }
  for (const name of ['shipping', 'voucher', 'market_voucher'] as const) {
    if (!(name in retained) && isDeepStrictEqual(now.choices[name], checkout.choices[name]))
      delete choices[name]
  }
  const place = ({ mode, addressId, warehouseId, point }: Checkout) => ({
    mode,
    addressId,
    warehouseId,
    point
  })
  return { choices, ...(isDelivered && isDeepStrictEqual(place(now), place(checkout)) && delivered) }
}

/** Delivery to the address, without a pickup or point. */
export const delivered = { mode: 'deliver' as const, warehouseId: null, point: null }

type Choice = CheckoutChoices & { mode?: 'deliver' | undefined }

/**
 * Stores the buyer's choices in the open checkout. They are validated when the checkout is shown and when it is
 * ordered.
 */
export async function remember(
  tx: Db,
  userId: number,
  cartId: string,
  { mode, ...chosen }: Choice
): Promise<Result<true>> {
  const open = await tx.select().from(checkouts).where(eq(checkouts.userId, userId))
  if (!open.some(({ id }) => id === cartId)) return fail(checkoutErrors.checkout_not_found)
  if (chosen.payment_id !== undefined) {
    const method = await findMethod(tx, chosen.payment_id)
    if (!method.ok) return method
  }
  const shared = sharedChoices(chosen)
  for (const { shopId, id, choices } of open) {
    const isMeant = id === cartId
    // With a single shop its own voucher choice, or its removal, replaces the shared marketplace voucher.
    if (open.length === 1 && chosen.voucher !== undefined) delete choices.market_voucher
    await tx
      .update(checkouts)
      .set({ choices: { ...choices, ...shared, ...(isMeant && chosen) }, ...(isMeant && mode && delivered) })
      .where(and(eq(checkouts.userId, userId), eq(checkouts.shopId, shopId)))
  }
  return ok(true)
}

/** Maximum number of known codes of a checkout; the newest stay. */
const maxKnown = 20

/** Stores a hidden code that the buyer typed: their open checkout offers it from now on. */
export async function rememberKnown(tx: Db, userId: number, code: string): Promise<void> {
  await lockCart(tx, userId)
  const open = await tx.select().from(checkouts).where(eq(checkouts.userId, userId))
  for (const { shopId, choices } of open) {
    const known = [...(choices.known ?? []).filter(other => other !== code), code].slice(-maxKnown)
    await tx
      .update(checkouts)
      .set({ choices: { ...choices, known } })
      .where(and(eq(checkouts.userId, userId), eq(checkouts.shopId, shopId)))
  }
}
