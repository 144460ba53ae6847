import * as z from 'zod/mini'

import { endpoint } from '#lib/core/endpoint.ts'
import { id, nothing, whole } from '#lib/core/fields.ts'

export const regionOption = z.object({ id: whole, value: z.string() })
const zipOption = z.object({
  id: whole,
  value: z.string(),
  /** Whether no source lists the village's own: it is the most frequent one around (address-14). */
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
