import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { orderStatuses, statuses } from '#lib/order/status.ts'

import { resultWords, stateWords } from './import/import-words.ts'
import { outcomeLabels } from './outcome-labels.ts'

/** What 'Catatan' calls the fields of what was changed; the wire has its own names for them. */
const fieldWords: Readonly<Record<string, string>> = {
  accepted_at: 'Diterima toko pada',
  accounts: 'Rekening bank',
  address: 'Alamat',
  address_detail: 'Alamat',
  amount: 'Potongan rupiah',
  baba_expedition: 'Layanan Baba Logistik',
  banner: 'Banner',
  balance: 'Saldo',
  base: 'Tarif dasar',
  brand: 'Merek',
  categories: 'Jalur kategori',
  category_id: 'Kategori',
  category_names: 'Kategori',
  city: 'Kota',
  city_id: 'Kota',
  closed_at: 'Ditutup pada',
  cod_expedition: 'Bayar di tempat lewat kurir',
  cod_shop: 'Bayar di tempat lewat Kurir Toko',
  code: 'Kode',
  commercial: 'Kurir komersial',
  condition: 'Kondisi',
  content_amount: 'Isi',
  content_unit: 'Satuan isi',
  count: 'Jumlah',
  courier: 'Kurir',
  created_at: 'Dibuat pada',
  deleted: 'Dihapus',
  description: 'Deskripsi',
  dimension_1: 'Pilihan pertama',
  dimension_2: 'Pilihan kedua',
  district_id: 'Kecamatan',
  events: 'Peristiwa',
  extra_cost: 'Biaya tambahan',
  hours: 'Jam buka',
  icon: 'Ikon',
  id: 'Nomor',
  is_active: 'Aktif',
  is_bendable: 'Dapat ditekuk',
  is_cargo: 'Kargo',
  is_delivered: 'Bawaan',
  is_edited: 'Sudah diubah',
  is_official: 'Toko resmi',
  is_own: 'Tambahan sendiri',
  is_show: 'Ditampilkan',
  is_verified: 'Terverifikasi',
  keyword: 'Kata pencarian',
  lat: 'Lintang',
  level: 'Tingkat',
  lng: 'Bujur',
  max_amount: 'Potongan paling banyak',
  max_kg: 'Berat paling banyak (kg)',
  max_length: 'Panjang paling banyak',
  max_m3: 'Volume paling banyak (m³)',
  merk: 'Merek',
  min: 'Minimal pembelian',
  min_kg: 'Berat paling sedikit (kg)',
  min_purchase_amount: 'Minimal belanja',
  multiple: 'Kelipatan',
  name: 'Nama',
  note: 'Nomor catatan',
  parent_id: 'Kategori induk',
  payment: 'Laporan pembayaran',
  per_km: 'Tarif per km',
  percentage: 'Potongan persen',
  phone: 'Telepon',
  photo: 'Foto',
  photo_narrow: 'Foto untuk ponsel',
  photos: 'Foto',
  phrase: 'Padanan',
  pre_order_days: 'Hari pre-order',
  price: 'Harga',
  product_count: 'Jumlah produk',
  product_ids: 'Produk terpilih',
  products: 'Jumlah produk',
  province_id: 'Provinsi',
  rate_basis_points: 'Biaya (per sepuluh ribu)',
  rates: 'Tarif',
  remark: 'Keterangan',
  reply: 'Balasan',
  refunded: 'Dana dikembalikan',
  replayed: 'Pesan dikirim ulang',
  resi: 'Nomor resi',
  sale_unit: 'Satuan jual',
  secret_renewed_at: 'Rahasia diganti pada',
  returned: 'Dikembalikan',
  return_days: 'Masa komplain (hari)',
  seller: 'Penjual',
  service: 'Layanan',
  shipping_discount: 'Potongan ongkir',
  shipping_discount_min: 'Minimal belanja potongan ongkir',
  shop: 'Toko',
  shop_id: 'Toko',
  slug: 'Alamat halaman',
  sold: 'Terjual',
  sort: 'Urutan',
  specifications: 'Spesifikasi',
  state: 'Keadaan',
  status: 'Status',
  stock: 'Stok',
  subdistrict_id: 'Kelurahan',
  subtotal: 'Nilai barang',
  tested: 'Hasil uji',
  text: 'Isi catatan',
  time_zone: 'Zona waktu',
  title: 'Judul',
  total: 'Jumlah rupiah',
  type: 'Jenis',
  updated_at: 'Diubah pada',
  url: 'Alamat tujuan',
  usage_limit: 'Kuota',
  used_count: 'Sudah dipakai',
  valid_from: 'Berlaku dari',
  valid_until: 'Berlaku sampai',
  variants: 'Varian',
  word: 'Kata'
}

/** A field in words; one of an earlier release as it was called. */
export const fieldWord = (name: string): string =>
  wordIn(fieldWords, name) ?? wordIn(resultWords, name) ?? name

/** Values that are words of ours, by the kind of the object and the field. */
const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'import/state': stateWords,
  'transaction/payment': outcomeLabels,
  'transaction/status': Object.fromEntries(orderStatuses.map(one => [one, statuses[one].label])),
  'webhook/tested': { delivered: 'Terkirim' }
}

const wordIn = (words: Readonly<Record<string, string>> | undefined, name: string): string | undefined =>
  words && Object.hasOwn(words, name) ? words[name] : undefined

/** A shop may answer a review with '2026-99-99T1Z': only what is an instant is read as one. */
const isInstant = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))

/** The value of a field as people read it; JSON where it is a list or has fields of its own. */
export function fieldValue(kind: string, name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (isInstant(value)) return noBreak(dateTime(value))
  return wordIn(valueWords[`${kind}/${name}`], value) ?? value
}
