import { describe, expect, it } from 'vitest'

import type { Reach } from '#lib/estimator/contract.ts'
import { deliveredText, shipmentsOf, shipmentText, trucksFor } from '#lib/estimator/shipments.ts'

const trucks = [
  { name: 'CDD', max_kg: 4_000, max_m3: 16 },
  { name: 'Pickup', max_kg: 1_000, max_m3: 3 },
  { name: 'Engkel', max_kg: 2_000, max_m3: 8 }
]
const sent = (shop_id: number, weight_kg: number, m3 = 0, reach: Reach | null = null) => ({
  shop_id,
  shop: `Toko ${shop_id}`,
  location: 'Kota Bekasi',
  weight_kg,
  m3,
  reach
})

describe('[estimator-25] a load', () => {
  it.each([
    [{ kg: 1_000, m3: 3 }, 'Pickup', 1],
    [{ kg: 1_001, m3: 3 }, 'Engkel', 1],
    [{ kg: 10, m3: 8.1 }, 'CDD', 1],
    [{ kg: 4_001, m3: 1 }, 'CDD', 2],
    [{ kg: 1, m3: 33 }, 'CDD', 3],
    [{ kg: 51, m3: 0 }, 'Pickup', 1],
    [{ kg: 1, m3: 0.21 }, 'Pickup', 1]
  ])('of %j goes on %s × %s', (load, name, count) => {
    expect(trucksFor(trucks, load)).toEqual({ name, count })
  })

  it('that a parcel service carries needs no truck', () => {
    expect(trucksFor(trucks, { kg: 50, m3: 0.2 })).toBeNull()
  })

  it('is separate per shop, the heaviest first', () => {
    const loads = shipmentsOf([sent(1, 640), sent(2, 3_000, 2), sent(1, 700, 1)], trucks)
    expect(loads.map(shipmentText)).toEqual([
      'Toko 2, Kota Bekasi: 3.000 kg, 1 truk CDD',
      'Toko 1, Kota Bekasi: 1.340 kg, 1 truk Engkel'
    ])
    expect(shipmentsOf([], trucks)).toEqual([])
    expect(shipmentsOf([sent(1, 5)], []).map(shipmentText)).toEqual([
      'Toko 1, Kota Bekasi: 5 kg, cukup kurir paket'
    ])
  })
})

describe('[estimator-31] for a city', () => {
  const by = (cost: number, carrier: string): Reach => ({ kind: 'priced', cost, etd: '1 hari', carrier })
  const open = (kind: 'negotiated' | 'none'): Reach => ({ kind, cost: null, etd: null, carrier: null })

  it("each shop's freight names its carrier, and no truck if a courier carries it", () => {
    const loads = shipmentsOf(
      [
        sent(1, 640, 0, by(90_000, 'JNE Reguler')),
        sent(2, 30, 0, by(0, 'Kurir Toko Reguler')),
        sent(3, 20, 0, by(10_000, 'JNE Reguler')),
        sent(3, 5, 0, by(5_000, 'Baba Logistik Pickup'))
      ],
      trucks
    )
    expect(loads.map(shipmentText)).toEqual([
      'Toko 1, Kota Bekasi: 640 kg, ongkir Rp90.000 dengan JNE Reguler',
      'Toko 2, Kota Bekasi: 30 kg, ongkir gratis dengan Kurir Toko Reguler',
      'Toko 3, Kota Bekasi: 25 kg, ongkir Rp15.000 dengan JNE Reguler dan Baba Logistik Pickup, tiap bahan dikirim sendiri'
    ])
    expect(deliveredText('Bandung', 1_000_000, loads)).toBe('Barang dan ongkir ke Bandung: Rp1.105.000')
  })

  it('a shop without a price is named, and is in no sum', () => {
    const loads = shipmentsOf(
      [
        sent(1, 640, 0, open('negotiated')),
        sent(2, 30, 0, open('none')),
        sent(2, 9, 0, by(7_000, 'JNE Reguler')),
        sent(3, 20, 0, by(10_000, 'JNE Reguler'))
      ],
      trucks
    )
    expect(loads.map(shipmentText).slice(0, 2)).toEqual([
      'Toko 1, Kota Bekasi: 640 kg, ongkir dirundingkan dengan toko',
      'Toko 2, Kota Bekasi: 39 kg, belum ada kurir untuk sebagian atau semuanya'
    ])
    expect(deliveredText('Bandung', 1_000_000, loads)).toBe(
      'Barang dan ongkir ke Bandung: Rp1.010.000, belum ongkir dari Toko 1, Toko 2'
    )
  })
})
