import { headingsOf } from './headings.ts'

/** The columns of a table of shops, one row per shop, in the order of template and export: the only list. */
export const shopColumns = [
  { key: 'name', name: 'Nama', also: ['nama toko', 'toko', 'shop', 'store', 'name'] },
  { key: 'slug', name: 'Slug', also: ['alamat web', 'handle'] },
  { key: 'seller', name: 'Penjual', also: ['nama penjual', 'pemilik', 'seller', 'owner'] },
  { key: 'contact', name: 'Kontak', also: ['kontak penjual', 'telepon', 'nomor hp', 'email', 'contact'] },
  { key: 'address', name: 'Alamat', also: ['alamat toko', 'jalan', 'address'] },
  { key: 'province', name: 'Provinsi', also: ['province'] },
  { key: 'city', name: 'Kota', also: ['kabupaten', 'kota/kabupaten', 'kabupaten/kota', 'city'] },
  { key: 'district', name: 'Kecamatan', also: ['district'] },
  { key: 'village', name: 'Kelurahan', also: ['desa', 'kelurahan/desa', 'desa/kelurahan', 'village'] },
  { key: 'point', name: 'Koordinat', also: ['titik', 'lintang, bujur', 'coordinates', 'location'] },
  { key: 'description', name: 'Deskripsi', also: ['description'] },
  { key: 'photo', name: 'Foto', also: ['foto toko', 'logo', 'photo', 'image'] },
  { key: 'hours', name: 'Jam Buka', also: ['jam operasional', 'opening hours', 'hours'] },
  { key: 'commercial', name: 'Kurir Ekspedisi', also: ['ekspedisi', 'kurir umum', 'couriers'] },
  {
    key: 'baba_expedition',
    name: 'Baba Logistik',
    also: ['baba ekspedisi', 'ekspedisi baba', 'baba expedition']
  },
  { key: 'max_km', name: 'Kurir Toko (km)', also: ['radius kurir toko', 'radius', 'kurir toko radius'] },
  { key: 'per_km', name: 'Kurir Toko per km', also: ['per km', 'biaya per km', 'ongkir per km'] },
  { key: 'free_km', name: 'Kurir Toko gratis (km)', also: ['gratis km', 'gratis (km)', 'free km'] },
  { key: 'by_baba', name: 'Kurir Toko oleh Baba', also: ['by baba'] },
  { key: 'shipping_discount', name: 'Potongan Ongkir', also: ['shipping discount'] },
  { key: 'shipping_discount_min', name: 'Minimal Potongan Ongkir', also: ['shipping discount minimum'] },
  {
    key: 'return_days',
    name: 'Masa Komplain (hari)',
    also: ['masa komplain', 'hari komplain', 'return days']
  },
  { key: 'is_verified', name: 'Terverifikasi', also: ['verified'] },
  { key: 'is_official', name: 'Toko Resmi', also: ['resmi', 'official'] },
  { key: 'status', name: 'Status', also: [] }
] as const

export type ShopColumnKey = (typeof shopColumns)[number]['key']

const { keyOf, nameOf } = headingsOf<ShopColumnKey>(shopColumns)

/** The column of a heading of the table of shops; undefined for one that is not ours. */
export const shopColumnOf = keyOf
/** 'max_km' // => 'Kurir Toko (km)' */
export const shopHeadingOf = nameOf
