import { describe, expect, it } from 'vitest'

import { roadKm, straightKm } from '#lib/address/distance.ts'
import { loadOf } from '#lib/shipping/load.ts'
import { type Network, shippingOptions, type Trip } from '#lib/shipping/options.ts'
import {
  courierCost,
  estimatedDeliveryText,
  shopCourierCost,
  truckCost,
  truckFor,
  zoneOf
} from '#lib/shipping/rates.ts'

const trucks = [
  { name: 'CDD', maxKg: 4000, maxM3: 16, maxLengthMm: 6800, base: 250_000, perKm: 9000 },
  { name: 'Pickup', maxKg: 1000, maxM3: 3, maxLengthMm: 3400, base: 75_000, perKm: 4000 },
  { name: 'Engkel', maxKg: 2000, maxM3: 8, maxLengthMm: 5200, base: 150_000, perKm: 6500 }
]
const load = (actualKg: number, m3 = 0.1, longestMm = 1000) => ({
  actualKg,
  m3,
  chargeableKg: Math.ceil(actualKg),
  longestMm,
  carriedMm: longestMm
})

describe('[shipping-1] the load of an order', () => {
  it('charges the greater of actual and volume weight, rounded up', () => {
    // 40 × 40 × 10 cm = 16,000 cm³ = 4 kg a piece
    const bulky = [{ qty: 2, weightG: 1500, lengthMm: 400, widthMm: 400, heightMm: 100, isBendable: false }]
    expect(loadOf(bulky)).toMatchObject({ actualKg: 3, m3: 0.032, chargeableKg: 8 })
    const heavy = [{ qty: 3, weightG: 40_100, lengthMm: 100, widthMm: 100, heightMm: 100, isBendable: false }]
    expect(loadOf(heavy)).toMatchObject({ actualKg: 120.3, m3: 0.003, chargeableKg: 121 })
  })
  it('weighs at least one kilogram', () => {
    expect(
      loadOf([{ qty: 1, weightG: 20, lengthMm: 10, widthMm: 10, heightMm: 10, isBendable: false }])
        .chargeableKg
    ).toBe(1)
  })
})

describe('[shipping-37] the length of a load', () => {
  const piece = (lengthMm: number, isBendable = false) => ({
    qty: 1,
    weightG: 1000,
    lengthMm,
    widthMm: 20,
    heightMm: 4000,
    isBendable
  })
  it('is the longest side of its longest piece, whichever side that is', () => {
    expect(loadOf([piece(2440), piece(100)])).toMatchObject({ longestMm: 4000, carriedMm: 4000 })
    expect(loadOf([piece(100), piece(6000)])).toMatchObject({ longestMm: 6000, carriedMm: 6000 })
  })
  it('counts half if a piece may be bent, and names the deciding piece', () => {
    expect(loadOf([piece(12_000, true)])).toMatchObject({ longestMm: 12_000, carriedMm: 6000 })
    expect(loadOf([piece(12_000, true), piece(6500)])).toMatchObject({ longestMm: 6500, carriedMm: 6500 })
  })
})

describe('distance', () => {
  it('[address-10] from Jakarta to Bandung is 116 km straight and 1.3 times that by road', () => {
    const jakarta = { lat: -6.2088, lng: 106.8456 }
    const bandung = { lat: -6.9175, lng: 107.6191 }
    expect(straightKm(jakarta, bandung)).toBeCloseTo(116.2, 0)
    expect(roadKm(jakarta, bandung)).toBe(151.1)
    expect(roadKm(jakarta, jakarta)).toBe(0)
  })
  it('[shipping-2] falls into the nearest zone that both places share', () => {
    const here = { cityId: 1, provinceId: 1, island: 'Jawa' }
    expect(zoneOf(here, here)).toBe('city')
    expect(zoneOf(here, { ...here, cityId: 2 })).toBe('province')
    expect(zoneOf(here, { cityId: 2, provinceId: 2, island: 'Jawa' })).toBe('island')
    expect(zoneOf(here, { cityId: 3, provinceId: 3, island: 'Bali' })).toBe('other')
  })
})

describe('a commercial courier', () => {
  const rate = { first: 10_000, next: 8_000, minDays: 1, maxDays: 2 }
  const parcel = {
    isCargo: false,
    minKg: 1,
    maxKg: 30,
    maxLengthMm: 1500,
    rates: { city: rate, province: rate, island: rate, other: null }
  }
  it('[shipping-3] charges for the first and each further kilogram', () => {
    expect(courierCost(parcel, 'city', load(1))).toEqual({
      ok: true,
      cost: 10_000,
      estimatedDelivery: '1-2 hari'
    })
    expect(courierCost(parcel, 'city', load(4.2))).toEqual({
      ok: true,
      cost: 42_000,
      estimatedDelivery: '1-2 hari'
    })
  })
  it('[shipping-3] charges for cargo from its minimum weight on', () => {
    const cargo = { ...parcel, isCargo: true, minKg: 10, maxKg: 1000 }
    expect(courierCost(cargo, 'city', load(9))).toEqual({ ok: false, reason: 'Minimal 10 kg' })
    expect(courierCost(cargo, 'city', load(10))).toMatchObject({ cost: 10_000 })
    expect(courierCost(cargo, 'city', load(12))).toMatchObject({ cost: 26_000 })
  })
  it('[shipping-3] says why it does not carry a load', () => {
    expect(courierCost(parcel, 'city', load(31))).toEqual({ ok: false, reason: 'Melebihi batas 30 kg' })
    expect(courierCost(parcel, 'other', load(1))).toEqual({
      ok: false,
      reason: 'Tidak menjangkau lokasi Anda'
    })
  })
  it('[shipping-37] rejects a piece above its maximum length', () => {
    expect(courierCost(parcel, 'city', load(1, 0.1, 1500))).toMatchObject({ ok: true })
    const rebar = { ...load(8, 0.1, 12_000), carriedMm: 6000 }
    expect(courierCost(parcel, 'city', rebar)).toEqual({
      ok: false,
      reason: 'Terlalu panjang untuk kurir ini: 12 m'
    })
    expect(courierCost(parcel, 'city', load(1, 0.1, 1501))).toMatchObject({ ok: false })
  })
  it('[shipping-4] names a single day once', () => {
    expect([estimatedDeliveryText(1, 1), estimatedDeliveryText(2, 5)]).toEqual(['1 hari', '2-5 hari'])
  })
})

describe('a truck', () => {
  it('[shipping-5] is the smallest that takes weight and volume', () => {
    expect(truckFor(trucks, load(1000, 3))?.name).toBe('Pickup')
    expect(truckFor(trucks, load(1001, 3))?.name).toBe('Engkel')
    expect(truckFor(trucks, load(500, 8.1))?.name).toBe('CDD')
    expect(truckFor(trucks, load(4001))).toBeUndefined()
  })
  it('[shipping-37] is the smallest on which the longest piece fits, with an overhang of a metre', () => {
    expect(truckFor(trucks, load(10, 0.1, 3400))?.name).toBe('Pickup')
    expect(truckFor(trucks, load(10, 0.1, 4000))?.name).toBe('Engkel')
    expect(truckFor(trucks, load(10, 0.1, 6800))?.name).toBe('CDD')
    expect(truckFor(trucks, load(10, 0.1, 6801))).toBeUndefined()
  })
  it('[shipping-5] costs its base and each started kilometre', () => {
    expect(truckCost(trucks[1]!, 10).cost).toBe(115_000)
    expect(truckCost(trucks[1]!, 10.1).cost).toBe(119_000)
  })
})

describe('Kurir Toko', () => {
  const courier = { freeKm: 5, perKm: 3000, maxKm: 20, byBaba: false }
  it('[shipping-7] is free inside the radius, then per kilometre, and ends at its limit', () => {
    expect(shopCourierCost(courier, 5)).toBe(0)
    expect(shopCourierCost(courier, 7.5)).toBe(9_000)
    expect(shopCourierCost(courier, 20)).toBe(45_000)
    expect(shopCourierCost(courier, 20.1)).toBeUndefined()
  })
})

describe('the options of an address', () => {
  const rate = { first: 10_000, next: 8_000, minDays: 1, maxDays: 2 }
  const network: Network = {
    couriers: [
      {
        courier: 'JNE',
        service: 'REG',
        isCargo: false,
        minKg: 1,
        maxKg: 50,
        maxLengthMm: 1500,
        rates: { city: rate, province: rate, island: rate, other: rate }
      }
    ],
    trucks,
    shopCourier: { freeKm: 5, perKm: 3000, maxKm: 20, byBaba: false },
    offered: { commercial: true, babaExpedition: true, shopCourier: true },
    discount: 0
  }
  const trip: Trip = {
    load: load(10),
    zone: 'city',
    km: 10,
    isBeyondLastMile: false,
    codExpedition: true,
    codShop: false,
    delivery: { mode: 'deliver', cost: 0, carrier: null }
  }
  const cases = (options: ReturnType<typeof shippingOptions>) =>
    [...options.commercial, ...options.baba_expedition, ...options.shop_courier].map(o => [
      o.type,
      o.case,
      o.is_available,
      o.is_negotiable,
      o.final_cost
    ])

  it('are quoted by every carrier that reaches it', () => {
    const options = shippingOptions(network, trip)
    expect(cases(options)).toEqual([
      ['commercial', 1, true, false, 82_000],
      ['baba_expedition', 1, true, false, 115_000],
      ['shop_courier', 1, true, false, 15_000]
    ])
    expect(options.recommendation.map(o => o.courier)).toEqual(['Kurir Toko', 'JNE', 'Baba Logistik'])
    expect(options.baba_expedition[0]).toMatchObject({ is_cod: true, service: 'Pickup' })
    expect(options.shop_courier[0]).toMatchObject({ is_cod: false })
  })

  it('[shipping-8, shipping-9] are disabled with their reason beyond the last mile and the radius, and may be negotiated', () => {
    const options = shippingOptions(network, { ...trip, km: 30, isBeyondLastMile: true })
    expect(cases(options)).toEqual([
      ['commercial', 3, true, false, 82_000],
      ['baba_expedition', 2, false, true, 195_000],
      ['shop_courier', 4, false, true, 0]
    ])
    expect(options.baba_expedition[0]?.reason).toBe(
      'Lokasi Anda tidak terjangkau, silahkan gunakan opsi dibawah ini'
    )
    expect(options.recommendation.map(o => o.type)).toEqual(['commercial'])
  })

  it('[shipping-62] promise no days for Kurir Toko to a place beyond its reach', () => {
    const etdOf = (trip: Trip) => shippingOptions(network, trip).shop_courier[0]?.etd
    expect(etdOf(trip)).toBe('1-2 hari')
    expect(etdOf({ ...trip, km: 1_848 })).toBe('')
    const point: Trip['delivery'] = { mode: 'point', cost: 30_000, carrier: 'shop' }
    expect(etdOf({ ...trip, km: 1_848, delivery: point })).toBe('1-2 hari')
  })

  it('[shipping-10] become available by pickup or point if the buyer chose that', () => {
    const moved: Trip = {
      ...trip,
      km: 30,
      isBeyondLastMile: true,
      delivery: { mode: 'pickup', cost: 99_000, carrier: 'expedition' }
    }
    const options = shippingOptions(network, moved)
    expect(options.baba_expedition[0]).toMatchObject({ is_available: true, final_cost: 99_000 })
    // Kurir Toko has no warehouses.
    expect(options.shop_courier[0]).toMatchObject({ is_available: false, is_pickup: false, is_point: true })
  })

  it('[shipping-9] are carried by Baba beyond the radius of a shop that has it so', () => {
    const byBaba = { ...network, shopCourier: { ...network.shopCourier!, byBaba: true } }
    const [option] = shippingOptions(byBaba, { ...trip, km: 30 }).shop_courier
    expect(option).toMatchObject({ case: 6, is_negotiable: false, is_pickup: true, is_point: true })
  })

  it('[shipping-8, shipping-9] are negotiable above the largest truck, never free', () => {
    const [option] = shippingOptions(network, { ...trip, load: load(5000) }).baba_expedition
    expect(option).toMatchObject({ case: 1, is_available: false, is_negotiable: true })
  })

  it('[shipping-8, shipping-9] leave other islands to commercial couriers', () => {
    const options = shippingOptions(network, { ...trip, zone: 'other', km: 900 })
    expect(options.baba_expedition[0]).toMatchObject({ case: 5, is_available: false, is_negotiable: false })
    expect(options.commercial[0]).toMatchObject({ case: 3, is_available: true })
  })

  describe('[shipping-31] the reason why none is available', () => {
    const noCourier = { ...network, couriers: [] }
    const about = (own: Network, more: Partial<Trip>) =>
      shippingOptions(own, { ...trip, ...more }).information

    it('is the address, if there are alternatives below', () => {
      expect(about(noCourier, { km: 30, isBeyondLastMile: true })).toBe(
        'Lokasi Anda tidak terjangkau, silahkan gunakan opsi dibawah ini'
      )
      expect(about(network, { km: 30, isBeyondLastMile: true })).toBe('')
    })

    it('is the load, if that is the reason', () => {
      const onlyTrucks = { ...network, shopCourier: null }
      expect(about(onlyTrucks, { load: load(5000) })).toBe(
        'Muatan melebihi kapasitas truk, diskusikan ongkir dengan penjual'
      )
    })

    it('[shipping-37] is the length, for which more trucks do not help', () => {
      const onlyTrucks = { ...network, shopCourier: null, couriers: [] }
      const long = shippingOptions(onlyTrucks, { ...trip, load: load(40, 0.1, 14_000) })
      const why = 'Terlalu panjang untuk truk kami: 14 m, diskusikan ongkir dengan penjual'
      expect(long.information).toBe(why)
      expect(long.baba_expedition[0]).toMatchObject({
        is_available: false,
        is_negotiable: true,
        estimate: null,
        reason: why
      })
    })

    it('is that nobody carries it, if there are no alternatives', () => {
      const noTrucks = {
        ...network,
        offered: { commercial: true, babaExpedition: false, shopCourier: false }
      }
      expect(about(noTrucks, { load: load(5000) })).toBe('Ongkos kirim tidak tersedia untuk produk ini')
    })
  })

  it('[shipping-32] offer neither a warehouse nor a point for a load that no truck takes', () => {
    const byBaba = { ...network, shopCourier: { ...network.shopCourier!, byBaba: true } }
    const far = { ...trip, load: load(5000), km: 30, isBeyondLastMile: true }
    const options = shippingOptions(byBaba, far)
    const none = { is_pickup: false, is_point: false, is_negotiable: true }
    expect(options.baba_expedition[0]).toMatchObject({ case: 2, ...none })
    expect(options.shop_courier[0]).toMatchObject({ case: 6, ...none, estimate: expect.any(Number) })
    // Trucks have no price for the way over the sea.
    const overSea = shippingOptions(byBaba, { ...far, zone: 'other' })
    expect(overSea.shop_courier[0]).toMatchObject({ case: 6, ...none, estimate: null })
    expect(overSea.baba_expedition[0]).toMatchObject({ case: 5, is_negotiable: false })
    // Kurir Toko itself goes to a point with any load.
    expect(shippingOptions(network, far).shop_courier[0]).toMatchObject({ case: 4, is_point: true })
  })

  it('list couriers that carry it before those that do not', () => {
    const [reg] = network.couriers
    const near = { ...reg!, service: 'YES', rates: { ...reg!.rates, province: null } }
    const couriers = [near, reg!, { ...reg!, service: 'JTR' }]
    const options = shippingOptions({ ...network, couriers }, { ...trip, zone: 'province' })
    expect(options.commercial.map(o => [o.service, o.reason])).toEqual([
      ['REG', null],
      ['JTR', null],
      ['YES', 'Tidak menjangkau lokasi Anda']
    ])
  })

  it('[shipping-13] are reduced by the shipping discount, never below zero', () => {
    const options = shippingOptions({ ...network, discount: 20_000 }, trip)
    expect(options.commercial[0]).toMatchObject({ cost: 82_000, final_cost: 62_000 })
    expect(options.shop_courier[0]).toMatchObject({ cost: 15_000, final_cost: 0 })
  })
})
