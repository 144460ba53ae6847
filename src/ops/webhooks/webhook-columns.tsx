import { sortableTime } from '#lib/format/dates.ts'

import type { Column } from '../table/column.ts'
import type { FileColumn } from '../table/table-csv.ts'
import type { Webhook } from './webhook-store.ts'
import { lastResult, stateOf, topicLabels, waitingOf, whyOff } from './webhook-texts.ts'

const topicsOf = ({ events }: Webhook) => events.map(one => topicLabels[one]).join(', ')

/** What the table of webhooks shows. */
export const webhookColumns: readonly Column<Webhook>[] = [
  {
    id: 'url',
    title: 'Alamat',
    isFixed: true,
    sort: { by: 'url', first: 'asc', both: true },
    cell: ({ url }) => <span className="break-all">{url}</span>,
    text: ({ url }) => url
  },
  {
    id: 'state',
    title: 'Keadaan',
    sort: { by: 'state', first: 'asc', both: true },
    cell: row => (
      <span className={`badge h-auto py-0.5 ${row.is_active ? '' : 'badge-outline'}`}>{stateOf(row)}</span>
    ),
    text: stateOf
  },
  { id: 'events', title: 'Peristiwa', needs: 'much', cell: topicsOf, text: topicsOf },
  { id: 'result', title: 'Hasil terakhir', needs: 'some', cell: lastResult, text: lastResult },
  {
    id: 'waiting',
    title: 'Menunggu',
    isFigure: true,
    needs: 'some',
    sort: { by: 'waiting', first: 'desc', both: true, value: ({ waiting }) => waiting },
    cell: waitingOf,
    text: waitingOf
  }
]

/** What their file has: the same, with why one was switched off. The secret is in no answer of the list. */
export const webhookFileColumns: readonly FileColumn<Webhook>[] = [
  ...webhookColumns,
  { title: 'Sebab nonaktif', text: one => whyOff(one) ?? '' },
  { title: 'Ditambahkan', text: one => sortableTime(one.created_at) }
]
