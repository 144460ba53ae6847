import { dateTime, jakartaDay, shortDay, sortableTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import type { Column } from '../table/column.ts'
import type { OpsShop } from './shop-store.ts'

const marksOf = ({ is_official: isOfficial, is_verified: isVerified }: OpsShop) =>
  [isOfficial && 'resmi', isVerified && 'terverifikasi'].filter(one => one !== false)
const stateOf = ({ closed_at: closedAt }: OpsShop) => (closedAt ? 'Tutup' : 'Buka')

/** What the table of shops shows, and its file has. */
export const shopColumns: readonly Column<OpsShop>[] = [
  {
    id: 'name',
    title: 'Nama',
    isFixed: true,
    sort: { by: 'name', first: 'asc', both: true },
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    text: ({ name }) => name
  },
  {
    id: 'state',
    title: 'Keadaan',
    cell: shop => (
      <span className="flex flex-wrap gap-1">
        <span className={`badge h-auto py-0.5 ${shop.closed_at ? 'badge-outline' : ''}`}>
          {stateOf(shop)}
        </span>
        {marksOf(shop).map(mark => (
          <span key={mark} className="badge h-auto badge-outline py-0.5">
            {mark}
          </span>
        ))}
      </span>
    ),
    text: shop => [stateOf(shop), ...marksOf(shop)].join(', ')
  },
  {
    id: 'seller',
    title: 'Penjual',
    needs: 'some',
    cell: ({ seller }) => seller.name,
    text: ({ seller }) => seller.name
  },
  { id: 'city', title: 'Kota', needs: 'much', cell: ({ city }) => city, text: ({ city }) => city },
  {
    id: 'products',
    title: 'Produk',
    isFigure: true,
    needs: 'some',
    cell: ({ product_count: count }) => count.toLocaleString('id-ID'),
    text: ({ product_count: count }) => count
  },
  {
    id: 'token',
    title: 'Token',
    needs: 'much',
    cell: ({ token_issued_at: at }) => (at ? noBreak(dateTime(at)) : 'Tanpa token'),
    text: ({ token_issued_at: at }) => (at ? sortableTime(at) : '')
  },
  {
    id: 'created',
    title: 'Ditambahkan',
    needs: 'much',
    sort: { by: 'newest', first: 'desc', both: true },
    cell: ({ created_at: at }) => noBreak(shortDay(jakartaDay(at))),
    text: ({ created_at: at }) => sortableTime(at)
  }
]
