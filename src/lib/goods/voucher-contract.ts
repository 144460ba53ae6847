import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import {
  flag,
  id,
  idsUpTo,
  isoDate,
  paging,
  photo,
  rupiah,
  seenVersion,
  shaped,
  text,
  whole,
  wholeNumber
} from '#lib/core/schema/fields.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import { goodsErrors } from './errors.ts'
import { storedPhoto } from './stored-photo.ts'

/** Products that one voucher may be bound to. */
const maxProducts = 2_000
/** Uses of one voucher. */
const maxUses = 10_000_000

/** What buyers type: HEMAT10. */
const code = shaped(
  20,
  /^[A-Z0-9]{3,20}$/,
  'Kode promo terdiri dari 3-20 huruf besar dan angka, tanpa spasi.'
)

/** A moment as programs write it; the console sends what a clerk chose. */
const moment = z.pipe(
  shaped(
    40,
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/,
    'Isi tanggal dan jam'
  ).check(z.refine(at => Date.parse(at) > 0, 'Tanggal tidak valid')),
  z.transform((at: string) => new Date(at))
)

/** Which vouchers a list shows: not begun, running, or over (by time or because all uses are gone). */
export const voucherState = z.enum(['coming', 'running', 'over'])

/** A voucher as the counter sees it. */
export const goodsVoucher = z.object({
  id: whole,
  /** Who bears it: this shop, or the marketplace where there is none. */
  shop: z.nullable(z.object({ id: whole, name: z.string() })),
  code: z.string(),
  name: z.string(),
  /** The picture that buyers' replies have as `banner`. */
  banner: photo,
  type: z.enum(['discount', 'cashback']),
  /** Whole percent; 0 where the amount counts. */
  percentage: whole,
  amount: whole,
  /** The most of a percentage; 0: no limit. */
  max_amount: whole,
  min_purchase_amount: whole,
  valid_from: isoDate,
  valid_until: isoDate,
  usage_limit: whole,
  used_count: whole,
  /** Whether buyers see it without its code. */
  is_show: z.boolean(),
  /** Number of products whose cards show it and that alone may use it; 0: all that its bearer sells, without cards. */
  product_count: whole,
  state: voucherState,
  updated_at: isoDate
})
export type GoodsVoucher = z.output<typeof goodsVoucher>

/** A voucher with its products. */
export const goodsVoucherDetail = z.extend(goodsVoucher, { product_ids: z.array(whole) })
export type GoodsVoucherDetail = z.output<typeof goodsVoucherDetail>

const voucherFields = z.object({
  code,
  name: text(100, 'Nama promo wajib diisi'),
  /** A picture of POST /ops/photo, or the one that it has; null: none; absent: as it is. */
  banner: z.optional(z.nullable(storedPhoto)),
  type: z.enum(['discount', 'cashback'], 'Pilih diskon atau cashback'),
  percentage: z._default(wholeNumber(0, 100, 'Persen antara 0 dan 100'), 0),
  amount: z._default(rupiah, 0),
  max_amount: z._default(rupiah, 0),
  min_purchase_amount: z._default(rupiah, 0),
  valid_from: moment,
  valid_until: moment,
  usage_limit: wholeNumber(1, maxUses, 'Kuota paling sedikit 1'),
  is_show: z._default(flag, true),
  /** Bound to these products; none: to no product, so that it counts for all. */
  product_ids: z._default(idsUpTo(maxProducts), []),
  /** Bound to every product that the shop sells now, instead of chosen ones. */
  all_products: z._default(flag, false)
})
export type VoucherInput = z.output<typeof voucherFields>

const rules = [
  z.refine<VoucherInput>(({ percentage, amount }) => percentage > 0 !== amount > 0, {
    error: 'Isi persen atau nominal, salah satu saja.',
    path: ['percentage']
  }),
  z.refine<VoucherInput>(({ percentage, max_amount }) => percentage > 0 || max_amount === 0, {
    error: 'Batas hanya untuk promo persen.',
    path: ['max_amount']
  }),
  z.refine<VoucherInput>(({ valid_from, valid_until }) => valid_from < valid_until, {
    error: 'Promo harus berakhir setelah dimulai.',
    path: ['valid_until']
  })
] as const

const saveErrors = [
  goodsErrors.voucher_code_taken,
  goodsErrors.voucher_products_unknown,
  goodsErrors.photo_unknown
]
const changeErrors = [
  coreErrors.not_found,
  coreErrors.changed_meanwhile,
  goodsErrors.voucher_in_use,
  goodsErrors.voucher_quota_used,
  ...saveErrors
]

export const listVouchers = endpoint('GET /ops/voucher', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support'],
  summary: 'Vouchers of shops and of the marketplace; unsorted, the last to end first',
  paged: true,
  input: z.object({
    keyword: z.optional(text(60)),
    shop_id: z.optional(id),
    /** Only those that the marketplace bears. */
    of_market: z.optional(flag),
    state: z.optional(voucherState),
    /** By the end of the promotion, or by when it was added. */
    sort: z._default(z.enum(['ends', 'newest']), 'ends'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...paging(30)
  }),
  reply: z.array(goodsVoucher)
})

export const showVoucher = endpoint('GET /ops/voucher/{id}', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support'],
  summary: 'A voucher with everything that a save takes',
  errors: [coreErrors.not_found],
  input: z.object({ id }),
  reply: goodsVoucherDetail
})

export const addVoucher = endpoint('POST /ops/voucher', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Adds a voucher of a shop, or of the marketplace without shop_id',
  errors: [shopErrors.shop_not_found, ...saveErrors],
  input: z.extend(voucherFields, { shop_id: z._default(z.nullable(id), null) }).check(...rules),
  reply: goodsVoucherDetail
})

export const changeVoucher = endpoint('PUT /ops/voucher/{id}', {
  access: 'ops',
  roles: ['clerk'],
  summary:
    'Changes a voucher; after its first use only name, picture, end, quota, products and whether it is shown',
  versioned: true,
  errors: changeErrors,
  input: z.extend(voucherFields, { id, updated_at: seenVersion }).check(...rules),
  reply: goodsVoucherDetail
})

export const saveVoucher = endpoint('PUT /ops/voucher', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Adds a voucher, or changes the one with this id: both of the calls above in one (D20)',
  versioned: true,
  errors: [shopErrors.shop_not_found, ...changeErrors],
  input: z
    .extend(voucherFields, {
      /** Absent: a new one. */
      id: z.optional(id),
      /** Who bears a new one, the marketplace where it is absent; that of another one cannot be changed. */
      shop_id: z.optional(z.nullable(id)),
      /** The version that was seen, of one that is changed. */
      updated_at: z.optional(seenVersion)
    })
    .check(...rules),
  reply: goodsVoucherDetail
})

export const endVoucher = endpoint('POST /ops/voucher/{id}/end', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'Ends a voucher now; orders that use it keep it',
  versioned: true,
  errors: [coreErrors.not_found, coreErrors.changed_meanwhile],
  input: z.object({ id, updated_at: seenVersion }),
  reply: goodsVoucherDetail
})
