import type { Reply } from '#lib/calls.ts'

import { answered, rejected } from './fake-api.ts'

// A small country and the addresses of one buyer, as the API returns them.

type Address = Reply<'GET /buyer/address'>[number]
type Form = Pick<Address, 'label' | 'name' | 'phone' | 'zip_code' | 'address_detail'> & {
  province_id: number
  city_id: number
  district_id: number
  subdistrict_id: number
  lat?: string
  lng?: string
  is_main?: boolean
}

const provinces = [
  { id: 31, value: 'Daerah Khusus Ibukota Jakarta' },
  { id: 32, value: 'Jawa Barat' }
]
const cities = [
  { id: 3171, value: 'Kota Administrasi Jakarta Selatan', province_id: 31 },
  { id: 3173, value: 'Kota Administrasi Jakarta Pusat', province_id: 31 },
  { id: 3273, value: 'Kota Bandung', province_id: 32 }
]
const districts = [
  { id: 317101, value: 'Tebet', city: 3171 },
  { id: 317301, value: 'Gambir', city: 3173 }
]

const village = (id: number, value: string, district: number, zip: string, lat: string, lng: string) => {
  const { value: within, city } = districts.find(one => one.id === district)!
  return {
    id,
    value,
    within,
    province_id: 31,
    city_id: city,
    district_id: district,
    subdistrict_id: id,
    zip_code: zip,
    is_estimate: false,
    lat,
    lng
  }
}

export const tebetBarat = village(1, 'Tebet Barat', 317101, '12810', '-6.232000', '106.847000')
export const bukitDuri = village(2, 'Bukit Duri', 317101, '12840', '-6.221000', '106.858000')
const cideng = village(3, 'Cideng', 317301, '10150', '-6.170000', '106.811000')
const villages = [tebetBarat, bukitDuri, cideng]

const near = [tebetBarat, bukitDuri, cideng].map(({ id, value, lat, lng }, at) => ({
  id,
  value,
  lat,
  lng,
  distance_km: at
}))

/** Answers of the calls about regions. */
const regionAnswers = {
  'GET /buyer/region/province': () => answered(provinces),
  'GET /buyer/region/city': ({ province }: { province: number }) =>
    answered(cities.filter(city => city.province_id === province)),
  'GET /buyer/region/district': ({ city }: { city: number }) =>
    answered(districts.filter(district => district.city === city)),
  'GET /buyer/region/sub-district': ({ district }: { district: number }) =>
    answered(villages.filter(one => one.district_id === district)),
  'GET /buyer/region/zip-code': ({ 'sub-district': id }: { 'sub-district': number }) =>
    answered(villages.filter(one => one.id === id).map(one => ({ ...one, value: one.zip_code }))),
  'GET /buyer/region/search': ({ keyword }: { keyword: string }) =>
    answered(
      villages.filter(one => `${one.value} ${one.zip_code}`.toLowerCase().includes(keyword.toLowerCase()))
    ),
  'GET /buyer/region/near': () => answered(near)
}

const named = <T extends { id: number; value: string }>(all: T[], id: number) => ({
  id,
  name: all.find(one => one.id === id)?.value ?? ''
})

/** An address as the API returns it, from a form's data. */
function stored(id: number, form: Form, isMain: boolean): Address {
  const { lat = '', lng = '' } = form
  return {
    ...form,
    id,
    lat,
    lng,
    is_main: isMain,
    address: form.address_detail,
    province: named(provinces, form.province_id),
    city: named(cities, form.city_id),
    district: named(districts, form.district_id),
    subdistrict: named(villages, form.subdistrict_id)
  }
}

/** An address in Tebet Barat. */
const homeForm: Form = {
  label: 'Rumah',
  name: 'Dewi Lestari',
  phone: '6281298765432',
  province_id: 31,
  city_id: 3171,
  district_id: 317101,
  subdistrict_id: 1,
  zip_code: '12810',
  lat: tebetBarat.lat,
  lng: tebetBarat.lng,
  address_detail: 'Jl. Kenanga No. 12'
}

/** The addresses of one buyer, starting with these; its answers change them as the server does. */
export function addressBook(...labels: string[]) {
  let book = labels.map((label, at) => stored(at + 1, { ...homeForm, label }, at === 0))
  let nextId = book.length + 1
  const mainFirst = () => {
    book = book.toSorted((one, other) => Number(other.is_main) - Number(one.is_main))
  }
  const makeMain = (id: number) => {
    book = book.map(one => ({ ...one, is_main: one.id === id }))
    mainFirst()
  }
  const find = (id: number) => book.find(one => one.id === id)
  return {
    ...regionAnswers,
    'GET /buyer/address': () => answered(book),
    'POST /buyer/address/add': (form: Form) => {
      const added = stored(nextId, form, book.length === 0)
      nextId += 1
      book = [...book, added]
      if (form.is_main) makeMain(added.id)
      return answered(added)
    },
    'POST /buyer/address/update/{id}': ({ id, ...form }: Form & { id: number }) => {
      const before = find(id)
      if (!before) return rejected('address_not_found')
      const changed = stored(id, form, before.is_main)
      book = book.map(one => (one.id === id ? changed : one))
      return answered(changed)
    },
    'POST /buyer/address/main/{id}': ({ id }: { id: number }) => {
      makeMain(id)
      return answered(find(id))
    },
    'POST /buyer/address/delete/{id}': ({ id }: { id: number }) => {
      book = book.filter(one => one.id !== id)
      return answered(null)
    }
  }
}
