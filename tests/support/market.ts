import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { forgetReferences } from '#server/checkout/references.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { addresses } from '#server/address/schema.ts'
import { users } from '#server/identity/schema.ts'
import { paymentMethods } from '#server/payment/schema.ts'
import { cities, districts, provinces, villages } from '#server/address/schema.ts'
import {
  courierServices,
  expeditionReach,
  shopCouriers,
  shopShipping,
  truckClasses,
  warehouses
} from '#server/shipping/schema.ts'
import { productVouchers, vouchers } from '#server/voucher/schema.ts'
import { hashSecret } from '#server/identity/password-hash.ts'

import type { Person } from './person.ts'
import { signIn } from './sign-in.ts'
import type { World } from './world.ts'

/** A region for tests, with ids that no real region has. */
export const region = {
  province: 9,
  city: 901,
  near: 90101,
  far: 90102,
  nearVillage: 9010101,
  farVillage: 9010201
}

/** A place near the shop, as address forms send it. */
export const nearPlace = {
  province_id: region.province,
  city_id: region.city,
  district_id: region.near,
  subdistrict_id: region.nearVillage,
  zip_code: '10110',
  address_detail: 'Jl. Titip 2'
}
/** Another island: trucks do not go there. */
export const overseas = { province: 8, city: 801, district: 80101, village: 8010101 }

export const pin = '135790'
export type Buyer = { id: number; person: Person; addressId: number }
export type Product = { id: number; detailId: number }

/** A small market with known rates, so that every figure in a test is a literal. */
export type Market = Awaited<ReturnType<typeof openMarket>>

/** Parcels 10.000 + 8.000 a kg in the city, one truck class of each, Kurir Toko free to 5 km, 3.000 a km to 20. */
export async function openMarket(world: World) {
  const { db } = world.services
  const now = world.services.clock.now()
  await writeRegions(world)
  const pinHash = await hashSecret(pin)
  const [seller] = await db
    .insert(users)
    .values({ role: 'seller', name: 'Penjual Uji', createdAt: now })
    .returning({ id: users.id })
  const makeShop = async (name: string) => {
    const [shop] = await db
      .insert(shops)
      .values({
        sellerId: seller!.id,
        slug: `${name}-${randomUUID()}`,
        name,
        provinceId: region.province,
        cityId: region.city,
        districtId: region.near,
        address: 'Jl. Uji 1',
        lat: -6.2,
        lng: 106.8,
        createdAt: now
      })
      .returning({ id: shops.id })
    await db.insert(shopCouriers).values({ shopId: shop!.id, freeKm: 5, perKm: 3000, maxKm: 20 })
    await db
      .insert(shopShipping)
      .values({ shopId: shop!.id, commercial: true, babaExpedition: true, shopCourier: true })
    return shop!.id
  }
  const shopId = await makeShop('Toko Uji')
  return {
    shopId,
    sellerId: seller!.id,
    makeShop,
    product: (options: ProductOptions = {}) => makeProduct(world, options.shopId ?? shopId, options),
    voucher: (options: VoucherOptions) => makeVoucher(world, options),
    /** Ends all vouchers: the best one is preselected, even one of an earlier test. */
    endVouchers: () =>
      world.services.db.update(vouchers).set({ validFrom: new Date(0), validUntil: new Date(1) }),
    buyer: () => makeBuyer(world, pinHash),
    stockOf: async (product: Product) => {
      const [row] = await db.select().from(productDetails).where(eq(productDetails.id, product.detailId))
      return row!.stock
    }
  }
}

type ProductOptions = {
  shopId?: number
  price?: number
  stock?: number
  min?: number
  weightG?: number
  /** The longest side of a piece. */
  lengthMm?: number
  isBendable?: boolean
  cod?: boolean
  name?: string
  isActive?: boolean
}

async function makeProduct({ services }: World, shopId: number, options: ProductOptions): Promise<Product> {
  const { price = 50_000, stock = 10, min = 1, weightG = 1000, lengthMm = 100, cod = true } = options
  const [product] = await services.db
    .insert(products)
    .values({
      shopId,
      slug: randomUUID(),
      name: options.name ?? 'Semen Uji 40 kg',
      description: '',
      merk: 'Uji',
      type: 'material',
      condition: 'new',
      c1: 1,
      c2: 1,
      c3: 1,
      min,
      contentAmount: 1,
      contentUnit: 'piece',
      isBendable: options.isBendable ?? false,
      codExpedition: cod,
      codShop: cod,
      specifications: [],
      isActive: options.isActive ?? true,
      minPrice: price,
      cardPrice: price,
      maxPrice: price,
      stock,
      bestStock: stock,
      photoPath: 'products/test',
      provinceId: region.province,
      cityId: region.city,
      createdAt: services.clock.now()
    })
    .returning({ id: products.id })
  const [detail] = await services.db
    .insert(productDetails)
    .values({ productId: product!.id, price, stock, weightG, lengthMm, widthMm: 100, heightMm: 100 })
    .returning({ id: productDetails.id })
  return { id: product!.id, detailId: detail!.id }
}

type VoucherOptions = Partial<typeof vouchers.$inferInsert> & { productId?: number }

async function makeVoucher({ services }: World, { productId, ...options }: VoucherOptions): Promise<string> {
  const now = services.clock.now()
  const code = options.code ?? `V${randomUUID().slice(0, 8).toUpperCase()}`
  const [voucher] = await services.db
    .insert(vouchers)
    .values({
      name: code,
      type: 'discount',
      validFrom: new Date(now.getTime() - 1000),
      validUntil: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000),
      usageLimit: 100,
      ...options,
      code
    })
    .returning({ id: vouchers.id })
  if (productId) await services.db.insert(productVouchers).values({ productId, voucherId: voucher!.id })
  return code
}

async function makeBuyer(world: World, pinHash: string): Promise<Buyer> {
  const { db, clock } = world.services
  const now = clock.now()
  const [user] = await db
    .insert(users)
    .values({ name: 'Pembeli Uji', pinHash, createdAt: now })
    .returning({ id: users.id })
  const person = world.person()
  await signIn(world, person, user!.id)
  return { id: user!.id, person, addressId: await addAddress(world, user!.id) }
}

/** An address 2 km from the shop, or somewhere else. */
export async function addAddress(
  { services }: World,
  userId: number,
  more: Partial<typeof addresses.$inferInsert> = {}
): Promise<number> {
  const [row] = await services.db
    .insert(addresses)
    .values({
      userId,
      label: 'Rumah',
      name: 'Budi',
      phone: '081234567890',
      provinceId: region.province,
      cityId: region.city,
      districtId: region.near,
      subdistrictId: region.nearVillage,
      zipCode: '10110',
      lat: -6.21,
      lng: 106.8,
      addressDetail: 'Jl. Rumah 1',
      isMain: Object.keys(more).length === 0,
      createdAt: services.clock.now(),
      ...more
    })
    .returning({ id: addresses.id })
  return row!.id
}

/** A warehouse of Baba beside the shop. */
export async function addWarehouse({ services }: World): Promise<number> {
  const [row] = await services.db
    .insert(warehouses)
    .values({
      name: 'Gudang Uji',
      phone: '0215550000',
      provinceId: region.province,
      cityId: region.city,
      districtId: region.near,
      subdistrictId: region.nearVillage,
      addressDetail: 'Jl. Gudang 1',
      lat: -6.2,
      lng: 106.8
    })
    .returning({ id: warehouses.id })
  return row!.id
}

async function writeRegions({ services }: World): Promise<void> {
  const { db } = services
  forgetReferences(services)
  const at = { lat: -6.2, lng: 106.8 }
  await db.insert(provinces).values([
    { id: region.province, code: '9', name: 'Provinsi Uji', island: 'Uji' },
    { id: overseas.province, code: '8', name: 'Provinsi Seberang', island: 'Seberang' }
  ])
  await db.insert(cities).values([
    { id: region.city, code: '9.01', provinceId: region.province, name: 'Kota Uji', ...at },
    { id: overseas.city, code: '8.01', provinceId: overseas.province, name: 'Kota Seberang', ...at }
  ])
  await db.insert(districts).values([
    { id: region.near, code: '9.01.01', cityId: region.city, name: 'Dekat', ...at },
    { id: region.far, code: '9.01.02', cityId: region.city, name: 'Jauh', ...at },
    { id: overseas.district, code: '8.01.01', cityId: overseas.city, name: 'Seberang', ...at }
  ])
  await db.insert(villages).values([
    {
      id: region.nearVillage,
      code: '9.01.01.0001',
      districtId: region.near,
      name: 'Dekat',
      zipCode: '10110',
      ...at
    },
    {
      id: region.farVillage,
      code: '9.01.02.0001',
      districtId: region.far,
      name: 'Jauh',
      zipCode: '10120',
      ...at
    },
    {
      id: overseas.village,
      code: '8.01.01.0001',
      districtId: overseas.district,
      name: 'Seberang',
      zipCode: '90110',
      ...at
    }
  ])
  await db.insert(expeditionReach).values([{ districtId: region.near, pointCost: 35_000 }])
  await db.delete(courierServices)
  await db.delete(truckClasses)
  const rate = (first: number, next: number) => ({ first, next, minDays: 1, maxDays: 2 })
  await db.insert(courierServices).values({
    courier: 'Kurir Uji',
    service: 'REG',
    isCargo: false,
    minKg: 1,
    maxKg: 50,
    rates: {
      city: rate(10_000, 8_000),
      province: rate(12_000, 10_000),
      island: rate(20_000, 15_000),
      other: rate(40_000, 35_000)
    },
    sort: 1
  })
  await db.insert(truckClasses).values([
    { name: 'Pickup', maxKg: 1000, maxM3: 3, base: 75_000, perKm: 4000, sort: 1 },
    { name: 'Engkel', maxKg: 2000, maxM3: 8, maxLengthMm: 5200, base: 150_000, perKm: 6500, sort: 2 },
    { name: 'CDD', maxKg: 4000, maxM3: 16, maxLengthMm: 6800, base: 250_000, perKm: 9000, sort: 3 }
  ])
  await db
    .insert(paymentMethods)
    .values([
      { id: 1, name: 'Saldo Baba', icon: 'wallet', bankType: 'baba_balance', fee: 0, sort: 1 },
      {
        id: 2,
        name: 'BCA Virtual Account',
        icon: 'bca',
        bankType: 'virtual_account',
        bankCode: 'bca',
        fee: 4000,
        sort: 2
      },
      { id: 7, name: 'Bayar di Tempat', icon: 'hand-coins', bankType: 'baba_cod', fee: 0, sort: 7 },
      { id: 8, name: 'Cicilan', icon: 'calendar-clock', bankType: 'paylater_account', fee: 0, sort: 8 }
    ])
    .onConflictDoNothing()
}
