import { localPhone } from '#lib/core/schema/identifier.ts'
import type { Address, AddressForm } from '#lib/address/store/addresses.ts'
import type { FoundPlace } from '#lib/address/store/place-search.ts'

/** The empty address form. */
const emptyAddress = {
  label: '',
  name: '',
  phone: '',
  province_id: 0,
  city_id: 0,
  district_id: 0,
  subdistrict_id: 0,
  zip_code: '',
  lat: '',
  lng: '',
  address_detail: '',
  is_main: false
}
export type AddressValues = typeof emptyAddress

/** The levels from the top down. */
export const regionFields = ['province_id', 'city_id', 'district_id', 'subdistrict_id'] as const
export type RegionField = (typeof regionFields)[number]

/** The form's initial values: empty, or those of a saved address. */
export function openedValues(address: Address | undefined): AddressValues {
  if (!address) return emptyAddress
  const names = Object.keys(emptyAddress) as (keyof AddressValues)[]
  const saved = Object.fromEntries(names.map(name => [name, address[name]])) as AddressValues
  return { ...saved, phone: localPhone(saved.phone) }
}

/** The values that a found place fills in. */
export const placeValues = (place: FoundPlace): Partial<AddressValues> => ({
  ...Object.fromEntries(regionFields.map(field => [field, place[field]])),
  zip_code: place.zip_code,
  lat: place.lat,
  lng: place.lng
})

export const isWhole = (form: AddressValues): boolean => regionFields.every(field => form[field] > 0)

/** The request's values: without a point, the server uses the village's. */
export function sentAddress({ lat, lng, ...rest }: AddressValues): AddressForm {
  return { ...rest, ...(lat && lng && { lat, lng }) }
}
