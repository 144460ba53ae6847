import type { ShippingType } from './shipping-type.ts'

/** To which carriers all of some goods may be paid in cash. */
export type CodCarriers = Record<Exclude<ShippingType, 'commercial'>, boolean>
