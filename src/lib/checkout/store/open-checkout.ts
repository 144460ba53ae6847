import { call } from '#lib/core/api/call.ts'
import type { CheckoutBlock, CheckoutData } from '#lib/checkout/contract.ts'
import { firstOption, usableOption } from '#lib/shipping/choice.ts'
import { paths } from '#lib/core/paths.ts'
import { readDraft } from '#lib/cart/store/checkout-draft.ts'
import { reloadPayments } from './methods.ts'
import { $checkout, type Checkout, type ShopChoice } from './state.ts'

/** Number of the newest request: responses of older ones are ignored. */
let newest = 0

/** Opens the checkout of this tab's draft; without one the buyer is sent to the cart. */
export async function openCheckout(addressId?: number): Promise<void> {
  const draft = readDraft()
  if (!draft) return window.location.replace(paths.cart)
  const mine = ++newest
  const before = $checkout.get()
  if (!before.data) $checkout.setKey('status', 'loading')
  const address = addressId ?? before.data?.address.id
  const answer = await call('POST /buyer/transaction/checkout', {
    cart_detail_id: draft.lineIds,
    is_buy_now: draft.isBuyNow,
    ...(draft.isBuyNow && draft.qty && { qty: draft.qty }),
    ...(address && { address_id: address })
  })
  if (mine !== newest) return
  if (!answer.ok) return $checkout.set({ ...$checkout.get(), status: 'error', error: answer.error })
  show(answer.value)
}

/** Shows a checkout with the choices of this page, or else of the server; notices name the ones that are gone (D27). */
function show(data: CheckoutData): void {
  const before = $checkout.get()
  const notices = new Set(data.notices)
  const shops: Record<number, ShopChoice> = {}
  const isAlone = data.checkouts.length === 1
  // A single remaining shop has the voucher that several shared among its own.
  const passedOn = isAlone ? before.marketVoucher : null
  for (const block of data.checkouts) {
    const known = before.shops[block.shop_id]
    const mine = known && { ...known, voucher: known.voucher ?? passedOn }
    shops[block.shop_id] = choiceFor(block, mine, { notices, isAlone })
  }
  const market = before.data ? before.marketVoucher : data.market_voucher
  $checkout.set({
    ...before,
    status: 'ready',
    data,
    shops,
    marketVoucher: isAlone ? null : stillOffered(data.market_vouchers, market, notices),
    ...siteOf(before, data.chosen),
    paymentId: before.data ? before.paymentId : (data.chosen.payment_id ?? 0),
    notices: [...notices],
    orderError: undefined
  })
  // The methods of the same shipping and total may have changed.
  if (before.data) void reloadPayments()
}

/** The site's needs: entered by the buyer, otherwise from the last order to the open address. */
function siteOf(
  before: Checkout,
  { site, is_site_recalled: isRecalled }: CheckoutData['chosen']
): Pick<Checkout, 'site' | 'siteFrom'> {
  if (before.siteFrom === 'buyer') return { site: before.site, siteFrom: 'buyer' }
  return { site: site ?? {}, siteFrom: isRecalled ? 'order' : site ? 'buyer' : 'nobody' }
}

/** The choices of one shop: those of this page if it showed the shop before, else those of the server. */
function choiceFor(
  block: CheckoutBlock,
  before: ShopChoice | undefined,
  { notices, isAlone }: { notices: Set<string>; isAlone: boolean }
): ShopChoice {
  const wanted = before ? before.wanted : (block.shipping ?? undefined)
  const shipping = wanted && usableOption(block.shippings, wanted, isAlone)
  if (wanted && !shipping) {
    const name = `${wanted.courier} ${wanted.service}`
    notices.add(`${name} tidak tersedia lagi. Kami pilihkan pengiriman termurah.`)
  }
  return {
    shipping: shipping ?? firstOption(block.shippings, isAlone),
    wanted: shipping && wanted,
    voucher: stillOffered(block.vouchers, before ? before.voucher : block.voucher, notices)
  }
}

/** The chosen code if it can still be used; otherwise adds a notice. */
function stillOffered(
  vouchers: CheckoutData['vouchers'],
  code: string | null,
  notices: Set<string>
): string | null {
  if (code === null || vouchers.some(offered => offered.code === code && offered.is_available)) return code
  notices.add(`Promo ${code} tidak berlaku lagi`)
  return null
}
