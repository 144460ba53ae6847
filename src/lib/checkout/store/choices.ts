import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import type { Sent } from '#lib/calls.ts'
import { possibleSaving } from '../best-promos.ts'
import type { CheckoutData } from '../contract.ts'
import { offerShared } from '../offered-promos.ts'
import { $checkout, $shops, type ShopChoice } from './state.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'
import { toast } from '#lib/core/browser/toasts.ts'

type Voucher = CheckoutData['vouchers'][number]

/** Where a voucher applies: a shop by its id, or all shops together. */
export type PromoPlace = number | 'market'

/** Chooses a shipping option of a shop; the available payment methods depend on it. */
export function chooseShipping(shopId: number, option: ShippingOption): void {
  const { type, courier, service } = option
  const wanted = { type, courier, service }
  void remember(shopId, { shipping: wanted })
  setShop(shopId, { shipping: option, wanted })
}

function setShop(shopId: number, change: Partial<ShopChoice>): void {
  const before = $checkout.get()
  const shop = { voucher: null, ...before.shops[shopId], ...change }
  $checkout.set({ ...before, shops: { ...before.shops, [shopId]: shop }, orderError: undefined })
}

export function choosePayment(id: number): void {
  $checkout.set({ ...$checkout.get(), paymentId: id, orderError: undefined })
  void remember('market', { payment_id: id })
}

const chooseEndpoint = 'POST /buyer/transaction/checkout/choose'
type Choice = Omit<Sent<typeof chooseEndpoint>, 'cart_id'>
let saving = Promise.resolve()

/**
 * Saves a choice for a reload and another tab, in sequence so that the last one wins. Losing one is harmless, because
 * the order contains all choices.
 */
export function remember(place: PromoPlace, choice: Choice): Promise<void> {
  saving = saving.then(async () => {
    const blocks = $checkout.get().data?.checkouts
    const cart_id = (blocks?.find(block => block.shop_id === place) ?? blocks?.[0])?.id
    if (cart_id) await call(chooseEndpoint, { cart_id, ...choice }, { keepalive: signatureHeaders })
  })
  return saving
}

/** The chosen code of a place; null where there is none. */
export const voucherAt = (
  { shops, marketVoucher }: Pick<ReturnType<typeof $checkout.get>, 'shops' | 'marketVoucher'>,
  place: PromoPlace
): string | null => (place === 'market' ? marketVoucher : (shops[place]?.voucher ?? null))

/** Toggles a voucher. */
export function toggleVoucher(place: PromoPlace, code: string): void {
  takeVoucher(place, voucherAt($checkout.get(), place) === code ? null : code)
}

function takeVoucher(place: PromoPlace, code: string | null): void {
  if (place === 'market') {
    void remember(place, { market_voucher: code })
    $checkout.setKey('marketVoucher', code)
  } else {
    void remember(place, { voucher: code })
    setShop(place, { voucher: code })
  }
}

/** The vouchers of a place; the marketplace's for the shops without a voucher of their own. */
export function vouchersAt(place: PromoPlace): readonly Voucher[] {
  const { data } = $checkout.get()
  if (place !== 'market') return data?.checkouts.find(block => block.shop_id === place)?.vouchers ?? []
  const sold = $shops.get().map(({ block, own }) => ({ subtotal: block.subtotal, own }))
  return (data?.market_vouchers ?? []).map(voucher => offerShared(sold, voucher))
}

/** Maximum additional discount of a choice at a place, in whole rupiah. */
export function savingAt(place: PromoPlace): number {
  const { data, marketVoucher } = $checkout.get()
  const vouchers = data?.market_vouchers ?? []
  const taken = vouchers.find(({ code }) => code === marketVoucher)
  const shops = $shops.get().map(({ block, own }) => ({
    id: block.shop_id,
    subtotal: block.subtotal,
    vouchers: block.vouchers,
    own
  }))
  return possibleSaving(shops, { vouchers, taken }, place)
}

/**
 * Applies a typed code: trimmed, upper-cased and matched against the vouchers of that place (voucher-11); an unlisted
 * one is requested from the server. Returns the error, or undefined on success.
 */
export async function enterVoucher(place: PromoPlace, typed: string): Promise<ApiError | undefined> {
  const code = typed.trim().toUpperCase()
  const find = () => vouchersAt(place).find(voucher => voucher.code.toUpperCase() === code)
  const rejected = find() ? undefined : await requestPromo(place, code)
  if (rejected) return rejected
  const offered = find()
  const { voucher_not_found: notFound } = voucherErrors
  if (!offered) return notFound
  if (!offered.is_available) return { ...notFound, message: offered.reason ?? notFound.message }
  toast('Promo berhasil digunakan', 'success')
  takeVoucher(place, offered.code)
  return undefined
}

/** Requests an unlisted voucher and adds it to those of its place. */
async function requestPromo(place: PromoPlace, code: string): Promise<ApiError | undefined> {
  const blocks = $checkout.get().data?.checkouts ?? []
  const cart_id = (blocks.find(block => block.shop_id === place) ?? blocks[0])?.id
  if (!cart_id) return voucherErrors.voucher_not_found
  const is_shared = place === 'market'
  const answer = await call('POST /buyer/transaction/checkout/promo', { cart_id, code, is_shared })
  if (!answer.ok) return answer.error
  const { data } = $checkout.get()
  if (!data) return undefined
  const found = answer.value
  const checkouts = data.checkouts.map(block =>
    block.shop_id === place ? { ...block, vouchers: [...block.vouchers, found] } : block
  )
  const market_vouchers = is_shared ? [...data.market_vouchers, found] : data.market_vouchers
  $checkout.setKey('data', { ...data, checkouts, market_vouchers })
  return undefined
}
