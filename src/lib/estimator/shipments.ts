import { groupBy } from '#lib/core/group-by.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import type { OfferOfNeed, Shipment, Truck } from './contract.ts'

export type Carried = Pick<OfferOfNeed, 'shop_id' | 'shop' | 'location' | 'weight_kg' | 'm3' | 'reach'>

/** Maximum kilograms of parcel services, by weight or by 4.000 cm³ each (D8); heavier loads need a truck. */
const parcelKg = 50
const kgPerM3 = 250

/**
 * The smallest truck for a load, or the number of the largest ones; null where a parcel suffices or there are no
 * trucks.
 */
export function trucksFor(trucks: readonly Truck[], load: { kg: number; m3: number }): Shipment['truck'] {
  if (Math.max(load.kg, load.m3 * kgPerM3) <= parcelKg) return null
  const bySize = [...trucks].sort((a, b) => a.max_kg - b.max_kg)
  const one = bySize.find(truck => load.kg <= truck.max_kg && load.m3 <= truck.max_m3)
  if (one) return { name: one.name, count: 1 }
  const largest = bySize.at(-1)
  if (!largest) return null
  return {
    name: largest.name,
    count: Math.ceil(Math.max(load.kg / largest.max_kg, load.m3 / largest.max_m3))
  }
}

/** One shipment per shop, the heaviest first: two shops never share a truck. */
export function shipmentsOf(offers: readonly Carried[], trucks: readonly Truck[]): Shipment[] {
  return [...groupBy(offers, offer => offer.shop_id).values()]
    .flatMap((own): Shipment[] => {
      const [first] = own
      if (!first) return []
      const kg = own.reduce((sum, offer) => sum + offer.weight_kg, 0)
      const m3 = own.reduce((sum, offer) => sum + offer.m3, 0)
      const { shop_id, shop, location } = first
      return [
        {
          shop_id,
          shop,
          location,
          weight_kg: kg,
          truck: trucksFor(trucks, { kg, m3 }),
          freight: freightOf(own)
        }
      ]
    })
    .sort((a, b) => b.weight_kg - a.weight_kg)
}

/** The freight of a shop's materials, one by one; only the checkout knows how they share a truck. */
function freightOf(own: readonly Carried[]): Shipment['freight'] {
  const reaches = own.flatMap(({ reach }) => reach ?? [])
  if (reaches.length < own.length) return null
  const kind =
    (['none', 'negotiated'] as const).find(bad => reaches.some(reach => reach.kind === bad)) ?? 'priced'
  return {
    kind,
    cost: kind === 'priced' ? reaches.reduce((sum, { cost }) => sum + (cost ?? 0), 0) : null,
    carriers: [...new Set(reaches.flatMap(({ carrier }) => carrier ?? []))],
    deliveries: reaches.length
  }
}

function freightText({ kind, cost, carriers, deliveries }: NonNullable<Shipment['freight']>): string {
  if (kind === 'none') return 'belum ada kurir untuk sebagian atau semuanya'
  if (kind === 'negotiated') return 'ongkir dirundingkan dengan toko'
  const price = cost === 0 ? 'ongkir gratis' : `ongkir ${rupiah(cost ?? 0)}`
  return `${price} dengan ${carriers.join(' dan ')}${deliveries > 1 ? ', tiap bahan dikirim sendiri' : ''}`
}

/**
 * Without a city 'Toko A, Kota Bekasi: 640 kg, 1 truk Pickup', with one the quoted carrier: 'Toko A, Kota Bekasi: 640
 * kg, ongkir Rp655.000 dengan Baba Logistik Pickup'
 */
export function shipmentText({ shop, location, weight_kg, truck, freight }: Shipment): string {
  const load = `${shop}, ${location}: ${weight_kg.toLocaleString('id-ID', { maximumFractionDigits: 1 })} kg`
  if (freight) return `${load}, ${freightText(freight)}`
  return load + (truck ? `, ${truck.count} truk ${truck.name}` : ', cukup kurir paket')
}

/** 'Barang dan ongkir ke Bandung: Rp1.615.000', with the shops whose freight is not included. */
export function deliveredText(city: string, goods: number, shipments: readonly Shipment[]): string {
  const freight = shipments.reduce((sum, shipment) => sum + (shipment.freight?.cost ?? 0), 0)
  const open = shipments.filter(shipment => shipment.freight?.kind !== 'priced').map(({ shop }) => shop)
  const without = open.length > 0 ? `, belum ongkir dari ${open.join(', ')}` : ''
  return `Barang dan ongkir ke ${city}: ${rupiah(goods + freight)}${without}`
}
