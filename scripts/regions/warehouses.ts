import { brand } from '../../src/lib/core/brand.ts'
import type { Regions } from '../../src/server/reference/read-regions.ts'

const warehouseCities = [
  'Kota Administrasi Jakarta Timur',
  'Kota Bekasi',
  'Kota Bandung',
  'Kota Semarang',
  'Kabupaten Sleman',
  'Kota Surabaya',
  'Kota Denpasar',
  'Kota Medan',
  'Kota Palembang',
  'Kota Pekanbaru',
  'Kota Balikpapan',
  'Kota Pontianak',
  'Kota Makassar',
  'Kota Manado',
  'Kota Jayapura'
]

/** The warehouses of Baba Logistik, each in a village of its city. */
export function listWarehouses({
  cities,
  districts,
  villages
}: Pick<Regions, 'cities' | 'districts' | 'villages'>) {
  const cityOf = new Map(districts.map(({ id, cityId }) => [id, cityId]))
  return warehouseCities.map((name, index) => {
    const city = cities.find(one => one.name === name)
    if (!city) throw new Error(`No city named ${name}`)
    const inCity = villages.filter(({ districtId }) => cityOf.get(districtId) === city.id)
    const village = inCity[((11 + index) * 7) % inCity.length]!
    return {
      name: `Gudang ${brand.logistics} ${name.replace(/^(Kabupaten|Kota Administrasi|Kota) /, '')}`,
      phone: `6281390001${String(100 + index)}`,
      provinceId: city.provinceId,
      cityId: city.id,
      districtId: village.districtId,
      subdistrictId: village.id,
      addressDetail: `Kompleks Pergudangan Blok ${String.fromCharCode(65 + index)} No. ${index + 3}`,
      lat: village.lat,
      lng: village.lng
    }
  })
}
