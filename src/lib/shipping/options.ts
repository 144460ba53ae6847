import { brand } from '#lib/core/brand.ts'
import { metres } from '#lib/format/length.ts'
import type { ShippingOption } from './contract.ts'
import { shippingAfterDiscount } from '#lib/shipping/after-discount.ts'
import { cheapestFirst } from './choice.ts'
import { type Delivery, usesDeliveryMode } from './delivery-mode.ts'
import type { Load } from './load.ts'
import { shippingErrors } from './errors.ts'
import {
  convoyCost,
  type CourierService,
  courierCost,
  type DeliveryCase,
  isNegotiable,
  isTooLongForTrucks,
  offersPickup,
  offersPoint,
  type ShopCourier,
  shopCourierCost,
  truckCost,
  truckFor,
  type TruckClass,
  type Zone
} from './rates.ts'

/** Rates and couriers of a shop and the carriers. */
export type Network = {
  couriers: readonly (CourierService & { courier: string; service: string })[]
  trucks: readonly TruckClass[]
  /** Null if the shop has no courier of its own. */
  shopCourier: ShopCourier | null
  /** Types that the shop offers. */
  offered: { commercial: boolean; babaExpedition: boolean; shopCourier: boolean }
  /** Shipping discount in whole rupiah for this subtotal. */
  discount: number
}

/** One load to one address. */
export type Trip = {
  load: Load
  zone: Zone
  /** Road distance. */
  km: number
  /** Baba Logistik's trucks do not drive the last mile to the address's district. */
  isBeyondLastMile: boolean
  /** Whether all goods may be paid in cash to this carrier. */
  codExpedition: boolean
  codShop: boolean
  /** The buyer's delivery mode, with its total cost in whole rupiah and its carrier. */
  delivery: Delivery
}

const unreachable = shippingErrors.location_unreachable.message

/** Why no truck takes a load; after the comma the text names the alternative. */
const whyAbove = ({ trucks }: Network, { load }: Trip): string =>
  isTooLongForTrucks(trucks, load)
    ? `Terlalu panjang untuk truk kami: ${metres(load.longestMm)}, diskusikan ongkir dengan penjual`
    : 'Muatan melebihi kapasitas truk, diskusikan ongkir dengan penjual'

type Draft = Pick<ShippingOption, 'type' | 'courier' | 'service'> & {
  cost: number
  etd: string
  isCod: boolean
  case: DeliveryCase
  isAboveTrucks?: boolean
  /** The rates' estimate of a negotiable freight. */
  estimate?: number | undefined
  reason?: string
}

/** Completes an option: without a quote it is disabled with its reason, never free (D8). */
function toOption(draft: Draft, discount: number, delivery: Trip['delivery']): ShippingOption {
  // A load above all trucks cannot go to a warehouse or a point either.
  const isAbove = draft.isAboveTrucks ?? false
  const isPickup = !isAbove && offersPickup(draft.case)
  const isPoint = !isAbove && offersPoint(draft.case)
  const isMoved = usesDeliveryMode(
    { type: draft.type, case: draft.case, is_pickup: isPickup, is_point: isPoint },
    delivery
  )
  const reason = draft.reason ?? (isMoved || draft.case === 1 || draft.case === 3 ? null : unreachable)
  const cost = isMoved ? delivery.cost : draft.cost
  const canNegotiate = isNegotiable(draft.case, isAbove)
  return {
    type: draft.type,
    courier: draft.courier,
    service: draft.service,
    cost,
    final_cost: shippingAfterDiscount(cost, discount),
    etd: draft.etd,
    is_cod: draft.isCod,
    case: draft.case,
    is_pickup: isPickup,
    is_point: isPoint,
    is_negotiable: canNegotiate,
    estimate: canNegotiate ? (draft.estimate ?? null) : null,
    is_available: reason === null,
    reason
  }
}

/** Why no option is available: the address (with alternatives below), else the load, else no carrier. */
function informationOf(options: readonly ShippingOption[], above: string): string {
  if (options.some(option => option.is_available)) return ''
  const [first] = [unreachable, above].filter(why => options.some(({ reason }) => reason === why))
  return first ?? shippingErrors.shipping_unavailable.message
}

/** A load above the largest truck is negotiated, for Baba's trucks and Kurir Toko alike. */
const above = (network: Network, trip: Trip) => ({
  isAboveTrucks: true,
  reason: whyAbove(network, trip),
  // No truck drives to another island, so that a convoy's cost would be meaningless.
  estimate: trip.zone === 'other' ? undefined : convoyCost(network.trucks, trip.load, trip.km)
})

function truckDraft(network: Network, trip: Trip): Draft {
  const base = { type: 'baba_expedition' as const, courier: brand.logistics, isCod: trip.codExpedition }
  if (trip.zone === 'other') {
    return { ...base, service: 'Truk', cost: 0, etd: '', case: 5, reason: 'Tidak menjangkau pulau Anda' }
  }
  const truck = truckFor(network.trucks, trip.load)
  const deliveryCase = trip.isBeyondLastMile ? 2 : 1
  if (!truck) {
    return { ...base, service: 'Truk', cost: 0, etd: '', case: deliveryCase, ...above(network, trip) }
  }
  const { cost, estimatedDelivery } = truckCost(truck, trip.km)
  return { ...base, service: truck.name, cost, etd: estimatedDelivery, case: deliveryCase, estimate: cost }
}

function shopCourierDraft(network: Network, courier: ShopCourier, trip: Trip): Draft {
  const base = { type: 'shop_courier' as const, courier: brand.shopCourier, service: 'Reguler' }
  const cost = shopCourierCost(courier, trip.km)
  const deliveryCase = cost !== undefined ? 1 : courier.byBaba ? 6 : 4
  const isAbove = deliveryCase === 6 && !truckFor(network.trucks, trip.load)
  return {
    ...base,
    cost: cost ?? 0,
    // To a place beyond its reach only the seller knows how long it takes.
    etd: deliveryCase === 4 && trip.delivery.mode === 'deliver' ? '' : '1-2 hari',
    isCod: trip.codShop,
    case: deliveryCase,
    estimate: shopCourierCost({ ...courier, maxKm: Infinity }, trip.km),
    ...(isAbove && above(network, trip))
  }
}

/**
 * All options of D8 for a load and an address: by type, available ones first; and the cheapest of each type, sorted by
 * price.
 */
export function shippingOptions(network: Network, trip: Trip) {
  const finish = (draft: Draft) => toOption(draft, network.discount, trip.delivery)
  const { offered, shopCourier } = network
  const baba = offered.babaExpedition ? [finish(truckDraft(network, trip))] : []
  const shop =
    offered.shopCourier && shopCourier ? [finish(shopCourierDraft(network, shopCourier, trip))] : []
  const isCommercialOnly = ![...baba, ...shop].some(option => option.case === 1 && option.is_available)
  const carried = (offered.commercial ? network.couriers : []).map(service => {
    const rate = courierCost(service, trip.zone, trip.load)
    return finish({
      type: 'commercial',
      courier: service.courier,
      service: service.service,
      cost: rate.ok ? rate.cost : 0,
      etd: rate.ok ? rate.estimatedDelivery : '',
      isCod: false,
      case: rate.ok ? (isCommercialOnly ? 3 : 1) : 5,
      ...(!rate.ok && { reason: rate.reason })
    })
  })
  const commercial = [...carried].sort((a, b) => Number(b.is_available) - Number(a.is_available))
  const recommendation = cheapestFirst(
    [commercial, baba, shop].flatMap(all => cheapestFirst(all).slice(0, 1))
  )
  return {
    recommendation,
    commercial,
    baba_expedition: baba,
    shop_courier: shop,
    information: informationOf([...commercial, ...baba, ...shop], whyAbove(network, trip)),
    discount: network.discount
  }
}
