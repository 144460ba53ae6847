import * as z from 'zod/mini'

import { endpoint, type ReplyOf } from '#lib/core/schema/endpoint.ts'
import { photo, whole } from '#lib/core/schema/fields.ts'
import * as input from './inputs.ts'
import { estimatorErrors } from './errors.ts'
import { sourceKinds } from './sources.ts'

export const reachKind = z.enum(['priced', 'negotiated', 'none'])
/**
 * 'priced': whole rupiah by the cheapest carrier; 'negotiated': with the seller, because no carrier has a price;
 * 'none': no delivery.
 */
const reach = z.object({
  kind: reachKind,
  cost: z.nullable(whole),
  etd: z.nullable(z.string()),
  /** The carrier of that price, 'Baba Logistik Pickup'; null without a price. */
  carrier: z.nullable(z.string())
})
export type Reach = z.output<typeof reach>

const truckClass = z.object({ name: z.string(), max_kg: z.number(), max_m3: z.number() })

/** A product in stock that covers a need, with the number of pieces. */
const offerOfNeed = z.object({
  /** The cheapest for this amount, the best rated, or the requested product. */
  why: z.enum(['cheapest', 'best', 'chosen']),
  product_id: whole,
  product_detail_id: whole,
  slug: z.string(),
  name: z.string(),
  /** 'Putih' for a product with variants: the one whose price the card shows. */
  variant: z.nullable(z.string()),
  photo,
  shop_id: whole,
  shop: z.string(),
  /** City of the shop, from which it ships. */
  location: z.string(),
  /** Delivery to the requested city, all pieces in one delivery of their own; null without a city. */
  reach: z.nullable(reach),
  rating: z.number(),
  sold: whole,
  /** Whole rupiah for one piece without vouchers, which apply once per order. */
  price: whole,
  /** Whole pieces that cover the need, at least the product's minimum. */
  qty: whole,
  /** Unit of one piece: sak, dus, batang. */
  sale: z.string(),
  /** Whole rupiah for all of them, without shipping. */
  cost: whole,
  /** Kilograms and cubic metres of all pieces. */
  weight_kg: z.number(),
  m3: z.number()
})

/** A material with the needed amount and its offers; no offers where no shop has enough. */
const neededMaterial = z.object({
  key: z.string(),
  name: z.string(),
  amount: z.number(),
  unit: z.string(),
  offers: z.array(offerOfNeed)
})

const labelled = z.object({ label: z.string(), value: z.string() })

const shipment = z.object({
  shop_id: whole,
  shop: z.string(),
  location: z.string(),
  weight_kg: z.number(),
  truck: z.nullable(z.object({ name: z.string(), count: whole })),
  /** Freight to the requested city, each material on its own; null without a city. */
  freight: z.nullable(
    z.object({
      kind: reachKind,
      /** Whole rupiah; null unless all of it has a price. */
      cost: z.nullable(whole),
      carriers: z.array(z.string()),
      /** Number of deliveries. */
      deliveries: whole
    })
  )
})
export type Shipment = z.output<typeof shipment>
export type Truck = z.output<typeof truckClass>

export const estimateReply = z.object({
  measures: z.array(labelled),
  materials: z.array(neededMaterial),
  /** Whole rupiah of the cheapest offers, and the materials that no shop has enough of. */
  cost: whole,
  missing: z.array(z.string()),
  /** The requested city; null without one or with an unknown id. */
  city: z.nullable(z.object({ id: whole, name: z.string() })),
  /** By shop, for the cheapest offers: actual kilograms, and the truck that fits. */
  shipments: z.array(shipment),
  trucks: z.array(truckClass),
  steps: z.array(z.object({ label: z.string(), formula: z.string() })),
  sources: z.array(z.object({ kind: z.enum(sourceKinds), name: z.string(), read: z.string() }))
})
export type EstimateReply = ReplyOf<typeof estimateWalls>
export type NeededMaterial = EstimateReply['materials'][number]
export type OfferOfNeed = NeededMaterial['offers'][number]

const { nothing_measured, openings_too_large, section_too_small } = estimatorErrors
const ofWalls = [nothing_measured, openings_too_large]
const shared = { access: 'public', reply: estimateReply, limit: 'search' } as const

export const estimateWalls = endpoint('GET /estimate/dinding', {
  ...shared,
  summary: 'Bricks or blocks of walls and what joins them, with the products that answer it',
  errors: ofWalls,
  input: input.wallInput
})
export const estimatePlastering = endpoint('GET /estimate/plester-acian', {
  ...shared,
  summary: 'Plaster and skim coat of walls, with the products that answer it',
  errors: ofWalls,
  input: input.plasterInput
})
export const estimateTiling = endpoint('GET /estimate/lantai', {
  ...shared,
  summary: 'Tiles, adhesive and grout of floors or walls, with the products that answer it',
  errors: ofWalls,
  input: input.tileInput
})
export const estimatePainting = endpoint('GET /estimate/cat', {
  ...shared,
  summary: 'Paint of walls, with the products that answer it',
  errors: ofWalls,
  input: input.paintInput
})
export const estimateRoofing = endpoint('GET /estimate/atap', {
  ...shared,
  summary: 'Covering and frame of a gable roof, with the products that answer it',
  input: input.roofInput
})
export const estimateConcreting = endpoint('GET /estimate/cor-beton', {
  ...shared,
  summary: 'Cement, sand and gravel of concrete, with the products that answer it',
  errors: [nothing_measured],
  input: input.concreteInput
})
export const estimateReinforcing = endpoint('GET /estimate/besi', {
  ...shared,
  summary: 'Main bars and stirrups of columns and beams, with the products that answer it',
  errors: [section_too_small],
  input: input.steelInput
})
export const estimateCeilings = endpoint('GET /estimate/plafon', {
  ...shared,
  summary: 'Boards, frame and moulding of ceilings, with the products that answer it',
  errors: [nothing_measured],
  input: input.ceilingInput
})
