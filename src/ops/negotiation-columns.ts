import { sortableTime } from '#lib/format/dates.ts'

import type { OpsNegotiation } from './negotiation-store.ts'
import type { FileColumn } from './table/table-csv.ts'

type State = NonNullable<OpsNegotiation['nego']>['standing']

/** What the states of a negotiation are called. */
export const stateLabels: Record<State, string> = {
  asked: 'menunggu jawaban',
  approved: 'disetujui',
  declined: 'ditolak',
  moved: 'kirim diubah'
}

/** What the file of negotiations has. */
export const negotiationColumns: readonly FileColumn<OpsNegotiation>[] = [
  { title: 'Kode', text: ({ code }) => code },
  { title: 'Pembeli', text: ({ buyer }) => buyer.name },
  { title: 'Toko', text: ({ shop }) => shop.name },
  { title: 'Status', text: ({ nego }) => (nego ? stateLabels[nego.standing] : '') },
  { title: 'Batas waktu', text: ({ deadline }) => (deadline ? sortableTime(deadline.at) : '') },
  { title: 'Kurir', text: ({ shipping }) => `${shipping.courier} ${shipping.service}` },
  { title: 'Total', text: order => order.grand_total },
  { title: 'Ongkir sekarang', text: order => order.shipping_cost },
  { title: 'Tawaran terakhir', text: ({ nego }) => nego?.offers.at(-1)?.offer ?? '' },
  { title: 'Alamat', text: ({ nego }) => nego?.address ?? '' }
]
