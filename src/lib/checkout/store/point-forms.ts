import { map } from 'nanostores'

import type { CheckoutBlock } from '#lib/checkout/contract.ts'
import { emptyPoint, type PointForm } from '#lib/shipping/point-form.ts'

/** Form input of each shop's delivery point; it outlives its dialog, but not the page. */
export const $pointForms = map<Record<number, PointForm>>({})

/** Initial values of a shop's point form: earlier input, otherwise the point of this checkout. */
export function pointForm({ shop_id, delivery: { point } }: CheckoutBlock): PointForm {
  const typed = $pointForms.get()[shop_id]
  if (typed || !point) return typed ?? emptyPoint
  const { label, name, phone, address_detail, is_main, city, district, subdistrict } = point
  const place = { cityId: city.id, districtId: district.id, villageId: subdistrict.id }
  return { ...place, label, name, phone, address_detail, is_main }
}
