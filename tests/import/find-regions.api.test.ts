import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { cities, districts } from '#server/address/schema.ts'
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
let inKabupaten: string
beforeAll(async () => {
  const { db } = world().services
  const [found] = await db
    .select({ name: districts.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(eq(cities.name, 'Kabupaten Bekasi'))
    .limit(1)
  inKabupaten = found!.name
  wanted[1]!.district = `Kec. ${inKabupaten.toUpperCase()}`
  read = await findRegions(db, wanted)
})

it('[import-32] regions are found by their names, with or without the words before them', () => {
  expect(wanted.map(one => read(one))).toMatchObject([
    { text: 'Bekasi Barat, Kota Bekasi, Jawa Barat' },
    { text: `${inKabupaten}, Kabupaten Bekasi, Jawa Barat` },
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
