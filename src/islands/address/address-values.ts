/** The address form before anything was typed. */
export const emptyAddress = {
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
