import * as z from 'zod/mini'

import { flag, id, shaped, text, wholeNumber } from '#lib/core/schema/fields.ts'
import { contentUnit, saleUnit } from '#lib/product/product-shapes.ts'

/** Bounds of a product. */
export const productLimits = {
  nameLength: 200,
  descriptionLength: 8_000,
  photos: 12,
  variants: 100,
  specifications: 40,
  /** Rupiah. */
  price: 10_000_000_000,
  /** Pieces of one variant. */
  stock: 10_000_000,
  /** 50 tonnes, in grams. */
  weightG: 50_000_000,
  /** 30 metres, in millimetres. */
  sideMm: 30_000,
  preOrderDays: 90,
  min: 100_000
} as const

/** What the shop calls a variant: letters, digits and the signs that stock lists use. */
export const sku = shaped(
  60,
  /^[A-Za-z0-9][A-Za-z0-9 ._\-/+#]{0,59}$/,
  'SKU hanya boleh berisi huruf, angka, spasi, dan . _ - / + #, paling banyak 60 karakter.'
)

/** A stored picture, as `POST /ops/photo` answers it or a product already shows it. */
export const photoPath = shaped(
  120,
  /^[a-z0-9][a-z0-9/_-]{2,119}$/,
  'Foto tidak ditemukan. Unggah lagi fotonya.'
)

/** A content measure: 40 kg, 1.44 m2. */
const contentAmount = z.pipe(
  z.union(
    [z.number(), z.pipe(z.string().check(z.maxLength(17), z.regex(/^\d+(\.\d+)?$/)), z.transform(Number))],
    {
      error: 'Isi angka, misalnya 1,44'
    }
  ),
  z.number().check(z.positive('Harus lebih dari 0'), z.maximum(1_000_000, 'Terlalu besar'))
)

const side = wholeNumber(1, productLimits.sideMm, 'Isi 1 sampai 30.000 mm')

export const variantInput = z.object({
  /** Absent: a new variant. */
  id: z.optional(id),
  /** Absent: as it is; null: none of its own, so that it is called 'BB' and its number. */
  sku: z.optional(z.nullable(sku)),
  /** Values of the product's two dimensions; null where it has none. */
  name_1: z._default(z.nullable(text(60)), null),
  name_2: z._default(z.nullable(text(60)), null),
  /** Whole rupiah, at least 1. */
  price: wholeNumber(1, productLimits.price, 'Harga harus bilangan bulat dan lebih dari 0'),
  /** Pieces; absent: as it is, and 0 for a new one. */
  stock: z.optional(wholeNumber(0, productLimits.stock, 'Stok harus bilangan bulat, paling sedikit 0')),
  /**
   * The pieces that the caller saw. With it the difference is booked, so that what was sold meanwhile stays sold; without it the
   * stock is set as it is.
   */
  stock_was: z.optional(wholeNumber(0, productLimits.stock)),
  /** Grams. */
  weight: wholeNumber(1, productLimits.weightG, 'Berat dalam gram, paling sedikit 1'),
  /** Millimetres. */
  length: side,
  width: side,
  height: side,
  photo: z._default(z.nullable(photoPath), null),
  is_active: z._default(flag, true)
})

/** The fields of a product that a save takes, from the console, a program or an import. */
export const productInput = z.object({
  name: text(productLimits.nameLength, 'Nama produk wajib diisi'),
  description: text(productLimits.descriptionLength, 'Deskripsi wajib diisi'),
  /** Its most detailed category. */
  category_id: id,
  /** Empty where it has none. */
  brand: z._default(text(60), ''),
  condition: z.enum(['new', 'second'], 'Pilih baru atau bekas'),
  sale_unit: saleUnit,
  content_amount: contentAmount,
  content_unit: contentUnit,
  /** Pieces of one purchase, at least. */
  min: z._default(wholeNumber(1, productLimits.min, 'Minimal pembelian paling sedikit 1'), 1),
  /** Sold by so many pieces at once, of which the minimum is a multiple; 1 for any number. */
  multiple: z._default(wholeNumber(1, productLimits.min, 'Kelipatan paling sedikit 1'), 1),
  /** Days until a pre-order ships; 0 for goods that are there. */
  pre_order_days: z._default(wholeNumber(0, productLimits.preOrderDays), 0),
  /** May be bent in half for transport, as rebar is (D39). */
  is_bendable: z._default(flag, false),
  /** Cash on delivery by Baba Logistik, and by the shop's own courier. */
  cod_expedition: z._default(flag, false),
  cod_shop: z._default(flag, false),
  specifications: z._default(
    z
      .array(
        z.object({
          label: text(60, 'Nama spesifikasi wajib diisi'),
          value: text(300, 'Isi spesifikasi wajib diisi')
        })
      )
      .check(z.maxLength(productLimits.specifications)),
    []
  ),
  /** Names of its dimensions: 'Warna', 'Ukuran'; null for none. */
  dimension_1: z._default(z.nullable(text(30)), null),
  dimension_2: z._default(z.nullable(text(30)), null),
  variants: z
    .array(variantInput)
    .check(z.minLength(1, 'Paling sedikit satu varian'), z.maxLength(productLimits.variants)),
  /** In the order in which they are shown; the first is its cover. */
  photos: z
    .array(photoPath)
    .check(z.minLength(1, 'Paling sedikit satu foto'), z.maxLength(productLimits.photos))
})

export type ProductInput = z.output<typeof productInput>
export type VariantInput = z.output<typeof variantInput>

/** Prices and pieces of one variant, changed beside the rest of the product. */
export const offerInput = z.object({
  id,
  price: z.optional(variantInput.shape.price),
  stock: variantInput.shape.stock,
  stock_was: variantInput.shape.stock_was
})
