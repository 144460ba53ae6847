import { eq, like } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { cities, districts, provinces } from '#server/address/schema.ts'
import { findRegions } from '#server/import/find-regions.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()
let read: Awaited<ReturnType<typeof findRegions>>
const names = (province: string, city: string, district: string) => ({ province, city, district })
const wanted = [
  names('Jawa Barat', 'Kota Bekasi', 'Bekasi Barat'),
  names('JAWA BARAT', 'kab. bekasi', ''),
  names('Jakarta', 'Jakarta Selatan', 'Tebet')
]
let some: { province: string; city: string; district: string }
beforeAll(async () => {
  const { db } = world().services
  const [found] = await db
    .select({ province: provinces.name, city: cities.name, district: districts.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(like(cities.name, 'Kabupaten %'))
    .limit(1)
  some = found!
  const { province, city, district } = some
  wanted[1] = names(
    province.toUpperCase(),
    city.replace('Kabupaten', 'kab.'),
    `Kec. ${district.toUpperCase()}`
  )
  read = await findRegions(db, wanted)
})

it('[import-32] regions are found by their names, with or without the words before them', () => {
  expect(wanted.map(one => read(one))).toMatchObject([
    { text: 'Bekasi Barat, Kota Bekasi, Jawa Barat' },
    { text: `${some.district}, ${some.city}, ${some.province}` },
    { text: expect.stringMatching(/^Tebet, .*Jakarta Selatan, .*Jakarta$/) }
  ])
})

it('[import-32] a name that means several, or none, is told', () => {
  expect(read({})).toBe('Provinsi wajib diisi.')
  expect(read(names('Jawa Barat', 'Bekasi', 'Babelan'))).toBe(
    "Kota 'Bekasi' kurang jelas: tulis Kabupaten Bekasi atau Kota Bekasi."
  )
  expect(read(names('Jawa', 'Kota Bekasi', 'Bekasi Barat'))).toBe(
    "Provinsi 'Jawa' tidak ditemukan. Tulis nama resminya."
  )
  expect(read(names('Jawa Barat', 'Kota Bekasi', 'Tebet'))).toBe(
    "Kecamatan 'Tebet' tidak ditemukan di Kota Bekasi. Tulis nama resminya."
  )
})
