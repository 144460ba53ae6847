import type { InferInsertModel } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { productVouchers, vouchers } from '#server/voucher/schema.ts'
import type { Seeded } from './catalogue/write.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { startRandom } from './random.ts'
import type { Shop } from './shops.ts'

type Voucher = InferInsertModel<typeof vouchers>
const day = 86_400_000

export async function writeVouchers(
  db: Db,
  shops: readonly Shop[],
  products: readonly Seeded[],
  now: Date
): Promise<void> {
  const everywhere = marketplaceVouchers(now)
  const ofShops = shops.flatMap(shop => shopVouchers(shop, now))
  const all = [...everywhere, ...ofShops].map((voucher, index) => ({ id: index + 1, ...voucher }))
  await insertRows(db, vouchers, all)
  const byShop = Map.groupBy(all, voucher => voucher.shopId)
  const random = startRandom('product vouchers')
  await insertRows(
    db,
    productVouchers,
    products.flatMap(product => {
      const own = (byShop.get(product.shopId) ?? []).filter(voucher => voucher.isShow && random.chance(0.4))
      // BABA10 and the marketplace's cashback, on some products of every shop.
      const shared = all.slice(0, 2).filter(() => random.chance(0.12))
      return [...own, ...shared].map(voucher => ({ productId: product.id, voucherId: voucher.id }))
    })
  )
}

function voucher(now: Date, draft: Partial<Voucher> & Pick<Voucher, 'code' | 'name'>): Voucher {
  return {
    shopId: null,
    type: 'discount',
    percentage: 0,
    amount: 0,
    maxAmount: 0,
    minPurchaseAmount: 0,
    validFrom: new Date(now.getTime() - 20 * day),
    validUntil: new Date(now.getTime() + 45 * day),
    usageLimit: 1000,
    usedCount: 0,
    isShow: true,
    ...draft
  }
}

const marketplaceVouchers = (now: Date): Voucher[] => [
  voucher(now, {
    code: 'BABA10',
    name: 'Diskon 10% hingga Rp50.000',
    percentage: 10,
    maxAmount: 50_000,
    minPurchaseAmount: 200_000,
    // Old enough for the demo buyer's first order.
    validFrom: new Date(now.getTime() - 40 * day),
    usedCount: 312
  }),
  voucher(now, {
    code: 'CASHBACK5',
    name: 'Cashback 5% hingga Rp30.000',
    type: 'cashback',
    percentage: 5,
    maxAmount: 30_000,
    minPurchaseAmount: 100_000,
    usedCount: 148
  }),
  voucher(now, {
    code: 'HEMAT25',
    name: 'Potongan Rp25.000',
    amount: 25_000,
    minPurchaseAmount: 250_000,
    usedCount: 87
  }),
  voucher(now, {
    code: 'PROYEK5',
    name: 'Diskon proyek 5% hingga Rp500.000',
    percentage: 5,
    maxAmount: 500_000,
    minPurchaseAmount: 5_000_000,
    usageLimit: 300,
    usedCount: 41
  }),
  voucher(now, {
    code: 'RENOVASI',
    name: 'Diskon renovasi 8% hingga Rp100.000',
    percentage: 8,
    maxAmount: 100_000,
    minPurchaseAmount: 1_000_000,
    usageLimit: 50,
    usedCount: 49
  }),
  voucher(now, {
    code: 'HABIS50',
    name: 'Potongan Rp50.000',
    amount: 50_000,
    minPurchaseAmount: 300_000,
    usageLimit: 200,
    usedCount: 200
  }),
  voucher(now, {
    code: 'MITRABABA',
    name: 'Khusus mitra: diskon 7% hingga Rp75.000',
    percentage: 7,
    maxAmount: 75_000,
    isShow: false,
    usageLimit: 500,
    usedCount: 12
  }),
  voucher(now, {
    code: 'MERDEKA',
    name: 'Diskon Kemerdekaan 17%',
    percentage: 17,
    maxAmount: 45_000,
    validFrom: new Date(now.getTime() - 60 * day),
    validUntil: new Date(now.getTime() - 30 * day),
    usedCount: 771
  })
]

function shopVouchers(shop: Shop, now: Date): Voucher[] {
  const shopId = shop.id
  const code = String(shopId).padStart(2, '0')
  const list = [
    voucher(now, {
      shopId,
      code: `TOKO${code}A`,
      name: 'Diskon toko 5% hingga Rp40.000',
      percentage: 5,
      maxAmount: 40_000,
      usageLimit: 400,
      usedCount: shopId * 9
    }),
    voucher(now, {
      shopId,
      code: `TOKO${code}B`,
      name: 'Potongan toko Rp15.000',
      amount: 15_000,
      minPurchaseAmount: 150_000,
      usageLimit: 100,
      usedCount: 90 + (shopId % 10)
    }),
    voucher(now, {
      shopId,
      code: `TOKO${code}C`,
      name: 'Cashback toko 3% hingga Rp20.000',
      type: 'cashback',
      percentage: 3,
      maxAmount: 20_000,
      usageLimit: 200,
      usedCount: shopId * 2
    }),
    voucher(now, {
      shopId,
      code: `TOKO${code}X`,
      name: 'Voucher pelanggan tetap Rp10.000',
      amount: 10_000,
      isShow: false,
      usageLimit: 50,
      usedCount: 4
    })
  ]
  return list.filter((_, index) => (shopId + index) % 3 !== 0)
}
