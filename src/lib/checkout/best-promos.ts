import { discountOf, sharedValue, type Voucher } from './take-promos.ts'

/** Vouchers to choose from, and the buyer's choice; `chosen` is undefined where they made none. */
type Open = { vouchers: readonly Voucher[]; chosen: string | null | undefined }
type Shop = Open & { subtotal: number }

/**
 * Whether a voucher may be chosen automatically: shown, and with a discount. A cashback applies later, and rules out
 * cash.
 */
const takesOff = ({ is_show, is_available, type, value }: Voucher) =>
  is_show && is_available && type === 'discount' && value > 0

/** The voucher with the largest discount; the first of equal ones. */
const best = (vouchers: readonly Voucher[]): Voucher | undefined =>
  vouchers.filter(takesOff).sort((a, b) => b.value - a.value)[0]

const chosenOf = ({ vouchers, chosen }: Open) => vouchers.find(({ code }) => code === chosen)

/**
 * The codes with which a purchase costs least: the shops' own ones and one of the marketplace (D38). The buyer's
 * choices stay, including no voucher; of equal totals the one with the shops' own vouchers wins.
 *
 * Each marketplace voucher is tried with every set of shops that could share it: at most 2^10.
 */
export function bestPromos(
  shops: readonly Shop[],
  market: Open
): { own: (string | null)[]; market: string | null } {
  const own = shops.map(shop => (shop.chosen === undefined ? best(shop.vouchers) : chosenOf(shop)))
  const free = shops.flatMap((shop, at) => (shop.chosen === undefined && own[at] ? [at] : []))
  const isOpen = market.chosen === undefined
  const candidates = isOpen ? [undefined, ...market.vouchers.filter(takesOff)] : [chosenOf(market)]
  let found = { own, market: candidates[0], off: -1 }
  for (const candidate of candidates) {
    // Each bit of `sharing` is a shop that drops its own voucher for a share.
    const sets = candidate ? 2 ** free.length : 1
    for (let sharing = 0; sharing < sets; sharing += 1) {
      const sharers = free.filter((_, bit) => sharing & (1 << bit))
      const taken = own.map((one, at) => (sharers.includes(at) ? undefined : one))
      const off = weigh(shops, taken, candidate)
      if (off > found.off) found = { own: taken, market: candidate, off }
    }
  }
  return { own: found.own.map(one => one?.code ?? null), market: found.market?.code ?? null }
}

function weigh(shops: readonly Shop[], own: readonly (Voucher | undefined)[], market: Voucher | undefined) {
  let [off, shared] = [0, 0]
  for (const [at, { subtotal }] of shops.entries()) {
    const taken = own[at]
    if (!taken) shared += subtotal
    else if (taken.type === 'discount') off += taken.value
  }
  return off + (market?.type === 'discount' ? sharedValue(market, shared) : 0)
}

/** A shop of a purchase with its available vouchers and its own chosen one. */
type Buying = { id: number; subtotal: number; vouchers: readonly Voucher[]; own: Voucher | undefined }

/** Maximum additional discount of one more choice at a place, in whole rupiah. */
export function possibleSaving(
  shops: readonly Buying[],
  { vouchers, taken }: { vouchers: readonly Voucher[]; taken: Voucher | undefined },
  place: number | 'market'
): number {
  const now = discountOf(shops, taken)
  const offs =
    place === 'market'
      ? vouchers.filter(takesOff).map(voucher => discountOf(shops, voucher))
      : (shops.find(({ id }) => id === place)?.vouchers ?? []).filter(takesOff).map(own =>
          discountOf(
            shops.map(shop => (shop.id === place ? { ...shop, own } : shop)),
            taken
          )
        )
  return Math.max(0, ...offs.map(off => off - now))
}
