import { dateTime, sortableTime } from '#lib/format/dates.ts'
import { kindWords } from '#lib/ops/act-kinds.ts'
import { roleLabels } from '#lib/ops/texts.ts'

import { changesOf } from './act-changes.ts'
import type { OpsAct } from './act-store.ts'
import { callWord } from './act-words.ts'
import { fieldWord } from './field-words.ts'
import type { Column } from './table/column.ts'

/** What an act happened to, as the screens call it: 'Produk Keramik (5)' */
export const objectOf = ({ kind, object, object_id: id }: OpsAct): string =>
  [kindWords[kind] ?? kind, object ?? id ?? ''].join(' ').trim()

const changedOf = (act: OpsAct): string =>
  changesOf(act)
    .map(({ name }) => fieldWord(name))
    .join(', ')

/** What the table of acts shows; their file has everything and comes from the server. */
export const actColumns: readonly Column<OpsAct>[] = [
  {
    id: 'date',
    title: 'Waktu',
    isFixed: true,
    sort: { by: 'date', first: 'desc', both: true },
    cell: ({ date }) => dateTime(date),
    text: ({ date }) => sortableTime(date)
  },
  {
    id: 'name',
    title: 'Petugas',
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    text: ({ name }) => name
  },
  {
    id: 'role',
    title: 'Peran',
    needs: 'most',
    cell: ({ role }) => roleLabels[role],
    text: ({ role }) => roleLabels[role]
  },
  {
    id: 'call',
    title: 'Tindakan',
    cell: ({ call }) => <span className="wrap-anywhere">{callWord(call)}</span>,
    text: ({ call }) => callWord(call)
  },
  {
    id: 'object',
    title: 'Objek',
    needs: 'some',
    cell: act => <span className="wrap-anywhere">{objectOf(act)}</span>,
    text: objectOf
  },
  {
    id: 'changed',
    title: 'Yang berubah',
    needs: 'much',
    cell: act => <span className="line-clamp-2 max-w-80">{changedOf(act)}</span>,
    text: changedOf
  }
]
