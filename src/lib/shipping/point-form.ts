import { addressTexts } from '#lib/address/texts.ts'
import type { pointLabels } from './point-labels.ts'

/** Form of a delivery point; 0 is a region that is not chosen yet. */
export type PointForm = {
  cityId: number
  districtId: number
  villageId: number
  label: (typeof pointLabels)[number] | ''
  name: string
  phone: string
  address_detail: string
  /** Whether the order makes it the main address. */
  is_main: boolean
}

export const emptyPoint: PointForm = {
  cityId: 0,
  districtId: 0,
  villageId: 0,
  label: '',
  name: '',
  phone: '',
  address_detail: '',
  is_main: false
}

type Problems = Partial<
  Record<'cityId' | 'districtId' | 'villageId' | 'label' | 'name' | 'phone' | 'address_detail', string>
>

/** Missing fields of a delivery point with their messages; all are required (shipping-12). */
export function pointProblems(form: PointForm): Problems {
  return {
    ...(!form.cityId && { cityId: 'Kota wajib dipilih' }),
    ...(!form.districtId && { districtId: 'Kecamatan wajib dipilih' }),
    ...(!form.villageId && { villageId: 'Kelurahan wajib dipilih' }),
    ...(!form.label && { label: 'Label wajib dipilih' }),
    ...(!form.address_detail.trim() && { address_detail: addressTexts.detail }),
    ...(!form.name.trim() && { name: addressTexts.name }),
    ...(!/^\d{10,14}$/.test(form.phone) && {
      phone: form.phone ? addressTexts.phone : addressTexts.phoneMissing
    })
  }
}

type Region = { id: number }
type Place = {
  province: Region
  city: Region
  district: Region | null
  subdistrict: Region | null
  zip_code: string
}

/** A valid form as it is sent, with the regions of its point. */
export const pointSent = (form: PointForm, point: Place) => ({
  label: form.label as (typeof pointLabels)[number],
  name: form.name.trim(),
  phone: form.phone,
  address_detail: form.address_detail.trim(),
  province_id: point.province.id,
  city_id: point.city.id,
  district_id: point.district?.id ?? 0,
  subdistrict_id: point.subdistrict?.id ?? 0,
  zip_code: point.zip_code
})
