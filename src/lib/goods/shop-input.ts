import * as z from 'zod/mini'

import { degrees } from '#lib/address/coordinate.ts'
import { flag, id, rupiah, shaped, text, wholeNumber } from '#lib/core/schema/fields.ts'
import { identifierLimit, readIdentifier } from '#lib/core/schema/identifier.ts'
import { returnDays } from '#lib/shop/return-days.ts'
import { storedPhoto } from './stored-photo.ts'

/** Bounds of a shop. */
const shopLimits = { nameLength: 60, descriptionLength: 4_000, slugLength: 60, addressLength: 300 } as const
/** Kilometres of a shop's own courier, and rupiah for each. */
const courierLimits = { km: 1_000, perKm: 1_000_000 } as const

/** The part of an address after /shop/: never a number alone, which would be an id. */
const slug = shaped(
  shopLimits.slugLength,
  /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/,
  'Alamat toko hanya boleh berisi huruf kecil, angka, dan tanda hubung, dan bukan angka saja.'
)

const minutes = wholeNumber(0, 24 * 60, 'Jam harus antara 00.00 dan 24.00')

/** Hours of one day in minutes since midnight, in the shop's own time. */
const dayHours = z
  .object({ opens: minutes, closes: minutes })
  .check(z.refine(({ opens, closes }) => opens < closes, 'Jam tutup harus setelah jam buka'))

/** Kilometres with one decimal at most. */
const km = z.pipe(
  z.union([
    z.number('Isi jarak dalam km'),
    z.pipe(
      shaped(8, /^\d+(\.\d+)?$/, 'Isi jarak dalam km'),
      z.transform((typed: string) => Number(typed))
    )
  ]),
  z.number().check(z.minimum(0, 'Paling sedikit 0 km'), z.maximum(courierLimits.km, 'Paling jauh 1.000 km'))
)

/** The shop's own courier, 'Kurir Toko'. */
export const courierInput = z
  .object({
    free_km: km,
    per_km: wholeNumber(0, courierLimits.perKm, 'Biaya per km antara Rp0 dan Rp1.000.000'),
    /** Beyond this distance it does not drive. */
    max_km: km,
    /** Whether Baba Logistik drives for it (case 6). */
    by_baba: z._default(flag, false)
  })
  .check(
    z.refine(({ free_km, max_km }) => free_km <= max_km, 'Jarak gratis tidak boleh melebihi jarak terjauh')
  )

/** The fields of a shop that a save takes. */
export const shopFields = z.object({
  name: text(shopLimits.nameLength, 'Nama toko wajib diisi'),
  /** Absent: as it is; for a new shop made of its name. */
  slug: z.optional(slug),
  description: z._default(text(shopLimits.descriptionLength), ''),
  photo: z._default(z.nullable(storedPhoto), null),
  province_id: id,
  city_id: id,
  district_id: id,
  /** Absent: not known; the point is then the district's, unless one is given. */
  subdistrict_id: z.optional(z.nullable(id)),
  address: text(shopLimits.addressLength, 'Alamat wajib diisi'),
  /** Both or neither. */
  lat: z.optional(degrees(90)),
  lng: z.optional(degrees(180)),
  is_verified: z._default(flag, false),
  is_official: z._default(flag, false),
  /** Monday to Sunday, null for a day on which it is closed; null for a shop that names no hours. */
  hours: z._default(z.nullable(z.array(z.nullable(dayHours)).check(z.length(7, 'Isi tujuh hari'))), null),
  /** Which carriers it offers, and its share of the freight. */
  commercial: z._default(flag, true),
  baba_expedition: z._default(flag, true),
  /** Null: it has no courier of its own. */
  courier: z._default(z.nullable(courierInput), null),
  /** Rupiah off the freight from a subtotal on; 0: none. */
  shipping_discount: z._default(rupiah, 0),
  shipping_discount_min: z._default(rupiah, 0),
  /** Days after delivery in which a buyer may complain before an order completes by itself; orders keep those of their time. Absent: as they are; for a new shop the default. */
  return_days: z.optional(
    wholeNumber(
      returnDays.default,
      returnDays.max,
      `Masa komplain ${returnDays.default} sampai ${returnDays.max} hari`
    )
  )
})

export type ShopInput = z.output<typeof shopFields>

/** What holds between the fields of a shop. */
export const shopRules = [
  z.refine<ShopInput>(
    ({ commercial, baba_expedition, courier }) => commercial || baba_expedition || courier !== null,
    { error: 'Pilih paling sedikit satu cara pengiriman.', path: ['commercial'] }
  ),
  z.refine<ShopInput>(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    error: 'Isi lintang dan bujur, atau kosongkan keduanya.',
    path: ['lat']
  })
] as const

const contact = (kind: 'email' | 'phone', error: string) =>
  z.string().check(
    z.maxLength(identifierLimit, { error, abort: true }),
    z.refine(typed => readIdentifier(typed)?.kind === kind, error)
  )

/** Who sells: the account with one of these contacts, or a new one of this name. */
export const sellerInput = z
  .object({
    name: text(100, 'Nama penjual wajib diisi'),
    phone: z.optional(contact('phone', 'Nomor HP tidak valid')),
    email: z.optional(contact('email', 'Email tidak valid'))
  })
  .check(
    z.refine(({ phone, email }) => Boolean(phone ?? email), {
      error: 'Isi nomor HP atau email penjual.',
      path: ['phone']
    })
  )
export type SellerInput = z.output<typeof sellerInput>
