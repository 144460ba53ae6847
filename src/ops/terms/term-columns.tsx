import type { Column } from '../table/column.ts'
import type { Keyword, Synonym } from './term-store.ts'

type Origin = { is_own: boolean }

/** Where a term comes from. */
const originOf = ({ is_own: isOwn }: Origin): string => (isOwn ? 'Tambahan' : 'Bawaan')

const origin: Column<Origin> = { id: 'origin', title: 'Asal', needs: 'some', cell: originOf, text: originOf }

/** What the table of popular searches shows, and its file has. */
export const keywordColumns: readonly Column<Keyword>[] = [
  {
    id: 'keyword',
    title: 'Kata',
    isFixed: true,
    sort: { by: 'word', first: 'asc', both: true },
    cell: ({ keyword }) => <span className="wrap-anywhere">{keyword}</span>,
    text: ({ keyword }) => keyword
  },
  {
    id: 'sort',
    title: 'Urutan',
    isFigure: true,
    sort: { by: 'place', first: 'asc', both: true },
    cell: ({ sort }) => sort.toLocaleString('id-ID'),
    text: ({ sort }) => sort
  },
  origin
]

/** What the table of synonyms shows, and its file has. */
export const synonymColumns: readonly Column<Synonym>[] = [
  {
    id: 'word',
    title: 'Kata',
    isFixed: true,
    sort: { by: 'word', first: 'asc', both: true },
    cell: ({ word }) => <span className="wrap-anywhere">{word}</span>,
    text: ({ word }) => word
  },
  {
    id: 'phrase',
    title: 'Juga menemukan',
    cell: ({ phrase }) => <span className="wrap-anywhere">{phrase}</span>,
    text: ({ phrase }) => phrase
  },
  origin
]

/** What a question says of a term that is removed. */
export const lossOf = ({ is_own: isOwn }: Origin): string =>
  isOwn
    ? 'Kata tambahan ini dihapus untuk seterusnya. Pencarian berikutnya langsung mengikutinya.'
    : 'Kata bawaan ini tidak kembali ketika situs dijalankan ulang. Kata yang sama dapat ditambahkan lagi. Pencarian berikutnya langsung mengikutinya.'

/** What the console says of a term that was sent to be added: nothing changes where it is there. */
export const addedOrNot = ({ is_added: isAdded }: { is_added: boolean }): string =>
  isAdded ? 'ditambahkan' : 'sudah ada'
