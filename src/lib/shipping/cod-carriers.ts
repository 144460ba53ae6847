import type { ShippingType } from './shipping-type.ts'

/** Carriers that accept cash for all of the goods. */
export type CodCarriers = Record<Exclude<ShippingType, 'commercial'>, boolean>
