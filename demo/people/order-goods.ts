import { eq } from 'drizzle-orm'

import type { ShippingType } from '#lib/shipping/shipping-type.ts'
import type { Db } from '#server/core/db/connect.ts'
import { courierLengthMm } from '#server/shipping/delivered-rates.ts'
import { productVouchers, vouchers } from '#server/voucher/schema.ts'
import type { Seeded } from '../catalogue/write.ts'
import { startRandom } from '../random.ts'
import type { Shop } from '../shops.ts'

/** Products of one shop that the demo buyer orders together. */
export type Basket = { product: Seeded; qty: number }[]

/** Requirements of an order for its products. */
type Requirements = { lines: number; shipping: ShippingType; voucher?: string }

/** Returns products for an order, no product twice. */
export type Shelf = (required: Requirements) => Promise<Basket>

/**
 * A shelf of products from shops on Jawa: preferably household goods for parcels, and heavy goods from nearby shops for
 * Baba's trucks. None is of the shops `without`.
 */
export function startShelf(
  db: Db,
  products: readonly Seeded[],
  shops: readonly Shop[],
  without: ReadonlySet<number>
): Shelf {
  const shopById = new Map(shops.map(shop => [shop.id, shop]))
  const isOnJawa = ({ shopId }: Seeded) => shopById.get(shopId)!.isOnJawa
  const isOnRoad = ({ shopId }: Seeded) => shopById.get(shopId)!.isNearby && shopById.get(shopId)!.hasTrucks
  const left = new Set(
    startRandom('orders')
      .shuffle(products.filter(product => isOnJawa(product) && isFit(product)))
      .filter(({ shopId }) => !without.has(shopId))
  )
  return async required => {
    const isByTruck = required.shipping === 'baba_expedition'
    const isBetter = isByTruck ? isHeavy : isHousehold
    const fitting = [...left]
      .filter(product => (isByTruck ? isOnRoad(product) : isCarried(product)))
      .toSorted((a, b) => Number(isBetter(b)) - Number(isBetter(a)))
    const chosen = choose(
      fitting,
      required,
      required.voucher ? await readPromoted(db, required.voucher) : undefined
    )
    for (const product of chosen) left.delete(product)
    return chosen.map((product, index) => ({ product, qty: quantity(product, index, required) }))
  }
}

/** The first suitable products of one shop; one of them has the voucher if one is given. Throws if there are none. */
function choose(
  fitting: readonly Seeded[],
  { lines }: Requirements,
  promoted: Set<number> | undefined
): Seeded[] {
  for (const first of fitting) {
    const isBeside = (other: Seeded) => other !== first && other.shopId === first.shopId
    const others = lines > 1 ? fitting.filter(isBeside) : []
    const chosen = [first, ...others.slice(0, lines - 1)]
    const isPromoted = !promoted || chosen.some(product => promoted.has(product.id))
    if (chosen.length === lines && isPromoted) return chosen
  }
  throw new Error(`The demo has no ${lines} goods of one shop for an order`)
}

/** Products with enough stock that an order makes no visible difference, at ordinary weights and prices. */
const isFit = ({ isActive, min, variant }: Seeded) =>
  isActive &&
  min <= 5 &&
  variant.stock >= 20 &&
  variant.weightG <= 300_000 &&
  variant.price >= 20_000 &&
  variant.price <= 1_500_000

/** Whether a courier takes the length: as a parcel, or as cargo, which begins at 10 kg. */
const isCarried = ({ variant: { longestMm, weightG } }: Seeded) =>
  longestMm <= (weightG < 10_000 ? courierLengthMm.parcel : courierLengthMm.cargo)
const isHousehold = ({ variant }: Seeded) => variant.weightG <= 5000 && variant.price <= 700_000
const isHeavy = ({ variant }: Seeded) => variant.weightG >= 20_000

/** Five pieces make a truck worthwhile; the demo's vouchers need goods for Rp200.000. */
function quantity({ min, variant }: Seeded, index: number, { shipping, voucher }: Requirements): number {
  if (shipping === 'baba_expedition') return 5
  return Math.max(min, index === 0 && voucher ? Math.ceil(200_000 / variant.price) : 1 + (index % 2))
}

async function readPromoted(db: Db, code: string): Promise<Set<number>> {
  const found = await db
    .select({ productId: productVouchers.productId })
    .from(productVouchers)
    .innerJoin(vouchers, eq(vouchers.id, productVouchers.voucherId))
    .where(eq(vouchers.code, code))
  return new Set(found.map(row => row.productId))
}
