import type { Db } from '#server/core/db/connect.ts'
import { shops } from '#server/shop/schema.ts'
import { users } from '#server/identity/schema.ts'
import { shopBankAccounts } from '#server/shop/schema.ts'
import { shopCouriers, shopShipping } from '#server/shipping/schema.ts'
import { slugOf } from './catalogue/categories.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { startRandom } from './random.ts'
import type { Gazetteer } from './gazetteer.ts'
import { readShopList } from './shop-list.ts'

export type Shop = {
  id: number
  sells: string[]
  /** Leaf categories of these that it does not sell. */
  without: string[]
  isVerified: boolean
  hasCourier: boolean
  /** Whether Baba's trucks collect its goods. */
  hasTrucks: boolean
  isOnJawa: boolean
  /** In the demo buyer's part of Jawa: Jakarta, Jawa Barat, Banten. */
  isNearby: boolean
}

/** First account number per bank, with the bank's number of digits. */
const firstAccountNumber = { BCA: 7_010_000_000, Mandiri: 1_410_000_000_000 } as const
const banks = ['BCA', 'Mandiri'] as const

const streets = [
  'Jl. Raya Industri',
  'Jl. Merdeka',
  'Jl. Sudirman',
  'Jl. Pasar Baru',
  'Jl. Diponegoro',
  'Jl. Gatot Subroto',
  'Jl. Ahmad Yani'
]
const sellers = [
  'Hendra Wijaya',
  'Agus Salim',
  'Dewi Lestari',
  'Rudi Hartono',
  'Lina Marlina',
  'Tono Sugiarto',
  'Yohanes Tan',
  'Wayan Sudana',
  'Rina Kusuma',
  'Joko Prasetyo'
]

/** Writes the shops and their sellers. Both have the ids 1 to 40. */
export async function writeShops(db: Db, gazetteer: Gazetteer, now: Date): Promise<Shop[]> {
  const random = startRandom('shops')
  const drafts = readShopList().map((draft, index) => {
    const id = index + 1
    const village = gazetteer.villageIn(draft.city, id)
    const day = 86_400_000
    return {
      draft,
      id,
      village,
      hasCourier: random.chance(0.6),
      hasTrucks: id % 9 !== 4,
      seller: sellers[index % sellers.length]!,
      createdAt: new Date(now.getTime() - random.int(400, 1500) * day),
      // Some are online now, others were hours or days ago.
      lastOnlineAt: new Date(now.getTime() - random.pick([0, 0, 2, 25, 180, 900, 4000]) * 60_000),
      address: `${random.pick(streets)} No. ${random.int(2, 188)}, ${village.name}`
    }
  })
  await insertRows(
    db,
    users,
    drafts.map(d => ({
      id: d.id,
      role: 'seller' as const,
      name: d.seller,
      email: `toko${d.id}@bababangunan.example`,
      phone: `62811${String(9_000_000 + d.id)}`,
      emailVerifiedAt: d.createdAt,
      phoneVerifiedAt: d.createdAt,
      createdAt: d.createdAt
    }))
  )
  await insertRows(
    db,
    shops,
    drafts.map(d => ({
      id: d.id,
      sellerId: d.id,
      slug: `${slugOf(d.draft.name)}-${d.id.toString(36)}`,
      name: d.draft.name,
      photoPath: `shops/${slugOf(d.draft.name)}`,
      description: `${d.draft.name} melayani ${d.draft.sells.slice(0, 3).join(', ')} untuk rumah dan proyek. Buka Senin–Sabtu 08.00–17.00. Melayani partai besar.`,
      ...gazetteer.placeOf(d.village),
      address: `${d.address}, ${d.draft.city}`,
      lat: d.village.lat,
      lng: d.village.lng,
      isVerified: d.draft.isVerified,
      isOfficial: d.draft.isOfficial,
      lastOnlineAt: d.lastOnlineAt,
      createdAt: d.createdAt
    }))
  )
  await writeShopShipping(db, drafts)
  return drafts.map(d => ({
    id: d.id,
    sells: d.draft.sells,
    without: d.draft.without,
    isVerified: d.draft.isVerified,
    hasCourier: d.hasCourier,
    hasTrucks: d.hasTrucks,
    isOnJawa: gazetteer.islandOf(d.village) === 'Jawa',
    isNearby: [31, 32, 36].includes(gazetteer.placeOf(d.village).provinceId)
  }))
}

async function writeShopShipping(
  db: Db,
  drafts: readonly { id: number; hasCourier: boolean; hasTrucks: boolean; seller: string }[]
): Promise<void> {
  const random = startRandom('shop shipping')
  await insertRows(
    db,
    shopCouriers,
    drafts
      .filter(d => d.hasCourier)
      .map(d => ({
        shopId: d.id,
        freeKm: random.pick([3, 5, 7, 10]),
        perKm: random.pick([3000, 4000, 5000]),
        maxKm: random.pick([15, 25, 40]),
        byBaba: d.id % 10 === 9
      }))
  )
  await insertRows(
    db,
    shopShipping,
    drafts.map(d => ({
      shopId: d.id,
      // Every shop offers parcels: with its own courier only, most buyers would have no delivery.
      commercial: true,
      babaExpedition: d.hasTrucks,
      shopCourier: d.hasCourier,
      discount: d.id % 3 === 0 ? 20_000 : 0,
      discountMinPurchase: d.id % 3 === 0 ? 500_000 : 0
    }))
  )
  await insertRows(
    db,
    shopBankAccounts,
    drafts.flatMap(d =>
      banks.slice(0, 1 + (d.id % 2)).map(bankName => ({
        shopId: d.id,
        bankName,
        accountNumber: String(firstAccountNumber[bankName] + d.id * 31_337),
        accountHolder: d.seller
      }))
    )
  )
}
