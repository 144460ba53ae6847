import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, nothing, text, whole } from '#lib/core/schema/fields.ts'
import { degrees } from './coordinate.ts'

export const regionOption = z.object({ id: whole, value: z.string() })
const zipOption = z.object({
  id: whole,
  value: z.string(),
  /** Whether the code is the most frequent one nearby, because no source lists the village's own (address-14). */
  is_estimate: z.boolean(),
  lat: z.string(),
  lng: z.string()
})

export const listProvinces = endpoint('GET /buyer/region/province', {
  access: 'public',
  summary: 'The provinces by name',
  input: nothing,
  reply: z.array(regionOption)
})

const cityOption = z.object({ id: whole, value: z.string(), province_id: whole })

export const listCities = endpoint('GET /buyer/region/city', {
  access: 'public',
  summary: 'The cities and regencies of a province; without one those of the whole country',
  input: z.object({ province: z.optional(id) }),
  reply: z.array(cityOption)
})

export const listDistricts = endpoint('GET /buyer/region/district', {
  access: 'public',
  summary: 'The districts of a city',
  input: z.object({ province: id, city: id }),
  reply: z.array(regionOption)
})

export const listSubdistricts = endpoint('GET /buyer/region/sub-district', {
  access: 'public',
  summary: 'The villages of a district',
  input: z.object({ province: id, city: id, district: id }),
  reply: z.array(regionOption)
})

export const listZipCodes = endpoint('GET /buyer/region/zip-code', {
  access: 'public',
  summary: 'Postal codes of a village with its coordinates',
  input: z.object({ province: id, city: id, district: id, 'sub-district': id }),
  reply: z.array(zipOption)
})

/** A village found by a search, with all that the address form fills in. */
export const foundPlace = z.object({
  id: whole,
  value: z.string(),
  /** The regions around it, for display: 'Mampang Prapatan, Jakarta Selatan, Daerah Khusus Ibukota Jakarta' */
  within: z.string(),
  province_id: whole,
  city_id: whole,
  district_id: whole,
  subdistrict_id: whole,
  zip_code: z.string(),
  is_estimate: z.boolean(),
  lat: z.string(),
  lng: z.string()
})

export const searchPlaces = endpoint('GET /buyer/region/search', {
  access: 'public',
  summary: 'Villages by name or postal code, and the regions around them, from three letters on; at most ten',
  input: z.object({ keyword: text(80) }),
  reply: z.array(foundPlace),
  limit: 'search'
})

export const listNearPlaces = endpoint('GET /buyer/region/near', {
  access: 'public',
  summary: 'The villages around a point, the nearest first; at most 24',
  input: z.object({ lat: degrees(90), lng: degrees(180) }),
  reply: z.array(
    z.object({ id: whole, value: z.string(), lat: z.string(), lng: z.string(), distance_km: z.number() })
  ),
  limit: 'search'
})
