import * as z from 'zod/mini'

import { addressErrors } from './errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coordinate } from './coordinate.ts'
import { empty, flag, id, text, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { phoneDigits } from './typed-digits.ts'
import { addressTexts } from './texts.ts'

/** A region with its name, from province to village. */
export const region = z.object({ id: whole, name: z.string() })

export const address = z.object({
  id: whole,
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  province_id: whole,
  city_id: whole,
  district_id: whole,
  subdistrict_id: whole,
  zip_code: z.string(),
  lat: z.string(),
  lng: z.string(),
  address_detail: z.string(),
  is_main: z.boolean(),
  /** The whole address in one line, for display. */
  address: z.string(),
  province: region,
  city: region,
  district: region,
  subdistrict: region
})

/** The id of a region chosen in a list, from a form or from JSON. */
const chosen = (missing: string) => wholeNumber(1, Number.MAX_SAFE_INTEGER, missing)

/** A postal code. It never begins with a zero, so a number is accepted too. */
const zipCode = z.pipe(
  z.union(
    [
      z.string().check(
        z.maxLength(5, addressTexts.zipDigits),
        z.regex(/^\d{5}$/, {
          error: ({ input }) => (input === '' ? addressTexts.zipCode : addressTexts.zipDigits)
        })
      ),
      z.int().check(z.minimum(10_000, addressTexts.zipDigits), z.maximum(99_999, addressTexts.zipDigits))
    ],
    addressTexts.zipCode
  ),
  z.transform(typed => String(typed))
)

/** The address form and its endpoints (address-1 to address-5). */
export const addressForm = z.object({
  label: text(50, 'Label alamat wajib diisi'),
  name: text(100, addressTexts.name),
  phone: z
    .string(addressTexts.phoneMissing)
    .check(
      z.maxLength(60, { error: addressTexts.phone, abort: true }),
      z.overwrite(phoneDigits),
      z.minLength(1, { error: addressTexts.phoneMissing, abort: true }),
      z.regex(/^\d{10,14}$/, addressTexts.phone)
    ),
  province_id: chosen('Provinsi wajib dipilih'),
  city_id: chosen('Kota wajib dipilih'),
  district_id: chosen('Kecamatan wajib dipilih'),
  subdistrict_id: chosen('Kelurahan wajib dipilih'),
  zip_code: zipCode,
  /** Both or neither; without them the village's point is used. */
  lat: z.optional(coordinate(90)),
  lng: z.optional(coordinate(180)),
  address_detail: text(300, addressTexts.detail),
  is_main: z.optional(flag)
})

export const listAddresses = endpoint('GET /buyer/address', {
  access: 'buyer',
  summary: 'The addresses of the buyer, the main one first',
  input: z.object({ type: z.optional(text(20)) }),
  reply: z.array(address)
})

export const readAddress = endpoint('GET /buyer/address/{id}', {
  access: 'buyer',
  summary: 'One address of the buyer',
  errors: [addressErrors.address_not_found],
  input: z.object({ id }),
  reply: address
})

export const addAddress = endpoint('POST /buyer/address/add', {
  access: 'buyer',
  summary: 'Adds an address; the first one is the main one',
  errors: [addressErrors.region_mismatch, addressErrors.address_not_found, addressErrors.address_book_full],
  input: addressForm,
  reply: address
})

export const setMainAddress = endpoint('POST /buyer/address/main/{id}', {
  access: 'buyer',
  summary: 'Makes an address the main one',
  errors: [addressErrors.address_not_found],
  input: z.object({ id }),
  reply: address
})

export const updateAddress = endpoint('POST /buyer/address/update/{id}', {
  access: 'buyer',
  summary: 'Changes an address; the main one stays the main one until another is chosen',
  errors: [addressErrors.region_mismatch, addressErrors.address_not_found],
  input: z.extend(addressForm, { id }),
  reply: address
})

export const deleteAddress = endpoint('POST /buyer/address/delete/{id}', {
  access: 'buyer',
  summary: 'Deletes an address; the main one only where it is the only one',
  errors: [addressErrors.address_not_found, addressErrors.address_is_main],
  input: z.object({ id }),
  reply: empty
})
