import { Package } from 'lucide-react'

import { jakartaDay, shortDay, sortableTime } from '#lib/format/dates.ts'
import { photoUrl } from '#lib/format/photo.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'
import type { GoodsRow } from '#lib/goods/product-contract.ts'

import type { Column } from '../table/column.ts'
import type { FileColumn } from '../table/table-csv.ts'
import { firstOrder } from './product-store.ts'

/** 'Rp10.000–Rp12.000', one amount where all variants cost the same. */
const priceOf = ({ min_price: min, max_price: max }: GoodsRow) =>
  min === max ? rupiah(min) : `${rupiah(min)}–${rupiah(max)}`

const statusOf = ({ is_active: isActive, stock }: GoodsRow) =>
  !isActive ? 'Arsip' : stock === 0 ? 'Habis' : 'Aktif'

const sort = (by: keyof typeof firstOrder) => ({ by, first: firstOrder[by], both: true })

/** The cover in a row; a package where a product has none. A narrow table has no room for it. */
const Cover = ({ path }: { path: string }) => (
  <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-field border border-base-300 @max-md:hidden">
    {path === '' ? (
      <Package className="size-5 text-muted" aria-hidden="true" />
    ) : (
      <img
        src={photoUrl(path, 160)}
        alt=""
        width="44"
        height="44"
        loading="lazy"
        className="size-full object-cover"
      />
    )}
  </span>
)

/** What the table of products shows, and its file has. */
export const productColumns: readonly Column<GoodsRow>[] = [
  {
    id: 'name',
    title: 'Produk',
    isFixed: true,
    sort: sort('name'),
    cell: ({ name, photo, variants }) => (
      <span className="flex items-center gap-2">
        <Cover path={photo} />
        <span className="min-w-28">
          <span className="line-clamp-2">{name}</span>
          {variants > 1 && <span className="text-xs font-normal text-muted">{variants} varian</span>}
        </span>
      </span>
    ),
    text: ({ name }) => name
  },
  { id: 'shop', title: 'Toko', needs: 'much', cell: ({ shop }) => shop.name, text: ({ shop }) => shop.name },
  {
    id: 'category',
    title: 'Kategori',
    needs: 'much',
    cell: ({ category }) => category,
    text: ({ category }) => category
  },
  { id: 'brand', title: 'Merek', needs: 'much', cell: ({ brand }) => brand, text: ({ brand }) => brand },
  {
    id: 'price',
    title: 'Harga',
    isFigure: true,
    sort: sort('price'),
    cell: priceOf,
    text: priceOf
  },
  {
    id: 'stock',
    title: 'Stok',
    isFigure: true,
    needs: 'some',
    sort: sort('stock'),
    cell: ({ stock }) => <span className={stock === 0 ? 'text-error' : ''}>{thousands(stock)}</span>,
    text: ({ stock }) => stock
  },
  {
    id: 'sold',
    title: 'Terjual',
    isFigure: true,
    needs: 'much',
    sort: sort('sold'),
    cell: ({ sold }) => thousands(sold),
    text: ({ sold }) => sold
  },
  {
    id: 'status',
    title: 'Status',
    needs: 'some',
    cell: row => <span className="badge h-auto py-0.5">{statusOf(row)}</span>,
    text: statusOf
  },
  {
    id: 'changed',
    title: 'Diubah',
    needs: 'much',
    sort: sort('changed'),
    cell: ({ updated_at: at }) => shortDay(jakartaDay(at)),
    text: ({ updated_at: at }) => sortableTime(at)
  }
]

/** The file's columns: prices as numbers, the lowest and the highest of the variants. */
export const productFileColumns: readonly FileColumn<GoodsRow>[] = productColumns.flatMap<
  FileColumn<GoodsRow>
>(column =>
  column.id === 'price'
    ? [
        { title: 'Harga terendah', text: ({ min_price: price }: GoodsRow) => price },
        { title: 'Harga tertinggi', text: ({ max_price: price }: GoodsRow) => price }
      ]
    : [column]
)
