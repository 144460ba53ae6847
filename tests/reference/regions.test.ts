import { statSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

import { describe, expect, it } from 'vitest'

import { straightKm } from '#lib/address/distance.ts'
import { farthestKm, medianPoint, fixPoints, rightlyFar } from '../../scripts/regions/outliers.ts'
import { joinRegions } from '../../scripts/regions/join.ts'
import { readRegions, regionsFile } from '#server/reference/read-regions.ts'
import { makeRegions } from '../../scripts/regions/make-regions.ts'

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

it('each village has the source of its postal code', () => {
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

it('geografis lists the postal codes of 82,573 villages; 1,189 inherit theirs', () => {
  const { villages } = readRegions()
  const counts = Map.groupBy(villages, village => village.zipSource)
  expect(Object.fromEntries([...counts].map(([source, list]) => [source, list.length]))).toEqual({
    geografis_code: 77_335,
    geografis_name: 5_238,
    district: 653,
    city: 536
  })
})

it('[address-58] the file that production reads is what the packages say', async () => {
  // Where this fails: node scripts/regions.ts, then node scripts/regions-database.ts
  expect(isDeepStrictEqual(readRegions(), await makeRegions())).toBe(true)
  expect(statSync(regionsFile).size).toBeLessThan(5 * 1024 * 1024)
})

describe('[address-13] a point that is a mistake', () => {
  const at = (lat: number, lng: number) => ({ lat, lng })

  it('is replaced by the median of its district, from 100 km on; nearer ones stay', () => {
    const near = at(-3.5, 136.6)
    const fixed = fixPoints([
      ['94.05.99.2001', at(-3.8, 137.8)],
      ['94.05.99.2002', at(-3.7, 137.9)],
      ['94.05.99.2003', at(-3.7, 137.7)],
      ['94.05.99.2004', at(-4.9, 116.5)],
      ['94.05.99.2005', at(-3.7, 136.91)],
      ['94.05.99.2006', near]
    ])
    expect(fixed.map(([, point]) => point)).toEqual([
      at(-3.8, 137.8),
      at(-3.7, 137.9),
      at(-3.7, 137.7),
      at(-3.7, 137.305),
      at(-3.7, 136.91),
      near
    ])
  })

  it('is nobody’s after the import: further off are only those that are named', () => {
    const { villages } = readRegions()
    const far = [...Map.groupBy(villages, village => village.districtId).values()].flatMap(district => {
      const middle = medianPoint(district)
      return district.filter(village => straightKm(village, middle) > farthestKm)
    })
    expect(farthestKm).toBe(100)
    expect(Object.fromEntries(far.map(({ code, name }) => [code, name]))).toEqual(rightlyFar)
  })

  it('was that of eleven villages, five of which lay in the sea', () => {
    const { villages, districts } = readRegions()
    const fixed = [
      ["Mage'abume", ['Amuleme', 'Jigunggi', 'Rumagi', 'Wombru', 'Kondokwe'], at(-3.82, 137.83)],
      ['Amahai', ['Nua Nea'], at(-3.27, 129.04)],
      ['Mendo Barat', ['Petaling'], at(-2.16, 105.99)],
      ['Semidang Lagan', ['Gajah Mati'], at(-3.82, 102.37)],
      ['Kembru', ['Aguit'], at(-3.71, 137.83)],
      ['Bonggo', ['Kiren', 'Rotea'], at(-2.3, 139.45)]
    ] as const
    for (const [name, names, place] of fixed) {
      const district = districts.find(one => one.name === name)!
      const found = villages.filter(
        one => one.districtId === district.id && names.some(known => known === one.name)
      )
      expect(found.map(one => one.name).toSorted()).toEqual(names.toSorted())
      for (const point of [...found, district])
        expect([point.name, straightKm(point, place) < 25]).toEqual([point.name, true])
    }
  })
})
