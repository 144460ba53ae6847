import { expect, it } from 'vitest'

import { joinRegions } from '#server/reference/regions/join.ts'
import { loadRegions } from '#server/reference/regions/write.ts'

const area = (code: string, name: string) => ({ code, name })
const place = (code: string, village: string, postal: number | null, district = 'Gambir') => ({
  code,
  postal,
  village,
  district,
  city: 'Kota Jakarta Pusat',
  latitude: -6.1,
  longitude: 106.8
})

const small = {
  provinces: [area('31', 'Jakarta')],
  cities: [area('31.71', 'Kota Administrasi Jakarta Pusat'), area('31.72', 'Kota Baru')],
  districts: [area('31.71.01', 'Gambir'), area('31.71.02', 'Menteng'), area('31.72.01', 'Baru')],
  villages: [
    area('31.71.01.1001', 'Gambir'),
    area('31.71.01.1002', 'Cideng'),
    area('31.71.01.1003', 'Duri Pulo'),
    area('31.71.02.1001', 'Menteng'),
    area('31.72.01.1001', 'Baru')
  ]
}

it('each village says where its postal code comes from', () => {
  const { villages } = joinRegions(small, [
    place('31.71.01.1001', 'Gambir', 10110),
    // Listed under an older code, and without a postal code.
    place('31.71.01.9999', 'Cideng', 10150),
    place('31.71.01.1003', 'Duri Pulo', 0),
    place('31.71.01.8888', 'Petojo', 10110)
  ])
  expect(villages.map(village => [village.name, village.zipCode, village.zipSource])).toEqual([
    ['Gambir', '10110', 'geografis_code'],
    ['Cideng', '10150', 'geografis_name'],
    ['Duri Pulo', '10110', 'district'],
    ['Menteng', '10110', 'city'],
    ['Baru', '10110', 'province']
  ])
})

it('geografis lists the postal codes of 82,573 villages; 1,189 inherit theirs', async () => {
  const { villages } = await loadRegions()
  const counts = Map.groupBy(villages, village => village.zipSource)
  expect(Object.fromEntries([...counts].map(([source, list]) => [source, list.length]))).toEqual({
    geografis_code: 77_335,
    geografis_name: 5_238,
    district: 653,
    city: 536
  })
})
