import { and, eq } from 'drizzle-orm'

import { checkoutRefusals } from '#lib/checkout/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import { allOptions, usableOption } from '#lib/shipping/choice.ts'
import { type Trip, usesDeliveryMode } from '#lib/shipping/options.ts'
import { ok, type Result } from '#lib/core/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type CheckoutChoices } from './schema.ts'
import { checkouts } from './schema.ts'
import type { Checkout } from './schema.ts'
import type { Quote } from '#server/shipping/quotes.ts'

const toAddress: Trip['delivery'] = { mode: 'deliver', cost: 0, carrier: null }

/** The open checkout that a new one goes on with: the same purchase, of which lines were added or left (D27). */
export const goesOn = (before: Checkout | undefined, lineIds: readonly number[]): Checkout | undefined =>
  before?.lineIds.some(id => lineIds.includes(id)) ? before : undefined

type Now = {
  quote: Quote
  delivery: Trip['delivery']
  /** Codes that this checkout may take now. */
  voucherCodes: readonly string[]
}

/**
 * What of a checkout's choices is still possible, and a sentence for each that is not (D27). A pickup or point that no
 * option uses any more goes to the address again.
 */
export function recallChoices({ mode, choices }: Checkout, { quote, delivery, voucherCodes }: Now) {
  const kept: CheckoutChoices = { ...choices }
  const notices: string[] = []
  const isUsed = delivery.mode === mode && allOptions(quote).some(o => usesDeliveryMode(o, delivery))
  if (mode !== 'deliver' && !isUsed) notices.push(deliveryLost(mode))
  const { shipping, voucher } = choices
  if (shipping && !usableOption(quote, shipping)) {
    delete kept.shipping
    notices.push(
      `${shipping.courier} ${shipping.service} tidak tersedia lagi. Kami pilihkan pengiriman termurah.`
    )
  }
  if (voucher && !voucherCodes.includes(voucher)) {
    delete kept.voucher
    notices.push(`Promo ${voucher} tidak berlaku lagi`)
  }
  return { kept, notices, delivery: isUsed ? delivery : toAddress }
}

/** Says that the goods go to the address, although the buyer chose otherwise before. */
export const deliveryLost = (mode: 'pickup' | 'point'): string =>
  mode === 'pickup'
    ? 'Penjemputan di gudang tidak tersedia lagi. Pesanan dikirim ke alamat Anda.'
    : 'Titik pengantaran tidak tersedia lagi. Pesanan dikirim ke alamat Anda.'

/** Forgets what is not possible any more, so that it is named once. */
export async function forgetLost(
  db: Db,
  checkout: Checkout,
  left: { choices: CheckoutChoices; isDelivered: boolean }
): Promise<void> {
  const { choices, isDelivered } = left
  await db
    .update(checkouts)
    .set({ choices, ...(isDelivered && delivered) })
    .where(and(eq(checkouts.userId, checkout.userId), eq(checkouts.id, checkout.id)))
}

const delivered = { mode: 'deliver' as const, warehouseId: null, point: null }

type Choice = CheckoutChoices & { mode?: 'deliver' | undefined }

/** Remembers what the buyer chooses in the open checkout; it is weighed when it is shown and when it is ordered. */
export async function remember(
  tx: Db,
  userId: number,
  cartId: string,
  { mode, ...chosen }: Choice
): Promise<Result<true>> {
  const open = and(eq(checkouts.userId, userId), eq(checkouts.id, cartId))
  const [row] = await tx.select({ choices: checkouts.choices }).from(checkouts).where(open)
  if (!row) return refuse(checkoutRefusals.checkout_not_found)
  const choices = { ...row.choices, ...chosen }
  await tx
    .update(checkouts)
    .set({ choices, ...(mode && delivered) })
    .where(open)
  return ok(true)
}
