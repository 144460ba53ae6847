import { type Cell, type ColumnKey, columns } from '#lib/import/columns.ts'
import { shopColumns, type ShopColumnKey } from '#lib/import/shop-columns.ts'
import { returnDays } from '#lib/shop/return-days.ts'

type Example = Partial<Record<ColumnKey, string | number>>

const size = { weight: 40_000, length: 600, width: 400, height: 120 }
/** Two products: one as simple as can be, one with variants. */
const examples: readonly Example[] = [
  {
    shop: 'Toko Contoh',
    code: 'SMN-40',
    name: 'Semen Portland 40 kg',
    description: 'Semen serbaguna untuk pasangan bata, plesteran, dan cor.',
    category: 'Semen & Mortar > Semen > Semen Portland',
    brand: 'Tiga Roda',
    condition: 'baru',
    sale_unit: 'sak',
    content_amount: 40,
    content_unit: 'kg',
    min: 1,
    multiple: 1,
    pre_order_days: 0,
    is_bendable: 'tidak',
    cod_expedition: 'ya',
    cod_shop: 'ya',
    sku: 'SMN-40',
    price: 62_000,
    stock: 200,
    ...size,
    photos: 'semen-depan.jpg | semen-belakang.jpg',
    specifications: 'Berat: 40 kg | Standar: SNI 2049',
    status: 'aktif'
  },
  {
    shop: 'Toko Contoh',
    code: 'CAT-5',
    name: 'Cat Tembok Interior 5 kg',
    description: 'Cat tembok tanpa bau, mudah dibersihkan.',
    category: 'Cat > Cat Tembok > Cat Interior',
    brand: 'Avian',
    sale_unit: 'galon',
    content_amount: 5,
    content_unit: 'kg',
    dimension_1: 'Warna',
    name_1: 'Putih',
    sku: 'CAT-5-P',
    price: 145_000,
    stock: 30,
    ...size,
    weight: 5_500,
    photos: 'cat.jpg',
    photo: 'cat-putih.jpg'
  },
  {
    code: 'CAT-5',
    name_1: 'Krem',
    sku: 'CAT-5-K',
    price: 149_000,
    stock: 12,
    ...size,
    weight: 5_500,
    photo: 'cat-krem.jpg'
  }
]

/** A table with all headings and examples. */
export async function* templateTable(): AsyncGenerator<Cell[][]> {
  yield [columns.map(({ name }) => name), ...examples.map(row => columns.map(({ key }) => row[key] ?? null))]
}

const shopExample: Partial<Record<ShopColumnKey, string | number>> = {
  name: 'Toko Contoh',
  seller: 'Sari Wijaya',
  contact: '081300001234 | sari@toko.example',
  address: 'Jl. Raya Bekasi No. 12',
  province: 'Jawa Barat',
  city: 'Kota Bekasi',
  district: 'Bekasi Barat',
  village: 'Bintara',
  point: '-6.2349, 106.9896',
  description: 'Semen, cat, dan alat tukang sejak 1998.',
  photo: 'toko-contoh.jpg',
  hours: 'Senin–Jumat 08.00–17.00; Sabtu 08.00–12.00',
  commercial: 'ya',
  baba_expedition: 'ya',
  max_km: 20,
  per_km: 3_000,
  free_km: 5,
  by_baba: 'tidak',
  shipping_discount: 0,
  shipping_discount_min: 0,
  return_days: returnDays.default,
  is_verified: 'tidak',
  is_official: 'tidak',
  status: 'buka'
}

/** The table of shops with all headings and an example: the shop of the products above. */
export async function* shopTemplate(): AsyncGenerator<Cell[][]> {
  yield [shopColumns.map(({ name }) => name), shopColumns.map(({ key }) => shopExample[key] ?? null)]
}
