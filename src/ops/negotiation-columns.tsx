import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { quantityOf } from '#lib/product/sale-units.ts'

import type { OpsNegotiation } from './negotiation-store.ts'
import type { Column } from './table/column.ts'
import type { TableFile } from './table/table-csv.ts'

type State = NonNullable<OpsNegotiation['nego']>['standing']

/** What the states of a negotiation are called. */
export const stateLabels: Record<State, string> = {
  asked: 'menunggu jawaban',
  approved: 'disetujui',
  declined: 'ditolak',
  moved: 'kirim diubah'
}

const stateOf = ({ nego, status_label: status }: OpsNegotiation) =>
  nego ? stateLabels[nego.standing] : status
const lastOffer = ({ nego }: OpsNegotiation) => nego?.offers.at(-1)?.offer ?? undefined

/** What is bought, and how much: '50 sak × Semen' */
export const goodsOf = ({ products }: OpsNegotiation): string =>
  products.map(({ qty, sale_unit, name }) => `${quantityOf(qty, sale_unit)} × ${name}`).join(', ')

/** What the table of negotiations shows. */
export const negotiationColumns: readonly Column<OpsNegotiation>[] = [
  {
    id: 'code',
    title: 'Kode',
    isFixed: true,
    cell: ({ code }) => <span className="whitespace-nowrap">{code}</span>,
    text: ({ code }) => code
  },
  {
    id: 'state',
    title: 'Status',
    cell: order => <span className="badge h-auto py-0.5">{stateOf(order)}</span>,
    text: stateOf
  },
  {
    id: 'deadline',
    title: 'Batas waktu',
    needs: 'some',
    sort: { by: 'deadline', first: 'asc', both: true },
    cell: ({ deadline }) => deadline && noBreak(dateTime(deadline.at)),
    text: ({ deadline }) => (deadline ? sortableTime(deadline.at) : '')
  },
  {
    id: 'buyer',
    title: 'Pembeli',
    needs: 'some',
    cell: ({ buyer }) => buyer.name,
    text: ({ buyer }) => buyer.name
  },
  { id: 'shop', title: 'Toko', needs: 'much', cell: ({ shop }) => shop.name, text: ({ shop }) => shop.name },
  {
    id: 'goods',
    title: 'Barang',
    needs: 'most',
    cell: order => <span className="line-clamp-2 max-w-80 min-w-40">{noBreak(goodsOf(order))}</span>,
    text: goodsOf
  },
  {
    id: 'offer',
    title: 'Tawaran terakhir',
    isFigure: true,
    needs: 'much',
    cell: order => {
      const offer = lastOffer(order)
      return offer !== undefined && rupiah(offer)
    },
    text: order => lastOffer(order) ?? ''
  },
  {
    id: 'total',
    title: 'Total',
    isFigure: true,
    sort: { by: 'total', first: 'desc', both: true },
    cell: order => rupiah(order.grand_total),
    text: order => order.grand_total
  },
  {
    id: 'date',
    title: 'Dibuat',
    needs: 'much',
    sort: { by: 'date', first: 'desc', both: true },
    cell: ({ date }) => noBreak(dateTime(date)),
    text: ({ date }) => sortableTime(date)
  }
]

/** Their file: the same, and how, for how much and where the goods go. */
export const negotiationFile: TableFile<OpsNegotiation> = {
  name: 'negosiasi',
  columns: [
    ...negotiationColumns,
    { title: 'Kurir', text: ({ shipping: { courier, service } }) => `${courier} ${service}` },
    { title: 'Ongkir sekarang', text: order => order.shipping_cost },
    { title: 'Alamat', text: ({ nego }) => nego?.address ?? '' }
  ]
}
