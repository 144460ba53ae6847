import { inArray } from 'drizzle-orm'

import { cities, districts, provinces } from '#server/address/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { findVillages } from './find-villages.ts'

type Chain = { province: Region; city: Region; district: Region }
type Region = { id: number; name: string; parentId: number }

/** Words before a region's own name, which people leave out. */
const kinds =
  /^(?:provinsi|propinsi|daerah khusus ibukota|daerah istimewa|dki|di|kota administrasi|kabupaten administrasi|kota adm|kab adm|kota|kabupaten|kab|kecamatan|kec) /

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
/** 'Kab. Bekasi' // => 'bekasi' */
const bare = (name: string) => plain(name).replace(kinds, '')

type Named = {
  province?: string | undefined
  city?: string | undefined
  district?: string | undefined
  village?: string | undefined
}
export type FoundRegions = {
  province_id: number
  city_id: number
  district_id: number
  /** Absent where no village is named. */
  subdistrict_id?: number
  text: string
}

/**
 * Reads province, city and district by their names, with or without the words before them ('Kota', 'Kab.', 'Kec.'), and the village by
 * its name or number where one is named. A text says what is not found or not clear.
 */
export async function findRegions(
  db: Db,
  wanted: readonly Named[]
): Promise<(named: Named) => FoundRegions | string> {
  const all = (await db.select({ id: provinces.id, name: provinces.name }).from(provinces)).map(
    (one): Region => ({ ...one, parentId: 0 })
  )
  const allCities: Region[] = await db
    .select({ id: cities.id, name: cities.name, parentId: cities.provinceId })
    .from(cities)
  const names = new Set(wanted.map(({ city }) => bare(city ?? '')))
  const near = allCities.filter(({ name }) => names.has(bare(name))).map(({ id }) => id)
  const around: Region[] =
    near.length === 0
      ? []
      : await db
          .select({ id: districts.id, name: districts.name, parentId: districts.cityId })
          .from(districts)
          .where(inArray(districts.cityId, near))
  const chainOf = ({ province, city, district }: Named): Chain | string => {
    const inCountry = pick('Provinsi', province, all)
    if (typeof inCountry === 'string') return inCountry
    const inProvince = pick(
      'Kota',
      city,
      allCities.filter(({ parentId }) => parentId === inCountry.id),
      inCountry.name
    )
    if (typeof inProvince === 'string') return inProvince
    const inCity = pick(
      'Kecamatan',
      district,
      around.filter(({ parentId }) => parentId === inProvince.id),
      inProvince.name
    )
    if (typeof inCity === 'string') return inCity
    return { province: inCountry, city: inProvince, district: inCity }
  }
  const withVillage = wanted.flatMap(named => {
    const chain = named.village === undefined ? '' : chainOf(named)
    return typeof chain === 'string' ? [] : chain.district.id
  })
  const villageOf = await findVillages(db, withVillage)
  return named => {
    const chain = chainOf(named)
    if (typeof chain === 'string') return chain
    const { province, city, district } = chain
    const village = named.village === undefined ? undefined : villageOf(district, named.village)
    if (typeof village === 'string') return village
    return {
      province_id: province.id,
      city_id: city.id,
      district_id: district.id,
      ...(village && { subdistrict_id: village.id }),
      text: [...(village ? [village] : []), district, city, province].map(({ name }) => name).join(', ')
    }
  }
}

function pick(
  kind: string,
  typed: string | undefined,
  regions: readonly Region[],
  within?: string
): Region | string {
  if (typed === undefined) return `${kind} wajib diisi.`
  const exact = regions.find(({ name }) => plain(name) === plain(typed))
  if (exact) return exact
  const alike = regions.filter(({ name }) => bare(name) === bare(typed))
  const kindOf = /^(kota|kab)/.exec(plain(typed))?.[1]
  const same = kindOf ? alike.filter(({ name }) => plain(name).startsWith(kindOf)) : alike
  if (same.length === 1) return same[0]!
  if (alike.length === 1 && !kindOf) return alike[0]!
  const told = `${kind} '${typed.slice(0, 60)}'`
  if (alike.length > 1) return `${told} kurang jelas: tulis ${alike.map(({ name }) => name).join(' atau ')}.`
  return `${told} tidak ditemukan${within ? ` di ${within}` : ''}. Tulis nama resminya.`
}
