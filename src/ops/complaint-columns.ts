import { sortableTime } from '#lib/format/dates.ts'

import type { OpsComplaint } from './complaint-store.ts'
import type { FileColumn } from './table/table-csv.ts'

/** What the file of complaints has. */
export const complaintColumns: readonly FileColumn<OpsComplaint>[] = [
  { title: 'Kode', text: ({ code }) => code },
  { title: 'Pembeli', text: ({ buyer }) => buyer.name },
  { title: 'Toko', text: ({ shop }) => shop.name },
  { title: 'Masalah', text: ({ kind_label: kind }) => kind },
  { title: 'Permintaan', text: ({ wish }) => wish.label },
  { title: 'Nominal', text: ({ wish }) => wish.nominal ?? '' },
  { title: 'Tahap', text: ({ stage_label: stage }) => stage },
  { title: 'Batas waktu', text: ({ deadline }) => (deadline ? sortableTime(deadline.at) : '') },
  { title: 'Dibuka', text: ({ date }) => sortableTime(date) }
]
