import type { ShopInput } from '#lib/goods/shop-input.ts'
import type { Problem } from './draft.ts'

/** What a row of the table of shops says; what it does not say is absent. */
export type ShopDraft = {
  row: number
  name?: string
  slug?: string
  seller?: string
  phone?: string
  email?: string
  province?: string
  city?: string
  district?: string
  /** The name or number of its village. */
  village?: string
  /** The file name or address of its picture. */
  photo?: string
  /** Closed shops come closed. */
  is_closed?: boolean
  /** What could not be read; a shop with one is rejected. */
  problems: Problem[]
} & Partial<
  Pick<
    ShopInput,
    | 'address'
    | 'lat'
    | 'lng'
    | 'description'
    | 'hours'
    | 'commercial'
    | 'baba_expedition'
    | 'courier'
    | 'shipping_discount'
    | 'shipping_discount_min'
    | 'return_days'
    | 'is_verified'
    | 'is_official'
  >
>
