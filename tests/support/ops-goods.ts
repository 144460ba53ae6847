import type { Reply } from '#lib/calls.ts'

const at = '2026-11-20T03:00:00.000Z'

/** A shop in the counter's list. */
export const opsShopRow = (id: number, more: object = {}): Reply<'GET /ops/shop'>[number] => ({
  id,
  slug: `toko-${id}`,
  name: `Toko ${id}`,
  seller: { id: 9, name: 'Hendra' },
  photo: null,
  city: 'Kota Bandung',
  product_count: 8,
  is_verified: true,
  is_official: false,
  closed_at: null,
  created_at: at,
  updated_at: at,
  token_issued_at: null,
  ...more
})

/** The same with everything that a save takes. */
export const opsShopPage = (
  id: number,
  more: Partial<Reply<'GET /ops/shop/{id}'>> = {}
): Reply<'GET /ops/shop/{id}'> => ({
  id,
  slug: `toko-${id}`,
  name: `Toko ${id}`,
  description: 'Bahan bangunan.',
  photo: null,
  seller: { id: 9, name: 'Hendra', phone: '6281234567890', email: null },
  province_id: 32,
  city_id: 3273,
  district_id: 327301,
  subdistrict_id: null,
  city: 'Kota Bandung',
  address: 'Jl. Braga 1',
  lat: '-6.9',
  lng: '107.6',
  is_verified: true,
  is_official: false,
  hours: [
    ...Array.from({ length: 5 }, () => ({ opens: 480, closes: 1_020 })),
    { opens: 600, closes: 1_440 },
    null
  ],
  time_zone: 'WIB',
  commercial: true,
  baba_expedition: true,
  courier: { free_km: 2.5, per_km: 3_000, max_km: 15, by_baba: false },
  shipping_discount: 10_000,
  shipping_discount_min: 500_000,
  return_days: 3,
  product_count: 8,
  closed_at: null,
  created_at: at,
  updated_at: at,
  token_issued_at: null,
  ...more
})

/** A voucher with its products. */
export const opsVoucherPage = (
  id: number,
  more: Partial<Reply<'GET /ops/voucher/{id}'>> = {}
): Reply<'GET /ops/voucher/{id}'> => ({
  id,
  shop: { id: 7, name: 'Toko 7' },
  code: `HEMAT${id}`,
  name: 'Hemat sepuluh persen',
  banner: null,
  type: 'discount',
  percentage: 10,
  amount: 0,
  max_amount: 50_000,
  min_purchase_amount: 200_000,
  // Seconds that the form does not show.
  valid_from: '2026-11-01T03:00:07.123Z',
  valid_until: '2026-12-31T16:59:59.000Z',
  usage_limit: 1_000,
  used_count: 0,
  is_show: true,
  product_count: 1,
  state: 'running',
  updated_at: at,
  product_ids: [11],
  ...more
})

/** Regions of a form, by level. */
export const regionAnswers = {
  'GET /buyer/region/province': [{ id: 32, value: 'Jawa Barat' }],
  'GET /buyer/region/city': [{ id: 3273, value: 'Kota Bandung' }],
  'GET /buyer/region/district': [{ id: 327301, value: 'Sukasari' }],
  'GET /buyer/region/sub-district': [{ id: 32730101, value: 'Gegerkalong' }]
}
