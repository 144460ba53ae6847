import { dateTime, sortableTime } from '#lib/format/dates.ts'

import type { OutboxMessage } from './outbox-store.ts'
import type { Column } from './table/column.ts'
import type { TableFile } from './table/table-csv.ts'

/** What the table of messages shows. */
export const outboxColumns: readonly Column<OutboxMessage>[] = [
  {
    id: 'to',
    title: 'Penerima',
    isFixed: true,
    cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
    text: ({ to }) => to
  },
  {
    id: 'channel',
    title: 'Saluran',
    needs: 'some',
    cell: ({ channel }) => <span className="badge">{channel}</span>,
    text: ({ channel }) => channel
  },
  {
    id: 'text',
    title: 'Pesan',
    cell: ({ subject, text, code }) => (
      <span className="block max-w-prose wrap-anywhere">
        {subject !== null && <b className="block">{subject}</b>}
        {code && <span className="mr-2 badge tabular badge-primary">{code}</span>}
        <span>{text}</span>
      </span>
    ),
    text: ({ text }) => text
  },
  {
    id: 'date',
    title: 'Waktu',
    needs: 'some',
    cell: ({ created_at: date }) => dateTime(date),
    text: ({ created_at: date }) => sortableTime(date)
  }
]

/** Their file, without what is written in them: codes open accounts (ops-404). */
export const outboxFile: TableFile<OutboxMessage> = {
  name: 'kotak-keluar',
  columns: outboxColumns.filter(({ id }) => id !== 'text')
}
